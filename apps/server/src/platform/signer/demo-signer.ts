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

/** The PIN of all demo certificates. */
export const DEMO_PIN = '123456';

const derive = promisify<string, string, number, Buffer>((secret, salt, length, done) => scrypt(secret, salt, length, { N: 4096 }, done));

async function encryptKey(pin: string, serial: string, privateKey: string, nonce: Buffer): Promise<string> {
  const cipher = createCipheriv('aes-256-gcm', await derive(pin, serial, 32), nonce);
  const sealed = Buffer.concat([cipher.update(privateKey, 'hex'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a private key; undefined if the PIN is wrong. */
async function decryptKey(pin: string, serial: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', await derive(pin, serial, 32), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('hex');
  } catch {
    return undefined;
  }
}

/** Decrypts a demo key once to sign many texts. Does not count attempts. Throws if the serial or the PIN is wrong. */
export async function openDemoKey(db: Db, serial: string, pin: string): Promise<(text: string) => string> {
  const [row] = await db.select().from(certificate).where(eq(certificate.serial, serial));
  const privateKey = row && row.sealedKey !== null ? await decryptKey(pin, serial, row.sealedKey) : undefined;
  if (!row || privateKey === undefined) throw new Error(`the PIN opens no demo key ${serial}`);
  return (text) => signWith(privateKey, row.publicKey, text);
}

/** Signs with a demo certificate; undefined if the PIN is wrong. */
export async function demoSignature(row: typeof certificate.$inferSelect, pin: string, text: string): Promise<string | undefined> {
  const privateKey = row.sealedKey === null ? undefined : await decryptKey(pin, row.serial, row.sealedKey);
  return privateKey === undefined ? undefined : signWith(privateKey, row.publicKey, text);
}

const VALID_MS = 3 * 366 * 24 * 3_600_000;

/** The order of the SM2 curve (GB/T 32918.5). */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;

/** Derives an SM2 private key in hex from random bytes, in the range from 1 to order - 2. */
export function privateKeyOf(chance: Buffer): string {
  const key = (BigInt(`0x${chance.toString('hex')}`) % (ORDER - 2n)) + 1n;
  return key.toString(16).padStart(64, '0');
}

interface Issuing {
  readonly db: Db;
  readonly random: Random;
  readonly clock: Clock;
}

/** Issues a demo certificate for three years. The key comes from `random`, so that a seeded sandbox always has the same keys. */
export async function issueDemoCertificate(
  { db, random, clock }: Issuing,
  { serial, userId, enterpriseNo, subject }: NewHolder,
): Promise<void> {
  const privateKey = privateKeyOf(random.bytes(32));
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  const sealedKey = await encryptKey(DEMO_PIN, serial, privateKey, random.bytes(12));
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
