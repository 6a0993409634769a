import type { contract, ResponseOf } from '@lianxin/api/contract';

/** Pieces that can be financed together: they have the same issuer and due date. */
export type FinanceableGroup = ResponseOf<typeof contract.voucher.listFinanceable>['list'][number];

/** The key of a group, also used in the address. */
export const keyOf = ({ issuer, dueOn }: FinanceableGroup): string => `${dueOn}.${issuer.enterpriseNo ?? ''}`;
