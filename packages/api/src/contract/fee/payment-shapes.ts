import { FEE_PAYMENT_STATES, INVOICE_REQUEST_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { FileView } from '../schemas/party.ts';
import { FeeItemId, FeePaymentId, Instant, InvoiceRequestId, Money } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

export const FeePaymentStateName = z.enum(FEE_PAYMENT_STATES);

/** The account to which fees are paid. */
export const ReceivingAccount = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  branchNumber: z.string(),
});

/** A fee within a payment, as it was declared, and its outcome. */
const FeePaymentLine = z.object({
  feeId: FeeItemId,
  kind: z.string(),
  summary: z.string(),
  amount: Money,
  state: z.enum(['declared', 'confirmed', 'returned']),
  decidedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
  /** The request for its invoice; null where there is none, or it was returned. */
  invoice: z.nullable(
    z.object({
      id: InvoiceRequestId,
      requestNumber: z.string(),
      state: z.enum(INVOICE_REQUEST_STATES),
      invoiceNumber: z.nullable(z.string()),
    }),
  ),
});

/** A bank transfer to the platform for one or more fees, as declared by the payer. */
export const FeePayment = z.object({
  id: FeePaymentId,
  paymentNumber: wire('payNo', z.string()),
  state: FeePaymentStateName,
  amount: Money,
  paidBy: wire('payer', z.string()),
  paidAt: wire('payTime', Instant),
  /** The receiving account at that time; null where there was none. */
  payee: z.nullable(ReceivingAccount),
  proof: wire('voucherFile', z.nullable(FileView)),
  lines: z.array(FeePaymentLine),
  acts: z.array(z.enum(['addProof'])),
});

export const FeePaymentPage = summedPageOf(FeePayment, z.enum(['amount']), FeePaymentStateName);

export type FeePayment = z.output<typeof FeePayment>;
