import { addDays, chargedOn, Refusal, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { FINANCING_JOBS, type FinancingRow, financings, passPiecesToLender, tellFinancing } from '../financing/index.ts';
import { isRegistered, quoteOfRow } from '../funding/index.ts';
import { noticeOfAssignment } from '../../vouchers/transfer/index.ts';
import type { Remarks } from './decide.ts';
import { warnOfPayment } from '../capital-plan/index.ts';
import { drawLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';

/** A payment of a lender to the holder's account. */
export interface Payment {
  readonly paidOn: CivilDate;
  /** The bank's number of it. */
  readonly receiptNumber: string;
}

/** What a lender pays when it pays on a day: the quote, or less interest where it pays later. */
export const amountToPay = (row: FinancingRow, paidOn: CivilDate): Fen => chargedOn(quoteOfRow(row), paidOn).paidOut;

/**
 * The lender has paid: what was financed is its own from now on, in one transaction with the books and the issuer's notice. Refuses
 * NOT_REGISTERED before the claim is registered, and TOO_LATE from the day on which the voucher is paid.
 */
export async function payOut(act: ActContext, row: FinancingRow, { paidOn, receiptNumber }: Payment, remarks: Remarks = {}) {
  const { db, clock } = act;
  if (!isRegistered(row, row.dueOn, clock.now())) throw new Refusal('NOT_REGISTERED');
  const quote = chargedOn(quoteOfRow(row), paidOn);
  await warnOfPayment(act, row.lenderNo, paidOn, quote.paidOut);
  const passed = await passPiecesToLender(act, row, { kind: 'financing.disburse', counterpartyNo: row.lenderNo });
  await drawLimit(act, row);
  await postAct(act, 'financing', row, { act: 'disburse', quote }, receiptNumber);
  const { id: financingId, issuerNo, enterpriseNo: fromNo, lenderNo: toNo, dueOn } = row;
  await noticeOfAssignment(
    act,
    passed.map(({ number, amount }) => ({ by: { financingId }, issuerNo, fromNo, toNo, number, amount, dueOn })),
  );
  deferWrites(
    db,
    jobsCancelled(db, [FINANCING_JOBS.expire], row.id),
    jobsPlanned(act, [{ kind: FINANCING_JOBS.markOverdue, subject: row.id, runAt: startOfDay(addDays(row.paysOn, 1)) }]),
  );
  const change = { ...remarks, disbursedOn: paidOn, disbursedAt: clock.now(), receiptNumber, paidOut: quote.paidOut, net: quote.net };
  // Its interest was withheld for every day until the issuer pays.
  const owing = { principalLeft: row.amount, interestSince: row.paysOn };
  const moved = await financings.move(act, row, 'disburse', { ...change, ...owing, issuerCosts: quote.issuerCosts, reason: null });
  await tellFinancing(act, moved, 'disburse');
  return moved;
}

/** The lender's payment came back; it may be tried again. */
export async function paymentFailed(act: ActContext, row: FinancingRow, reason: string, remarks: Remarks = {}): Promise<FinancingRow> {
  const moved = await financings.move(act, row, 'fail', { ...remarks, reason });
  await tellFinancing(act, moved, 'fail');
  return moved;
}

/** The lender tries again to pay what came back. */
export const retryPayment = (act: ActContext, row: FinancingRow): Promise<FinancingRow> =>
  financings.move(act, row, 'retry', { reason: null });
