import { createHash } from 'node:crypto';
import type { PlatformCertificate } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import type { Keyring } from '../security/keys.ts';
import { platformCertificate } from '../../schema/index.ts';
import { privateKeyOf } from './demo-signer.ts';
import { signWith } from './sm2-signature.ts';

const VALID_YEARS = 10;

/** What the platform signs with in its own name: documents that it makes. */
export interface PlatformSeal {
  readonly certificate: PlatformCertificate;
  /** SM2 over the SM3 hash of a text; hex. */
  readonly sign: (text: string) => string;
}

const viewOf = ({ validFrom, validUntil, ...row }: typeof platformCertificate.$inferSelect): PlatformCertificate => ({
  ...row,
  validFrom: validFrom.toISOString(),
  validUntil: validUntil.toISOString(),
});

/** Every certificate that the platform has sealed with, the first one first. */
export async function platformCertificates(db: Db): Promise<PlatformCertificate[]> {
  return (await db.select().from(platformCertificate).orderBy(asc(platformCertificate.validFrom), asc(platformCertificate.serial))).map(
    viewOf,
  );
}

/** The seal of this installation: its key follows from the server's key, so that all servers on one database have the same. */
export async function loadPlatformSeal(db: Db, keys: Keyring, platformName: string, clock: Clock): Promise<PlatformSeal> {
  const privateKey = privateKeyOf(createHash('sha256').update(keys.seal('platformSeal', 'SM2')).digest());
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  const now = clock.now();
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(now.getUTCFullYear() + VALID_YEARS);
  const serial = `PLT-${createHash('sm3').update(publicKey).digest('hex').slice(0, 16).toUpperCase()}`;
  await db
    .insert(platformCertificate)
    .values({ serial, subject: platformName, issuedBy: platformName, publicKey, validFrom: now, validUntil })
    .onConflictDoNothing();
  const [row] = await db.select().from(platformCertificate).where(eq(platformCertificate.serial, serial));
  if (!row) throw new Error('the certificate of the platform could not be kept');
  return { certificate: viewOf(row), sign: (text) => signWith(privateKey, publicKey, text) };
}
