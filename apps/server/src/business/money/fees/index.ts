/** What an enterprise pays: the platform's fees, and its part of the costs of applications. */
export { feeCalls } from './calls.ts';
export { confirmFee, sendBackFee } from './decide.ts';
export { type FeeRow, unpaidFeesOf } from './fee-rows.ts';
export { setFeeItems } from './set-items.ts';
