/** A transfer from its draft until completion, and the notices of assignment. */
export { transferCalls } from './calls.ts';
export { apply } from './apply.ts';
export { noticeOfAssignment } from './assignment.ts';
export { saveDraft } from './drafts.ts';
export { get } from './get.ts';
export { transferKind } from './kind.ts';
export { outgoingCounts } from './list-outgoing.ts';
export { readNotice } from './notices.ts';
export { type RelatedTrade, relatedTrade, type TradeShownToLender } from './related-trade.ts';
export { review, withdraw } from './review.ts';
