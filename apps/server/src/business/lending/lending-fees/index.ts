/** Fees that lenders and guarantors receive and pay on, and what a guarantor asks for its guarantee. */
export { lendingFeeCalls } from './calls.ts';
