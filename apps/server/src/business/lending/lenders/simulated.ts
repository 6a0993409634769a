import { addDays, addMonths, shanghaiDate, shanghaiInstant, type CivilDate } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { lenderBehaviourOf, nextReportOf, SIMULATED_JOB, type NextReport } from '../../../platform/lender/simulated-lenders.ts';
import { financing, lenderEvent } from '../../../schema/index.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { FINANCING, type FinancingRow, financings, isActPossible, isStepMissing, progressOf } from '../financing/index.ts';
import { isPaidOut, isRegistered, type OpenRepayment, openRepayments } from '../funding/index.ts';
import type { LenderEvent } from './lender-event.ts';
import { receiveLenderEvent } from './receive-event.ts';

/** The time of day from which a sandbox lender pays on a value day that it had to wait for. */
const PAYS_FROM = '09:00';

/** Months by which a sandbox lender's register entry outlasts the claim. */
const REGISTERED_MONTHS_MORE = 6;

const digits = (row: FinancingRow): string => row.applicationNumber.replaceAll(/\D/g, '');

/** An event in the form in which the lender would report it. */
function eventOf(
  row: FinancingRow,
  next: NextReport,
  said: { readonly serial: string; readonly at: Date; readonly repayment?: OpenRepayment | undefined },
): LenderEvent {
  const of = { serial: said.serial, applicationNumber: row.applicationNumber, saidAt: said.at.toISOString() };
  switch (next.event) {
    case 'askMore':
      return { ...of, event: 'askMore', questions: next.questions ?? '' };
    case 'declined':
      return { ...of, event: 'declined', reason: next.reason ?? '' };
    case 'failed':
      return { ...of, event: 'failed', reason: next.reason ?? '' };
    case 'registered': {
      if (next.waivedBecause !== undefined) return { ...of, event: 'registrationWaived', reason: next.waivedBecause };
      const until = addMonths(row.dueOn, REGISTERED_MONTHS_MORE);
      const registration = {
        certificateNumber: `ZD${digits(row)}${String(row.channel).padStart(2, '0')}`,
        registeredAt: said.at.toISOString(),
        expiresOn: until > addDays(shanghaiDate(said.at), 31) ? until : addMonths(shanghaiDate(said.at), 2),
        searchReportNumber: `CX${digits(row)}`,
        searchedAt: new Date(said.at.getTime() - 60_000).toISOString(),
        found: 0,
      };
      return { ...of, event: 'registered', registration };
    }
    case 'disbursed': {
      const paidOn = shanghaiDate(said.at);
      const receiptNumber = `HD${digits(row)}${String(row.channel).padStart(2, '0')}`;
      return {
        ...of,
        event: 'disbursed',
        paidOn,
        receiptNumber,
        amount: FINANCING.money.charged(row, paidOn).paidOut,
        reference: `JJ${digits(row)}`,
      };
    }
    case 'repaid':
    case 'repaymentMissing': {
      const { repayment } = said;
      if (!repayment) throw new Error(`nothing of ${row.applicationNumber} is to be looked for`);
      const { receiptNumber, amount } = repayment;
      return next.event === 'repaid'
        ? { ...of, event: 'repaid', receiptNumber, amount }
        : { ...of, event: 'repaymentMissing', receiptNumber, reason: next.reason ?? '' };
    }
    default:
      return { ...of, event: next.event };
  }
}

/** A sandbox lender's report on a voucher that fell due before the payout: first the payment fails, then the application is declined. */
function tooLateFor({ state, paysOn }: FinancingRow, today: CivilDate): NextReport | undefined {
  if (today < paysOn) return undefined;
  const reason = '凭证已到期';
  if (state === 'awaitingDisbursement') return { event: 'failed', reason };
  return state === 'disbursementFailed' ? { event: 'declined', reason } : undefined;
}

/**
 * The sandbox lenders: each examines an application, reports through the same interface as a real lender, and schedules its next report.
 */
export const simulatedLenderJobs: JobHandlers = {
  async [SIMULATED_JOB](context, applicationNumber) {
    const { db, clock, ids } = context;
    const [found] = await db.select({ id: financing.id }).from(financing).where(eq(financing.applicationNumber, applicationNumber));
    const row = found && (await financings.hold(db, found.id));
    if (!row) return;
    const said = await db.select({ event: lenderEvent.event }).from(lenderEvent).where(eq(lenderEvent.financingId, row.id));
    const progress = progressOf(row);
    const openRepayment = isPaidOut(row) ? (await openRepayments(db, [row.id])).get(row.id) : undefined;
    const repayment = openRepayment?.state === 'awaitingConfirmation' ? openRepayment : undefined;
    const today = clock.today();
    const others = progress && { ...progress, funder: 'given' as const };
    const next =
      tooLateFor(row, today) ??
      nextReportOf({
        state: row.state,
        channel: row.channel,
        amount: row.amount,
        purpose: row.purpose,
        stepMissing: isStepMissing(row),
        toCountersign: progress?.funder === 'made' && others?.own === 'given' && (others.counterparty ?? 'given') === 'given',
        registered: isRegistered(row, row.dueOn, clock.now()),
        repayment,
        toClaim: row.state === 'overdue' && isActPossible('claim', { row, repayment, today }),
        said: said.map(({ event }) => event),
      });
    if (!next) return;
    const at = clock.now();
    const runAgain = (runAt: Date) => planJob({ db, ids }, { kind: SIMULATED_JOB, subject: applicationNumber, runAt });
    const pays = next.event === 'disbursed' || next.event === 'failed';
    if (pays && today < row.valueOn) return runAgain(shanghaiInstant(row.valueOn, PAYS_FROM));
    const { reportsTwice, reportsDisbursementFirst, decidesAfterS } = lenderBehaviourOf(row.channel);
    const event = (one: NextReport, place: number) =>
      eventOf(row, one, { serial: `${applicationNumber}-${String(said.length + place).padStart(3, '0')}`, at, repayment });
    const paysAtOnce = reportsDisbursementFirst && next.event === 'registered' && today >= row.valueOn;
    const events = paysAtOnce ? [event({ event: 'disbursed' }, 1), event(next, 2)] : [event(next, 1)];
    for (const one of reportsTwice ? [...events, ...events] : events) await receiveLenderEvent(actOfSystem(context), row.channel, one);
    return runAgain(new Date(at.getTime() + decidesAfterS * 1_000));
  },
};
