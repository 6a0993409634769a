import { day, ids, yuan } from '../examples.ts';
import type { ServiceBillLine, ServiceBillMonthView } from './shapes.ts';

export const serviceOctober: ServiceBillMonthView = {
  month: '2026-10',
  from: day('2026-10-01'),
  to: day('2026-10-31'),
  net: yuan(679.25),
  tax: yuan(40.75),
  amount: yuan(720),
  unpaid: yuan(0),
  parts: [
    { business: 'financing', taxRate: 60_000n, count: 1, net: yuan(566.04), tax: yuan(33.96), amount: yuan(600), unpaid: yuan(0) },
    { business: 'evidence', taxRate: 60_000n, count: 1, net: yuan(113.21), tax: yuan(6.79), amount: yuan(120), unpaid: yuan(0) },
  ],
  state: 'toConfirm',
  version: 0,
  word: null,
  acts: ['confirm', 'dispute'],
};

export const serviceLine: ServiceBillLine = {
  id: ids.feeItem('FEE13'),
  kind: 'evidence',
  amount: yuan(120),
  agreementUrl: null,
  summary: '存证服务费',
  mandatory: 0,
  returnReason: null,
  business: 'evidence',
  on: day('2026-10-12'),
  businessNumber: null,
  taxRate: 60_000n,
  net: yuan(113.21),
  tax: yuan(6.79),
  state: 'confirmed',
  invoice: null,
  acts: ['requestInvoice'],
};
