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

/** What a payment is for. */
export const PaymentNature = z.enum(PAYMENT_NATURES);

/** What business a voucher comes from. */
export const BusinessType = z.enum(BUSINESS_TYPES);

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

/** A contract as its own list shows it. */
export const TradeContractRow = z.extend(TradeContract, {
  version: Version,
  /** What vouchers and transfers that stand on it use of invoices. */
  usedAmount: Money,
  /** Invoices that belong to it. */
  invoiceCount: z.int(),
  /** What the person may do with it. */
  acts: z.array(z.enum(TRADE_CONTRACT_ACTS)),
});

/** 20 digits and no code for a fully digital invoice; code and 8 digits for the older kinds (rules.md §7). */
export const InvoiceKind = z.enum(INVOICE_KIND_KEYS);

/** How an invoice stands in the tax register. */
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
  /** Its buyer disputes it: it covers nothing new until that is settled. */
  disputed: z.boolean(),
  file: z.nullable(FileView),
});

/** An invoice as its own list shows it. */
export const TradeInvoiceRow = z.extend(TradeInvoice, {
  version: Version,
  /** The last six digits of the check code, for the kinds that have one. */
  checkCode: z.nullable(z.string()),
  /** What this enterprise is to it. */
  side: z.enum(['buyer', 'seller']),
  verifiedAt: z.nullable(Instant),
  /** What differs from the tax register. */
  different: z.array(z.enum(INVOICE_ELEMENTS)),
  contract: z.nullable(z.object({ id: TradeContractId, number: z.string(), name: z.string() })),
  disputeReason: z.nullable(z.string()),
  /** What the person may do with it. */
  acts: z.array(z.enum(INVOICE_ACTS)),
});

/** What was read of an invoice from its file, to be confirmed by the person. */
export const ReadInvoice = z.object({
  kind: InvoiceKind,
  code: z.nullable(z.string()),
  number: z.nullable(z.string()),
  checkCode: z.nullable(z.string()),
  issuedOn: z.nullable(Day),
  amountWithoutTax: z.nullable(Money),
  amountWithTax: z.nullable(Money),
  goods: z.nullable(z.string()),
  /** The other side, where this enterprise is one side and deals with the other. */
  counterparty: z.nullable(
    z.object({ enterpriseNo: wire('corpNo', EnterpriseNo), name: wire('corpNm', z.string()), side: z.enum(['buyer', 'seller']) }),
  ),
});

/** Where some of an invoice is used. */
export const InvoicePlace = z.object({
  kind: z.enum(['issuance', 'transfer', 'financing', 'pledge', 'offline']),
  id: z.string(),
  /** Of the application. */
  number: z.string(),
  /** Of the voucher, once there is one. */
  voucherNumber: z.nullable(z.string()),
  amount: Money,
  /** It takes from what is free; one that came to nothing, or a financing of what a voucher took, does not. */
  counts: z.boolean(),
  /** Whose application it is. */
  party: z.string(),
  submittedAt: z.nullable(Instant),
});

/** An invoice together with what this business uses of it. */
export const InvoiceUseView = z.object({ invoice: TradeInvoice, amount: Money });

export type ReadInvoice = z.output<typeof ReadInvoice>;
export type InvoiceUse = z.output<typeof InvoiceUse>;
export type InvoiceUseView = z.output<typeof InvoiceUseView>;
export type TradeContract = z.output<typeof TradeContract>;
export type TradeInvoice = z.output<typeof TradeInvoice>;
export type TradeContractRow = z.output<typeof TradeContractRow>;
export type TradeInvoiceRow = z.output<typeof TradeInvoiceRow>;
export type InvoicePlace = z.output<typeof InvoicePlace>;
