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

/** Values for the placeholders in the message of a refusal. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** A refusal by a business rule, not a defect. Carries the outcome's key and the values for its message. */
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

/** Replaces the keys of states, acts, roles and obstacles by their display names: `{ object: 'issuance', state: 'withdrawn', act: 'sign' }`. */
function withLabels(details: RefusalDetails, language: Language): RefusalDetails {
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

/** The message of a refusal with its placeholders filled in; a missing value becomes a dash. */
export function refusalMessage(key: RefusalKey, language: Language, details: RefusalDetails = {}): string {
  const figures = withLabels(details, language);
  return REFUSALS[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => causeIn(String(figures[name] ?? '—'), language));
}
