import type { contract, RequestOf } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { isCaptchaCorrect } from '../../../platform/security/captcha.ts';
import { isOwnPassword } from '../../../platform/security/confirm-identity.ts';
import { hashNewPassword, newPassword, passwordRules, replacePassword } from '../../../platform/security/new-password.ts';
import type { Services } from '../../../platform/services.ts';
import { endFeedsOf } from '../../money/calendar-feed/index.ts';

type Change = (typeof contract)['account']['changePassword'];

/** The page draws and compares the picture, unless the server is configured to (safety 3). It can be used once. */
async function checkPicture(
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  context: CallContext,
  { captchaId, captcha }: RequestOf<Change>,
): Promise<void> {
  if (!config.serverCaptcha) return;
  if (captchaId !== undefined && (await isCaptchaCorrect(context, keys, captchaId, captcha))) return;
  throw refusedField('captcha', { zh: '图形验证码错误', en: 'The characters do not match the picture' });
}

/** Allows five attempts in a quarter of an hour. Ends all sessions of the person, including this one, and calendar feeds unless kept. */
export async function changePassword(
  services: Pick<Services, 'sessions' | 'keys' | 'config'>,
  context: CallContext,
  request: RequestOf<Change>,
): Promise<void> {
  const { viewer } = context;
  const rules = passwordRules(services.config);
  if (request.password !== request.confirmation)
    throw refusedField('confirmation', { zh: '两次密码输入不一致', en: 'The two passwords differ' });
  const password = newPassword(request.password, rules);
  await checkPicture(services, context, request);
  if (!(await isOwnPassword(context, viewer.userId, request.oldPassword)))
    throw refusedField('oldPassword', { zh: '原密码错误', en: 'The old password is wrong' });
  const passwordHash = await hashNewPassword(context.db, viewer.userId, password, rules);
  await context.transaction(async (db) => {
    // The session, and the old password's proof, may have ended during hashing.
    await services.sessions.lockSession(db, viewer);
    await services.sessions.endAll(db, viewer.userId);
    await replacePassword({ ...context, db }, viewer.userId, passwordHash, rules);
    if (request.keepsCalendarFeeds !== true) await endFeedsOf({ ...context, db }, viewer.userId);
    await recordAudit({ ...context, db }, 'account.changePassword', viewer.userId);
  });
  await context.session.close();
}
