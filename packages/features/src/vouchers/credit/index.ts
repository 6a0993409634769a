/** The credit lines of a core enterprise: how much is used, asking for another total, and its review. */
export { LinesStrip } from './lines-strip.tsx';
export { QuotaBar, type QuotaBarProps, type QuotaPart } from './quota-bar.tsx';
export { creditScreens } from './screens.ts';
export { useCreditLines, type CreditLine } from './use-credit-lines.ts';
