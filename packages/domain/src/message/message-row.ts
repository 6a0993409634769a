import type { ApplicationKind } from '../application/kinds.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Label } from '../labels.ts';
import type { Fen } from '../money/yuan.ts';

/** What a message asks of its reader: something to do, an outcome, a date that nears, word from the platform. */
export const MESSAGE_TYPES = ['task', 'result', 'due', 'system'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What a message is about, as its reader sees it: the recipient of an issuance has it among what is to be signed for. */
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

/** What a parameter is in our code, by what it is called in a row. */
export interface ParameterTypes {
  /** A name, a number, a reason that somebody wrote. */
  readonly text: string;
  readonly amount: Fen;
  readonly day: CivilDate;
  readonly count: number;
}

/** A kind of message: `{names}` in its sentences are its parameters. */
export interface MessageRow {
  readonly type: MessageType;
  /** Where it leads; null: nowhere. */
  readonly about: MessageSubject | null;
  readonly parameters: Readonly<Record<string, keyof ParameterTypes>>;
  readonly title: Label;
  readonly content: Label;
}
