import type { SomeCalls } from '../../../calls/call.ts';
import { confirm, dispute } from './decide.ts';
import { lines } from './lines.ts';
import { months } from './months.ts';
import { parts } from './parts.ts';

/** Monthly statements and the enterprise's answers. */
export const statementCalls = {
  statement: {
    months: { scope: 'enterprise', statements: 6, handle: months },
    lines: { scope: 'enterprise', statements: 6, handle: lines },
    parts: { scope: 'enterprise', statements: 3, handle: parts },
    confirm: { scope: 'enterprise', statements: 10, handle: confirm },
    dispute: { scope: 'enterprise', statements: 10, handle: dispute },
  },
} satisfies SomeCalls;
