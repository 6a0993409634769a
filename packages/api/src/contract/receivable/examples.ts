import { day, ids, party, yuan } from '../examples.ts';
import type { Receivable, ReceivablePage } from './shapes.ts';

/** A voucher that the enterprise holds. */
export const heldVoucher: Receivable = {
  id: ids.receivable('P1'),
  origin: 'voucher',
  number: 'LX20261106000031721',
  debtor: party.core,
  amount: yuan(1_000_000),
  registeredAmount: yuan(1_000_000),
  dueOn: day('2027-05-14'),
  paysOn: day('2027-05-14'),
  daysLate: 0,
  standing: 'notDue',
  line: 'receivable',
  pieceId: ids.piece('P1'),
  invoice: null,
  note: null,
  collectedOn: null,
  receiptNumber: null,
  askedAt: null,
  registeredBy: null,
  registeredAt: '2026-11-06T10:20:00+08:00',
  version: 0,
  acts: [],
};

/** An overdue entry of the enterprise's own. */
export const plainReceivable: Receivable = {
  ...heldVoucher,
  id: ids.receivable('RC1'),
  origin: 'plain',
  number: '26142000000018846127',
  amount: yuan(412_000),
  registeredAmount: yuan(412_000),
  dueOn: day('2026-11-08'),
  paysOn: day('2026-11-08'),
  daysLate: 12,
  standing: 'late30',
  pieceId: null,
  invoice: { id: ids.tradeInvoice('V1'), number: '26142000000018846127' },
  registeredBy: '王建国',
  acts: ['collect', 'ask', 'remove'],
};

export const receivablePage: ReceivablePage = {
  list: [plainReceivable, heldVoucher],
  total: 2,
  page: 1,
  pageSize: 20,
  columnSums: { amount: yuan(1_412_000), registeredAmount: yuan(412_000) },
  stateCounts: { notDue: 1, late30: 1 },
  sums: { notDue: yuan(1_000_000), late30: yuan(412_000), late60: yuan(0), late90: yuan(0), lateMore: yuan(0), financing: yuan(0) },
  sales: { habitual: false, days: 1, sold: yuan(200_000), received: yuan(3_400_000) },
};
