import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { ids, yuan } from '../examples.ts';
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

/** Invoices for what the platform was paid. */
export const billing = resource('billing', 'api', '/corp/bill', {
  invoiceProfile: query('/set/info', {
    summary: '开票信息',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({}),
    response: InvoiceProfile,
    example: { request: {}, response: invoiceProfile },
  }),
  /** Says where invoices go from now on; those that were asked for keep what was said then. Refuses what a special invoice needs and lacks at its field. */
  saveInvoiceProfile: act('/set/saveUp', {
    summary: '保存开票信息',
    source: 'spec',
    needs: 'billing.manage',
    request: z.strictObject({ ...InvoiceForm.shape, version: Version }),
    response: InvoiceProfile,
    refuses: ['VALIDATION', 'STALE_VERSION'],
    example: { request: { kind, address, phone, bankName, accountNumber, email, version: 0 }, response: { ...invoiceProfile, version } },
  }),
  /** Asks for one invoice over these fees. Refuses VALIDATION until it was said whom invoices go to, and NOT_FOUND where one of the fees is not, or no longer, to be invoiced. */
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
  /** What the platform was paid and no invoice was asked for. */
  listBillable: query('/req/viewPage', {
    summary: '可开票服务账单',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(100)), ids: named(FeeItemId) }),
    response: BillablePage,
    example: {
      request: { page: 1, pageSize: 20 },
      response: { list: [billable], total: 1, page: 1, pageSize: 20, totalAmount: yuan(6_000) },
    },
  }),
  listInvoiceRequests: query('/req/billReqPage', {
    summary: '开票申请记录',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, states: z.optional(z.array(InvoiceRequestStateName)), search: z.optional(Text(100)) }),
    response: InvoiceRequestPage,
    example: {
      request: { page: 1, pageSize: 20 },
      response: { list: [invoiceRequest], total: 1, page: 1, pageSize: 20, totalAmount: invoiceRequest.amount, stateCounts: { issued: 1 } },
    },
  }),
  /** One request with the fees that it is for. */
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
