import type { CivilDate } from '../calendar/civil-date.ts';
import type { Fen } from '../money/yuan.ts';
import { checkedBy, isDigitalInvoice, type InvoiceKind } from './kinds.ts';

/** What is written down of an invoice, as far as its parts must agree with each other. */
export interface InvoiceFacts {
  readonly kind: InvoiceKind;
  readonly code?: string | undefined;
  readonly number?: string | undefined;
  readonly checkCode?: string | undefined;
  readonly issuedOn?: CivilDate | undefined;
  readonly amountWithoutTax?: Fen | undefined;
  readonly amountWithTax?: Fen | undefined;
}

/** What can be wrong with one, by the field at which it is said. */
export const INVOICE_PROBLEMS = {
  numberDigital: 'number',
  number: 'number',
  codeNone: 'code',
  code: 'code',
  checkCode: 'checkCode',
  checkCodeNone: 'checkCode',
  future: 'issuedOn',
  totalBelowNet: 'amountWithTax',
} as const satisfies Record<string, keyof InvoiceFacts>;

export type InvoiceProblem = keyof typeof INVOICE_PROBLEMS;

const isProblem = (name: string): name is InvoiceProblem => Object.hasOwn(INVOICE_PROBLEMS, name);

/** What an invoice of its kind must look like (rules §7); what has not been written yet is no problem of this. */
export function invoiceProblems(facts: InvoiceFacts, today: CivilDate): readonly InvoiceProblem[] {
  const { kind, code = '', number, checkCode = '', issuedOn, amountWithoutTax, amountWithTax } = facts;
  const digital = isDigitalInvoice(kind);
  const found: Partial<Record<InvoiceProblem, boolean>> = {
    numberDigital: digital && number !== undefined && !/^\d{20}$/.test(number),
    number: !digital && number !== undefined && !/^\d{8}$/.test(number),
    codeNone: digital && code !== '',
    code: !digital && !/^(\d{10}|\d{12})$/.test(code),
    checkCode: checkedBy(kind) === 'checkCode' && !/^\d{6}$/.test(checkCode),
    checkCodeNone: checkedBy(kind) !== 'checkCode' && checkCode !== '',
    future: issuedOn !== undefined && issuedOn > today,
    totalBelowNet: amountWithTax !== undefined && amountWithoutTax !== undefined && amountWithTax < amountWithoutTax,
  };
  return Object.keys(INVOICE_PROBLEMS).filter((name): name is InvoiceProblem => isProblem(name) && found[name] === true);
}
