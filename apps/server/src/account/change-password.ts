import type { contract, RequestOf } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { userAccount } from '../db/schema/index.ts';
import type { CallContext } from '../http/handler.ts';
import { FieldRefusal } from '../http/refusals.ts';
import { recordAudit } from '../security/audit.ts';
import { isOwnPassword } from '../security/confirm-identity.ts';
import { newPassword } from '../security/new-password.ts';
import { hashPassword } from '../security/password.ts';
import type { Services } from '../services.ts';

type Change = (typeof contract)['account']['changePassword'];

/** Changes a person's own password, five tries in a quarter of an hour; every session of theirs ends, this one as well. */
export async function changePassword(
  { sessions }: Pick<Services, 'sessions'>,
  context: CallContext,
  { oldPassword, password: encoded, confirmation }: RequestOf<Change>,
): Promise<void> {
  const { viewer } = context;
  if (encoded !== confirmation) throw new FieldRefusal([{ path: 'confirmation', message: '两次密码输入不一致' }]);
  const password = newPassword(encoded, 'password');
  if (!(await isOwnPassword(context, viewer.userId, oldPassword))) throw new FieldRefusal([{ path: 'oldPassword', message: '原密码错误' }]);
  const passwordHash = await hashPassword(password);
  await context.transaction(async (db) => {
    await db.update(userAccount).set({ passwordHash }).where(eq(userAccount.userId, viewer.userId));
    await sessions.revokeAll(db, viewer.userId);
    await recordAudit({ ...context, db }, 'account.changePassword', viewer.userId);
  });
  await context.session.close();
}
