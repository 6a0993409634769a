import { day, ids, party, yuan } from '../examples.ts';
import type { Billable, InvoiceProfile, InvoiceRequestView } from './shapes.ts';

const addressed = {
  title: party.supplier.name,
  taxNumber: party.supplier.creditCode,
  kind: 'special',
  address: '山西省忻州市忻府区和平西街18号',
  phone: '0350-3033333',
  bankName: '建设银行忻州分行',
  accountNumber: '14001736208050512346',
  email: 'caiwu@hengxin.example',
} as const;

export const invoiceProfile: InvoiceProfile = {
  ...addressed,
  saved: true,
  version: 1,
  changedBy: '陈国梁',
  changedAt: '2026-10-08T10:00:00+08:00',
};

export const billable: Billable = {
  id: ids.feeItem('FEE12'),
  kind: 'service',
  summary: '平台年度服务费',
  businessNumber: null,
  amount: yuan(6_000),
  taxRate: 60_000n,
  tax: yuan(339.62),
  paidAt: '2026-09-20T10:12:00+08:00',
};

/** A request with an issued invoice. */
export const invoiceRequest: InvoiceRequestView = {
  ...addressed,
  id: ids.invoiceRequest('KP1'),
  requestNumber: 'KP20261112-0001',
  state: 'issued',
  version: 1,
  amount: yuan(6_000),
  tax: yuan(339.62),
  requestedBy: '陈国梁',
  requestedAt: '2026-11-12T10:00:00+08:00',
  invoiceNumber: '26142000000012345678',
  issuedOn: day('2026-11-13'),
  file: {
    id: ids.file('F8'),
    name: '数电票26142000000012345678.pdf',
    size: 84_120,
    contentType: 'application/pdf',
    url: '/files/F8',
    uploadedAt: '2026-11-13T09:20:00+08:00',
  },
  reason: null,
};
