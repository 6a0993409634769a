import type { ApplicationKind } from '../application/kinds.ts';
import { CHECKED_ACTS, type CheckingAct } from './four-eyes.ts';

/** The businesses for which an enterprise can require two reviewers from an amount that it chooses (objects §2). */
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

/** The checking acts that can require two reviewers, by kind of application, with the business each belongs to. */
export const TWICE_REVIEWED = {
  issuance: { pass: 'issuance', voidApprove: 'issuance', signConfirm: 'signFor' },
  transfer: { pass: 'transfer', withdrawApprove: 'transfer', signConfirm: 'signFor' },
  financing: { pass: 'financing', contractConfirm: 'financing', consentConfirm: 'consent' },
  pledge: { pass: 'pledge', repayAuthorise: 'pledge', releaseConfirm: 'pledge', approve: 'lending' },
  creditApplication: { pass: 'credit' },
  settlement: { authorisePay: 'settlement' },
} as const satisfies Readonly<Partial<Record<ApplicationKind | 'settlement', Readonly<Partial<Record<CheckingAct, ReviewedBusiness>>>>>>;

/** Active reviewers that an enterprise needs before it can require two reviews. */
export const REVIEWERS_FOR_TWO = 2;

/** Who has taken part in a review so far. */
export interface ReviewProgress {
  /** The person who made the entry under review. */
  readonly makerId: string | null;
  readonly needsTwo: boolean;
  /** The first of two reviewers, once they have passed it. */
  readonly firstId: string | null;
}

/** Which review this would be: the only one, the first of two, or the last. */
export type Pass = 'only' | 'first' | 'last';
export type PassRefusal = 'SELF_REVIEW' | 'PASSED_ALREADY';

/** Classifies a person's review, or refuses it: maker, first and second reviewer must be three different people. */
export function passOf(userId: string, { makerId, needsTwo, firstId }: ReviewProgress): Pass | PassRefusal {
  if (userId === makerId) return 'SELF_REVIEW';
  if (!needsTwo) return 'only';
  if (firstId === null) return 'first';
  return userId === firstId ? 'PASSED_ALREADY' : 'last';
}

/** The checking acts that decide on the same entry as `act`, itself included. The first reviewer may no longer do any of them. */
export function relatedCheckingActs(act: CheckingAct): readonly CheckingAct[] {
  const looksAt = CHECKED_ACTS[act].join(' ');
  return CHECKING_ACTS.filter((other) => CHECKED_ACTS[other].join(' ') === looksAt);
}

const isCheckingName = (text: string): text is CheckingAct => Object.hasOwn(CHECKED_ACTS, text);
const CHECKING_ACTS: readonly CheckingAct[] = Object.keys(CHECKED_ACTS).filter(isCheckingName);

/** Whether an enterprise has enough active reviewers to require two reviews. */
export const canRequireTwoReviewers = (reviewersAtWork: number): boolean => reviewersAtWork >= REVIEWERS_FOR_TWO;
