import { PAYABLE_ORIGINS, PAYABLE_STANDINGS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { FileView, Party } from '../schemas/party.ts';
import { Day, Instant, IssuanceId, Money, OfflinePaymentId, PayableId, TradeContractId, TradeInvoiceId } from '../schemas/primitives.ts';

export const PayableStandingName = z.enum(PAYABLE_STANDINGS);
export const PayableOriginName = z.enum(PAYABLE_ORIGINS);

/** A payment of an invoice outside the platform. */
export const OfflinePayment = z.object({
  id: OfflinePaymentId,
  amount: Money,
  paidOn: Day,
  receiptNumber: z.string(),
  file: z.nullable(FileView),
  notedBy: z.string(),
  notedAt: Instant,
});

/** An issued voucher that is not paid yet, or a purchase invoice that is not fully paid. */
export const Payable = z.object({
  id: PayableId,
  origin: PayableOriginName,
  number: z.string(),
  creditor: Party,
  amount: Money,
  /** The part of an invoice that vouchers and transfers use. */
  byVoucher: Money,
  /** The part that was paid: of an invoice offline, of a voucher at maturity. */
  byCash: Money,
  open: Money,
  invoicedOn: z.nullable(Day),
  /** Null for the invoice of a large enterprise, where the parties' agreement applies. */
  dueOn: z.nullable(Day),
  daysLate: z.int(),
  standing: PayableStandingName,
  /** Days since the invoice of a small or medium enterprise, which has to be paid within sixty; null for others. */
  days: z.nullable(z.int()),
  disputed: z.boolean(),
  issuanceId: z.nullable(IssuanceId),
  invoiceId: z.nullable(TradeInvoiceId),
  contractId: z.nullable(TradeContractId),
  payments: z.array(OfflinePayment),
  acts: z.array(z.enum(['pay', 'undo'])),
});

/** Sums of what is open, ignoring the filter by standing. */
export const PayableSums = z.object({
  vouchers: Money,
  invoices: Money,
  late: Money,
  /** Invoices of small and medium enterprises near the end of the sixty days, and past them. */
  near: Money,
  past: Money,
});

export const PayablePage = z.extend(summedPageOf(Payable, z.enum(['amount', 'paid', 'byVoucher', 'byCash', 'open']), PayableStandingName), {
  sums: PayableSums,
});

export type Payable = z.output<typeof Payable>;
export type PayablePage = z.output<typeof PayablePage>;
