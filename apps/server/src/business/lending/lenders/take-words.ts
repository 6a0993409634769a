import { financingMachine, Refusal, shanghaiDate, type FinancingState, type LenderEventObstacle } from '@lianxin/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { lenderWord } from '../../../schema/index.ts';
import { claimFinancing, FINANCING, type FinancingRow, isDue, progressOf, STEP_OF_WORD } from '../financing/index.ts';
import {
  isPaidOut,
  isRegistered,
  markOverdue,
  paymentFailed,
  payOut,
  repayingOf,
  type RepaymentRow,
  repaymentUnderWayBy,
  retryPayment,
} from '../funding/index.ts';
import { stepOfContract } from './contract.ts';
import { acceptFinancing, approveFinancing, askMoreOfFinancing, declineFinancing, registerFinancing, waiveRegistration } from './decide.ts';
import { signedBy } from './signing-tickets.ts';
import { readWord, type LenderWord, type WordEvent } from './word.ts';

const repaying = repayingOf(FINANCING);

/** How far a financing is; a word of a step before that has been overtaken. */
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
const stageOfEvent: Readonly<Record<WordEvent, number>> = {
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
const never = (ignoredBecause: LenderEventObstacle): Timing => ({ now: false, ignoredBecause });

/** Why a word that was taken came to nothing, where the business refused it. */
const refusedBecause = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  return [error.key, ...Object.values(error.details).map(String)].join(' ').slice(0, 200);
};

/** Only what was agreed is taken for paid: the quote's amount, or that of the later day; and not before that day has come. */
function timingOfPayment(row: FinancingRow, { amount, paidOn }: Extract<LenderWord, { readonly event: 'disbursed' }>, now: Date): Timing {
  if (paidOn > shanghaiDate(now)) return later;
  try {
    return amount === FINANCING.money.charged(row, paidOn).paidOut ? NOW : never('amountDiffers');
  } catch (error) {
    return { now: false, ignoredBecause: refusedBecause(error) };
  }
}

/** How far a lender's clock may be behind: what it says at once is no word of an earlier application. */
const CLOCK_SKEW_MS = 5 * 60_000;

const wasSaidBefore = (passedAt: Date | null, saidAt: string): boolean =>
  passedAt === null || Date.parse(saidAt) < passedAt.getTime() - CLOCK_SKEW_MS;

interface EventContext {
  readonly now: Date;
  readonly stepMissing: boolean;
  /** The repayment that the word speaks of, while it is under way. */
  readonly repayment: RepaymentRow | undefined;
}

/** Of a repayment, once the holder's reviewer has authorised it; of what is overdue, once the day of payment is over, and of a claim where there is recourse. */
function timingOfRecourse(row: FinancingRow, word: LenderWord, { now, repayment }: EventContext): Timing {
  if (word.event === 'repaid' || word.event === 'repaymentMissing') {
    if (repayment?.state !== 'awaitingConfirmation') return later;
    return word.event === 'repaid' && word.amount !== repayment.amount ? never('amountDiffers') : NOW;
  }
  const standing = { row, repayment, today: shanghaiDate(now) };
  if (isDue(STEP_OF_WORD[word.event], standing)) return NOW;
  return word.event === 'overdue' ? later : never(row.claimedAt === null ? 'noRecourse' : 'overtaken');
}

/** When a word takes effect: now, later, or never any more. */
function timingOf(row: FinancingRow, word: LenderWord, known: EventContext): Timing {
  const { now, stepMissing } = known;
  const { event } = word;
  const reached = stageOfState[row.state];
  if (reached === undefined || (isPaidOut(row) && stageOfEvent[event] < stageOfEvent.repaid)) return never('finished');
  if (wasSaidBefore(row.passedAt, word.saidAt)) return never('saidBeforeItWasAsked');
  if (event === 'accepted' && stepMissing) return later;
  if (event === 'disbursed')
    return reached < stageOfEvent.disbursed || !isRegistered(row, row.dueOn, now) ? later : timingOfPayment(row, word, now);
  if (!financingMachine.can(row.state, STEP_OF_WORD[event])) return reached > stageOfEvent[event] ? never('overtaken') : later;
  if (isPaidOut(row)) return timingOfRecourse(row, word, known);
  const progress = progressOf(row);
  if (event === 'countersigned' && progress?.funder !== 'made') return never('overtaken');
  if (event === 'holderSigned' && progress?.own !== 'open') return never('overtaken');
  if (event === 'holderSigned' && row.contractMakerId === null) return never('nobodyAskedToSign');
  return NOW;
}

