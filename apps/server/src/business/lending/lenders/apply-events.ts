import { financingMachine, Refusal, shanghaiDate, type FinancingState, type LenderEventObstacle } from '@lianxin/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { lenderEvent } from '../../../schema/index.ts';
import {
  claimFinancing,
  FINANCING,
  type FinancingRow,
  isActPossible,
  isStepMissing,
  progressOf,
  STEP_OF_EVENT,
} from '../financing/index.ts';
import {
  endFunding,
  isPaidOut,
  isRegistered,
  registrationColumns,
  markOverdue,
  paymentFailed,
  payOut,
  repayingOf,
  type RepaymentRow,
  lockOpenRepaymentBy,
  retryPayment,
  takeStep,
} from '../funding/index.ts';
import { actOfLender } from './actor.ts';
import { approveFinancing, stepOfContract } from './contract.ts';
import { signedBy } from './signing-tickets.ts';
import { decodeLenderEvent, type LenderEvent, type LenderEventName } from './lender-event.ts';

const repaying = repayingOf(FINANCING);

/** The progress of a financing. An event that belongs to an earlier stage is obsolete. */
const stageOfState: Readonly<Partial<Record<FinancingState, number>>> = {
  awaitingAcceptance: 0,
  underApproval: 1,
  supplementing: 1,
  awaitingContract: 2,
  awaitingDisbursement: 3,
  disbursementFailed: 3,
  disbursed: 4,
  overdue: 5,
};
const stageOfEvent: Readonly<Record<LenderEventName, number>> = {
  accepted: 0,
  askMore: 1,
  approved: 1,
  declined: 0,
  holderSigned: 2,
  countersigned: 2,
  registered: 3,
  registrationWaived: 3,
  disbursed: 3,
  failed: 3,
  repaid: 4,
  repaymentMissing: 4,
  overdue: 4,
  claimed: 5,
};

type Timing = { readonly now: true } | { readonly now: false; readonly ignoredBecause: string | null };
const NOW: Timing = { now: true };
const later: Timing = { now: false, ignoredBecause: null };
const ignored = (ignoredBecause: LenderEventObstacle): Timing => ({ now: false, ignoredBecause });

/** The reason stored for an event that was refused by a business rule. */
const refusedBecause = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  return [error.key, ...Object.values(error.details).map(String)].join(' ').slice(0, 200);
};

/** Accepts a reported payment only with the agreed amount, which is that of the quote or of the later day, and not before its day. */
function timingOfPayment(row: FinancingRow, { amount, paidOn }: Extract<LenderEvent, { readonly event: 'disbursed' }>, now: Date): Timing {
  if (paidOn > shanghaiDate(now)) return later;
  try {
    return amount === FINANCING.money.charged(row, paidOn).paidOut ? NOW : ignored('amountDiffers');
  } catch (error) {
    return { now: false, ignoredBecause: refusedBecause(error) };
  }
}

/** Tolerance for a lender's slow clock, so that its first reports are not taken for events of an earlier application. */
const CLOCK_SKEW_MS = 5 * 60_000;

const isFromEarlierApplication = (passedAt: Date | null, saidAt: string): boolean =>
  passedAt === null || Date.parse(saidAt) < passedAt.getTime() - CLOCK_SKEW_MS;

interface EventContext {
  readonly now: Date;
  readonly stepMissing: boolean;
  /** The repayment that the event refers to, while it is open. */
  readonly repayment: RepaymentRow | undefined;
}

/**
 * Events about a repayment require the holder's authorisation, an overdue event requires that the payment date has passed, and a claim
 * requires recourse.
 */
function timingOfRecourse(row: FinancingRow, event: LenderEvent, { now, repayment }: EventContext): Timing {
  if (event.event === 'repaid' || event.event === 'repaymentMissing') {
    if (repayment?.state !== 'awaitingConfirmation') return later;
    return event.event === 'repaid' && event.amount !== repayment.amount ? ignored('amountDiffers') : NOW;
  }
  const situation = { row, repayment, today: shanghaiDate(now) };
  if (isActPossible(STEP_OF_EVENT[event.event], situation)) return NOW;
  return event.event === 'overdue' ? later : ignored(row.claimedAt === null ? 'noRecourse' : 'overtaken');
}

/** Whether an event takes effect now, later, or never. */
function timingOf(row: FinancingRow, event: LenderEvent, known: EventContext): Timing {
  const { now, stepMissing } = known;
  const { event: name } = event;
  const reached = stageOfState[row.state];
  if (reached === undefined || (isPaidOut(row) && stageOfEvent[name] < stageOfEvent.repaid)) return ignored('finished');
  if (isFromEarlierApplication(row.passedAt, event.saidAt)) return ignored('saidBeforeItWasAsked');
  if (name === 'accepted' && stepMissing) return later;
  if (event.event === 'disbursed')
    return reached < stageOfEvent.disbursed || !isRegistered(row, row.dueOn, now) ? later : timingOfPayment(row, event, now);
  if (!financingMachine.can(row.state, STEP_OF_EVENT[name])) return reached > stageOfEvent[name] ? ignored('overtaken') : later;
  if (isPaidOut(row)) return timingOfRecourse(row, event, known);
  const progress = progressOf(row);
  if (name === 'countersigned' && progress?.funder !== 'made') return ignored('overtaken');
  if (name === 'holderSigned' && progress?.own !== 'open') return ignored('overtaken');
  if (name === 'holderSigned' && row.contractMakerId === null) return ignored('nobodyAskedToSign');
  return NOW;
}

