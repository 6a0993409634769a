import type { AccountView, EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount } from '../../../schema/index.ts';
import { accountView, type AccountRow } from '../../foundation/parties/index.ts';
import { hasAccepted, acceptsFrom } from './suppliers.ts';

const HIDDEN = '****';

/** SQL: whether the account's holder has accepted a buyer. */
export const acceptsBuyer = (buyerNo: EnterpriseNo) => hasAccepted(bankAccount.enterpriseNo, sql`${buyerNo}::text`);

/** Without acceptance a buyer only learns that there is an account. */
export function accountFor(row: AccountRow, accepted: boolean): AccountView {
  const view = accountView(row);
  return accepted ? view : { ...view, accountNumber: HIDDEN, bankName: HIDDEN, branchNumber: HIDDEN };
}

/** Masked; before the supplier has dealt with the buyer, only that there is one. */
export async function supplierAccountView(db: Db, buyerNo: EnterpriseNo, row: AccountRow): Promise<AccountView> {
  return accountFor(row, row.enterpriseNo === buyerNo || (await acceptsFrom(db, row.enterpriseNo, buyerNo)));
}
