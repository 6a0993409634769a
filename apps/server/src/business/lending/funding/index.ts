/** What financing and pledging share: offers, quotes, papers, checks, repayment, the claims register. */
export { channelRowsOf } from './channel-rows.ts';
export { assertAcceptable, checksOf, type Judged } from './check.ts';
export { contractsBehind } from './contracts-behind.ts';
export { fundingDrafts } from './drafts.ts';
export { grantPapers } from './grant-papers.ts';
export { guarantorsOf } from './guarantors.ts';
export { keptQuote, questionIn, quoteOfRow, quoteView } from './kept-quote.ts';
export { lenderOf } from './lender.ts';
export { listGuarantors } from './list-guarantors.ts';
export { offerViews } from './offer-views.ts';
export { offersFor } from './offers.ts';
export { papersBehind, papersForCheck, paperViews } from './papers.ts';
export { askForOffers, findQuote } from './quotes.ts';
export { reachingLender } from './reach-lender.ts';
export { isRegistered, keptRegistration, registrationView } from './registration.ts';
export { accrue, assertPast, leftOwing, repayingOf, settlePayment } from './repaying.ts';
export { repaymentIn } from './repayment-tasks.ts';
export {
  endRepayment,
  type OpenRepayment,
  openRepayments,
  owedOf,
  owedStill,
  type PaidOut,
  repaymentActIsDue,
  repaymentReviewedBy,
  type RepaymentRow,
  repaymentsOf,
  repaymentUnderWayBy,
  repaymentViews,
  repaymentWaitsFor,
} from './repayments.ts';
export { shownPieces } from './shown-pieces.ts';
export { takePieces } from './take-pieces.ts';
export { lenderApplicationOf, paidBack, repaymentStep } from './told-lender.ts';
export { tradeShown } from './trade-shown.ts';
export { unfinishedFunding, unfinishedFundingDrafts } from './unfinished.ts';
