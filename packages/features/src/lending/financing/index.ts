/** Financing vouchers: comparing lenders, applying, review, the steps up to the contract, and the issuer's share of the costs. */
export { financingScreens, words as financingWords } from './screens.ts';
export { FINANCING_LOOK } from './records/record-look.ts';
export { recordFilters as financingFilters } from './records/record-filters.ts';
