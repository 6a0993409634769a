import { Refusal } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { certificate } from '../../schema/index.ts';
import { certificateRows } from './certificate-rows.ts';
import type { CloudCertificates } from './cloud-certificates.ts';
import { demoSignature, issueDemoCertificate } from './demo-signer.ts';
import { pinLocked, pinAttempts } from './pin-attempts.ts';
import type { SignerPort } from './signer.ts';

/** A signature in hex, or the remaining attempts after a wrong PIN. */
type Attempt = string | { readonly left: number };

/** The keeper of the key does not count attempts. */
const UNLIMITED = { left: Number.POSITIVE_INFINITY };

/** Signs with the certificate service. */
async function cloudAttempt(cloud: CloudCertificates, serial: string, pin: string, text: string): Promise<Attempt> {
  const answer = await cloud.sign(serial, pin, text);
  switch (answer.outcome) {
    case 'signed':
      return answer.value;
    case 'pinWrong':
      return { left: answer.left };
    case 'pinLocked':
      throw pinLocked(answer.minutes * 60_000);
    case 'refused':
      throw new Refusal('SIGNATURE_INVALID');
  }
}

/** The signer for a database handle: demo keys stored there, encrypted with a PIN; a certificate service; and signatures of devices. */
export function createSigner(db: Db, wallClock: Clock, random: Random, cloud: CloudCertificates): SignerPort {
  const rows = certificateRows(db, wallClock);
  const tries = pinAttempts(db, wallClock);

  /** Signs with the certificate's driver. Devices sign on the user's machine instead. */
  async function attempt(row: typeof certificate.$inferSelect, pin: string, text: string): Promise<Attempt> {
    switch (row.driver) {
      case 'demo':
        return (await demoSignature(row, pin, text)) ?? UNLIMITED;
      case 'cloudCertificate':
        return cloudAttempt(cloud, row.serial, pin, text);
      case 'ukeyBridge':
        throw new Refusal('SIGNATURE_INVALID');
    }
  }

  return {
    ...rows,
    async enrol(holder) {
      const has = (await rows.certificatesOf(holder)).some(({ validUntil }) => validUntil > wallClock.now());
      if (!has) await issueDemoCertificate({ db, random, clock: wallClock }, holder);
    },
    async sign(signatory, serial, pin, text) {
      const row = await tries.count(signatory, serial);
      const made = await attempt(row, pin, text).catch(async (error: unknown) => {
        await tries.undo(row);
        throw error;
      });
      if (typeof made !== 'string') throw tries.wrongPin(row, made.left);
      await tries.reset(row);
      return made;
    },
    async fromCloud(serial, pin, text) {
      const found = await cloud.find(serial);
      if (found.outcome === 'unknown') throw new Refusal('NOT_FOUND');
      const value = await cloudAttempt(cloud, serial, pin, text);
      if (typeof value !== 'string') throw new Refusal('PIN_WRONG', { left: value.left });
      const { subject, issuedBy, publicKey } = found;
      return {
        certificate: { serial, subject, issuedBy, publicKey, validUntil: new Date(found.validUntil), driver: 'cloudCertificate' },
        value,
      };
    },
  };
}
