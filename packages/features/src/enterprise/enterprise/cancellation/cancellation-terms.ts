import type { contract, ResponseOf } from '@lianxin/api/contract';

export type Cancellation = ResponseOf<typeof contract.enterprise.cancellation>;
