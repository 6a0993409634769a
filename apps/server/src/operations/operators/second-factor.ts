import { Refusal } from '@lianxin/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../platform/clock/random.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EncryptedColumn } from '../../platform/security/encrypted-columns.ts';
import { operatorFactor, operatorRecoveryCode } from '../../schema/index.ts';
import type { OperationContext } from '../handler.ts';

const PERIOD = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A clock may be one step behind or before. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** No letter or digit that is read as another: 50 bits in ten characters. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

type Tools = Pick<OperationContext, 'db' | 'keys' | 'wallClock'>;

const ownerOf = (operatorId: string): string => `operator factor ${operatorId}`;
/** Where second factors rest. */
export const FACTOR_COLUMNS: readonly EncryptedColumn[] = ['secret', 'pending_secret'].map((column) => ({
  table: 'operator_factor',
  column,
  key: ['operator_id'],
  owner: (operatorId) => ownerOf(operatorId),
}));

const recoveryText = (operatorId: string, code: string): string => `recovery ${operatorId} ${code}`;
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

const totp = (secret: string, issuer = '', name = ''): TOTP =>
  new TOTP({ issuer, label: name, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret: Secret.fromBase32(secret) });

/** The step of 30 seconds that a code belongs to; undefined for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Whether the operator has a second factor that counts. */
export async function hasFactor(db: Db, operatorId: string): Promise<boolean> {
  const [row] = await db.select({ secret: operatorFactor.secret }).from(operatorFactor).where(eq(operatorFactor.operatorId, operatorId));
  return row !== undefined && row.secret !== null;
}

/** Uses a code up, of the device or a recovery code; false where it is wrong or was used. */
export async function spendFactor({ db, keys, wallClock }: Tools, operatorId: string, given: string): Promise<boolean> {
  const code = plain(given);
  if (!/^\d{6}$/.test(code)) {
    const own = and(
      eq(operatorRecoveryCode.operatorId, operatorId),
      inArray(operatorRecoveryCode.codeHash, [...keys.hmacs('operations', recoveryText(operatorId, code))]),
    );
    return (await db.delete(operatorRecoveryCode).where(own).returning()).length > 0;
  }
  const [row] = await db.select().from(operatorFactor).where(eq(operatorFactor.operatorId, operatorId));
  if (!row || row.secret === null) return false;
  const step = stepOf(keys.decrypt(ownerOf(operatorId), row.secret), code, wallClock.now());
  if (step === undefined) return false;
  const taken = await db
    .update(operatorFactor)
    .set({ lastStep: step })
    .where(and(eq(operatorFactor.operatorId, operatorId), lt(operatorFactor.lastStep, step)))
    .returning();
  return taken.length > 0;
}

/** Makes a secret that waits for its first code, in place of one that waited before; the one that counts stays until then. */
export async function enrol(
  { db, keys, random, config }: Tools & Pick<OperationContext, 'random' | 'config'>,
  { operatorId, name }: { readonly operatorId: string; readonly name: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;
  const pendingSecret = keys.encrypt(ownerOf(operatorId), secret);
  await db
    .insert(operatorFactor)
    .values({ operatorId, pendingSecret })
    .onConflictDoUpdate({ target: operatorFactor.operatorId, set: { pendingSecret } });
  return { secret, address: totp(secret, config.platformName, name).toString() };
}

function recoveryCode(random: Random): string {
  const half = () => Array.from({ length: 5 }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
  return `${half()}-${half()}`;
}

/** Lets the secret that waits count, by its first code; answers new recovery codes. Refuses SECOND_FACTOR_WRONG. */
export async function confirmFactor(
  { db, keys, wallClock, random }: Tools & { readonly random: Random },
  operatorId: string,
  given: string,
): Promise<readonly string[]> {
  const [row] = await db.select().from(operatorFactor).where(eq(operatorFactor.operatorId, operatorId)).for('update');
  if (!row || row.pendingSecret === null) throw new Refusal('NOT_FOUND');
  const step = stepOf(keys.decrypt(ownerOf(operatorId), row.pendingSecret), plain(given), wallClock.now());
  if (step === undefined) throw new Refusal('SECOND_FACTOR_WRONG');
  await db
    .update(operatorFactor)
    .set({ secret: row.pendingSecret, pendingSecret: null, lastStep: step, confirmedAt: wallClock.now() })
    .where(eq(operatorFactor.operatorId, operatorId));
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(random));
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
  await db
    .insert(operatorRecoveryCode)
    .values(codes.map((code) => ({ operatorId, codeHash: keys.hmac('operations', recoveryText(operatorId, plain(code))) })));
  return codes;
}

/** Takes the second factor away, as when the device and the recovery codes are lost. */
export async function removeFactor(db: Db, operatorId: string): Promise<void> {
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
  await db.delete(operatorFactor).where(eq(operatorFactor.operatorId, operatorId));
}
