/** Fees of the platform, and the enterprise's part in the costs of applications. */
export { FEE_TERMS } from './fee-terms.ts';
export { FeeDialog } from './paying/lazy-fee-dialog.ts';
export { feeScreens } from './screens.ts';
export { usePayFees } from './use-pay-fees.tsx';
export { words as feesWords } from './words.ts';
