import type { SomeCalls } from '../../../calls/call.ts';
import { enrol } from './enrol.ts';
import { enrolmentsOf } from './enrolments.ts';

/** With which lenders an enterprise deals. */
export const enrolmentCalls = {
  enrolment: {
    list: { scope: 'enterprise', statements: 3, handle: enrolmentsOf },
    apply: { scope: 'enterprise', statements: 14, handle: enrol },
  },
} satisfies SomeCalls;
