import { FUND_MESSAGES } from './fund-messages.ts';
import { ENTERPRISE_MESSAGES } from './enterprise-messages.ts';
import { CREDIT_MESSAGES } from './credit-messages.ts';
import { DUES_MESSAGES } from './dues-messages.ts';
import { FINANCING_MESSAGES } from './financing-messages.ts';
import { ISSUANCE_MESSAGES } from './issuance-messages.ts';
import { LENDING_FEE_MESSAGES } from './lending-fee-messages.ts';
import type { MessageRow, ParameterTypes } from './message-row.ts';
import { PLEDGE_MESSAGES } from './pledge-messages.ts';
import { PLAN_MESSAGES } from './plan-messages.ts';
import { PLATFORM_MESSAGES } from './platform-messages.ts';
import { SETTLEMENT_MESSAGES } from './settlement-messages.ts';
import { REVIEW_MESSAGES } from './review-messages.ts';
import { STATEMENT_MESSAGES } from './statement-messages.ts';
import { TRANSFER_MESSAGES } from './transfer-messages.ts';

const KINDS = {
  ...ISSUANCE_MESSAGES,
  ...TRANSFER_MESSAGES,
  ...FINANCING_MESSAGES,
  ...PLEDGE_MESSAGES,
  ...CREDIT_MESSAGES,
  ...FUND_MESSAGES,
  ...PLAN_MESSAGES,
  ...LENDING_FEE_MESSAGES,
  ...SETTLEMENT_MESSAGES,
  ...REVIEW_MESSAGES,
  ...ENTERPRISE_MESSAGES,
  ...STATEMENT_MESSAGES,
  ...DUES_MESSAGES,
  ...PLATFORM_MESSAGES,
} as const;

/** A kind of message; each has a type, parameters and a text in both languages. */
export type MessageKind = keyof typeof KINDS;

/** Every kind of message. To add one, add a row to the capability's file and send it. */
export const MESSAGE_KINDS: Readonly<Record<MessageKind, MessageRow>> = KINDS;

type RowOf<K extends MessageKind> = (typeof KINDS)[K]['parameters'];

export type ParametersOf<K extends MessageKind> = {
  readonly [Name in keyof RowOf<K>]: RowOf<K>[Name] extends keyof ParameterTypes ? ParameterTypes[RowOf<K>[Name]] : never;
};

/** The kinds for which `Facts` contains all parameters. */
export type KindFrom<Facts> = { [K in MessageKind]: Facts extends ParametersOf<K> ? K : never }[MessageKind];

/** A message as stored and sent: amounts in fen, days as YYYY-MM-DD. */
export interface MessageFacts {
  readonly kind: MessageKind;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Builds a message; `facts` must contain at least the kind's parameters. */
export function messageOf<Facts extends object>(kind: KindFrom<Facts>, facts: Facts): MessageFacts {
  const known = new Map(Object.entries(facts));
  const names = Object.keys(MESSAGE_KINDS[kind].parameters);
  return { kind, parameters: Object.fromEntries(names.map((name) => [name, String(known.get(name))])) };
}
