import type { contract, ResponseOf } from '@lianxin/api/contract';

/** A small payment that proves an account: what was paid to it, and how far its amount was told back. */
export type Deposit = ResponseOf<typeof contract.bankAccount.verification>;
