import {
  ACT_LABELS,
  ASSENT_STATE_LABELS,
  CREDIT_LINE_STATE_LABELS,
  DEPOSIT_STATE_LABELS,
  FEE_STATE_LABELS,
  INVOICE_REQUEST_STATE_LABELS,
  LENDING_FEE_STATE_LABELS,
  OBSTACLE_LABELS,
  REGISTRATION_STATE_LABELS,
  REPAYMENT_STATE_LABELS,
  ROLE_LABELS,
  SETTLEMENT_STATE_LABELS,
  STATEMENT_STATE_LABELS,
  STATE_LABELS,
  type Label,
  type Language,
} from './labels.ts';
import type { RefusalKey } from './refusal-codes.ts';
import { REFUSALS } from './refusals.ts';
import { causeIn } from './settlement/causes.ts';

/** Figures and names that a refusal's sentence speaks of. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** The business says no. Carries the key of the closed table and the figures its sentence needs; never a defect. */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly details: RefusalDetails;

  constructor(key: RefusalKey, details: RefusalDetails = {}) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.details = details;
  }
}

const labelIn = (labels: Readonly<Record<string, Label>> | undefined, key: unknown): Label | undefined =>
  typeof key === 'string' && labels && Object.hasOwn(labels, key) ? labels[key] : undefined;

/** States, acts, roles and what keeps a lender are thrown as keys and read as their names: `{ object: 'issuance', state: 'withdrawn', act: 'sign' }`. */
function spoken(details: RefusalDetails, language: Language): RefusalDetails {
  const objects: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
    ...STATE_LABELS,
    registration: REGISTRATION_STATE_LABELS,
    deposit: DEPOSIT_STATE_LABELS,
    fee: FEE_STATE_LABELS,
    invoiceRequest: INVOICE_REQUEST_STATE_LABELS,
    lendingFee: LENDING_FEE_STATE_LABELS,
    assent: ASSENT_STATE_LABELS,
    repayment: REPAYMENT_STATE_LABELS,
    settlement: SETTLEMENT_STATE_LABELS,
    creditLine: CREDIT_LINE_STATE_LABELS,
    statement: STATEMENT_STATE_LABELS,
  };
  const object = details['object'];
  const state = labelIn(typeof object === 'string' ? objects[object] : undefined, details['state']);
  const act = labelIn(ACT_LABELS, details['act']);
  const role = labelIn(ROLE_LABELS, details['role']);
  const reason = labelIn(OBSTACLE_LABELS, details['reason']);
  return {
    ...details,
    ...(state && { state: state[language] }),
    ...(act && { act: act[language] }),
    ...(role && { role: role[language] }),
    ...(reason && { reason: reason[language] }),
  };
}

/** The sentence of a refusal with its figures filled in; a figure that is missing leaves a dash. */
export function refusalMessage(key: RefusalKey, language: Language, details: RefusalDetails = {}): string {
  const figures = spoken(details, language);
  return REFUSALS[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => causeIn(String(figures[name] ?? '—'), language));
}
