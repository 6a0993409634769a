import type { BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, bankStatement } from '../../../schema/index.ts';

/** Locks the account if it will change. Refuses NOT_FOUND. */
export async function accountIn(context: CallContext, id: BankAccountId, lock = false): Promise<EnterpriseNo> {
  const enterpriseNo = enterpriseOf(context);
  const query = context.db
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.enterpriseNo, enterpriseNo)));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw new Refusal('NOT_FOUND');
  return enterpriseNo;
}

export async function statementAt(db: Db, id: BankAccountId, end: 'first' | 'last') {
  const [row] = await db
    .select()
    .from(bankStatement)
    .where(eq(bankStatement.bankAccountId, id))
    .orderBy((end === 'first' ? asc : desc)(bankStatement.firstOn))
    .limit(1);
  return row;
}
