import type { CivilDate } from '../calendar/civil-date.ts';
import type { Fen } from '../money/yuan.ts';
import { checkedBy, isDigitalInvoice, type InvoiceKind } from './kinds.ts';

/** The entered fields of an invoice that must be consistent with each other. */
export interface InvoiceFacts {
  readonly kind: InvoiceKind;
  readonly code?: string | undefined;
  readonly number?: string | undefined;
  readonly checkCode?: string | undefined;
  readonly issuedOn?: CivilDate | undefined;
  readonly amountWithoutTax?: Fen | undefined;
  readonly amountWithTax?: Fen | undefined;
  /** The tax, where a file or a sheet gives it. */
  readonly tax?: Fen | undefined;
}

/** Problems of an invoice, with the field that shows each. */
export const INVOICE_PROBLEMS = {
  numberDigital: 'number',
  number: 'number',
  codeNone: 'code',
  code: 'code',
  checkCode: 'checkCode',
  checkCodeNone: 'checkCode',
  future: 'issuedOn',
  totalBelowNet: 'amountWithTax',
  totalNotSum: 'amountWithTax',
  taxAboveNet: 'amountWithTax',
} as const satisfies Record<string, keyof InvoiceFacts>;

export type InvoiceProblem = keyof typeof INVOICE_PROBLEMS;

const isProblem = (name: string): name is InvoiceProblem => Object.hasOwn(INVOICE_PROBLEMS, name);

/** Validates the fields of an invoice by the rules for its kind (rules §7). Number, date and amounts that are not entered yet are no problem. */
export function invoiceProblems(facts: InvoiceFacts, today: CivilDate): readonly InvoiceProblem[] {
  const { kind, code = '', number, checkCode = '', issuedOn, amountWithoutTax: net, amountWithTax: total, tax } = facts;
  const digital = isDigitalInvoice(kind);
  // An air ticket's total includes charges that are neither price nor tax.
  const isSum = kind !== 'digitalAir';
  const found: Partial<Record<InvoiceProblem, boolean>> = {
    numberDigital: digital && number !== undefined && !/^\d{20}$/.test(number),
    number: !digital && number !== undefined && !/^\d{8}$/.test(number),
    codeNone: digital && code !== '',
    code: !digital && !/^(\d{10}|\d{12})$/.test(code),
    checkCode: checkedBy(kind) === 'checkCode' && !/^\d{6}$/.test(checkCode),
    checkCodeNone: checkedBy(kind) !== 'checkCode' && checkCode !== '',
    future: issuedOn !== undefined && issuedOn > today,
    totalBelowNet: total !== undefined && net !== undefined && total < net,
    totalNotSum: isSum && total !== undefined && net !== undefined && tax !== undefined && net + tax !== total,
    taxAboveNet: isSum && total !== undefined && net !== undefined && total - net > net,
  };
  return Object.keys(INVOICE_PROBLEMS).filter((name): name is InvoiceProblem => isProblem(name) && found[name] === true);
}
