import type { contract, ResponseOf } from '@lianxin/api/contract';

/** A line of a bank's statement with the entry that it is, where there is one. */
export type StatementLine = ResponseOf<typeof contract.reconciliation.lines>['list'][number];
/** The reconciliation statement of an account. */
export type BalanceSheet = NonNullable<ResponseOf<typeof contract.reconciliation.balance>>;
export type BetweenItem = BalanceSheet['items'][number];
