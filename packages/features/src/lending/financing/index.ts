/** Financing vouchers: comparing lenders, applying, review, the steps up to the contract, the issuer's share. */
export { financingScreens, words as financingWords } from './screens.ts';
export { RecordCard as FinancingCard } from './records/record-card.tsx';
export { recordFilters as financingFilters } from './records/record-filters.ts';
