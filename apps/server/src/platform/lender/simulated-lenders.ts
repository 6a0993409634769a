import { daysBetween, fen, type Fen, type FinancingState } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { planJob } from '../jobs/plan.ts';
import type { EnrolmentAnswer, Lender, LenderQuoteAnswer, LenderEnrolment, LenderQuoteRequest } from './lender.ts';

/** The job in which a simulated lender processes an application; the subject is the application number. */
export const SIMULATED_JOB = 'simulatedLender.look';

/** How a simulated lender behaves, to reproduce differences between real lenders. Omitted behaviour does not occur. */
export interface LenderBehaviour {
  /** Seconds until it processes an application or step. */
  readonly actsAfterS: number;
  /** Seconds until it has decided. */
  readonly decidesAfterS: number;
  /** Declines smaller amounts, although its terms allow them. */
  readonly minAmount?: Fen;
  /** Declines amounts in whole yuan with these last digits. */
  readonly declinesEndingIn?: string;
  /** Asks this question once, unless the purpose of the application matches `about`. */
  readonly asks?: { readonly about: RegExp; readonly question: string };
  /** The first disbursement of an application fails. */
  readonly firstPaymentFails?: true;
  /** Sends every report twice. */
  readonly reportsTwice?: true;
  /** Reports the disbursement before the registration that it depends on. */
  readonly reportsDisbursementFirst?: true;
  /** Waives the registration, with this reason. */
  readonly waivesRegistration?: string;
  /** Its staff decide and disburse in the portal; its system reports nothing. */
  readonly decidesByPeople?: true;
  /** Quotes an individual rate for each loan. */
  readonly quotes?: LenderRates;
  /** Seconds until it decides on an enrolment. @default 5 */
  readonly enrolsAfterS?: number;
  /** Refuses to enrol enterprises of this size. */
  readonly refusesSize?: string;
}

/** How a simulated lender calculates its rate. */
interface LenderRates {
  /** The discount from the annual rate of its terms, in ppm. */
  readonly discountPpm: bigint;
  /** Whether a loan gets the discount. */
  readonly isDiscounted: (question: LenderQuoteRequest) => boolean;
  /** Validity of a quote in hours. */
  readonly validHours: number;
  /** Makes no offer for amounts in whole yuan with these last digits. */
  readonly noOfferEndingIn?: string;
}

const BY_PEOPLE = { actsAfterS: 0, decidesAfterS: 0, decidesByPeople: true } as const;
const SHORT_DAYS = 90;
const DAY_S = 86_400;
const ENROLS_AFTER = 5;
const LARGE_AMOUNT = fen(50_000_000n);

/** The behaviour of the simulated lenders by channel. Others decide after half a minute without questions. */
export const LENDER_BEHAVIOURS: Readonly<Record<number, LenderBehaviour>> = {
  1: { actsAfterS: 2, decidesAfterS: 4 },
  2: { actsAfterS: 5, decidesAfterS: 20, reportsTwice: true },
  3: { ...BY_PEOPLE },
  4: { actsAfterS: 8, decidesAfterS: 15, declinesEndingIn: '44' },
  5: { actsAfterS: 3, decidesAfterS: 10, minAmount: fen(2_000_000n), reportsDisbursementFirst: true, refusesSize: '微型企业' },
  // Short terms are cheaper.
  6: {
    ...BY_PEOPLE,
    quotes: {
      discountPpm: 6_000n,
      isDiscounted: ({ valueOn, dueOn }) => daysBetween(valueOn, dueOn) <= SHORT_DAYS,
      validHours: 24,
      noOfferEndingIn: '66',
    },
  },
  7: { actsAfterS: 10, decidesAfterS: 30 },
  8: {
    actsAfterS: 15,
    decidesAfterS: 40,
    asks: { about: /货款|工程|服务/, question: '请说明资金用途并补充发运单据' },
    enrolsAfterS: DAY_S,
  },
  10: { actsAfterS: 2, decidesAfterS: 5, waivesRegistration: '本行自营保理，债权已在行内台账登记' },
  // Large amounts are cheaper.
  11: { ...BY_PEOPLE, quotes: { discountPpm: 4_000n, isDiscounted: ({ amount }) => amount >= LARGE_AMOUNT, validHours: 72 } },
  12: { actsAfterS: 4, decidesAfterS: 12, firstPaymentFails: true },
  13: { ...BY_PEOPLE },
};

export const lenderBehaviourOf = (channel: number): LenderBehaviour => LENDER_BEHAVIOURS[channel] ?? { actsAfterS: 30, decidesAfterS: 30 };

/** An application when a simulated lender processes it. */
export interface ApplicationSnapshot {
  readonly state: FinancingState;
  readonly channel: number;
  readonly amount: Fen;
  readonly purpose: string;
  /** Whether the holder still has to complete the lender's additional step. */
  readonly stepMissing: boolean;
  /** Whether all other parties have signed the contract and only the lender has not. */
  readonly toCountersign: boolean;
  readonly registered: boolean;
  /** A declared repayment that the lender has to confirm. */
  readonly repayment?: { readonly receiptNumber: string } | undefined;
  /** Whether the issuer has defaulted and the lender has recourse to the holder, but has not claimed it yet. */
  readonly toClaim: boolean;
  /** The lender's earlier reports. */
  readonly said: readonly string[];
}

