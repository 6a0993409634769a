import type { AccountView, BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import { maskAccountNumber, Refusal } from '@lianxin/domain';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, bankAccountDefault } from '../../../schema/index.ts';

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

/** The account for payments on a channel that name none: the channel's default, otherwise the general one. */
export async function receivingAccountOf(db: Db, enterpriseNo: EnterpriseNo, channel: number): Promise<AccountRow | undefined> {
  const [found] = await db
    .select({ account: bankAccount })
    .from(bankAccount)
    .leftJoin(bankAccountDefault, and(eq(bankAccountDefault.bankAccountId, bankAccount.id), eq(bankAccountDefault.channel, channel)))
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), usable, or(isNull(bankAccount.channel), eq(bankAccount.channel, channel))))
    .orderBy(sql`${bankAccountDefault.channel} is null, not ${bankAccount.isDefault}, ${bankAccount.id}`)
    .limit(1);
  return found?.account;
}

/** An account in a message: bank and masked number. */
export const accountWords = (row: AccountRow | undefined): string =>
  row ? `${row.bankName} ${maskAccountNumber(row.accountNumber)}` : '—';

/** The account, where money can be received on it now. Refuses ACCOUNT_UNUSABLE. */
export function usableAccount(row: AccountRow | undefined): AccountRow {
  if (!row || !isUsable(row)) throw new Refusal('ACCOUNT_UNUSABLE');
  return row;
}
