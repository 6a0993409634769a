import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { maskEmail, maskMobile, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { mailConfirmation, messageDelivery, userAccount } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { secretsEqual } from '../../../platform/security/keys.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';

type Calls = (typeof contract)['message'];

const VALID_MINUTES = 10;
const TRIES = 5;

async function settingsOf({ db, viewer }: CallContext) {
  const [row] = await db.select().from(messageDelivery).where(eq(messageDelivery.userId, viewer.userId));
  return row;
}

async function read(context: CallContext, { config }: Pick<Services, 'config'>): Promise<ResponseOf<Calls['delivery']>> {
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
}

async function save(context: CallContext, { smsTypes, mailTypes, quiet }: RequestOf<Calls['saveDelivery']>): Promise<void> {
  const mailAddress = (await settingsOf(context))?.mailAddress ?? null;
  if (mailTypes.length > 0 && mailAddress === null) throw new Refusal('MAIL_UNCONFIRMED');
  const values = { smsTypes, mailTypes, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
  await context.db
    .insert(messageDelivery)
    .values({ userId: context.viewer.userId, mailAddress, ...values })
    .onConflictDoUpdate({ target: messageDelivery.userId, set: values });
}

type Needs = Pick<Services, 'config' | 'keys' | 'limiter'>;

const codeHash = ({ keys }: Needs, userId: string, address: string, code: string): string =>
  keys.hmac('mail', `${userId} ${address} ${code}`);

async function sendCode(context: CallContext, needs: Needs, address: string): Promise<void> {
  const { viewer, random, wallClock, transaction } = context;
  if (!needs.config.sandbox && needs.config.mail === undefined) throw new Refusal('MAINTENANCE');
  needs.limiter.take(LIMITS.mailCode, viewer.userId);
  needs.limiter.take(LIMITS.mailCodeTo, address.toLowerCase());
  const code = String(random.below(1_000_000)).padStart(6, '0');
  const values = {
    address,
    codeHash: codeHash(needs, viewer.userId, address, code),
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
}

/** Counts the try before it compares; the right code is used once. */
async function confirm({ viewer, wallClock, transaction }: CallContext, needs: Needs, address: string, code: string): Promise<void> {
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
  if (known === undefined || !secretsEqual(known, codeHash(needs, userId, address, code))) throw new Refusal('CAPTCHA_WRONG');
  await transaction(async (db) => {
    await db.delete(mailConfirmation).where(eq(mailConfirmation.userId, userId));
    await db
      .insert(messageDelivery)
      .values({ userId, mailAddress: address })
      .onConflictDoUpdate({ target: messageDelivery.userId, set: { mailAddress: address } });
  });
}

/** What a person wants to hear outside the platform. */
export const deliveryHandlers = (
  services: Needs,
): Pick<Handlers['message'], 'delivery' | 'saveDelivery' | 'sendMailCode' | 'confirmMail'> => ({
  delivery: (context) => read(context, services),
  async saveDelivery(context, request) {
    await save(context, request);
    return {};
  },
  async sendMailCode(context, { address }) {
    await sendCode(context, services, address);
    return { validMinutes: VALID_MINUTES };
  },
  async confirmMail(context, { address, code }) {
    await confirm(context, services, address, code);
    return {};
  },
});
