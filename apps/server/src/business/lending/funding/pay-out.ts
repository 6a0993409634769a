import { addDays, Refusal, type CivilDate } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { warnOfPayment } from '../capital-plan/index.ts';
import { drawLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import type { FundingChange, FundingRow, LendingKind } from './lending-kind.ts';
import { lenderJob } from './lender-jobs.ts';
import { isRegistered } from './registration.ts';

/** A payment of a lender to the holder's account. */
export interface Payment {
  readonly paidOn: CivilDate;
  /** The bank's number of it. */
  readonly receiptNumber: string;
}

/**
 * The lender has paid: in one transaction with the books and the limits. Refuses NOT_REGISTERED before the claim is registered, and TOO_LATE
 * from the day on which it is to be paid back. The caller holds the row.
 */
export async function payOut<Row extends FundingRow>(
  { kind, rows, jobs, money, dueOf, tell }: LendingKind<Row>,
  act: ActContext,
  row: Row,
  { paidOn, receiptNumber }: Payment,
  change: FundingChange<Row> = {},
): Promise<Row> {
  const { db, clock } = act;
  if (!isRegistered(row, dueOf(row), clock.now())) throw new Refusal('NOT_REGISTERED');
  const quote = money.charged(row, paidOn);
  await warnOfPayment(act, row.lenderNo, paidOn, quote.paidOut);
  await money.passed?.(act, row);
  await drawLimit(act, row);
  await money.drawn?.(act, row);
  await postAct(act, kind, row, { act: 'disburse', quote }, receiptNumber);
  deferWrites(
    db,
    jobsCancelled(db, [jobs.expire], row.id),
    jobsPlanned(act, [{ kind: jobs.markOverdue, subject: row.id, runAt: startOfDay(addDays(row.paysOn, 1)) }]),
  );
  const { paidOut, net } = quote;
  const paid = { disbursedOn: paidOn, disbursedAt: clock.now(), receiptNumber, paidOut, net, principalLeft: row.amount, reason: null };
  const moved = await rows.move(act, row, 'disburse', { ...change, ...paid, ...money.kept(act, row, { paidOn, quote }) });
  await tell(act, moved, 'disburse');
  return moved;
}

/** The lender's payment came back; it may be tried again. */
export async function paymentFailed<Row extends FundingRow>(
  { rows, tell }: LendingKind<Row>,
  act: ActContext,
  row: Row,
  reason: string,
  change: FundingChange<Row> = {},
): Promise<Row> {
  const moved = await rows.move(act, row, 'fail', { ...change, reason });
  await tell(act, moved, 'fail');
  return moved;
}

/** The lender tries again to pay what came back. */
export const retryPayment = <Row extends FundingRow>({ rows }: LendingKind<Row>, act: ActContext, row: Row): Promise<Row> =>
  rows.move(act, row, 'retry', { reason: null });

/** It was not paid back when it was to be. The caller holds the row. */
export async function markOverdue<Row extends FundingRow>({ rows, jobs, tell }: LendingKind<Row>, act: ActContext, row: Row): Promise<Row> {
  deferWrites(act.db, jobsCancelled(act.db, [jobs.markOverdue], row.id), lenderJob({ jobs }, act, row, 'tellLender'));
  const moved = await rows.move(act, row, 'markOverdue', {});
  await tell(act, moved, 'markOverdue');
  return moved;
}
