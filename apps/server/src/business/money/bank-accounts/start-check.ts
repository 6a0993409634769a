import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { deposit } from '../../../schema/index.ts';
import { assertPayableAgain, type DepositRow, payAgain, startDeposit } from '../bank-check/index.ts';
import { accountForAct, type ShownAccount } from './act-on-account.ts';

/** Starts verifying a further account. Binding again counts as another payment, so unbinding does not reset the limit. */
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
