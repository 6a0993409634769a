import { daysBetween, fen, type Fen, type FinancingState } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { planJob } from '../jobs/plan.ts';
import type { EnrolmentAnswer, Lender, LenderAnswer, LenderEnrolment, LenderQuestion } from './lender.ts';

/** Has the sandbox's lender of an application look at it; the subject is the application's number. */
export const SIMULATED_JOB = 'simulatedLender.look';

/** How a lender of the sandbox deals with what it gets, as real ones differ. What is left out it does not do. */
export interface LenderManner {
  /** Seconds until it looks at what has come, and until it has decided. */
  readonly looksAfter: number;
  readonly decidesAfter: number;
  /** It declines amounts below this, though its terms allow them. */
  readonly leastItLends?: Fen;
  /** It declines amounts whose whole yuan end so. */
  readonly declinesEndingIn?: string;
  /** It asks this once of applications whose purpose does not speak of it. */
  readonly asks?: { readonly about: RegExp; readonly question: string };
  /** Its first payment comes back. */
  readonly firstPaymentFails?: true;
  /** It says everything twice. */
  readonly saysTwice?: true;
  /** Its word of the payment comes before that of the entry which it needs. */
  readonly saysPaymentFirst?: true;
  /** It registers nothing, and says why. */
  readonly waivesRegistration?: string;
  /** Its people decide, and pay, in the portal: its system only keeps what it is told. */
  readonly decidesByPeople?: true;
  /** It states its own rate for each loan. */
  readonly quotes?: LenderRates;
  /** Seconds until it has decided whether it deals with an enterprise. @default some seconds */
  readonly enrolsAfter?: number;
  /** It deals with no enterprise of this size. */
  readonly refusesSize?: string;
}

/** How a lender of the sandbox makes its rate. */
interface LenderRates {
  /** What it asks less than its terms, in millionths a year, and for which loans. */
  readonly lessPpm: bigint;
  readonly lessFor: (question: LenderQuestion) => boolean;
  /** Hours for which it stands by what it says. */
  readonly standsFor: number;
  /** It quotes nothing for amounts whose whole yuan end so. */
  readonly nothingEndingIn?: string;
}

const BY_PEOPLE = { looksAfter: 0, decidesAfter: 0, decidesByPeople: true } as const;
const SHORT_DAYS = 90;
const DAY_S = 86_400;
const ENROLS_AFTER = 5;
const MUCH = fen(50_000_000n);

/** The manners of the sandbox's lenders by channel. One that is not named decides after half a minute and asks nothing. */
export const LENDER_MANNERS: Readonly<Record<number, LenderManner>> = {
  1: { looksAfter: 2, decidesAfter: 4 },
  2: { looksAfter: 5, decidesAfter: 20, saysTwice: true },
  3: { ...BY_PEOPLE },
  4: { looksAfter: 8, decidesAfter: 15, declinesEndingIn: '44' },
  5: { looksAfter: 3, decidesAfter: 10, leastItLends: fen(2_000_000n), saysPaymentFirst: true, refusesSize: '微型企业' },
  // The shorter, the cheaper.
  6: {
    ...BY_PEOPLE,
    quotes: {
      lessPpm: 6_000n,
      lessFor: ({ valueOn, dueOn }) => daysBetween(valueOn, dueOn) <= SHORT_DAYS,
      standsFor: 24,
      nothingEndingIn: '66',
    },
  },
  7: { looksAfter: 10, decidesAfter: 30 },
  8: { looksAfter: 15, decidesAfter: 40, asks: { about: /货款|工程|服务/, question: '请说明资金用途并补充发运单据' }, enrolsAfter: DAY_S },
  10: { looksAfter: 2, decidesAfter: 5, waivesRegistration: '本行自营保理，债权已在行内台账登记' },
  // The more, the cheaper.
  11: { ...BY_PEOPLE, quotes: { lessPpm: 4_000n, lessFor: ({ amount }) => amount >= MUCH, standsFor: 72 } },
  12: { looksAfter: 4, decidesAfter: 12, firstPaymentFails: true },
  13: { ...BY_PEOPLE },
};

export const mannerOf = (channel: number): LenderManner => LENDER_MANNERS[channel] ?? { looksAfter: 30, decidesAfter: 30 };

/** An application as a lender of the sandbox sees it when it looks. */
export interface Looked {
  readonly state: FinancingState;
  readonly channel: number;
  readonly amount: Fen;
  readonly purpose: string;
  /** Whether it waits for a step of the holder that the lender asks for. */
  readonly stepMissing: boolean;
  /** Whether every other side has agreed to the contract, and this lender has not yet. */
  readonly toCountersign: boolean;
  readonly registered: boolean;
  /** What the holder says that it has repaid, and by which payment; undefined while nothing is to be looked for. */
  readonly repayment?: { readonly receiptNumber: string } | undefined;
  /** Whether the issuer has not paid, the holder answers for it, and was not asked yet. */
  readonly toClaim: boolean;
  /** What it has said of it before. */
  readonly said: readonly string[];
}

