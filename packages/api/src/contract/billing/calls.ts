import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith, yuan } from '../examples.ts';
import { named, pageRequest } from '../schemas/page.ts';
import { FeeItemId, InvoiceRequestId, Text, Version } from '../schemas/primitives.ts';
import { billable, invoiceProfile, invoiceRequest } from './examples.ts';
import {
  BillablePage,
  InvoiceForm,
  InvoiceProfile,
  InvoiceRequestDetail,
  InvoiceRequestPage,
  InvoiceRequestStateName,
  InvoiceRequestView,
} from './shapes.ts';

const { kind, address, phone, bankName, accountNumber, email, version } = invoiceProfile;
const line = {
  id: billable.id,
  kind: billable.kind,
  summary: billable.summary,
  amount: billable.amount,
  taxRate: billable.taxRate,
  tax: billable.tax,
};

/** Invoices for fees paid to the platform. */
export const billing = resource('billing', 'api', '/corp/bill', {
  invoiceProfile: query('/set/info', {
    summary: '开票信息',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({}),
    response: InvoiceProfile,
    example: { request: {}, response: invoiceProfile },
  }),
  /**
   * Changes the details for future invoices; earlier requests keep the old ones. Refuses, by field, what a special invoice requires and
   * lacks.
   */
  saveInvoiceProfile: act('/set/saveUp', {
    summary: '保存开票信息',
    source: 'spec',
    needs: 'billing.manage',
    request: z.strictObject({ ...InvoiceForm.shape, version: Version }),
    response: InvoiceProfile,
    refuses: ['VALIDATION', 'STALE_VERSION'],
    example: { request: { kind, address, phone, bankName, accountNumber, email, version: 0 }, response: { ...invoiceProfile, version } },
  }),
  /**
   * Requests one invoice for these fees. Refuses VALIDATION until the invoice details are complete, and NOT_FOUND where one of the fees
   * cannot be invoiced.
   */
  requestInvoice: act('/req/billReq', {
    summary: '申请开票',
    source: 'spec',
    needs: 'billing.request',
    refreshes: ['fee'],
    request: z.strictObject({ feeIds: z.array(FeeItemId).check(z.minLength(1), z.maxLength(100)) }),
    response: InvoiceRequestView,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: {
      request: { feeIds: [billable.id] },
      response: { ...invoiceRequest, state: 'waiting', version: 0, invoiceNumber: null, issuedOn: null, file: null },
    },
  }),
  /** Fees that were paid and not invoiced yet. */
  listBillable: query('/req/viewPage', {
    summary: '可开票服务账单',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(100)), ids: named(FeeItemId) }),
    response: BillablePage,
    example: { request: firstPage, response: { ...pageWith(billable), columnSums: { amount: yuan(6_000), tax: billable.tax } } },
  }),
  listInvoiceRequests: query('/req/billReqPage', {
    summary: '开票申请记录',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, states: z.optional(z.array(InvoiceRequestStateName)), search: z.optional(Text(100)) }),
    response: InvoiceRequestPage,
    example: {
      request: firstPage,
      response: {
        ...pageWith(invoiceRequest),
        columnSums: { amount: invoiceRequest.amount, tax: invoiceRequest.tax },
        stateCounts: { issued: 1 },
      },
    },
  }),
  /** One request with its fees. */
  invoiceRequest: query('/req/info', {
    summary: '开票申请详情',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ id: InvoiceRequestId }),
    response: InvoiceRequestDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.invoiceRequest('KP1') }, response: { ...invoiceRequest, lines: [line] } },
  }),
});