/** Records that the holder signed on the lender's page. The person with the ticket counts as the maker and may not confirm the contract. */
async function signedAtLender(act: ActContext, row: FinancingRow, remarks: object): Promise<FinancingRow | undefined> {
  const contractMakerId = await signedBy(act, row);
  return contractMakerId === undefined ? undefined : stepOfContract(act, row, 'signContract', { ...remarks, contractMakerId });
}

/** Takes the step that an event reports. Returns the reason if the event has no effect. */
async function applyEvent(
  act: ActContext,
  row: FinancingRow,
  event: LenderEvent,
  repayment: RepaymentRow | undefined,
): Promise<FinancingRow | string> {
  const { reference, phase } = event;
  const remarks = { ...(reference !== undefined && { lenderReference: reference }), ...(phase !== undefined && { phase }) };
  switch (event.event) {
    case 'accepted':
      return takeStep(FINANCING, act, row, 'accept', remarks);
    case 'askMore':
      return takeStep(FINANCING, act, row, 'askMore', { ...remarks, questions: event.questions }, { note: event.questions });
    case 'approved':
      return approveFinancing(act, row, remarks);
    case 'declined':
      return endFunding(FINANCING, act, row, 'decline', { ...remarks, reason: event.reason });
    case 'holderSigned':
      return (await signedAtLender(act, row, remarks)) ?? ('nobodyOpenedThePage' satisfies LenderEventObstacle);
    case 'countersigned':
      return stepOfContract(act, row, 'countersign', remarks);
    case 'registered': {
      const stored = registrationColumns(event.registration, row.dueOn, act.clock.now());
      return takeStep(FINANCING, act, row, 'register', { ...remarks, ...stored });
    }
    case 'registrationWaived':
      return takeStep(FINANCING, act, row, 'register', { ...remarks, registrationWaivedBecause: event.reason }, { note: event.reason });
    case 'disbursed':
      return payOut(FINANCING, act, row.state === 'disbursementFailed' ? await retryPayment(FINANCING, act, row) : row, event, remarks);
    case 'failed':
      return paymentFailed(FINANCING, act, row, event.reason, remarks);
    case 'repaid':
      return repayment ? repaying.confirm(act, row, repayment) : row;
    case 'repaymentMissing':
      return repayment ? repaying.deny(act, row, repayment, event.reason) : row;
    case 'overdue':
      return markOverdue(FINANCING, act, row);
    case 'claimed':
      return claimFinancing(act, row);
  }
}

/**
 * Applies the pending events of an application whose preconditions are met, in the order in which the lender reported them, and starts over
 * after each, because one event may enable another. Returns the resulting application. The caller has locked the row.
 */
export async function applyPendingEvents(system: ActContext, row: FinancingRow): Promise<FinancingRow> {
  const act = await actOfLender(system, row);
  const { db, clock } = act;
  let current = row;
  let pending = await db
    .select()
    .from(lenderEvent)
    .where(and(eq(lenderEvent.financingId, row.id), isNull(lenderEvent.takenAt), isNull(lenderEvent.ignoredBecause)))
    .orderBy(asc(lenderEvent.saidAt), asc(lenderEvent.receivedAt), asc(lenderEvent.serial));
  for (let progressed = true; progressed;) {
    progressed = false;
    for (const stored of pending) {
      const event = decodeLenderEvent(stored);
      const repayment =
        isPaidOut(current) && 'receiptNumber' in event ? await lockOpenRepaymentBy(db, current, event.receiptNumber) : undefined;
      const timing = timingOf(current, event, { now: clock.now(), stepMissing: isStepMissing(current), repayment });
      if (!timing.now && timing.ignoredBecause === null) continue;
      const outcome = timing.now
        ? await applyEvent(act, current, event, repayment).catch((error: unknown) => refusedBecause(error))
        : (timing.ignoredBecause ?? '');
      // A lender's refusal ends the application, which discards all pending events, including this one; the result restores it.
      const result = typeof outcome === 'string' ? { ignoredBecause: outcome } : { takenAt: clock.now(), ignoredBecause: null };
      if (typeof outcome !== 'string') current = outcome;
      await db
        .update(lenderEvent)
        .set(result)
        .where(and(eq(lenderEvent.channel, stored.channel), eq(lenderEvent.serial, stored.serial)));
      pending = pending.filter((one) => one !== stored);
      progressed = true;
      break;
    }
  }
  return current;
}
