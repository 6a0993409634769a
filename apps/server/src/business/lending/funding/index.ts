/** Applications to a lender, of either kind: offers, quotes, papers, checks, review, repayment, the claims register. */
export { guarantorCalls } from './calls.ts';
export { applyFor } from './apply.ts';
export { bookPaymentAtMaturity, type BookPaymentAtMaturity } from './payment-at-maturity.ts';
export { channelRowsOf } from './channel-rows.ts';
export { checksOf } from './check.ts';
export { contractsOfPieces } from './contracts-of-pieces.ts';
export { detailOf, repaymentsIn } from './detail.ts';
export { fundingDrafts } from './drafts.ts';
export { lockForAct, lockForReview, isPaidOut, referenceOf, type Versioned } from './possible-acts.ts';
export { endFunding, takeStep } from './end.ts';
export { formAgain } from './form.ts';
export { guarantorsOf } from './guarantors.ts';
export { parseQuoteQuestion, quoteOfRow } from './stored-quote.ts';
export { jobOf, lenderJob } from './jobs.ts';
export { lenderJobs } from './lender-jobs.ts';
export { decidingOf, payingOutOf } from './lending-desk.ts';
export type { FundingChange } from './funding-row.ts';
export type { Application, Applying, ActingViewer, FundingEnding, LendingKind, SignedMoney, ActSituation } from './lending-kind.ts';
export { type Listing, listingOf } from './list.ts';
export { offerViews } from './offer-views.ts';
export { papersOfPieces, papersForCheck, paperViews } from './papers.ts';
export { DUE_SOON_DAYS, markOverdue, type Payment, paymentFailed, payOut, retryPayment } from './pay-out.ts';
export { payeeIn, payoutAccount, repaymentToLender } from './payee.ts';
export { askForOffers } from './quotes.ts';
export { lenderCallJob } from './lender-call-job.ts';
export { dueDateJobs } from './due-date-jobs.ts';
export { isRegistered, registrationColumns } from './registration.ts';
export { assertPast, repayingOf, settlePayment } from './repaying.ts';
export {
  type OpenRepayment,
  openRepayments,
  owedOf,
  requireOwed,
  repaymentAllows,
  type RepaymentRow,
  lockOpenRepaymentBy,
} from './repayments.ts';
export { grantDocuments, reviewing } from './review.ts';
export { fundingViews, partOf } from './rows.ts';
export { assertFree, requestedPieces } from './requested-pieces.ts';
export { signedRepayment } from './repayment-text.ts';
export { type GivenSignature, signatureFor, signedTextFor } from './signed-text.ts';
export { supplementing } from './supplement.ts';
export { underlyingIn } from './underlying.ts';
export { type Besides, type FundingMessage, notifierOf, withPayoutAccount, withRepaymentAccount } from './notify.ts';
export { unfinishedFunding, unfinishedFundingDrafts } from './unfinished.ts';
export { dayBefore, paidBy, repaymentIn, repaymentWork, sharedWork, tasksByPayDay, tasksOf, waitingAmong, type Work } from './work.ts';
export { fundingRepository } from './repository.ts';
