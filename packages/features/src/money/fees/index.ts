/** What the enterprise pays: the platform's fees, and its part of the costs of applications. */
export { FEE_TERMS } from './fee-terms.ts';
export { feeScreens, words as feesWords } from './screens.ts';
export { usePayFees } from './use-pay-fees.tsx';
