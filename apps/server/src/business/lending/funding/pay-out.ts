import { addDays, lastDayInTime, Refusal, type CivilDate } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned, type PlannedJob } from '../../../platform/jobs/plan.ts';
import { warnOfPayment } from '../capital-plan/index.ts';
import { drawLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingChange, FundingRow } from './funding-row.ts';
import { takeStep } from './end.ts';
import { jobOf, lenderJob } from './jobs.ts';
import { owedIn } from './payee.ts';
import { isRegistered } from './registration.ts';

export interface Payment {
  readonly paidOn: CivilDate;
  readonly receiptNumber: string;
}

/** The job that finds on the day after the last day in time that nothing was paid back. */
export const overdueJob = (kind: string, { id, paysOn }: Pick<FundingRow, 'id' | 'paysOn'>): PlannedJob => ({
  kind: jobOf(kind, 'markOverdue'),
  subject: id,
  runAt: startOfDay(addDays(lastDayInTime(paysOn), 1)),
});

/** Calendar days before its payment date from which a loan is asked back from the borrower. */
export const DUE_SOON_DAYS = 5;

/** The job that asks for the repayment before its day; none for a shorter loan, or one that its borrower does not repay. */
function remindJobs<Row extends FundingRow>({ kind, lends }: LendingKind<Row>, { id, paysOn }: Row, today: CivilDate): PlannedJob[] {
  const on = addDays(paysOn, -DUE_SOON_DAYS);
  return lends === 'pledge' && on > today ? [{ kind: jobOf(kind, 'remindDue'), subject: id, runAt: startOfDay(on) }] : [];
}

/**
 * Records the lender's payment together with its postings and limits, in one transaction. Refuses NOT_REGISTERED before the claim is
 * registered, and TOO_LATE from the repayment day on. The caller has locked the row.
 */
export async function payOut<Row extends FundingRow>(
  of: LendingKind<Row>,
  act: ActContext,
  row: Row,
  { paidOn, receiptNumber }: Payment,
  change: FundingChange<Row> = {},
): Promise<Row> {
  const { kind, money, dueOf } = of;
  const { db, clock } = act;
  if (!isRegistered(row, dueOf(row), clock.now())) throw new Refusal('NOT_REGISTERED');
  const quote = money.charged(row, paidOn);
  await warnOfPayment(act, row.lenderNo, paidOn, quote.paidOut);
  await money.transferPieces?.(act, row);
  await drawLimit(act, row);
  await money.drawLimits?.(act, row);
  await postAct(act, kind, row, { act: 'disburse', quote }, receiptNumber);
  deferWrites(
    db,
    jobsCancelled(db, [jobOf(kind, 'expire')], row.id),
    jobsPlanned(act, [overdueJob(kind, row), ...remindJobs(of, row, clock.today())]),
  );
  const { paidOut } = quote;
  const paid = { disbursedOn: paidOn, disbursedAt: clock.now(), receiptNumber, paidOut, principalLeft: row.amount, reason: null };
  return takeStep(of, act, row, 'disburse', { ...change, ...paid, ...money.payoutColumns(act, row, { paidOn, quote }) });
}

/** Records that the lender's payment was returned by the bank; it may be tried again. */
export const paymentFailed = <Row extends FundingRow>(
  of: LendingKind<Row>,
  act: ActContext,
  row: Row,
  reason: string,
  change: FundingChange<Row> = {},
): Promise<Row> => takeStep(of, act, row, 'fail', { ...change, reason });

/** Records that the lender tries a returned payment again. */
export const retryPayment = <Row extends FundingRow>(of: LendingKind<Row>, act: ActContext, row: Row): Promise<Row> =>
  takeStep(of, act, row, 'retry', { reason: null });

/** Marks a loan that was not repaid by its due date. The caller has locked the row. */
export async function markOverdue<Row extends FundingRow>(of: LendingKind<Row>, act: ActContext, row: Row): Promise<Row> {
  deferWrites(act.db, jobsCancelled(act.db, [jobOf(of.kind, 'markOverdue')], row.id), lenderJob(of, act, row, 'tellLender'));
  const owed = owedIn(of, row, act.clock.today());
  return takeStep(of, act, row, 'markOverdue', {}, {}, owed && { owed: owed.total });
}
