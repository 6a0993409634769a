import { Day, Instant, InvoiceRequestId, Money, Reason } from '@lianxin/api/contract';
import { FEE_INVOICE_KINDS, INVOICE_REQUEST_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, listOf, listRequest } from './shapes.ts';

const State = z.enum(INVOICE_REQUEST_STATES);

const Request = z.object({
  id: InvoiceRequestId,
  requestNumber: z.string(),
  enterprise: EnterpriseKey,
  state: State,
  kind: z.enum(FEE_INVOICE_KINDS),
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  email: z.string(),
  amount: Money,
  tax: Money,
  items: z.array(z.string()),
  requestedAt: Instant,
  invoiceNumber: z.nullable(z.string()),
});

/** Requests of enterprises for invoices over what they paid to the platform. */
export const invoicesOperations = {
  list: query('/invoices/list', {
    access: 'fees',
    request: z.strictObject({ ...listRequest, state: z.optional(State) }),
    response: listOf(Request),
  }),
  /** The invoice was issued at the tax service: its number, its day, and the PDF in base64. */
  issue: act('/invoices/issue', {
    access: 'fees',
    bodyLimit: 16 * 1_048_576,
    request: z.strictObject({
      id: InvoiceRequestId,
      /** Twenty digits of a fully digital invoice. */
      invoiceNumber: z.string().check(z.regex(/^\d{20}$/)),
      issuedOn: Day,
      content: z.string().check(z.minLength(4), z.maxLength(14_000_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      reason: ActReason,
    }),
    response: Done,
  }),
  /** Its fees may be asked for again; the enterprise reads why. */
  return: act('/invoices/return', { access: 'fees', request: z.strictObject({ id: InvoiceRequestId, reason: Reason }), response: Done }),
} as const;
