import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, or } from 'drizzle-orm';
import { userAccount } from '../../../schema/index.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { isCaptchaCorrect } from '../../../platform/security/captcha.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { dropCode, makeCode, PAUSE_MS, countSending, VALID_MS, type CodeSubject } from '../../../platform/sms/sms-codes.ts';

type SendSms = (typeof contract)['account']['sendSms'];
type Needs = Pick<Services, 'keys' | 'limiter' | 'smsOn' | 'config'>;

const PURPOSES = {
  register: '注册账号',
  forgottenPassword: '重置密码',
  stepUp: '身份确认',
} as const;

const codeText = (purpose: keyof typeof PURPOSES, code: string): string =>
  `验证码 ${code}，用于${PURPOSES[purpose]}，5 分钟内有效。请勿告知他人，工作人员不会索取。`;

/** Finds a person by mobile number or by a user name equal to it. */
export async function ownerOfMobile(db: Db, mobile: string): Promise<typeof userAccount.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(userAccount)
    .where(or(eq(userAccount.mobile, mobile), eq(userAccount.userName, mobile)))
    .limit(1);
  return row;
}

/** Codes for a forgotten password are bound to the user name. */
export const forgottenSubject = (userName: string): string => userName.toLowerCase();

async function signedInMobile({ db, session }: VisitorContext): Promise<string> {
  if (session.current === null) throw new Refusal('SESSION_EXPIRED');
  const [row] = await db.select().from(userAccount).where(eq(userAccount.userId, session.current.userId));
  if (!row) throw new Refusal('SESSION_EXPIRED');
  return row.mobile;
}

/** Checks the picture, if required, and finds the recipient. */
async function recipientOf(context: VisitorContext, { keys }: Needs, request: RequestOf<SendSms>): Promise<CodeSubject> {
  const { purpose, mobile, userName, captchaId, captcha } = request;
  if (purpose === 'stepUp') return { purpose, mobile: await signedInMobile(context) };
  if (mobile === undefined) throw refusedField('mobile', { zh: '请输入手机号码！', en: 'Enter a mobile number' });
  if (purpose === 'forgottenPassword' && userName === undefined)
    throw refusedField('userName', { zh: '请输入用户名！', en: 'Enter the user name' });
  if (captchaId === undefined || captcha === undefined) throw new Refusal('CAPTCHA_REQUIRED');
  if (!(await isCaptchaCorrect(context, keys, captchaId, captcha))) throw new Refusal('CAPTCHA_WRONG');
  return purpose === 'forgottenPassword' ? { purpose, mobile, subject: forgottenSubject(userName ?? '') } : { purpose, mobile };
}

/** Undefined if nobody may get a code. A person who already has the number learns that by SMS, not here. */
async function textFor({ db }: VisitorContext, { purpose, mobile }: CodeSubject, userName: string | undefined, code: string) {
  if (purpose === 'register' && (await ownerOfMobile(db, mobile)))
    return '您的手机号已注册本平台账号，可直接登录；忘记密码请在登录页重置。如非本人操作请忽略。';
  if (purpose !== 'forgottenPassword') return codeText(purpose, code);
  const [owner] = await db
    .select({ userId: userAccount.userId })
    .from(userAccount)
    .where(and(eq(userAccount.userName, userName ?? ''), eq(userAccount.mobile, mobile)));
  return owner && codeText(purpose, code);
}

interface Delivery extends CodeSubject {
  readonly text: string;
  readonly drop: () => Promise<void>;
}

/** Does not wait for the gateway if a password was forgotten, because the delay would reveal that the account exists. */
async function deliver({ smsOn, config }: Needs, { db }: VisitorContext, { purpose, mobile, text, drop }: Delivery): Promise<void> {
  const sending = smsOn(db).send({ to: mobile, text });
  if (purpose === 'forgottenPassword' && config.sms) {
    void sending.catch(drop);
    return;
  }
  try {
    await sending;
  } catch (error) {
    await drop();
    throw error instanceof Refusal ? error : new Refusal('SMS_NOT_SENT');
  }
}

/** Answers and limits do not depend on whether the number is known. */
export async function sendCode(needs: Needs, context: VisitorContext, request: RequestOf<SendSms>): Promise<ResponseOf<SendSms>> {
  const { keys, limiter } = needs;
  await limiter.take(LIMITS.sms, context.network);
  const of = await recipientOf(context, needs, request);
  const code = await context.transaction(async (db) => {
    await countSending({ ...context, db, keys }, of.mobile, context.network);
    return makeCode({ ...context, db, keys }, of);
  });
  const text = await textFor(context, of, request.userName, code);
  const drop = () => dropCode({ db: context.db, keys }, of);
  // A code that was not sent must not be guessable.
  if (text === undefined || !text.includes(code)) await drop();
  if (text !== undefined) await deliver(needs, context, { ...of, text, drop });
  return { resendAfterSeconds: PAUSE_MS / 1000, validSeconds: VALID_MS / 1000 };
}
