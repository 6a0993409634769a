/** Parts shared by financing and pledging: comparison of lenders, application form, checks, steps. */
export { CHARGE_TERMS, PAYEE_TERMS, PAYMENT_TERMS, type ChargeKind } from './charge-terms.ts';
export { closedBecause } from './closed-because.ts';
export { useObstacleWords } from './obstacle-words.ts';
export { words as fundingWords } from './words.ts';
export type { LenderChoice } from './quotes/lender-choice.tsx';
export { QuoteComparison, type ComparisonWords, type QuoteComparisonProps } from './quotes/quote-comparison.tsx';
export { useQuoteRows, type Quoted, type QuoteRow } from './quotes/quote-rows.tsx';
export { AvailableAmount, type AvailableAmountProps } from './quotes/available-amount.tsx';
export { availableIn, pieceVersions, takenOf, type Taken } from './quotes/taken.ts';
export { TakenNote, type TakenNoteProps } from './quotes/taken-note.tsx';
export { ApplicationForm, type ApplicationFormProps } from './application/application-form.tsx';
export { ApplyPage, type ApplyPageProps } from './application/apply-page.tsx';
export {
  amountTyped,
  basicsDraft,
  basicsOf,
  basicsToSend,
  BLANK_BASICS,
  positive,
  type Basics,
  type Derived,
} from './application/basics.ts';
export type { FormKind, OpenedForm } from './application/form-kind.ts';
export type { Problems } from './application/submission.ts';
export { useChosenLender, useOffers, useTyped } from './application/use-applying.ts';
export { WishedDay, type WishedDayProps } from './application/wished-day.tsx';
export { ApplicationFacts, hasConsent, itemIfKnown, useTermItems, type ApplicationFactsProps } from './detail/application-facts.tsx';
export { ApplicationSheet, type ApplicationSheetProps } from './detail/application-sheet.tsx';
export { lenderAsks, type DetailKind } from './detail/detail-kind.ts';
export { useRolledDay } from './detail/rolled-day.ts';
export { HeldPieces, type HeldPiecesProps } from './detail/held-pieces.tsx';
export type { WaitingParty } from './detail/waiting-parties.tsx';
export { ApplicationHistory, type ApplicationHistoryProps } from './detail/application-history.tsx';
export { StageBar, type Stage, type StageBarProps } from './detail/stage-bar.tsx';
export { APPROVAL, DISBURSEMENT, REVIEW, progressAt } from './detail/progress-at.ts';
export { ApplicationFiles, TradeBehind, type ApplicationFilesProps, type TradeBehindProps } from './detail/trade-behind.tsx';
export { ApplicationCard, type ApplicationCardProps, type RecordLook } from './records/application-card.tsx';
export { applicationFilters, lenderFilter, MINE, PAID_OUT } from './records/application-filters.tsx';
export { ApplicationRecords, type ApplicationRecordsProps, type RecordsKind } from './records/application-records.tsx';
export { offers, useAbout, useApplicantActs, type ApplicantKind } from './records/use-applicant-acts.tsx';
export { useApplicationColumns } from './records/use-application-columns.tsx';
export { PaymentOrder, type PaymentOrderProps } from './steps/payment-order.tsx';
export { PaymentStep } from './steps/payment-step.tsx';
export { StepForm, type StepFormProps } from './steps/step-form.tsx';
export { Supplement, type SupplementProps } from './steps/supplement.tsx';
export type { Step, StepEnd } from './steps/step.ts';
export { useSteps } from './steps/use-steps.tsx';
export { ApplicationReview, type ApplicationReviewProps, type ReviewStage } from './review/application-review.tsx';
export { useReturnVerb, type ReviewKind } from './review/use-review-verbs.ts';
export { ReviewedApplication, type ReviewedApplicationProps } from './review/reviewed-application.tsx';
export { owedOnDay, type OpenLoan } from './repayments/owed-on-day.ts';
export { RepaymentStep, type RepaymentStepProps } from './repayments/repayment-step.tsx';
export { Owed, Repayments, type OwedProps, type Repayment, type RepaymentsProps } from './repayments/repayments.tsx';
export { RepaymentReceipt, type ReceiptParties, type RepaymentReceiptProps } from './repayments/repayment-receipt.tsx';
