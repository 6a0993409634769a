import type { AccountView, EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount } from '../../../schema/index.ts';
import { accountView, type AccountRow } from '../../foundation/parties/index.ts';
import { accepts, acceptsFrom } from './suppliers.ts';

const HIDDEN = '****';

/** A column of an account: whether its holder deals with a buyer of its own accord. */
export const acceptsBuyer = (buyerNo: EnterpriseNo) => accepts(bankAccount.enterpriseNo, sql`${buyerNo}::text`);

/** An account as a buyer sees it whose supplier deals with it of its own accord, or does not: then only that there is one. */
export function accountFor(row: AccountRow, accepted: boolean): AccountView {
  const view = accountView(row);
  return accepted ? view : { ...view, accountNumber: HIDDEN, bankName: HIDDEN, branchNumber: HIDDEN };
}

/** A supplier's account as a buyer sees it: masked; and only that there is one, while the supplier has had nothing to do with the buyer. */
export async function supplierAccountView(db: Db, buyerNo: EnterpriseNo, row: AccountRow): Promise<AccountView> {
  return accountFor(row, row.enterpriseNo === buyerNo || (await acceptsFrom(db, row.enterpriseNo, buyerNo)));
}
