import { PAYMENT_NATURES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { FileView, Party } from '../schemas/party.ts';
import { Day, Money, PositiveMoney, TradeContractId, TradeInvoiceId } from '../schemas/primitives.ts';

/** What a payment is for. */
export const PaymentNature = z.enum(PAYMENT_NATURES);

/** How much of an invoice one voucher, transfer or financing stands on. */
export const InvoiceUse = z.strictObject({ invoiceId: TradeInvoiceId, amount: PositiveMoney });

export const TradeContract = z.object({
  id: TradeContractId,
  number: z.string(),
  name: z.string(),
  amount: Money,
  buyer: Party,
  seller: Party,
  signedOn: Day,
  endsOn: z.nullable(Day),
  paymentTerms: z.nullable(z.string()),
  allowsVoucher: z.boolean(),
  voucherClause: z.nullable(z.string()),
  file: z.nullable(FileView),
});

/** 20 digits and no code for a fully digital invoice; code and 8 digits for the older kinds (rules.md §7). */
export const InvoiceKind = z.enum(['digitalSpecial', 'digitalOrdinary', 'vatSpecial', 'vatOrdinary']);

export const TradeInvoice = z.object({
  id: TradeInvoiceId,
  kind: InvoiceKind,
  code: z.nullable(z.string()),
  number: z.string(),
  issuedOn: Day,
  amountWithoutTax: Money,
  amountWithTax: Money,
  goods: z.string(),
  buyer: Party,
  seller: Party,
  usedAmount: Money,
  freeAmount: Money,
  verification: z.enum(['unchecked', 'consistent', 'inconsistent', 'void', 'reversed']),
  file: z.nullable(FileView),
});

/** An invoice together with what this business uses of it. */
export const InvoiceUseView = z.object({ invoice: TradeInvoice, amount: Money });

export type InvoiceUse = z.output<typeof InvoiceUse>;
export type InvoiceUseView = z.output<typeof InvoiceUseView>;
export type TradeContract = z.output<typeof TradeContract>;
export type TradeInvoice = z.output<typeof TradeInvoice>;
