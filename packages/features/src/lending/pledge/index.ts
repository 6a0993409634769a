/** Borrowing against a pledge of vouchers: applying, review, repayment, and release of the pledge. */
export { pledgeScreens } from './screens.ts';
export { words as pledgeWords } from './words.ts';
export { PLEDGE_DETAIL, PledgeSheet, type FurtherPart, type PledgeSheetProps } from './detail/pledge-detail.tsx';
export { PLEDGE_LOOK } from './records/record-look.ts';
export { recordFilters as pledgeFilters } from './records/record-filters.ts';
