/** Applications to a lender, of either kind: offers, quotes, papers, checks, review, repayment, the claims register. */
export { guarantorCalls } from './calls.ts';
export { applyFor } from './apply.ts';
export { bookBoughtBy, type BookBought } from './bought.ts';
export { channelRowsOf } from './channel-rows.ts';
export { checksOf } from './check.ts';
export { contractsBehind } from './contracts-behind.ts';
export { detailOf, repaymentsIn } from './detail.ts';
export { fundingDrafts } from './drafts.ts';
export { heldForAct, heldForReview, isPaidOut, referenceOf, type Shown } from './due.ts';
export { endFunding, takeStep } from './end.ts';
export { formAgain } from './form.ts';
export { guarantorsOf } from './guarantors.ts';
export { questionIn, quoteOfRow } from './kept-quote.ts';
export { jobOf, lenderJob } from './jobs.ts';
export { lenderJobs } from './lender-jobs.ts';
export { decidingOf, payingOutOf } from './lending-desk.ts';
export type { FundingChange } from './funding-row.ts';
export type { Application, Applying, Asking, FundingEnding, LendingKind, SignedMoney, Standing } from './lending-kind.ts';
export { type Listing, listingOf } from './list.ts';
export { offerViews } from './offer-views.ts';
export { papersBehind, papersForCheck, paperViews } from './papers.ts';
export { markOverdue, type Payment, paymentFailed, payOut, retryPayment } from './pay-out.ts';
export { payeeIn, payoutAccount, repaymentToLender } from './payee.ts';
export { askForOffers } from './quotes.ts';
export { reachingLender } from './reach-lender.ts';
export { fundingJobs } from './registered.ts';
export { isRegistered, keptRegistration } from './registration.ts';
export { assertPast, repayingOf, settlePayment } from './repaying.ts';
export {
  type OpenRepayment,
  openRepayments,
  owedOf,
  owedStill,
  repaymentActIsDue,
  type RepaymentRow,
  repaymentUnderWayBy,
} from './repayments.ts';
export { grantBehind, reviewing } from './review.ts';
export { fundingViews, partOf } from './rows.ts';
export { assertFree, shownPieces } from './shown-pieces.ts';
export { type Given, signatureFor, signedTextFor } from './signed.ts';
export { supplementing } from './supplement.ts';
export { underlyingIn } from './underlying.ts';
export { type Besides, type FundingMessage, tellingOf, withPayoutAccount, withRepaymentAccount } from './tell.ts';
export { unfinishedFunding, unfinishedFundingDrafts } from './unfinished.ts';
export { repaymentIn, repaymentWork, sharedWork, tasksOf, waitingAmong, type Work } from './work.ts';
export { fundingRepository } from './repository.ts';
