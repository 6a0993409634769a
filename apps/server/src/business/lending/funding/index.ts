/** Applications to a lender, of either kind: offers, quotes, papers, checks, review, repayment, the claims register. */
export { guarantorCalls } from './calls.ts';
export { applyFor } from './apply.ts';
export { channelRowsOf } from './channel-rows.ts';
export { checksOf } from './check.ts';
export { contractsBehind } from './contracts-behind.ts';
export { detailOf } from './detail.ts';
export { fundingDrafts } from './drafts.ts';
export { heldForAct, heldForReview, isPaidOut, referenceOf } from './due.ts';
export { endFunding } from './end.ts';
export { formAgain } from './form.ts';
export { guarantorsOf } from './guarantors.ts';
export { questionIn, quoteOfRow } from './kept-quote.ts';
export { lenderJob, lenderJobs } from './lender-jobs.ts';
export type { Application, Applying, Asking, LendingKind, Standing } from './lending-kind.ts';
export { type Listing, listingOf } from './list.ts';
export { offerViews } from './offer-views.ts';
export { papersBehind, papersForCheck, paperViews } from './papers.ts';
export { markOverdue, type Payment, paymentFailed, payOut, retryPayment } from './pay-out.ts';
export { askForOffers } from './quotes.ts';
export { reachingLender } from './reach-lender.ts';
export { fundingJobs } from './registered.ts';
export { isRegistered, keptRegistration } from './registration.ts';
export { accrue, assertPast, leftOwing, repayingOf, settlePayment } from './repaying.ts';
export {
  endRepayment,
  type OpenRepayment,
  openRepayments,
  owedOf,
  owedStill,
  type PaidOut,
  repaymentActIsDue,
  type RepaymentRow,
  repaymentsOf,
  repaymentUnderWayBy,
  repaymentViews,
} from './repayments.ts';
export { type Given, grantBehind, reviewing } from './review.ts';
export { fundingViews, type Parts } from './rows.ts';
export { assertFree, shownPieces } from './shown-pieces.ts';
export { signedTextFor, signedTextOf } from './signed.ts';
export { supplementing } from './supplement.ts';
export { takenIn } from './taken.ts';
export { repaymentIn, tasksAmong } from './tasks.ts';
export { type FundingMessage, tellingOf } from './tell.ts';
export { unfinishedFunding, unfinishedFundingDrafts } from './unfinished.ts';
