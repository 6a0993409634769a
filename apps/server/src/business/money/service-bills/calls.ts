import type { SomeCalls } from '../../../calls/call.ts';
import { lines } from './lines.ts';
import { confirm, dispute, months } from './months.ts';

/** Monthly bills of the platform, and the enterprise's answers to them. */
export const serviceBillCalls = {
  serviceBill: {
    months: { scope: 'enterprise', statements: 3, handle: months },
    lines: { scope: 'enterprise', statements: 2, handle: lines },
    confirm: { scope: 'enterprise', statements: 7, handle: confirm },
    dispute: { scope: 'enterprise', statements: 7, handle: dispute },
  },
} satisfies SomeCalls;
