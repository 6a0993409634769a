import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import type { NewHolder } from './signer.ts';
import { signWith } from './sm2-signature.ts';

/** PIN of every demo certificate. */
export const DEMO_PIN = '123456';

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

/** Opens a demo key once, to sign many texts with; counts no tries. Throws where the PIN opens no key of that serial. */
export async function openDemoKey(db: Db, serial: string, pin: string): Promise<(text: string) => string> {
  const [row] = await db.select().from(certificate).where(eq(certificate.serial, serial));
  const privateKey = row && row.sealedKey !== null ? await openKey(pin, serial, row.sealedKey) : undefined;
  if (!row || privateKey === undefined) throw new Error(`the PIN opens no demo key ${serial}`);
  return (text) => signWith(privateKey, row.publicKey, text);
}

/** Signs with a demo certificate's key; undefined when the PIN does not open it. */
export async function demoSignature(row: typeof certificate.$inferSelect, pin: string, text: string): Promise<string | undefined> {
  const privateKey = row.sealedKey === null ? undefined : await openKey(pin, row.serial, row.sealedKey);
  return privateKey === undefined ? undefined : signWith(privateKey, row.publicKey, text);
}

const VALID_MS = 3 * 366 * 24 * 3_600_000;

/** How many points the curve of SM2 has (GB/T 32918.5). */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;

/** A private key of SM2 from chance, in hex: at least one, at most two less than the order. */
export function privateKeyOf(chance: Buffer): string {
  const key = (BigInt(`0x${chance.toString('hex')}`) % (ORDER - 2n)) + 1n;
  return key.toString(16).padStart(64, '0');
}

interface Issuing {
  readonly db: Db;
  readonly random: Random;
  readonly clock: Clock;
}

/** Issues a demo certificate for three years; the key comes from the given chance, so that a seeded sandbox has the same keys again. */
export async function issueDemoCertificate(
  { db, random, clock }: Issuing,
  { serial, userId, enterpriseNo, subject }: NewHolder,
): Promise<void> {
  const privateKey = privateKeyOf(random.bytes(32));
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  const sealedKey = await sealKey(DEMO_PIN, serial, privateKey, random.bytes(12));
  const validUntil = new Date(clock.now().getTime() + VALID_MS);
  await db.insert(certificate).values({
    serial,
    userId,
    enterpriseNo,
    subject,
    issuedBy: '演示证书',
    validUntil,
    driver: 'demo',
    publicKey,
    sealedKey,
  });
}
