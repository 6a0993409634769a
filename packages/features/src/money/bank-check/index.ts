/** Verifying an account by a small payment, in registration and for further accounts. */
export { AmountForm, type AmountFormProps } from './amount-form.tsx';
export { useBranchCombobox } from './branch-combobox.tsx';
export type { Deposit } from './deposit.ts';
export { DepositBanner } from './deposit-banner.tsx';
export { DepositFacts } from './deposit-facts.tsx';
export { RestartActs, type RestartActsProps } from './restart-acts.tsx';
export { words as bankCheckWords } from './words.ts';