/** What a lender of the sandbox says next, and after how many seconds it looks again. */
export interface NextWord {
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

/** A payment whose number ends so has not come. */
const NOT_FOUND = '00';

const wholeYuan = (amount: Fen): string => (amount / 100n).toString();

function declinedBecause({ leastItLends, declinesEndingIn }: LenderManner, amount: Fen): string | undefined {
  if (leastItLends !== undefined && amount < leastItLends) return '单笔金额低于本行受理标准';
  if (declinesEndingIn !== undefined && wholeYuan(amount).endsWith(declinesEndingIn)) return '未通过本行内部评审';
  return undefined;
}

/** What the lender says next of an application as it stands; nothing while it is another's move. */
export function nextWordOf(looked: Looked, manner: LenderManner = mannerOf(looked.channel)): NextWord | undefined {
  const { state, amount, purpose, said } = looked;
  switch (state) {
    case 'awaitingAcceptance':
      return looked.stepMissing ? undefined : { event: 'accepted' };
    case 'underApproval': {
      const { asks } = manner;
      if (asks && !asks.about.test(purpose) && !said.includes('askMore')) return { event: 'askMore', questions: asks.question };
      const reason = declinedBecause(manner, amount);
      return reason === undefined ? { event: 'approved' } : { event: 'declined', reason };
    }
    case 'awaitingContract':
      return looked.toCountersign ? { event: 'countersigned' } : undefined;
    case 'awaitingDisbursement': {
      const { waivesRegistration: waivedBecause } = manner;
      if (!looked.registered) return { event: 'registered', ...(waivedBecause !== undefined && { waivedBecause }) };
      if (manner.firstPaymentFails && !said.includes('failed')) return { event: 'failed', reason: '收款行退回，将于核对后重新放款' };
      return { event: 'disbursed' };
    }
    case 'disbursementFailed':
      return { event: 'disbursed' };
    case 'disbursed':
    case 'overdue': {
      const { repayment, toClaim } = looked;
      if (repayment?.receiptNumber.endsWith(NOT_FOUND)) return { event: 'repaymentMissing', reason: '未查到该笔入账' };
      if (repayment) return { event: 'repaid' };
      return toClaim ? { event: 'claimed' } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether a lender of the sandbox deals with an enterprise: it does, once it has looked, but for those of a size that it leaves to others. */
function enrolledBy({ enrolsAfter = ENROLS_AFTER, refusesSize }: LenderManner, enrolment: LenderEnrolment, now: Date): EnrolmentAnswer {
  const decidesAt = new Date(Date.parse(enrolment.askedAt) + enrolsAfter * 1_000);
  if (now < decidesAt) return { outcome: 'processing', askAt: decidesAt };
  const { size } = enrolment.enterprise;
  return size === refusesSize ? { outcome: 'refused', reason: `本行暂不受理${size}` } : { outcome: 'signed' };
}

const PAGE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** What a lender of the sandbox asks for a loan: nothing but its terms where it has no rates of its own. */
function quoteBy({ quotes }: LenderManner, question: LenderQuestion, now: Date): LenderAnswer {
  if (!quotes) return { outcome: 'byTerms' };
  const { lessPpm, lessFor, standsFor, nothingEndingIn } = quotes;
  if (nothingEndingIn !== undefined && wholeYuan(question.amount).endsWith(nothingEndingIn)) return { outcome: 'none' };
  const { most } = question;
  const annualRatePpm = lessFor(question) && most.annualRatePpm > lessPpm ? most.annualRatePpm - lessPpm : most.annualRatePpm;
  return { outcome: 'quoted', ...most, annualRatePpm, validUntil: new Date(now.getTime() + standsFor * HOUR_MS) };
}

/** The sandbox's lenders: each looks at an application some seconds after it has come, or has gone on, and says what follows. */
export function simulatedLender(db: Db, ids: Ids, clock: Clock): Lender {
  const look = async (channel: number, applicationNumber: string) => {
    const { looksAfter, decidesByPeople } = mannerOf(channel);
    if (decidesByPeople) return;
    const runAt = new Date(clock.now().getTime() + looksAfter * 1_000);
    await planJob({ db, ids }, { kind: SIMULATED_JOB, subject: applicationNumber, runAt });
  };
  return {
    enrol: (enrolment) => Promise.resolve(enrolledBy(mannerOf(enrolment.channel), enrolment, clock.now())),
    quote: (question) => Promise.resolve(quoteBy(mannerOf(question.channel), question, clock.now())),
    apply: ({ channel, applicationNumber }) => look(channel, applicationNumber),
    continue: ({ channel, applicationNumber }) => look(channel, applicationNumber),
    cancel: () => Promise.resolve(),
    async status({ channel, applicationNumber }) {
      await look(channel, applicationNumber);
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
