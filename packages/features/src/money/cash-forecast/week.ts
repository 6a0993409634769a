import type { contract, ResponseOf } from '@lianxin/api/contract';

/** What comes in and goes out in one week. */
export type Week = ResponseOf<(typeof contract)['workbench']['overview']>['weeks'][number];
