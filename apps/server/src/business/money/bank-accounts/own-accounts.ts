import type { BankAccountId, Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { allowedActs, DEPOSIT_LIMITS, maskAccountNumber, Refusal, type BankAccountState, type Role } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, bankAccountDefault, deposit } from '../../../schema/index.ts';

export type OwnAccountView = ResponseOf<Contract['bankAccount']['save']>;

/** Channels with this account as default. */
const defaultOf = sql<
  number[]
>`coalesce((select json_agg(d.channel order by d.channel) from ${bankAccountDefault} d where d.bank_account_id = ${bankAccount.id}), '[]'::json)`;

/** `stateOf` in SQL. */
export const stateInDatabase = sql<BankAccountState>`case ${bankAccount.state} when 'closed' then 'unbound' when 'frozen' then 'frozen'
  else case when ${bankAccount.verified} then 'usable' else 'unproved' end end`;

/** Accounts with their deposits and the channels they are defaults of. */
export const ownAccounts = (db: Db) =>
  db
    .select({ account: bankAccount, depositState: deposit.state, tries: deposit.tries, defaultOf })
    .from(bankAccount)
    .leftJoin(deposit, eq(deposit.id, bankAccount.id));

export type OwnAccountRow = Awaited<ReturnType<typeof ownAccounts>>[number];

export function stateOf({ account: { state, verified } }: OwnAccountRow): BankAccountState {
  if (state === 'closed') return 'unbound';
  if (state === 'frozen') return 'frozen';
  return verified ? 'usable' : 'unproved';
}

export function ownAccountView(row: OwnAccountRow, role: Role): OwnAccountView {
  const { account, depositState, tries, defaultOf: channels } = row;
  const { id, accountName, accountNumber, bankName, branchNumber, verified, isDefault, kind, channel, pays, balance, balanceAt } = account;
  const state = stateOf(row);
  return {
    id,
    accountName,
    accountNumber: maskAccountNumber(accountNumber),
    bankName,
    branchNumber,
    verified,
    isDefault,
    kind,
    channel,
    defaultOf: channels,
    pays,
    state,
    deposit: depositState === 'notStarted' ? null : depositState,
    triesLeft: depositState === 'paid' ? DEPOSIT_LIMITS.tries - (tries ?? 0) : 0,
    wrongTries: tries ?? 0,
    balance,
    balanceAt: balanceAt?.toISOString() ?? null,
    version: account.version,
    acts: [...allowedActs('bankAccount', state, 'own', role)],
  };
}

/** Refuses NOT_FOUND for accounts of others. */
export async function ownAccount(db: Db, enterpriseNo: EnterpriseNo, id: BankAccountId): Promise<OwnAccountRow> {
  const [row] = await ownAccounts(db).where(and(eq(bankAccount.id, id), eq(bankAccount.enterpriseNo, enterpriseNo)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
