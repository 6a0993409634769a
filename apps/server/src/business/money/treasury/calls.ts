import type { SomeCalls } from '../../../calls/call.ts';
import { assets } from './assets.ts';
import { listRepayments } from './list-repayments.ts';
import { months } from './months.ts';
import { repaymentDays } from './repayment-days.ts';

export const treasuryCalls = {
  treasury: {
    months: { scope: 'enterprise', statements: 2, handle: months },
    assets: { scope: 'enterprise', statements: 13, handle: assets },
    listRepayments: { scope: 'enterprise', statements: 3, handle: listRepayments },
    repaymentDays: { scope: 'enterprise', statements: 2, handle: repaymentDays },
  },
} satisfies SomeCalls;
