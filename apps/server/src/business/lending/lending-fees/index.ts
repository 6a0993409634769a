/** Fees that lenders and guarantors receive or pass on, and the guarantors' terms. */
export { lendingFeeCalls } from './calls.ts';
