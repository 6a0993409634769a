import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '@lianxin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import type { NewHolder, SignerCertificate, SignerPort } from './signer.ts';

/** PIN of every demo certificate. */
export const DEMO_PIN = '123456';
const PIN_TRIES = 5;
const PIN_LOCK_MS = 30 * 60_000;

const derive = promisify<string, string, number, Buffer>((secret, salt, length, done) => scrypt(secret, salt, length, { N: 4096 }, done));

async function sealKey(pin: string, serial: string, privateKey: string, nonce: Buffer): Promise<string> {
  const cipher = createCipheriv('aes-256-gcm', await derive(pin, serial, 32), nonce);
  const sealed = Buffer.concat([cipher.update(privateKey, 'hex'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The private key; undefined when the PIN is not the one it was sealed with. */
async function openKey(pin: string, serial: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', await derive(pin, serial, 32), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('hex');
  } catch {
    return undefined;
  }
}

const viewOf = ({ serial, subject, issuedBy, validUntil, driver }: typeof certificate.$inferSelect): SignerCertificate => ({
  serial,
  subject,
  issuedBy,
  validUntil,
  driver,
});

const signWith = (privateKey: string, publicKey: string, text: string): string =>
  sm2.doSignature(text, privateKey, { hash: true, publicKey });

/** Opens a demo key once, to sign many texts with; counts no tries. Throws where the PIN opens no key of that serial. */
export async function openDemoKey(db: Db, serial: string, pin: string): Promise<(text: string) => string> {
  const [row] = await db.select().from(certificate).where(eq(certificate.serial, serial));
  const privateKey = row && row.sealedKey !== null ? await openKey(pin, serial, row.sealedKey) : undefined;
  if (!row || privateKey === undefined) throw new Error(`the PIN opens no demo key ${serial}`);
  return (text) => signWith(privateKey, row.publicKey, text);
}

/** Signs with SM2 keys that rest in the database, sealed by a PIN: for demonstration, in place of a signing device. */
export function demoSigner(db: Db, wallClock: Clock, random: Random): SignerPort {
  /** Counts a try before the PIN is looked at; undefined when the certificate is not theirs, has expired or is locked. */
  async function takeTry(userId: string, serial: string) {
    const now = wallClock.now().toISOString();
    const lockedUntil = new Date(wallClock.now().getTime() + PIN_LOCK_MS).toISOString();
    const failures = sql`case when ${certificate.lockedUntil} <= ${now}::timestamptz then 0 else ${certificate.pinFailures} end`;
    const [row] = await db
      .update(certificate)
      .set({
        pinFailures: sql`${failures} + 1`,
        lockedUntil: sql`case when ${failures} + 1 >= ${PIN_TRIES} then ${lockedUntil}::timestamptz else null end`,
      })
      .where(
        and(
          eq(certificate.serial, serial),
          eq(certificate.userId, userId),
          gt(certificate.validUntil, wallClock.now()),
          sql`(${certificate.lockedUntil} is null or ${certificate.lockedUntil} <= ${now}::timestamptz)`,
        ),
      )
      .returning();
    return row;
  }

  async function isLocked(serial: string): Promise<boolean> {
    const [row] = await db
      .select({ serial: certificate.serial })
      .from(certificate)
      .where(and(eq(certificate.serial, serial), gt(certificate.lockedUntil, wallClock.now())));
    return row !== undefined;
  }

  const valid = (userId: string) =>
    db
      .select()
      .from(certificate)
      .where(and(eq(certificate.userId, userId), gt(certificate.validUntil, wallClock.now())))
      .orderBy(certificate.serial);

  return {
    async enrol(holder) {
      if ((await valid(holder.userId)).length === 0) await issueDemoCertificate({ db, random, clock: wallClock }, holder);
    },
    async certificatesOf(userId) {
      return (await valid(userId)).map(viewOf);
    },
    async sign(userId, serial, pin, text) {
      const row = await takeTry(userId, serial);
      if (!row) throw new Refusal((await isLocked(serial)) ? 'TOO_FREQUENT' : 'SIGNATURE_INVALID');
      const privateKey = row.sealedKey === null ? undefined : await openKey(pin, serial, row.sealedKey);
      if (privateKey === undefined) throw new Refusal('SIGNATURE_INVALID');
      await db.update(certificate).set({ pinFailures: 0, lockedUntil: null }).where(eq(certificate.serial, serial));
      return signWith(privateKey, row.publicKey, text);
    },
    async verify(serial, text, value) {
      const [row] = await db.select({ publicKey: certificate.publicKey }).from(certificate).where(eq(certificate.serial, serial));
      return row !== undefined && /^[0-9a-f]{128}$/.test(value) && sm2.doVerifySignature(text, value, row.publicKey, { hash: true });
    },
  };
}

const VALID_MS = 3 * 366 * 24 * 3_600_000;

interface Issuing {
  readonly db: Db;
  readonly random: Random;
  readonly clock: Clock;
}

/** Issues a demo certificate for three years; the key comes from the given chance, so that a seeded sandbox has the same keys again. */
export async function issueDemoCertificate({ db, random, clock }: Issuing, { serial, userId, subject }: NewHolder): Promise<void> {
  const { privateKey, publicKey } = sm2.generateKeyPairHex(BigInt(`0x${random.bytes(32).toString('hex')}`).toString());
  const sealedKey = await sealKey(DEMO_PIN, serial, privateKey, random.bytes(12));
  const validUntil = new Date(clock.now().getTime() + VALID_MS);
  await db.insert(certificate).values({
    serial,
    userId,
    subject,
    issuedBy: '演示证书',
    validUntil,
    driver: 'demo',
    publicKey,
    sealedKey,
  });
}
