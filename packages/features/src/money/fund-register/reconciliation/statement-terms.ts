import type { contract, ResponseOf } from '@lianxin/api/contract';

/** A bank line with its entry, if any. */
export type StatementLine = ResponseOf<typeof contract.reconciliation.lines>['list'][number];
export type BalanceSheet = NonNullable<ResponseOf<typeof contract.reconciliation.balance>>;
export type BetweenItem = BalanceSheet['items'][number];
