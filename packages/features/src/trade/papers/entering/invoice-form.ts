import { contract, Money, type TradeInvoiceRow } from '@lianxin/api/contract';
import { checkedBy, INVOICE_PROBLEMS, invoiceProblems, isDigitalInvoice, shanghaiDate, yuanOf, type InvoiceProblem } from '@lianxin/domain';
import { asTyped, money, requestForm, messageRef, text, type MessageKey } from '@lianxin/forms';
import * as z from 'zod/mini';

const { shape } = contract.tradeInvoice.save.request;

/** Messages by problem; fields hidden for a kind are neither sent nor checked. */
const SAID: Readonly<Partial<Record<InvoiceProblem, MessageKey>>> = {
  numberDigital: 'invoiceNumberDigital',
  number: 'invoiceNumber',
  code: 'invoiceCode',
  checkCode: 'invoiceCheckCode',
  future: 'invoiceFuture',
  totalBelowNet: 'totalBelowNet',
  totalNotSum: 'totalNotSum',
  taxAboveNet: 'taxAboveNet',
};

/** A digital invoice has a number of 20 digits and no code; an older one a code of 10 or 12 digits and a number of 8 (rules.md §7). */
export const invoiceForm = requestForm(
  {
    kind: asTyped(shape.kind, 'digitalSpecial'),
    code: text(shape.code),
    number: asTyped(shape.number, ''),
    checkCode: text(shape.checkCode),
    issuedOn: asTyped(shape.issuedOn, ''),
    amountWithoutTax: money(shape.amountWithoutTax, 'invoiceRed'),
    amountWithTax: money(shape.amountWithTax, 'invoiceRed'),
    /** As read from a file, to check the total; it is not sent. */
    tax: text(z.optional(Money)),
    goods: asTyped(shape.goods, ''),
    contractId: text(shape.contractId),
  },
  ({ kind = 'digitalSpecial', ...facts }) =>
    Object.fromEntries(
      invoiceProblems({ kind, ...facts }, shanghaiDate(new Date())).flatMap((problem) => {
        const key = SAID[problem];
        return key === undefined ? [] : [[INVOICE_PROBLEMS[problem], messageRef(key)]];
      }),
    ),
);

export const typedInvoice = (invoice: TradeInvoiceRow): typeof invoiceForm.blank => ({
  kind: invoice.kind,
  code: invoice.code ?? '',
  number: invoice.number,
  checkCode: invoice.checkCode ?? '',
  issuedOn: invoice.issuedOn,
  amountWithoutTax: yuanOf(invoice.amountWithoutTax),
  amountWithTax: yuanOf(invoice.amountWithTax),
  tax: '',
  goods: invoice.goods,
  contractId: invoice.contract?.id ?? '',
});

/** Fields of the invoice's kind, without input from before the kind was changed and without the tax. */
export function ofItsKind<
  Sent extends {
    readonly kind: TradeInvoiceRow['kind'];
    readonly code?: string | undefined;
    readonly checkCode?: string | undefined;
    readonly tax?: unknown;
  },
>({ code, checkCode, tax: _tax, ...rest }: Sent) {
  return {
    ...rest,
    ...(code === undefined || isDigitalInvoice(rest.kind) ? {} : { code }),
    ...(checkCode === undefined || checkedBy(rest.kind) !== 'checkCode' ? {} : { checkCode }),
  };
}
