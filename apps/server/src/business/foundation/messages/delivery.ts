import { maskEmail, maskMobile, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { mailConfirmation, messageDelivery, userAccount } from '../../../schema/index.ts';
import type { Handlers, ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { type Keyring, secretsEqual } from '../../../platform/security/keys.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';

const VALID_MINUTES = 10;
const TRIES = 5;

async function settingsOf({ db, viewer }: CallContext) {
  const [row] = await db.select().from(messageDelivery).where(eq(messageDelivery.userId, viewer.userId));
  return row;
}

/** Which messages a person gets by SMS and mail. */
export const delivery: ServedHandlers['message']['delivery'] = async (context, _request, { config }) => {
  const { db, viewer } = context;
  const [user] = await db.select({ mobile: userAccount.mobile }).from(userAccount).where(eq(userAccount.userId, viewer.userId));
  const row = await settingsOf(context);
  return {
    mobile: maskMobile(user?.mobile ?? ''),
    smsAvailable: config.sandbox || config.sms !== undefined,
    mailAvailable: config.sandbox || config.mail !== undefined,
    mailAddress: row?.mailAddress ? maskEmail(row.mailAddress) : null,
    smsTypes: row?.smsTypes ?? [],
    mailTypes: row?.mailTypes ?? [],
    quiet: row?.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
  };
};

export const saveDelivery: Handlers['message']['saveDelivery'] = async (context, { smsTypes, mailTypes, quiet }) => {
  const mailAddress = (await settingsOf(context))?.mailAddress ?? null;
  if (mailTypes.length > 0 && mailAddress === null) throw new Refusal('MAIL_UNCONFIRMED');
  const values = { smsTypes, mailTypes, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
  await context.db
    .insert(messageDelivery)
    .values({ userId: context.viewer.userId, mailAddress, ...values })
    .onConflictDoUpdate({ target: messageDelivery.userId, set: values });
  return {};
};

const codeHash = (keys: Keyring, userId: string, address: string, code: string): string =>
  keys.hmac('mail', `${userId} ${address} ${code}`);

export const sendMailCode: ServedHandlers['message']['sendMailCode'] = async (context, { address }, { keys, config, limiter }) => {
  const { viewer, random, wallClock, transaction } = context;
  if (!config.sandbox && config.mail === undefined) throw new Refusal('MAINTENANCE');
  await limiter.take(LIMITS.mailCode, viewer.userId);
  await limiter.take(LIMITS.mailCodeTo, address.toLowerCase());
  const code = String(random.below(1_000_000)).padStart(6, '0');
  const values = {
    address,
    codeHash: codeHash(keys, viewer.userId, address, code),
    wrongTries: 0,
    expiresAt: new Date(wallClock.now().getTime() + VALID_MINUTES * 60_000),
  };
  await transaction(async (db) => {
    await db
      .insert(mailConfirmation)
      .values({ userId: viewer.userId, ...values })
      .onConflictDoUpdate({ target: mailConfirmation.userId, set: values });
    const text = `您正在设置接收提醒的邮箱，验证码 ${code}，${VALID_MINUTES} 分钟内有效。如非本人操作请忽略。`;
    await queueMail({ ...context, db }, { to: address, subject: '邮箱验证码', text });
  });
  return { validMinutes: VALID_MINUTES };
};

/** Counts the attempt before comparing; a correct code works once. */
export const confirmMail: ServedHandlers['message']['confirmMail'] = async (
  { viewer, wallClock, transaction },
  { address, code },
  { keys },
) => {
  const { userId } = viewer;
  const known = await transaction(async (db) => {
    const [row] = await db.select().from(mailConfirmation).where(eq(mailConfirmation.userId, userId)).for('update');
    if (!row || row.address !== address || row.expiresAt <= wallClock.now() || row.wrongTries >= TRIES) return undefined;
    await db
      .update(mailConfirmation)
      .set({ wrongTries: row.wrongTries + 1 })
      .where(eq(mailConfirmation.userId, userId));
    return row.codeHash;
  });
  if (known === undefined || !secretsEqual(known, codeHash(keys, userId, address, code))) throw new Refusal('CAPTCHA_WRONG');
  await transaction(async (db) => {
    await db.delete(mailConfirmation).where(eq(mailConfirmation.userId, userId));
    await db
      .insert(messageDelivery)
      .values({ userId, mailAddress: address })
      .onConflictDoUpdate({ target: messageDelivery.userId, set: { mailAddress: address } });
  });
  return {};
};
