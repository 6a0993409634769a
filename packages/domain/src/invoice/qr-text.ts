import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { parseYuan, type Fen } from '../money/yuan.ts';
import { checkedBy, INVOICE_KIND_KEYS, INVOICE_KINDS, isDigitalInvoice, type InvoiceKind } from './kinds.ts';

/** The contents of the QR code on an invoice. */
export interface InvoiceQr {
  readonly kind: InvoiceKind;
  /** Empty for a digital invoice. */
  readonly code: string;
  readonly number: string;
  readonly issuedOn: CivilDate;
  readonly amountWithoutTax?: Fen;
  readonly amountWithTax?: Fen;
  readonly checkCode?: string;
  /** Whether it is a red invoice, with a negative amount. */
  readonly isRed: boolean;
}

/** Whether a text seems to come from an invoice's QR code, even a malformed one. */
export const looksLikeInvoiceQr = (text: string): boolean => /^01\s*[,，]/.test(text.trim());

/**
 * Parses `01,种类,代码,号码,金额,YYYYMMDD,校验码…` (rules §7); undefined for any other text. The amount is in yuan: the total for digital
 * invoices and kinds checked by their total, otherwise the net amount.
 */
export function readInvoiceQr(text: string): InvoiceQr | undefined {
  const [version, type, code = '', number = '', amount = '', day = '', check = ''] = text.split(/[,，]/).map((part) => part.trim());
  const kind = INVOICE_KIND_KEYS.find((key) => INVOICE_KINDS[key].code === type);
  const issuedOn = civilDate(day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  if (version !== '01' || kind === undefined || issuedOn === undefined) return undefined;
  const digital = isDigitalInvoice(kind);
  if (!(digital ? /^\d{20}$/ : /^\d{8}$/).test(number) || (!digital && !/^(\d{10}|\d{12})$/.test(code))) return undefined;
  const sum = amount === '' ? undefined : parseYuan(amount);
  const total = digital || checkedBy(kind) === 'total';
  const checkCode = checkedBy(kind) === 'checkCode' ? check.slice(-6) : '';
  return {
    kind,
    code: digital ? '' : code,
    number,
    issuedOn,
    isRed: sum !== undefined && sum < 0n,
    ...(sum === undefined || sum <= 0n ? {} : total ? { amountWithTax: sum } : { amountWithoutTax: sum }),
    ...(/^\d{6}$/.test(checkCode) ? { checkCode } : {}),
  };
}
