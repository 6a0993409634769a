import type { ApplicationKind } from '../application/kinds.ts';
import { CHECKED_ACTS, type CheckingAct } from './four-eyes.ts';

/** What an enterprise can ask two reviewers for, from an amount of its own (objects §2). */
export const REVIEWED_BUSINESSES = [
  'issuance',
  'transfer',
  'signFor',
  'financing',
  'consent',
  'pledge',
  'lending',
  'credit',
  'settlement',
] as const;

export type ReviewedBusiness = (typeof REVIEWED_BUSINESSES)[number];

/** The passes that two reviewers can be asked for, by kind of application, and the business that each is of. */
export const TWICE_REVIEWED = {
  issuance: { pass: 'issuance', voidApprove: 'issuance', signConfirm: 'signFor' },
  transfer: { pass: 'transfer', withdrawApprove: 'transfer', signConfirm: 'signFor' },
  financing: { pass: 'financing', contractConfirm: 'financing', consentConfirm: 'consent' },
  pledge: { pass: 'pledge', repayAuthorise: 'pledge', releaseConfirm: 'pledge', approve: 'lending' },
  creditApplication: { pass: 'credit' },
  settlement: { authorisePay: 'settlement' },
} as const satisfies Readonly<Partial<Record<ApplicationKind | 'settlement', Readonly<Partial<Record<CheckingAct, ReviewedBusiness>>>>>>;

/** So many reviewers have to be at work before two can be asked for. */
export const REVIEWERS_FOR_TWO = 2;

/** Who has to do with a review so far. */
export interface Reviewing {
  /** Who made what is reviewed. */
  readonly makerId: string | null;
  /** Whether two reviewers are to pass it. */
  readonly needsTwo: boolean;
  /** Who passed it first. */
  readonly firstId: string | null;
}

/** Which pass somebody's would be: the only one, the first of two or the last; or why it would be none. */
export type Pass = 'only' | 'first' | 'last';
export type NoPass = 'SELF_REVIEW' | 'PASSED_ALREADY';

/** Whose pass is what: nobody has two of the parts of maker, first and second reviewer. */
export function passOf(userId: string, { makerId, needsTwo, firstId }: Reviewing): Pass | NoPass {
  if (userId === makerId) return 'SELF_REVIEW';
  if (!needsTwo) return 'only';
  if (firstId === null) return 'first';
  return userId === firstId ? 'PASSED_ALREADY' : 'last';
}

/** The acts that decide about the same as a pass does, itself included: whoever passed first has none of them any more. */
export function decidedWith(act: CheckingAct): readonly CheckingAct[] {
  const looksAt = CHECKED_ACTS[act].join(' ');
  return CHECKING_ACTS.filter((other) => CHECKED_ACTS[other].join(' ') === looksAt);
}

const isCheckingName = (text: string): text is CheckingAct => Object.hasOwn(CHECKED_ACTS, text);
const CHECKING_ACTS: readonly CheckingAct[] = Object.keys(CHECKED_ACTS).filter(isCheckingName);

/** Whether an enterprise can ask two of its people to review. */
export const canAskTwo = (reviewersAtWork: number): boolean => reviewersAtWork >= REVIEWERS_FOR_TWO;
