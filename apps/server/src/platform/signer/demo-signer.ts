import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '@lianxin/domain';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import type { NewHolder, Signatory, SignerCertificate, SignerPort } from './signer.ts';

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

const locked = (forMs: number) => new Refusal('PIN_LOCKED', { minutes: Math.ceil(forMs / 60_000) });

/** Signs with SM2 keys that rest in the database, sealed by a PIN: for demonstration, in place of a signing device. */
export function demoSigner(db: Db, wallClock: Clock, random: Random): SignerPort {
  const validOf = ({ userId, enterpriseNo }: Signatory) =>
    and(eq(certificate.userId, userId), eq(certificate.enterpriseNo, enterpriseNo), gt(certificate.validUntil, wallClock.now()));

  /** Counts a try before the PIN is looked at; undefined when the certificate is not theirs, has expired or is locked. */
  async function takeTry(signatory: Signatory, serial: string) {
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
          validOf(signatory),
          sql`(${certificate.lockedUntil} is null or ${certificate.lockedUntil} <= ${now}::timestamptz)`,
        ),
      )
      .returning();
    return row;
  }

  /** Why a try was not taken. */
  async function refusalOf(serial: string): Promise<Refusal> {
    const [row] = await db
      .select({ lockedUntil: certificate.lockedUntil })
      .from(certificate)
      .where(and(eq(certificate.serial, serial), gt(certificate.lockedUntil, wallClock.now())));
    return row?.lockedUntil ? locked(row.lockedUntil.getTime() - wallClock.now().getTime()) : new Refusal('SIGNATURE_INVALID');
  }

  /** Whether a value is the signature over a text of the certificate that is found. */
  async function verifies(which: SQL | undefined, text: string, value: string): Promise<boolean> {
    const [row] = await db.select({ publicKey: certificate.publicKey }).from(certificate).where(which);
    return row !== undefined && /^[0-9a-f]{128}$/.test(value) && sm2.doVerifySignature(text, value, row.publicKey, { hash: true });
  }

  const valid = (signatory: Signatory) => db.select().from(certificate).where(validOf(signatory)).orderBy(certificate.serial);

  return {
    async enrol(holder) {
      if ((await valid(holder)).length === 0) await issueDemoCertificate({ db, random, clock: wallClock }, holder);
    },
    async certificatesOf(signatory) {
      return (await valid(signatory)).map(viewOf);
    },
    async certificatesIn(enterpriseNo, userIds) {
      const rows = await db
        .select()
        .from(certificate)
        .where(
          and(
            inArray(certificate.userId, [...userIds]),
            eq(certificate.enterpriseNo, enterpriseNo),
            gt(certificate.validUntil, wallClock.now()),
          ),
        )
        .orderBy(certificate.serial);
      return new Map(userIds.map((userId) => [userId, rows.filter((row) => row.userId === userId).map(viewOf)]));
    },
    async sign(signatory, serial, pin, text) {
      const row = await takeTry(signatory, serial);
      if (!row) throw await refusalOf(serial);
      const privateKey = row.sealedKey === null ? undefined : await openKey(pin, serial, row.sealedKey);
      if (privateKey === undefined) {
        const left = PIN_TRIES - row.pinFailures;
        throw left > 0 ? new Refusal('PIN_WRONG', { left }) : locked(PIN_LOCK_MS);
      }
      await db.update(certificate).set({ pinFailures: 0, lockedUntil: null }).where(eq(certificate.serial, serial));
      return signWith(privateKey, row.publicKey, text);
    },
    verifyOf: (signatory, serial, text, value) => verifies(and(eq(certificate.serial, serial), validOf(signatory)), text, value),
    verify: (serial, text, value) => verifies(eq(certificate.serial, serial), text, value),
  };
}

const VALID_MS = 3 * 366 * 24 * 3_600_000;

/** How many points the curve of SM2 has (GB/T 32918.5). */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;

/** A private key of SM2 from chance, in hex: at least one, at most two less than the order. */
function privateKeyOf(chance: Buffer): string {
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
