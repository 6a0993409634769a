import type { contract, ResponseOf } from '@lianxin/api/contract';

/** What can be financed together: the pieces of one issuer that fall due on one day. */
export type FinanceableGroup = ResponseOf<typeof contract.voucher.listFinanceable>['list'][number];
