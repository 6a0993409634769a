import { Refusal } from '@lianxin/domain';
import type { Random } from '../../platform/clock/random.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { queueSms } from '../../platform/sms/queue-sms.ts';
import type { OperationContext } from '../handler.ts';

/** No letter or digit that is read as another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;
const VALID_HOURS = 72;

/** A password for one sign-in, easy to type: four groups of five characters and 117 bits of chance. */
function firstPassword(random: Random): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Sends an operator a first password by text message to their own mobile: neither the proposer nor the approver sees it. Returns what is
 * stored.
 */
export async function sendFirstPassword(
  { db, ids, clock, wallClock, random, config }: OperationContext,
  { name, mobile }: { readonly name: string; readonly mobile: string },
) {
  if (!config.sms && !config.sandbox) throw new Refusal('MAINTENANCE');
  const password = firstPassword(random);
  const text = `运营操作员 ${name} 的初始密码：${password}，${VALID_HOURS} 小时内有效，首次登录须修改。请勿告知任何人，同事也不会索取。`;
  await queueSms({ db, ids, clock }, { to: mobile, text });
  return {
    passwordHash: await hashPassword(password),
    passwordDue: true,
    passwordUntil: new Date(wallClock.now().getTime() + VALID_HOURS * 3_600_000),
  };
}
