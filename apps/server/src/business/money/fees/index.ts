/** Fees of the platform, and an enterprise's part in the costs of applications. */
export { feeCalls } from './calls.ts';
export { confirmFee, sendBackFee } from './decide.ts';
export { type FeeRow, unpaidFeesOf } from './fee-rows.ts';
export { setFeeItems } from './set-items.ts';
