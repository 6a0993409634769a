import { day, ids, party, yuan } from '../examples.ts';
import type { Payable, PayablePage } from './shapes.ts';

/** A purchase invoice of a small enterprise, near the end of its sixty days. */
export const openInvoice: Payable = {
  id: ids.payable('V1'),
  origin: 'invoice',
  number: '26142000000018846127',
  creditor: party.supplier,
  amount: yuan(1_412_000),
  byVoucher: yuan(400_000),
  byCash: yuan(12_000),
  open: yuan(1_000_000),
  invoicedOn: day('2026-10-03'),
  dueOn: day('2026-12-02'),
  daysLate: 0,
  standing: 'open',
  days: 48,
  disputed: false,
  issuanceId: null,
  invoiceId: ids.tradeInvoice('V1'),
  contractId: ids.tradeContract('C1'),
  payments: [
    {
      id: ids.offlinePayment('OP1'),
      amount: yuan(12_000),
      paidOn: day('2026-11-10'),
      receiptNumber: 'HD20261110-0019',
      file: null,
      notedBy: '赵晓东',
      notedAt: '2026-11-10T16:20:00+08:00',
    },
  ],
  acts: ['pay', 'undo'],
};

export const issuedVoucher: Payable = {
  ...openInvoice,
  id: ids.payable('I1'),
  origin: 'voucher',
  number: 'LX20261106000031721',
  amount: yuan(1_000_000),
  byVoucher: yuan(0),
  byCash: yuan(0),
  invoicedOn: null,
  dueOn: day('2027-05-14'),
  days: null,
  issuanceId: ids.issuance('I1'),
  invoiceId: null,
  contractId: null,
  payments: [],
  acts: [],
};

export const payablePage: PayablePage = {
  list: [openInvoice, issuedVoucher],
  total: 2,
  page: 1,
  pageSize: 20,
  columnSums: { amount: yuan(2_412_000), paid: yuan(412_000), byVoucher: yuan(400_000), byCash: yuan(12_000), open: yuan(2_000_000) },
  stateCounts: { open: 2 },
  sums: { vouchers: yuan(1_000_000), invoices: yuan(1_000_000), late: yuan(0), near: yuan(1_000_000), past: yuan(0) },
};
