import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { deposit } from '../../../schema/index.ts';
import { assertPayableAgain, type DepositRow, payAgain, startDeposit } from '../bank-check/index.ts';
import { accountForAct, type ShownAccount } from './act-on-account.ts';

/** Has the bank pay to a further account. One that was bound before counts as paid again, so that unbinding wins no payments. */
export async function startCheck(context: CallContext, shown: ShownAccount): Promise<DepositRow> {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { account } = await accountForAct(context, shown, 'prove');
  const { id } = account;
  const [before] = await db.select().from(deposit).where(eq(deposit.id, id)).for('update');
  if (before) {
    await assertPayableAgain(db, before, clock.today());
    return payAgain(context, before, { bankAccountId: id, event: 'start', action: 'deposit.start' });
  }
  await recordAudit(context, 'deposit.start', id);
  return startDeposit(context, { id, enterpriseNo, bankAccountId: id, userId: viewer.userId, by: viewer.displayName });
}