/** The holder has signed on the lender's page: whoever its ticket let in made that step, and does not confirm it. */
async function signedAtLender(act: ActContext, row: FinancingRow, remarks: object): Promise<FinancingRow | undefined> {
  const contractMakerId = await signedBy(act, row);
  return contractMakerId === undefined ? undefined : stepOfContract(act, row, 'signContract', { ...remarks, contractMakerId });
}

/** Does what a word says whose turn it is; answers why it came to nothing where it did. */
async function take(
  act: ActContext,
  row: FinancingRow,
  word: LenderWord,
  repayment: RepaymentRow | undefined,
): Promise<FinancingRow | string> {
  const { reference, phase } = word;
  const remarks = { ...(reference !== undefined && { lenderReference: reference }), ...(phase !== undefined && { phase }) };
  switch (word.event) {
    case 'accepted':
      return acceptFinancing(act, row, remarks);
    case 'askMore':
      return askMoreOfFinancing(act, row, word.questions, remarks);
    case 'approved':
      return approveFinancing(act, row, remarks);
    case 'declined':
      return declineFinancing(act, row, word.reason, remarks);
    case 'holderSigned':
      return (await signedAtLender(act, row, remarks)) ?? ('nobodyOpenedThePage' satisfies LenderEventObstacle);
    case 'countersigned':
      return stepOfContract(act, row, 'countersign', remarks);
    case 'registered': {
      const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt, found } = word.registration;
      const search = { reportNumber: searchReportNumber, searchedAt: new Date(searchedAt), found };
      const entry = { kind: 'initial', certificateNumber, registeredAt: new Date(registeredAt), expiresOn, search } as const;
      return registerFinancing(act, row, entry, remarks);
    }
    case 'registrationWaived':
      return waiveRegistration(act, row, word, remarks);
    case 'disbursed':
      return payOut(FINANCING, act, row.state === 'disbursementFailed' ? await retryPayment(FINANCING, act, row) : row, word, remarks);
    case 'failed':
      return paymentFailed(FINANCING, act, row, word.reason, remarks);
    case 'repaid':
      return repayment ? repaying.confirm(act, row, repayment) : row;
    case 'repaymentMissing':
      return repayment ? repaying.deny(act, row, repayment, word.reason) : row;
    case 'overdue':
      return markOverdue(FINANCING, act, row);
    case 'claimed':
      return claimFinancing(act, row);
  }
}

/**
 * Takes every word of an application whose turn it is, in the order in which the lender said them, and again after each, for one may make
 * way for another. Answers the application as it stands then. The caller holds the row.
 */
export async function takeWords(act: ActContext, row: FinancingRow, stepMissing: (row: FinancingRow) => boolean): Promise<FinancingRow> {
  const { db, clock } = act;
  const waiting = await db
    .select()
    .from(lenderWord)
    .where(and(eq(lenderWord.financingId, row.id), isNull(lenderWord.takenAt), isNull(lenderWord.ignoredBecause)))
    .orderBy(asc(lenderWord.saidAt), asc(lenderWord.receivedAt), asc(lenderWord.serial));
  let current = row;
  let left = waiting;
  for (let went = true; went;) {
    went = false;
    for (const kept of left) {
      const word = readWord(kept);
      const repayment =
        isPaidOut(current) && 'receiptNumber' in word ? await repaymentUnderWayBy(db, current, word.receiptNumber) : undefined;
      const timing = timingOf(current, word, { now: clock.now(), stepMissing: stepMissing(current), repayment });
      if (!timing.now && timing.ignoredBecause === null) continue;
      const outcome = timing.now
        ? await take(act, current, word, repayment).catch((error: unknown) => refusedBecause(error))
        : (timing.ignoredBecause ?? '');
      // A refusal of the lender ends the application, and with it every word that waits: itself too, until here.
      const told = typeof outcome === 'string' ? { ignoredBecause: outcome } : { takenAt: clock.now(), ignoredBecause: null };
      if (typeof outcome !== 'string') current = outcome;
      await db
        .update(lenderWord)
        .set(told)
        .where(and(eq(lenderWord.channel, kept.channel), eq(lenderWord.serial, kept.serial)));
      left = left.filter((one) => one !== kept);
      went = true;
      break;
    }
  }
  return current;
}
