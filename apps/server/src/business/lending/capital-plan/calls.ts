import type { SomeCalls } from '../../../calls/call.ts';
import { afterPayout } from './after-payout.ts';
import { limits } from './limits.ts';
import { overview } from './overview.ts';
import { saveBalance } from './save-balance.ts';
import { importRows, saveRows } from './save-rows.ts';

/** A lender's plan, its actual movements, and the use of its limits. */
export const capitalPlanCalls = {
  capitalPlan: {
    overview: { scope: 'enterprise', statements: 5, handle: overview },
    saveRows: { scope: 'enterprise', statements: 11, handle: saveRows },
    importRows: { scope: 'enterprise', statements: 9, handle: importRows },
    saveBalance: { scope: 'enterprise', statements: 7, handle: saveBalance },
    afterPayout: { scope: 'enterprise', statements: 4, handle: afterPayout },
    limits: { scope: 'enterprise', statements: 3, handle: limits },
  },
} satisfies SomeCalls;
