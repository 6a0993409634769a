/** An account proved by a small payment, for whoever registers and for whoever adds an account. */
export { AmountForm, type AmountFormProps } from './amount-form.tsx';
export { useBranchCombobox } from './branch-combobox.tsx';
export type { Deposit } from './deposit.ts';
export { DepositBanner } from './deposit-banner.tsx';
export { DepositFacts } from './deposit-facts.tsx';
export { RestartActs, type RestartActsProps } from './restart-acts.tsx';
export { words as bankCheckWords } from './words.ts';
