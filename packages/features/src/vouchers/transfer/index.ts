/** Applying to transfer vouchers, review, signing for them, and the list of what was sent. */
export { transferScreens, words as transferWords } from './screens.ts';
export { RecordCard as TransferCard } from './records/record-card.tsx';
export { COMPLETED, recordFilters as transferFilters } from './records/record-filters.ts';
export { TransferSheet } from './detail/transfer-sheet.tsx';
export { useTransferActs, type TransferRow } from './transfer-acts.tsx';
