import type { SomeCalls } from '../../../calls/call.ts';
import { listGuarantors } from './list-guarantors.ts';

export const guarantorCalls = {
  enterprise: {
    listGuarantors: { scope: 'enterprise', statements: 7, handle: listGuarantors },
  },
} satisfies SomeCalls;
