import type { contract, ResponseOf } from '@lianxin/api/contract';

export type Week = ResponseOf<(typeof contract)['workbench']['overview']>['weeks'][number];
