import {
  BUSINESS_TYPES,
  INVOICE_ACTS,
  INVOICE_ELEMENTS,
  INVOICE_KIND_KEYS,
  PAYMENT_NATURES,
  TRADE_CONTRACT_ACTS,
  VERIFICATIONS,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import { wire } from '../wire.ts';
import { FileView, Party } from '../schemas/party.ts';
import { Day, EnterpriseNo, Instant, Money, PositiveMoney, TradeContractId, TradeInvoiceId, Version } from '../schemas/primitives.ts';

export const PaymentNature = z.enum(PAYMENT_NATURES);

export const BusinessType = z.enum(BUSINESS_TYPES);

/** The part of an invoice that a voucher, transfer or financing uses. */
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

/** A contract in the list of contracts. */
export const TradeContractRow = z.extend(TradeContract, {
  version: Version,
  /** The invoice amounts that its vouchers and transfers use. */
  usedAmount: Money,
  /** The number of its invoices. */
  invoiceCount: z.int(),
  acts: z.array(z.enum(TRADE_CONTRACT_ACTS)),
});

/** A fully digital invoice has 20 digits and no code; older kinds have a code and 8 digits (rules.md §7). */
export const InvoiceKind = z.enum(INVOICE_KIND_KEYS);

/** The status of an invoice in the tax register. */
export const Verification = z.enum(VERIFICATIONS);

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
  verification: Verification,
  /** Its buyer disputes it; it cannot be used until that is settled. */
  disputed: z.boolean(),
  file: z.nullable(FileView),
});

/** An invoice in the list of invoices. */
export const TradeInvoiceRow = z.extend(TradeInvoice, {
  version: Version,
  /** The last six digits of the check code, for the kinds that have one. */
  checkCode: z.nullable(z.string()),
  /** The enterprise's side. */
  side: z.enum(['buyer', 'seller']),
  verifiedAt: z.nullable(Instant),
  /** The elements that differ from the tax register. */
  different: z.array(z.enum(INVOICE_ELEMENTS)),
  contract: z.nullable(z.object({ id: TradeContractId, number: z.string(), name: z.string() })),
  disputeReason: z.nullable(z.string()),
  acts: z.array(z.enum(INVOICE_ACTS)),
});

/** What was read from the file of an invoice, for the person to confirm. */
export const ReadInvoice = z.object({
  /** Null if the file does not tell it. */
  kind: z.nullable(InvoiceKind),
  code: z.nullable(z.string()),
  number: z.nullable(z.string()),
  checkCode: z.nullable(z.string()),
  issuedOn: z.nullable(Day),
  amountWithoutTax: z.nullable(Money),
  amountWithTax: z.nullable(Money),
  tax: z.nullable(Money),
  goods: z.nullable(z.string()),
  /** The counterparty, where the enterprise is a party and knows the other. */
  counterparty: z.nullable(
    z.object({ enterpriseNo: wire('corpNo', EnterpriseNo), name: wire('corpNm', z.string()), side: z.enum(['buyer', 'seller']) }),
  ),
});

/** One use of an invoice. */
export const InvoicePlace = z.object({
  kind: z.enum(['issuance', 'transfer', 'financing', 'pledge', 'offline']),
  id: z.string(),
  number: z.string(),
  /** The voucher's number, once there is one. */
  voucherNumber: z.nullable(z.string()),
  amount: Money,
  /** Whether it reduces the free amount; ended applications, and financings of what a voucher already uses, do not. */
  counts: z.boolean(),
  /** The applicant. */
  party: z.string(),
  submittedAt: z.nullable(Instant),
});

/** An invoice and its used part. */
export const InvoiceUseView = z.object({ invoice: TradeInvoice, amount: Money });

export type ReadInvoice = z.output<typeof ReadInvoice>;
export type InvoiceUse = z.output<typeof InvoiceUse>;
export type InvoiceUseView = z.output<typeof InvoiceUseView>;
export type TradeContract = z.output<typeof TradeContract>;
export type TradeInvoice = z.output<typeof TradeInvoice>;
export type TradeContractRow = z.output<typeof TradeContractRow>;
export type TradeInvoiceRow = z.output<typeof TradeInvoiceRow>;
export type InvoicePlace = z.output<typeof InvoicePlace>;
