import type { Act, Party } from '../access/action-matrix.ts';
import type { Check } from '../checks.ts';
import type { FinancingCheckCode } from './checks.ts';

/** The moment at which a check of an application was judged. */
export type CheckMoment = 'submitted' | 'passed' | 'now';

/** What stays as it was when the application was submitted, or when the applicant's reviewer passed it. Everything else is judged as it is now. */
const KEPT: Readonly<Partial<Record<FinancingCheckCode, Exclude<CheckMoment, 'now'>>>> = {
  lender: 'passed',
  quote: 'passed',
  issuerShare: 'passed',
  purpose: 'submitted',
  agreements: 'submitted',
};

/** Whether an application is still with the enterprise that makes it, so that its quote can expire. */
const isWithApplicant = (state: string): boolean => state === 'draft' || state === 'awaitingReview' || state === 'returned';

/** The moment at which a check of an application in a state is judged. */
export function momentOf(code: FinancingCheckCode, state: string): CheckMoment {
  const kept = KEPT[code];
  return kept === undefined || (kept === 'passed' && isWithApplicant(state)) ? 'now' : kept;
}

/** What is to be done about a check that does not pass; the screen has the text. */
export type FinancingRemedy =
  | 'choosePieces'
  | 'lowerAmount'
  | 'waitForPayment'
  | 'expectQuestions'
  | 'chooseLender'
  | 'requote'
  | 'issuerConsents'
  | 'proveAccount'
  | 'statePurpose'
  | 'changeInvoices'
  | 'verifyInvoices'
  | 'addInvoices'
  | 'readAgreements'
  | 'examineTerm'
  | 'examineIssuer'
  | 'applicantProvesAccount';

const REMEDIES: Readonly<Record<FinancingCheckCode, FinancingRemedy>> = {
  pieces: 'choosePieces',
  available: 'lowerAmount',
  due: 'waitForPayment',
  longTerm: 'expectQuestions',
  issuerActive: 'expectQuestions',
  lender: 'chooseLender',
  quote: 'requote',
  issuerShare: 'issuerConsents',
  account: 'proveAccount',
  purpose: 'statePurpose',
  invoiceUse: 'changeInvoices',
  invoiceCover: 'addInvoices',
  invoiceElsewhere: 'changeInvoices',
  agreements: 'readAgreements',
};

/** What a lender or a guarantor does about a check itself, or waits for without deciding. */
const OF_LENDING_SIDE: Readonly<Partial<Record<FinancingCheckCode, FinancingRemedy>>> = {
  longTerm: 'examineTerm',
  issuerActive: 'examineIssuer',
  account: 'applicantProvesAccount',
};

/** The remedies that leave the application as it is, for the applicant's people and for everyone. */
const WITHOUT_CHANGE: Readonly<Record<'own' | 'everyone', readonly FinancingRemedy[]>> = {
  own: ['expectQuestions', 'proveAccount'],
  everyone: ['issuerConsents', 'verifyInvoices'],
};

const remedyOf = ({ code, level }: Pick<Check<FinancingCheckCode>, 'code' | 'level'>): FinancingRemedy =>
  // Unverified invoices only warn, and fail when they are overused.
  code === 'invoiceUse' && level === 'warn' ? 'verifyInvoices' : REMEDIES[code];

/**
 * How a reader brings about a remedy.
 * - `directly`: as the remedy states.
 * - An act: the reader's act that returns the application to a person who can change it, or ends it.
 * - `colleague`: another person of the reader's enterprise decides on it.
 * - `lendingSide`: the guarantor or the lender decides on it.
 */
export type RemedyRoute = 'directly' | 'colleague' | 'lendingSide' | (Act & ('withdraw' | 'return' | 'sendBack' | 'decline'));

export interface CheckAdvice {
  readonly remedy: FinancingRemedy;
  readonly route: RemedyRoute;
}

/** Who reads the checks of an application, and what they can do with it now. */
export interface CheckReader {
  readonly party: Party;
  readonly acts: readonly Act[];
  readonly state: string;
}

const ROUTES = ['withdraw', 'return', 'sendBack', 'decline'] as const;

/** The advice on a check for its reader, or without a reader for the person who fills in the form; undefined if none is needed. */
export function adviceOn(check: Pick<Check<FinancingCheckCode>, 'code' | 'level'>, reader?: CheckReader): CheckAdvice | undefined {
  if (check.level === 'pass' || check.level === 'pending') return undefined;
  const remedy = remedyOf(check);
  if (reader === undefined || reader.acts.includes('edit')) return { remedy, route: 'directly' };
  const isOwn = reader.party === 'own';
  const ofLendingSide = isOwn ? undefined : OF_LENDING_SIDE[check.code];
  if (ofLendingSide !== undefined) return { remedy: ofLendingSide, route: 'directly' };
  if (WITHOUT_CHANGE.everyone.includes(remedy) || (isOwn && WITHOUT_CHANGE.own.includes(remedy))) return { remedy, route: 'directly' };
  const act = ROUTES.find((one) => reader.acts.includes(one));
  return { remedy, route: act ?? (isOwn && !isWithApplicant(reader.state) ? 'lendingSide' : 'colleague') };
}