/** The next report of a simulated lender. */
export interface NextReport {
  readonly event:
    | 'accepted'
    | 'askMore'
    | 'approved'
    | 'declined'
    | 'countersigned'
    | 'registered'
    | 'disbursed'
    | 'failed'
    | 'repaid'
    | 'repaymentMissing'
    | 'claimed';
  readonly reason?: string;
  readonly questions?: string;
  readonly waivedBecause?: string;
}

/** Payments whose receipt number has these last digits are never found. */
const NOT_FOUND_ENDING = '00';

const wholeYuan = (amount: Fen): string => (amount / 100n).toString();

function reasonToDecline({ minAmount: leastItLends, declinesEndingIn }: LenderBehaviour, amount: Fen): string | undefined {
  if (leastItLends !== undefined && amount < leastItLends) return '单笔金额低于本行受理标准';
  if (declinesEndingIn !== undefined && wholeYuan(amount).endsWith(declinesEndingIn)) return '未通过本行内部评审';
  return undefined;
}

/** The lender's next report on an application; undefined while another party has to act. */
export function nextReportOf(
  looked: ApplicationSnapshot,
  behaviour: LenderBehaviour = lenderBehaviourOf(looked.channel),
): NextReport | undefined {
  const { state, amount, purpose, said } = looked;
  switch (state) {
    case 'awaitingAcceptance':
      return looked.stepMissing ? undefined : { event: 'accepted' };
    case 'underApproval': {
      const { asks } = behaviour;
      if (asks && !asks.about.test(purpose) && !said.includes('askMore')) return { event: 'askMore', questions: asks.question };
      const reason = reasonToDecline(behaviour, amount);
      return reason === undefined ? { event: 'approved' } : { event: 'declined', reason };
    }
    case 'awaitingContract':
      return looked.toCountersign ? { event: 'countersigned' } : undefined;
    case 'awaitingDisbursement': {
      const { waivesRegistration: waivedBecause } = behaviour;
      if (!looked.registered) return { event: 'registered', ...(waivedBecause !== undefined && { waivedBecause }) };
      if (behaviour.firstPaymentFails && !said.includes('failed')) return { event: 'failed', reason: '收款行退回，将于核对后重新放款' };
      return { event: 'disbursed' };
    }
    case 'disbursementFailed':
      return { event: 'disbursed' };
    case 'disbursed':
    case 'overdue': {
      const { repayment, toClaim } = looked;
      if (repayment?.receiptNumber.endsWith(NOT_FOUND_ENDING)) return { event: 'repaymentMissing', reason: '未查到该笔入账' };
      if (repayment) return { event: 'repaid' };
      return toClaim ? { event: 'claimed' } : undefined;
    }
    default:
      return undefined;
  }
}

function decideEnrolment(
  { enrolsAfterS: enrolsAfter = ENROLS_AFTER, refusesSize }: LenderBehaviour,
  enrolment: LenderEnrolment,
  now: Date,
): EnrolmentAnswer {
  const decidesAt = new Date(Date.parse(enrolment.askedAt) + enrolsAfter * 1_000);
  if (now < decidesAt) return { outcome: 'processing', askAt: decidesAt };
  const { size } = enrolment.enterprise;
  return size === refusesSize ? { outcome: 'refused', reason: `本行暂不受理${size}` } : { outcome: 'signed' };
}

const PAGE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

function quoteBy({ quotes }: LenderBehaviour, question: LenderQuoteRequest, now: Date): LenderQuoteAnswer {
  if (!quotes) return { outcome: 'byTerms' };
  const { discountPpm: lessPpm, isDiscounted: lessFor, validHours: standsFor, noOfferEndingIn: nothingEndingIn } = quotes;
  if (nothingEndingIn !== undefined && wholeYuan(question.amount).endsWith(nothingEndingIn)) return { outcome: 'none' };
  const { most } = question;
  const annualRatePpm = lessFor(question) && most.annualRatePpm > lessPpm ? most.annualRatePpm - lessPpm : most.annualRatePpm;
  return { outcome: 'quoted', ...most, annualRatePpm, validUntil: new Date(now.getTime() + standsFor * HOUR_MS) };
}

/** The simulated lenders: each processes an application some seconds after it was received or continued, and then sends its next report. */
export function simulatedLender(db: Db, ids: Ids, clock: Clock): Lender {
  const scheduleProcessing = async (channel: number, applicationNumber: string) => {
    const { actsAfterS: looksAfter, decidesByPeople } = lenderBehaviourOf(channel);
    if (decidesByPeople) return;
    const runAt = new Date(clock.now().getTime() + looksAfter * 1_000);
    await planJob({ db, ids }, { kind: SIMULATED_JOB, subject: applicationNumber, runAt });
  };
  return {
    enrol: (enrolment) => Promise.resolve(decideEnrolment(lenderBehaviourOf(enrolment.channel), enrolment, clock.now())),
    quote: (question) => Promise.resolve(quoteBy(lenderBehaviourOf(question.channel), question, clock.now())),
    apply: ({ channel, applicationNumber }) => scheduleProcessing(channel, applicationNumber),
    continue: ({ channel, applicationNumber }) => scheduleProcessing(channel, applicationNumber),
    cancel: () => Promise.resolve(),
    async status({ channel, applicationNumber }) {
      await scheduleProcessing(channel, applicationNumber);
      return { phase: '办理中' };
    },
    settle: () => Promise.resolve(),
    signingPage: ({ channel, ticket }) =>
      Promise.resolve({
        url: `/sandbox/lenders/${channel}/sign?ticket=${ticket}`,
        validUntil: new Date(clock.now().getTime() + PAGE_MS),
      }),
  };
}
