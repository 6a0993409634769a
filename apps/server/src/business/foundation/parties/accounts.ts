import type { AccountView, BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import { maskAccountNumber, Refusal } from '@lianxin/domain';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount } from '../../../schema/index.ts';

export type AccountRow = typeof bankAccount.$inferSelect;

/** The account number is masked. */
export const accountView = ({ id, accountName, accountNumber, bankName, branchNumber, verified, isDefault }: AccountRow): AccountView => ({
  id,
  accountName,
  accountNumber: maskAccountNumber(accountNumber),
  bankName,
  branchNumber,
  verified,
  isDefault,
});

export async function accountsById(db: Db, ids: Iterable<BankAccountId | null | undefined>): Promise<Map<BankAccountId, AccountRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== undefined);
  const rows = wanted.length === 0 ? [] : await db.select().from(bankAccount).where(inArray(bankAccount.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function accountOf(db: Db, enterpriseNo: EnterpriseNo, id: BankAccountId): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.enterpriseNo, enterpriseNo)));
  return row;
}

/** Verified and open (rules §6). */
export const isUsable = (row: AccountRow | undefined): boolean => row?.verified === true && row.state === 'normal';

/** The same condition in SQL. */
export const usable: SQL | undefined = and(eq(bankAccount.verified, true), eq(bankAccount.state, 'normal'));

/** Refuses ACCOUNT_UNUSABLE unless money can be received on the account. */
export function usableAccount(row: AccountRow | undefined): AccountRow {
  if (!row || !isUsable(row)) throw new Refusal('ACCOUNT_UNUSABLE');
  return row;
}
