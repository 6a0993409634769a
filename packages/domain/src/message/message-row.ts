import type { ApplicationKind } from '../application/kinds.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Label } from '../labels.ts';
import type { Fen } from '../money/yuan.ts';

/** Message types: something to do, an outcome, an approaching date, or news from the platform. */
export const MESSAGE_TYPES = ['task', 'result', 'due', 'system'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The object a message leads to, from the reader's view: the recipient of an issuance finds it under sign-for (`issuanceSignFor`). */
export type MessageSubject =
  | ApplicationKind
  | 'issuanceSignFor'
  | 'transferSignFor'
  | 'financingConsent'
  | 'pledgeLending'
  | 'assignmentNotice'
  | 'piece'
  | 'settlement'
  | 'supplier'
  | 'bankAccount'
  | 'enterprise'
  | 'enrolment'
  | 'creditLine'
  | 'capitalPlan'
  | 'lendingFee'
  | 'statement'
  | 'tradeInvoice'
  | 'fee'
  | 'invoiceRequest'
  | 'registration';

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
