/** Borrowing against a pledge of vouchers: applying, review, repaying, and having the pledge released. */
export { pledgeScreens } from './screens.ts';
export { wayOf } from './stages.ts';
export { words as pledgeWords } from './words.ts';
export { PledgeFacts } from './detail/pledge-facts.tsx';
export { PledgeHead } from './detail/pledge-head.tsx';
export { PledgeProgress } from './detail/pledge-progress.tsx';
export { PledgeSheet, type FurtherPart, type PledgeSheetProps } from './detail/pledge-sheet.tsx';
export { PledgedPieces } from './detail/pledged-pieces.tsx';
export { RecordCard as PledgeCard } from './records/record-card.tsx';
export { recordFilters as pledgeFilters } from './records/record-filters.ts';
