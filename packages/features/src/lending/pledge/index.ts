/** Borrowing against a pledge of vouchers: applying, review, repaying, and having the pledge released. */
export { pledgeScreens } from './screens.ts';
export { words as pledgeWords } from './words.ts';
export { PLEDGE_DETAIL, PledgeSheet, type FurtherPart, type PledgeSheetProps } from './detail/pledge-detail.tsx';
export { RecordCard as PledgeCard } from './records/record-card.tsx';
export { recordFilters as pledgeFilters } from './records/record-filters.ts';
