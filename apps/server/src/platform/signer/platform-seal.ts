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

/** Signs the documents that the platform issues. */
export interface PlatformSeal {
  readonly certificate: PlatformCertificate;
  /** SM2 signature over the SM3 hash of a text, in hex. */
  readonly sign: (text: string) => string;
}

const viewOf = ({ validFrom, validUntil, ...row }: typeof platformCertificate.$inferSelect): PlatformCertificate => ({
  ...row,
  validFrom: validFrom.toISOString(),
  validUntil: validUntil.toISOString(),
});

/** All certificates that the platform has used, oldest first. */
export async function platformCertificates(db: Db): Promise<PlatformCertificate[]> {
  return (await db.select().from(platformCertificate).orderBy(asc(platformCertificate.validFrom), asc(platformCertificate.serial))).map(
    viewOf,
  );
}

/** Loads the platform's seal. Its key is derived from the server key, so that all servers on one database share it. */
export async function loadPlatformSeal(db: Db, keys: Keyring, platformName: string, clock: Clock): Promise<PlatformSeal> {
  const privateKey = privateKeyOf(createHash('sha256').update(keys.hmac('platformSeal', 'SM2')).digest());
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
  if (!row) throw new Error('the certificate of the platform could not be stored');
  return { certificate: viewOf(row), sign: (text) => signWith(privateKey, publicKey, text) };
}
