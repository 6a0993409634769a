import { Refusal } from '@lianxin/domain';
import { and, count, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { smsCode, smsSending } from '../../schema/index.ts';
import { secretsEqual, type Keyring } from '../security/keys.ts';

/** A code has six digits and is valid once for five minutes; five wrong attempts invalidate it (safety.md, JR/T 0068). */
const DIGITS = 6;
export const VALID_MS = 300_000;
const MAX_ATTEMPTS = 5;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Minimum interval for one number; below, the limits for one number and one sender (safety.md 21). */
export const PAUSE_MS = 60_000;
const PER_HOUR = 5;
const PER_DAY = 10;
const PER_SENDER = 20;

/** The recipient and purpose of a code. */
export interface CodeSubject {
  readonly purpose: 'register' | 'forgottenPassword' | 'stepUp';
  readonly mobile: string;
  /** Additional binding, such as a user name: a code for one subject is wrong for another. */
  readonly subject?: string;
}

interface Tools {
  readonly db: Db;
  readonly wallClock: Clock;
  readonly keys: Keyring;
}

const recipientHash = (keys: Keyring, mobile: string) => keys.hmac('sms', `to ${mobile}`);
const subjectHash = (keys: Keyring, subject = '') => keys.hmac('sms', `for ${subject}`);
const codeHash = (keys: Keyring, { purpose, mobile }: CodeSubject, code: string) => keys.hmac('sms', `${purpose} ${mobile} ${code}`);

/**
 * Counts a request to send, before checking whether the number is known. `sender` is the IP address of a visitor, or the enterprise of an
 * administrator who invites. Refuses SMS_TOO_SOON and SMS_LIMIT. Must run in a transaction: its locks serialise requests for one number and
 * from one sender.
 */
export async function countSending(
  { db, wallClock, keys, ids }: Tools & { readonly ids: Ids },
  mobile: string,
  sender: string,
): Promise<void> {
  const to = recipientHash(keys, mobile);
  const from = keys.hmac('sms', `from ${sender}`);
  for (const lockKey of [to, from].toSorted()) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`);
  const now = wallClock.now();
  const since = (ms: number) => gt(smsSending.sentAt, new Date(now.getTime() - ms));
  const sent = async (...where: Parameters<typeof and>) => {
    const [row] = await db
      .select({ times: count(), last: max(smsSending.sentAt) })
      .from(smsSending)
      .where(and(...where));
    return { times: row?.times ?? 0, last: row?.last ?? null };
  };
  const lately = await sent(eq(smsSending.recipientHash, to), since(PAUSE_MS));
  if (lately.last !== null)
    throw new Refusal('SMS_TOO_SOON', { seconds: Math.ceil((lately.last.getTime() + PAUSE_MS - now.getTime()) / 1000) });
  const perHour = await sent(eq(smsSending.recipientHash, to), since(HOUR_MS));
  const perDay = await sent(eq(smsSending.recipientHash, to), since(DAY_MS));
  const perSender = await sent(eq(smsSending.addressHash, from), since(DAY_MS));
  if (perHour.times >= PER_HOUR || perDay.times >= PER_DAY || perSender.times >= PER_SENDER) throw new Refusal('SMS_LIMIT');
  await db.insert(smsSending).values({ id: ids.next(), recipientHash: to, addressHash: from, sentAt: now });
  await db.delete(smsSending).where(lt(smsSending.sentAt, new Date(now.getTime() - DAY_MS)));
}

/** Creates a code that replaces an earlier one. Only its hash is stored. */
export async function makeCode({ db, wallClock, keys, random }: Tools & { readonly random: Random }, of: CodeSubject): Promise<string> {
  const code = String(random.below(10 ** DIGITS)).padStart(DIGITS, '0');
  const row = {
    subjectHash: subjectHash(keys, of.subject),
    codeHash: codeHash(keys, of, code),
    tries: 0,
    expiresAt: new Date(wallClock.now().getTime() + VALID_MS),
  };
  await db
    .insert(smsCode)
    .values({ purpose: of.purpose, recipientHash: recipientHash(keys, of.mobile), ...row })
    .onConflictDoUpdate({ target: [smsCode.purpose, smsCode.recipientHash], set: row });
  return code;
}

/** Deletes a code that could not be sent. */
export async function dropCode({ db, keys }: Pick<Tools, 'db' | 'keys'>, { purpose, mobile }: CodeSubject): Promise<void> {
  await db.delete(smsCode).where(and(eq(smsCode.purpose, purpose), eq(smsCode.recipientHash, recipientHash(keys, mobile))));
}

/**
 * Checks and uses up a code. Refuses CAPTCHA_WRONG for wrong, used, expired and unknown codes alike. The attempt is counted before the
 * check, so `db` must not be a transaction that a refusal would roll back.
 */
export async function spendCode({ db, wallClock, keys }: Tools, of: CodeSubject, code: string): Promise<void> {
  const own = and(eq(smsCode.purpose, of.purpose), eq(smsCode.recipientHash, recipientHash(keys, of.mobile)));
  const [row] = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(own, lt(smsCode.tries, MAX_ATTEMPTS), gt(smsCode.expiresAt, wallClock.now())))
    .returning();
  const right = secretsEqual(row?.codeHash ?? '', codeHash(keys, of, code)) && row?.subjectHash === subjectHash(keys, of.subject);
  if (!right) throw new Refusal('CAPTCHA_WRONG');
  const used = await db
    .delete(smsCode)
    .where(and(own, eq(smsCode.codeHash, row?.codeHash ?? '')))
    .returning({ purpose: smsCode.purpose });
  if (used.length === 0) throw new Refusal('CAPTCHA_WRONG');
}
