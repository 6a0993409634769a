import { BankAccountId, type EnterpriseNo } from '@lianxin/api/contract';
import { BANK_ACCOUNTS_MAX, Refusal } from '@lianxin/domain';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, enterprise } from '../../../schema/index.ts';
import { branchOf } from '../bank-check/index.ts';
import { tellOfAccount } from '../../foundation/parties/index.ts';
import { ownAccount, ownAccountView } from './own-accounts.ts';

/** Locks the enterprise, so that accounts added at once are counted in turn. */
async function ownerOf(db: Db, enterpriseNo: EnterpriseNo): Promise<string> {
  const [row] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row.name;
}

/** Adds an account in the enterprise's own name or restores an unbound one, which must be verified again before it receives payments. */
export const addAccount: Handlers['bankAccount']['save'] = async (context, { accountNumber, branchNumber, kind, channel }) => {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const accountName = await ownerOf(db, enterpriseNo);
  const branch = await branchOf(db, branchNumber);
  if (!branch) throw refusedField('branchNumber', { zh: '未找到该联行号', en: 'No branch has this number' });
  const own = eq(bankAccount.enterpriseNo, enterpriseNo);
  const [known] = await db
    .select()
    .from(bankAccount)
    .where(and(own, eq(bankAccount.accountNumber, accountNumber)));
  if (known && known.state !== 'closed') throw refusedField('accountNumber', { zh: '该账户已绑定', en: 'This account is bound already' });
  const open = await db.$count(bankAccount, and(own, ne(bankAccount.state, 'closed')));
  if (open >= BANK_ACCOUNTS_MAX) throw new Refusal('BANK_ACCOUNT_LIMIT', { most: BANK_ACCOUNTS_MAX });
  const kept = {
    accountName,
    branchNumber,
    bankName: branch.bankName,
    kind,
    channel,
    verified: false,
    state: 'normal',
    changedBy: viewer.displayName,
    changedAt: clock.now(),
  } as const;
  const id = known?.id ?? z.parse(BankAccountId, ids.next());
  if (known)
    await db
      .update(bankAccount)
      .set({ ...kept, version: known.version + 1 })
      .where(eq(bankAccount.id, id));
  else await db.insert(bankAccount).values({ ...kept, id, enterpriseNo, accountNumber });
  await recordAudit(context, 'bankAccount.add', id);
  const row = await ownAccount(db, enterpriseNo, id);
  await tellOfAccount(context, 'accountAdded', row.account);
  return ownAccountView(row, viewer.role);
};
