import type { contract, ResponseOf } from '@lianxin/api/contract';

/** A small payment that verifies an account. */
export type Deposit = ResponseOf<typeof contract.bankAccount.verification>;
