/** Applying to issue a voucher, its review, and the list of what was issued. */
export { issuanceScreens, words as issuanceWords } from './screens.ts';
export { IssuanceCard } from './manage/issuance-card.tsx';
export { IssuanceSheet } from './manage/issuance-sheet.tsx';
export { issuanceFilters, SIGNED_FOR } from './manage/manage-filters.ts';
export type { IssuanceRow } from './manage/manage-columns.tsx';
export { QuotaStrip } from './manage/quota-strip.tsx';
