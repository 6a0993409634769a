import type { SomeCalls } from '../../../calls/call.ts';
import { enrol } from './enrol.ts';
import { enrolmentsOf } from './enrolments.ts';

/** The enterprise's registrations with lenders. */
export const enrolmentCalls = {
  enrolment: {
    list: { scope: 'enterprise', statements: 3, handle: enrolmentsOf },
    apply: { scope: 'enterprise', statements: 14, handle: enrol },
  },
} satisfies SomeCalls;
