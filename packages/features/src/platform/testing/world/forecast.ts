import type { contract, ResponseOf } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';

type Week = ResponseOf<typeof contract.workbench.overview>['weeks'][number];

export const week = (monday: string, receipts = 0, payments = 0, repayments = 0, fees = 0): Week => ({
  monday: day(monday),
  receipts: yuan(receipts),
  payments: yuan(payments),
  repayments: yuan(repayments),
  fees: yuan(fees),
});
