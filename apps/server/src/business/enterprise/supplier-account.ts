import type { AccountView, EnterpriseNo } from '@lianxin/api/contract';
import type { Db } from '../../platform/db/client.ts';
import { accountView, type AccountRow } from './accounts.ts';
import { acceptsFrom } from './suppliers.ts';

const HIDDEN = '****';

/** A supplier's account as a buyer sees it: masked; and only that there is one, while the supplier has had nothing to do with the buyer. */
export async function supplierAccountView(db: Db, buyerNo: EnterpriseNo, row: AccountRow): Promise<AccountView> {
  const view = accountView(row);
  const open = row.enterpriseNo === buyerNo || (await acceptsFrom(db, row.enterpriseNo, buyerNo));
  return open ? view : { ...view, accountNumber: HIDDEN, bankName: HIDDEN, branchNumber: HIDDEN };
}
