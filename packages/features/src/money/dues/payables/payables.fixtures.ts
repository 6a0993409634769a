import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { fen, sumFen, ZERO_FEN, type PayableStanding } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { pageBy, summed } from '../../../platform/testing/world/example.ts';
import type { Payable, PayablePage } from './payable-terms.ts';

const example = contract.payable.list.example.response;
const noted = contract.payable.payOffline.example.response;

const invoice = (order: number, changes: Partial<Payable>): Payable => ({
  ...noted,
  id: ids.payable(`V${order}`),
  invoiceId: ids.tradeInvoice(`V${order}`),
  number: `2614200000001884613${order}`,
  byCash: yuan(0),
  byVoucher: yuan(0),
  payments: [],
  acts: ['pay'],
  ...changes,
});

/** A core enterprise's payables: vouchers, and invoices before, near and past the limit, one disputed. */
export const payables: readonly Payable[] = [
  ...example.list,
  invoice(2, { amount: yuan(300_000), open: yuan(300_000), days: 12, invoicedOn: day('2026-11-08'), dueOn: day('2027-01-07') }),
  invoice(3, {
    creditor: enterprises.tier2,
    amount: yuan(86_500),
    open: yuan(86_500),
    days: 74,
    invoicedOn: day('2026-09-07'),
    dueOn: day('2026-11-06'),
    daysLate: 14,
    standing: 'late',
  }),
  invoice(4, { amount: yuan(48_300), open: yuan(48_300), days: 31, disputed: true, acts: [] }),
];

export const paidInvoice = invoice(5, {
  amount: yuan(20_000),
  byCash: yuan(20_000),
  open: yuan(0),
  standing: 'paid',
  days: null,
  acts: [],
});

const sum = (list: readonly Payable[]) => sumFen(list.map(({ open }) => open));

export function pageOfPayables(list: readonly Payable[], standings: readonly PayableStanding[] = ['open', 'late']): PayablePage {
  const page = summed(pageBy(list, 'standing', standings), 'amount', 'byVoucher', 'byCash', 'open');
  const { byVoucher = ZERO_FEN, byCash = ZERO_FEN } = page.columnSums;
  return {
    ...page,
    columnSums: { ...page.columnSums, paid: fen(byVoucher + byCash) },
    sums: {
      vouchers: sum(list.filter(({ origin }) => origin === 'voucher')),
      invoices: sum(list.filter(({ origin }) => origin === 'invoice')),
      late: sum(list.filter(({ standing }) => standing === 'late')),
      near: sum(list.filter(({ days }) => days !== null && days >= 45 && days <= 60)),
      past: sum(list.filter(({ days }) => days !== null && days > 60)),
    },
  };
}

export const payablesAre = (list: readonly Payable[]): MockReply =>
  reply(contract.payable.list, ({ standings }) => pageOfPayables(list, standings));
