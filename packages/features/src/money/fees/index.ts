/** What the enterprise pays: the platform's fees, and its part of the costs of applications. */
export { FEE_TERMS } from './fee-terms.ts';
export { FeeDialog } from './paying/lazy-fee-dialog.ts';
export { feeScreens } from './screens.ts';
export { usePayFees } from './use-pay-fees.tsx';
export { words as feesWords } from './words.ts';
