import type { contract, ResponseOf } from '@lianxin/api/contract';

type Overview = ResponseOf<(typeof contract)['workbench']['overview']>;
export type Overdue = Overview['forecastOverdue'];
export type Week = Overview['weeks'][number];
