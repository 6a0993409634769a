/** What all kinds of application share: checking acts, numbers, steps, the log, reminders, two reviewers. */
export { actOf, actOfSystem } from './act-of.ts';
export { storedCountsOf } from './application-tally.ts';
export { checkViews } from './check-views.ts';
export { saveDraftIn } from './drafts.ts';
export { actsOf, assertAct, assertGranted, assertNotOwn, guardAct } from './guard.ts';
export { assertInTime, tooLate } from './in-time.ts';
export type {
  HandOver,
  OpenItems,
  PrepareRequest,
  ReceiptText,
  RedDot,
  RegisteredKind,
  SentRow,
  SignedAct,
  SignedFor,
  SignForCase,
  TaskKind,
  UnfinishedWork,
} from './kind.ts';
export { lapse, lapsesPlanned } from './lapse.ts';
export { logSteps } from './log-step.ts';
export { type LoggedApplication, logOf, logsOf, stepsOfVoucher, type LoggedStep } from './log-view.ts';
export { MATURITY_JOBS, maturityPlanned } from './maturity.ts';
export { nextNumber, nextValue, nextVoucherNumber, numberOf } from './numbers.ts';
export { actedForAnother, assertOneSide, assertOneSideOf } from './one-side.ts';
export { reasonFor } from './reason-for.ts';
export { lastReminders, remindOnce, reminderShown, withLastReminders } from './remind-once.ts';
export { applicationRepository, type ChangeOf, repositoryOf } from './repository.ts';
export { requiredReason } from './required-reason.ts';
export { cancelSignForJobs, planSignForJobs } from './sign-for-jobs.ts';
export { signedFor } from './signed-for.ts';
export { type StepMessage, stepMessenger } from './step-messenger.ts';
export {
  isFirst,
  notPassedBy,
  approvalBy,
  type Review,
  signedAs,
  tellSecond,
  waitsForSecond,
  waitsSincePass,
  withTwoReviews,
} from './two-reviews.ts';
export { madeBy, withMaker } from './unfinished.ts';
export type { Worker } from './worker.ts';
