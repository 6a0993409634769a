import { account, day, figure, ids, none, party, yuan } from '../examples.ts';

export const assets = {
  at: '2026-11-20T09:42:00+08:00',
  today: day('2026-11-20'),
  held: figure(41, 38_614_207.56),
  receivable: figure(40, 38_114_207.56),
  financeable: figure(30, 30_000_000),
  pledged: figure(2, 820_000),
  overdue: figure(1, 215_300),
  dueSoon: { ...figure(2, 1_162_500.25), to: day('2026-12-20') },
  issuers: [{ issuer: party.core, ...figure(40, 38_114_207.56) }],
  issuerCount: 1,
  dues: [
    { from: null, to: day('2026-11-19'), ...figure(1, 215_300) },
    { from: day('2026-11-20'), to: null, ...figure(39, 37_898_907.56) },
  ],
  trend: [
    { on: day('2026-10-31'), held: yuan(35_000_000) },
    { on: day('2026-11-20'), held: yuan(38_614_207.56) },
  ],
  cost: {
    from: day('2026-01-01'),
    financed: { ...figure(3, 5_000_000), cost: yuan(86_885) },
    lent: { ...figure(1, 800_000), fees: yuan(4_000), interest: yuan(22_168.89) },
    borne: none,
    total: yuan(113_053.89),
  },
  weeks: [{ monday: day('2026-11-16'), receipts: yuan(0), payments: yuan(0), repayments: yuan(0), fees: yuan(0) }],
  forecastOverdue: { receipts: yuan(0), payments: yuan(0), repayments: yuan(0) },
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
