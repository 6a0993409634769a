import type { ApplicationKind } from '../application/kinds.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Label } from '../labels.ts';
import type { Fen } from '../money/yuan.ts';

/** Message types: something to do, an outcome, an approaching date, or news from the platform. */
export const MESSAGE_TYPES = ['task', 'result', 'due', 'system'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/**
 * What a message can be about, from the reader's view: the recipient of an issuance finds it under sign-for (`issuanceSignFor`). For each, the
 * resources of the contract that it may have changed for everybody of the enterprise; pages that show them ask again. A subject that names the
 * wrong ones leaves its reader with a row that has moved on.
 */
export const MESSAGE_SUBJECTS = {
  issuance: ['issuance', 'voucher'],
  issuanceBatch: ['issuance'],
  issuanceSignFor: ['issuance', 'voucher'],
  transfer: ['transfer', 'voucher'],
  transferSignFor: ['transfer', 'voucher'],
  assignmentNotice: ['transfer'],
  financing: ['financing', 'voucher'],
  financingConsent: ['financing', 'voucher'],
  pledge: ['pledge', 'voucher'],
  pledgeLending: ['pledge', 'voucher'],
  piece: ['voucher'],
  settlement: ['settlement', 'voucher'],
  supplier: ['supplier'],
  bankAccount: ['bankAccount'],
  enterprise: ['enterprise'],
  enrolment: ['enrolment', 'account'],
  staff: ['staff'],
  creditApplication: ['creditLine'],
  creditLine: ['creditLine'],
  fundSupplement: ['fundRegister'],
  capitalPlan: ['capitalPlan'],
  lendingFee: ['lendingFee', 'pledge'],
  statement: ['statement'],
  tradeInvoice: ['tradeInvoice', 'payable', 'receivable'],
  fee: ['fee'],
  invoiceRequest: ['billing'],
  // Nobody works in an enterprise before it is registered.
  registration: [],
} as const satisfies Readonly<Record<string, readonly string[]>> & Readonly<Record<ApplicationKind, readonly string[]>>;

export type MessageSubject = keyof typeof MESSAGE_SUBJECTS;

/** The TypeScript type of each parameter type in a row. */
export interface ParameterTypes {
  /** A name, number or reason, as entered. */
  readonly text: string;
  readonly amount: Fen;
  readonly day: CivilDate;
  readonly count: number;
}

/** A kind of message; a `{name}` in its texts is replaced by the parameter. */
export interface MessageRow {
  readonly type: MessageType;
  /** The object the message links to; null for no link. */
  readonly about: MessageSubject | null;
  readonly parameters: Readonly<Record<string, keyof ParameterTypes>>;
  readonly title: Label;
  readonly content: Label;
}
