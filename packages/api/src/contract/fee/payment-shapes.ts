import { FEE_PAYMENT_STATES, INVOICE_REQUEST_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { FileView } from '../schemas/party.ts';
import { FeeItemId, FeePaymentId, Instant, InvoiceRequestId, Money } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

export const FeePaymentStateName = z.enum(FEE_PAYMENT_STATES);

/** Where fees are transferred to. */
export const ReceivingAccount = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  branchNumber: z.string(),
});

/** A fee of a payment, as it was when it was declared, and what became of it. */
const FeePaymentLine = z.object({
  feeId: FeeItemId,
  kind: z.string(),
  summary: z.string(),
  amount: Money,
  state: z.enum(['declared', 'confirmed', 'returned']),
  decidedAt: z.nullable(Instant),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  /** The request for an invoice over it; null: there is none, or it was returned. */
  invoice: z.nullable(
    z.object({
      id: InvoiceRequestId,
      requestNumber: z.string(),
      state: z.enum(INVOICE_REQUEST_STATES),
      invoiceNumber: z.nullable(z.string()),
    }),
  ),
});

/** A transfer to the platform, by the word of who made it: one, for one fee or several. */
export const FeePayment = z.object({
  id: FeePaymentId,
  paymentNumber: wire('payNo', z.string()),
  state: FeePaymentStateName,
  amount: Money,
  paidBy: wire('payer', z.string()),
  paidAt: wire('payTime', Instant),
  /** The account as it was published then; null where none was. */
  payee: z.nullable(ReceivingAccount),
  proof: wire('voucherFile', z.nullable(FileView)),
  lines: z.array(FeePaymentLine),
  acts: z.array(z.enum(['addProof'])),
});

export const FeePaymentPage = pageOf(FeePayment, FeePaymentStateName);

export type FeePayment = z.output<typeof FeePayment>;
