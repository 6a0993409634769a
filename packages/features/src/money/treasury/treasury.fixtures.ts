import { contract, type Incoming, type Repayable, type ResponseOf } from '@lianxin/api/contract';
import { day, figure, ids, none, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { addDays, addMonths } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { week } from '../../platform/testing/world/forecast.ts';
import { first, pageBy, pageOf, summed } from '../../platform/testing/world/example.ts';

const { core, sales, tier2 } = enterprises;
const example = first(contract.transfer.listIncoming.example.response.list);
const received = (id: string, number: string, amount: number, signedOn: string, changes: Partial<Incoming>): Incoming => ({
  ...example,
  id,
  number: ids.voucherNumber(number),
  amount: yuan(amount),
  state: 'signed',
  signedOn: day(signedOn),
  signDeadline: null,
  remainingDays: null,
  acts: [],
  signerName: '王建国',
  confirmerName: '陈敏',
  ...changes,
});
type Part = Incoming['became'][number];
const part = (state: Part['state'], amount: number, changes: Partial<Part> = {}): Part => ({
  state,
  pledged: false,
  overdue: false,
  amount: yuan(amount),
  ...changes,
});
const transferred = { kind: 'transfer', from: tier2 } as const;

/** A supplier's income: held, split and transferred, financed, settled, overdue, returned. */
export const income: readonly Incoming[] = [
  received('I1', example.number, 3_286_500, '2026-11-19', { became: [part('holding', 3_286_500)] }),
  received('I2', 'LX20261106000031721', 1_450_000, '2026-11-08', {
    became: [part('holding', 950_000), part('transferred', 300_000), part('holding', 200_000, { pledged: true })],
  }),
  received('T1', 'LX20261012000033915-02', 186_000, '2026-10-15', { ...transferred, issuer: sales, became: [part('financed', 186_000)] }),
  received('T9', 'LX20260921000022077', 99_999.99, '2026-10-11', {
    ...transferred,
    state: 'refused',
    returned: true,
    signerName: null,
    confirmerName: null,
    reason: '合同未约定凭证支付',
  }),
  received('I3', 'LX20260511000003555', 215_300, '2026-05-12', {
    dueOn: day('2026-11-11'),
    became: [part('holding', 215_300, { overdue: true })],
  }),
  received('I4', 'LX20260411000001234', 640_000, '2026-04-14', { dueOn: day('2026-10-12'), became: [part('settled', 640_000)] }),
];

export const pageOfIncome = (list: readonly Incoming[]): ResponseOf<typeof contract.transfer.listIncoming> => ({
  ...summed(pageOf(list), 'amount'),
  stateCounts: { signed: list.length },
});

type Months = ResponseOf<typeof contract.treasury.months>;
type Flows = Months['months'][number]['flows'];
const FIRSTS = Array.from({ length: 12 }, (_, index) => addMonths(day('2025-12-01'), index));
const year = (flowsOf: (index: number) => Flows): Months => ({
  today: day('2026-11-20'),
  months: FIRSTS.map((first, index) => ({ first, flows: flowsOf(index) })),
});

export const monthsIn = year((index) => [
  { kind: 'issuance', count: 2 + (index % 4), amount: yuan(900_000 + ((index * 731) % 11) * 120_000) },
  ...(index % 3 === 0 ? [{ kind: 'transfer' as const, count: 1, amount: yuan(186_000 + index * 20_000) }] : []),
  ...(index === 10 ? [{ kind: 'returned' as const, count: 1, amount: yuan(99_999.99) }] : []),
]);

/** A year of expenditure, with issuances. */
export const monthsOut = year((index) => [
  { kind: 'issuance', count: 3, amount: yuan(2_100_000 + ((index * 517) % 9) * 210_000) },
  { kind: 'transfer', count: 2, amount: yuan(320_000 + index * 30_000) },
  ...(index % 2 === 0 ? [{ kind: 'financing' as const, count: 1, amount: yuan(600_000) }] : []),
  ...(index === 7 ? [{ kind: 'pledge' as const, count: 1, amount: yuan(800_000) }] : []),
]);

const nothing = year(() => []);

/** Replies for a supplier with many vouchers. */
export const treasuryReplies: readonly MockReply[] = [
  reply(contract.treasury.months, ({ direction }) => (direction === 'in' ? monthsIn : monthsOut)),
  reply(contract.transfer.listIncoming, pageOfIncome(income)),
];

/** Replies for a new supplier. */
export const nothingReplies: readonly MockReply[] = [
  reply(contract.treasury.months, nothing),
  reply(contract.transfer.listIncoming, pageOfIncome([])),
  reply(contract.transfer.listOutgoing, pageOf([])),
];

const outgoing = first(contract.transfer.listOutgoing.example.response.list);

/** Replies with much expenditure. */
export const spentReplies: readonly MockReply[] = [
  ...treasuryReplies,
  reply(contract.transfer.listOutgoing, {
    ...contract.transfer.listOutgoing.example.response,
    list: [
      { ...outgoing, state: 'awaitingSignature', acts: ['withdrawApply', 'remind'] },
      {
        ...outgoing,
        id: ids.transfer('T2'),
        transferNumber: 'ZR20261112-0002',
        childNumber: ids.voucherNumber('LX20261118000034217-01'),
        state: 'completed',
        amount: yuan(320_000),
        signedAt: '2026-11-14T09:20:00+08:00',
        waitingFor: null,
        acts: [],
      },
    ],
    total: 2,
    columnSums: { amount: yuan(820_000) },
  }),
];

const assetsExample = contract.treasury.assets.example.response;

/** A supplier's assets: three of many issuers, something overdue, a year of growth. */
export const assets: ResponseOf<typeof contract.treasury.assets> = {
  ...assetsExample,
  issuers: [
    { issuer: core, ...figure(24, 24_114_207.56) },
    { issuer: sales, ...figure(9, 8_200_000) },
    { issuer: tier2, ...figure(4, 3_800_000) },
  ],
  issuerCount: 5,
  dues: [
    { from: null, to: day('2026-11-19'), ...figure(1, 215_300) },
    { from: day('2026-11-20'), to: day('2026-11-27'), ...figure(2, 480_000) },
    { from: day('2026-11-28'), to: day('2026-12-20'), ...figure(3, 1_162_500.25) },
    { from: day('2026-12-21'), to: day('2027-02-18'), ...figure(14, 12_400_000) },
    { from: day('2027-02-19'), to: day('2027-05-19'), ...figure(20, 23_856_407.31) },
    { from: day('2027-05-20'), to: null, ...figure(0, 0) },
  ],
  trend: FIRSTS.map((first, index) => ({
    on: addDays(first, 27),
    held: yuan(21_000_000 + index * 1_400_000 + ((index * 517) % 7) * 160_000),
  })),
  weeks: Array.from({ length: 13 }, (_, index) =>
    week(
      addDays(day('2026-11-16'), index * 7),
      index % 3 === 0 ? 1_200_000 + index * 90_000 : 0,
      index === 5 ? 640_000 : 0,
      index === 8 ? 512_300 : 0,
      index === 0 ? 1_200 : 0,
    ),
  ),
};

export const noAssets: ResponseOf<typeof contract.treasury.assets> = {
  ...assets,
  held: none,
  receivable: none,
  financeable: none,
  pledged: none,
  overdue: none,
  dueSoon: { ...none, to: assets.dueSoon.to },
  issuers: [],
  issuerCount: 0,
  dues: assets.dues.map((due) => ({ ...due, ...none })),
  trend: assets.trend.map(({ on }) => ({ on, held: yuan(0) })),
  cost: { ...assets.cost, financed: { ...none, cost: yuan(0) }, lent: { ...none, fees: yuan(0), interest: yuan(0) }, total: yuan(0) },
  weeks: assets.weeks.map(({ monday }) => week(monday)),
  forecastOverdue: { receipts: yuan(0), payments: yuan(0), repayments: yuan(0) },
};

const loan = first(contract.treasury.listRepayments.example.response.list);

const repayable = (order: number, number: string, state: Repayable['state'], changes: Partial<Repayable>): Repayable => ({
  ...loan,
  id: ids.pledge(`P${order}`),
  applicationNumber: number,
  state,
  ...changes,
});

/** Loans overdue, to come, in repayment and repaid. */
export const repayables: readonly Repayable[] = [
  repayable(1, 'ZY20260520-0001', 'overdue', {
    repayOn: day('2026-11-15'),
    paysOn: day('2026-11-16'),
    remainingDays: -4,
    principal: yuan(300_000),
    interest: yuan(8_700),
    lateInterest: yuan(600),
    total: yuan(309_300),
    acts: ['repay'],
  }),
  { ...loan, acts: ['repay'] },
  repayable(2, 'ZY20260820-0002', 'underWay', {
    paysOn: day('2026-12-18'),
    remainingDays: 28,
    principal: yuan(500_000),
    interest: yuan(12_000),
    total: yuan(512_000),
    underWay: { state: 'awaitingReview', makerName: '王建国', paidOn: day('2026-11-19'), amount: yuan(512_000) },
    acts: ['repayAuthorise', 'repayReturn'],
  }),
  repayable(3, 'ZY20260320-0003', 'paidOff', {
    remainingDays: -60,
    principal: yuan(0),
    interest: yuan(0),
    total: yuan(0),
    paidOffOn: day('2026-09-21'),
  }),
];

export const pageOfRepayables = (list: readonly Repayable[]): ResponseOf<typeof contract.treasury.listRepayments> => ({
  ...summed(pageBy(list, 'state'), 'principal', 'interest', 'lateInterest', 'total'),
});

/** Replies with loans to repay. */
export const repaymentReplies: readonly MockReply[] = [
  reply(contract.treasury.listRepayments, pageOfRepayables(repayables)),
  reply(contract.treasury.repaymentDays, {
    today: day('2026-11-20'),
    principal: yuan(1_600_000),
    interest: yuan(24_566.67),
    lateInterest: yuan(600),
    overdue: figure(1, 309_300),
    days: [
      { on: day('2026-11-16'), count: 1, principal: yuan(300_000), interest: yuan(9_300) },
      { on: day('2026-12-18'), count: 1, principal: yuan(500_000), interest: yuan(14_200) },
      { on: loan.paysOn, count: 1, principal: loan.principal, interest: yuan(22_168.89) },
    ],
  }),
];

/** Replies without loans. */
export const noRepaymentReplies: readonly MockReply[] = [
  reply(contract.treasury.listRepayments, pageOfRepayables([])),
  reply(contract.treasury.repaymentDays, {
    ...contract.treasury.repaymentDays.example.response,
    principal: yuan(0),
    interest: yuan(0),
    days: [],
  }),
];
