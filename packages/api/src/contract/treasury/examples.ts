import { account, day, ids, party, yuan } from '../examples.ts';

const none = { count: 0, amount: yuan(0) };

export const assets = {
  at: '2026-11-20T09:42:00+08:00',
  today: day('2026-11-20'),
  held: { count: 41, amount: yuan(38_614_207.56) },
  receivable: { count: 40, amount: yuan(38_114_207.56) },
  financeable: { count: 30, amount: yuan(30_000_000) },
  pledged: { count: 2, amount: yuan(820_000) },
  overdue: { count: 1, amount: yuan(215_300) },
  dueSoon: { count: 2, amount: yuan(1_162_500.25), to: day('2026-12-20') },
  issuers: [{ issuer: party.core, count: 40, amount: yuan(38_114_207.56) }],
  issuerCount: 1,
  dues: [
    { from: null, to: day('2026-11-19'), count: 1, amount: yuan(215_300) },
    { from: day('2026-11-20'), to: null, count: 39, amount: yuan(37_898_907.56) },
  ],
  trend: [
    { on: day('2026-10-31'), held: yuan(35_000_000) },
    { on: day('2026-11-20'), held: yuan(38_614_207.56) },
  ],
  cost: {
    from: day('2026-01-01'),
    financed: { count: 3, amount: yuan(5_000_000), cost: yuan(86_885) },
    lent: { count: 1, amount: yuan(800_000), fees: yuan(4_000), interest: yuan(22_168.89) },
    borne: none,
    total: yuan(113_053.89),
  },
  weeks: [{ monday: day('2026-11-16'), receipts: yuan(0), payments: yuan(0), repayments: yuan(0), fees: yuan(0) }],
};

export const repayable = {
  id: ids.pledge('P7'),
  applicationNumber: 'ZY20261120-0007',
  version: 9,
  channel: 3,
  lenderName: '晋融小额贷款有限公司',
  state: 'due' as const,
  lent: yuan(800_000),
  repayOn: day('2027-05-14'),
  paysOn: day('2027-05-14'),
  remainingDays: 175,
  principal: yuan(800_000),
  interest: yuan(3_866.67),
  lateInterest: yuan(0),
  total: yuan(803_866.67),
  account,
  underWay: null,
  paidOffOn: null,
  acts: [],
};
