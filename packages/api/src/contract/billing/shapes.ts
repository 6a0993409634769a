import { FEE_INVOICE_KINDS, INVOICE_REQUEST_STATES, isSocialCreditCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { FileView } from '../schemas/party.ts';
import { Day, Email, FeeItemId, Instant, InvoiceRequestId, Money, Rate, Text, Version } from '../schemas/primitives.ts';

export const InvoiceRequestStateName = z.enum(INVOICE_REQUEST_STATES);
const InvoiceKindName = z.enum(FEE_INVOICE_KINDS);

/** What an enterprise enters for its invoices; name and tax number come from its registration. */
export const InvoiceForm = z.strictObject({
  kind: InvoiceKindName,
  address: Text(100),
  phone: Text(30).check(z.regex(/^[\d\-+() ]*$/)),
  bankName: Text(60),
  accountNumber: Text(34).check(z.regex(/^\d*$/)),
  email: Email.check(z.maxLength(100)),
});

const Addressed = {
  title: z.string(),
  /** A unified social credit code, with its check digit. */
  taxNumber: z.string().check(z.refine(isSocialCreditCode)),
  kind: InvoiceKindName,
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  email: z.string(),
};

/** The details for invoices; `saved` is false until somebody has entered them. */
export const InvoiceProfile = z.object({
  ...Addressed,
  saved: z.boolean(),
  version: Version,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});

/** A fee that was paid to the platform. */
export const Billable = z.object({
  id: FeeItemId,
  kind: z.string(),
  summary: z.string(),
  businessNumber: z.nullable(z.string()),
  amount: Money,
  taxRate: Rate,
  /** Included in the amount. */
  tax: Money,
  paidAt: z.nullable(Instant),
});

export const BillablePage = summedPageOf(Billable, z.enum(['amount', 'tax']));

export const InvoiceRequestView = z.object({
  id: InvoiceRequestId,
  requestNumber: z.string(),
  state: InvoiceRequestStateName,
  version: Version,
  ...Addressed,
  amount: Money,
  tax: Money,
  requestedBy: z.string(),
  requestedAt: Instant,
  invoiceNumber: z.nullable(z.string()),
  issuedOn: z.nullable(Day),
  file: z.nullable(FileView),
  reason: z.nullable(z.string()),
});

export const InvoiceRequestPage = summedPageOf(InvoiceRequestView, z.enum(['amount', 'tax']), InvoiceRequestStateName);

export const InvoiceRequestDetail = z.extend(InvoiceRequestView, {
  lines: z.array(z.omit(Billable, { paidAt: true, businessNumber: true })),
});

export type InvoiceProfile = z.output<typeof InvoiceProfile>;
export type Billable = z.output<typeof Billable>;
export type InvoiceRequestView = z.output<typeof InvoiceRequestView>;
