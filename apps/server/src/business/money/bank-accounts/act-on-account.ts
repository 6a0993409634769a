import type { BankAccountId } from '@lianxin/api/contract';
import type { Act } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import { guardAct } from '../../applications/application/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import { ownAccount, ownAccountView, stateOf, type OwnAccountRow, type OwnAccountView } from './own-accounts.ts';

export interface ShownAccount {
  readonly id: BankAccountId;
  readonly version: number;
}

/** Locks an account for an act and checks the version and the action matrix. */
export async function accountForAct(context: CallContext, { id, version }: ShownAccount, act: Act): Promise<OwnAccountRow> {
  const { db, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  await db
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.enterpriseNo, enterpriseNo)))
    .for('update');
  const row = await ownAccount(db, enterpriseNo, id);
  const { version: now, changedBy, changedAt } = row.account;
  guardAct('bankAccount', { state: stateOf(row), version: now, changedBy, changedAt }, 'own', viewer, act, version);
  return row;
}

export async function keepAccount(
  context: CallContext,
  { account }: OwnAccountRow,
  change: Partial<AccountRow>,
  action: string,
): Promise<OwnAccountView> {
  const { db, clock, viewer } = context;
  await db
    .update(bankAccount)
    .set({ ...change, version: account.version + 1, changedBy: viewer.displayName, changedAt: clock.now() })
    .where(eq(bankAccount.id, account.id));
  await recordAudit(context, action, account.id);
  return ownAccountView(await ownAccount(db, enterpriseOf(context), account.id), viewer.role);
}
