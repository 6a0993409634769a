export { confirmFee, sendBackFee } from './decide.ts';
export { type FeeRow, unpaidFeesOf } from './fee-rows.ts';
export { feeHandlers } from './handlers.ts';
export { setFeeItems } from './set-items.ts';
