import { PAYABLE_ORIGINS, PAYABLE_STANDINGS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { FileView, Party } from '../schemas/party.ts';
import { Day, Instant, IssuanceId, Money, OfflinePaymentId, PayableId, TradeContractId, TradeInvoiceId } from '../schemas/primitives.ts';

export const PayableStandingName = z.enum(PAYABLE_STANDINGS);
export const PayableOriginName = z.enum(PAYABLE_ORIGINS);

/** That some of an invoice was paid outside the platform. */
export const OfflinePayment = z.object({
  id: OfflinePaymentId,
  amount: Money,
  paidOn: Day,
  /** Of the bank. */
  receiptNumber: z.string(),
  file: z.nullable(FileView),
  notedBy: z.string(),
  notedAt: Instant,
});

/** What an enterprise owes: a voucher that it issued and has not paid, or a purchase invoice of which something is open. */
export const Payable = z.object({
  id: PayableId,
  origin: PayableOriginName,
  number: z.string(),
  creditor: Party,
  amount: Money,
  /** What vouchers and transfers take of an invoice. */
  byVoucher: Money,
  /** What was paid of an invoice offline, or of a voucher at maturity. */
  byCash: Money,
  open: Money,
  invoicedOn: z.nullable(Day),
  /** Null for the invoice of a large enterprise: as it was agreed. */
  dueOn: z.nullable(Day),
  daysLate: z.int(),
  standing: PayableStandingName,
  /** Days since the open invoice of a small or medium enterprise, of the sixty within which it is paid; else null. */
  days: z.nullable(z.int()),
  /** The buyer disputes the invoice. */
  disputed: z.boolean(),
  issuanceId: z.nullable(IssuanceId),
  invoiceId: z.nullable(TradeInvoiceId),
  contractId: z.nullable(TradeContractId),
  payments: z.array(OfflinePayment),
  /** What the person may do with it: pay of it, or take an offline payment back. */
  acts: z.array(z.enum(['pay', 'undo'])),
});

/** What is open, whatever standings are asked for. */
export const PayableSums = z.object({
  vouchers: Money,
  invoices: Money,
  late: Money,
  /** Of the invoices of small and medium enterprises what is near the end of the sixty days, and past it. */
  near: Money,
  past: Money,
});

export const PayablePage = z.extend(pageOf(Payable, PayableStandingName), { sums: PayableSums });

export type Payable = z.output<typeof Payable>;
export type PayablePage = z.output<typeof PayablePage>;
