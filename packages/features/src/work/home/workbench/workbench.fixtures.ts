import { contract } from '@lianxin/api/contract';
import { day, figure, none, yuan } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first } from '../../../platform/testing/world/example.ts';
import { week } from '../../../platform/testing/world/forecast.ts';
import type { Overview } from './task-terms.ts';

const base = contract.workbench.overview.example.response;
const { core, machinery, supplier, tier2 } = enterprises;

const task = (
  kind: Overview['tasks'][number]['kind'],
  id: string,
  [subject, part, other]: readonly ['issuance' | 'transfer', 'own' | 'counterparty', string],
  number: string,
  amount: number,
  since: string,
  deadline: string | null,
): Overview['tasks'][number] => ({
  ...first(base.tasks),
  kind,
  id,
  subject,
  part,
  fromName: part === 'own' ? supplier.name : other,
  toName: part === 'own' ? other : supplier.name,
  number,
  amount: yuan(amount),
  waitingSince: `${since}T10:00:00+08:00`,
  deadline: deadline === null ? null : day(deadline),
});

const due = (on: string, receivable: typeof none, repayable = none) => ({
  on: day(on),
  receivable,
  payable: none,
  repayable,
  lent: none,
  guaranteed: none,
});

/** A supplier's working day, as in the design. */
export const fullOverview: Overview = {
  ...base,
  tasks: [
    first(base.tasks),
    {
      ...task('transferReturned', 'T1', ['transfer', 'own', machinery.name], 'LX20261028000026412-02', 500_000, '2026-11-19', null),
      reason: '复核退回：收款账号与户名不符',
    },
    task('signFor', 'T2', ['transfer', 'counterparty', tier2.name], 'LX20261112000033915-02', 186_000, '2026-11-12', '2026-11-27'),
    task('signForConfirm', 'I3', ['issuance', 'counterparty', core.name], 'LX20261118000034217', 3_286_500, '2026-11-18', '2026-12-03'),
  ],
  taskTotal: 4,
  noticeTotal: 0,
  counts: {
    incoming: { awaitingSignature: 2, awaitingSignatureReview: 1 },
    issuances: {},
    transfers: { returned: 1, awaitingReview: 2, completed: 12 },
  },
  dueDays: [
    due('2026-12-08', figure(1, 86_900)),
    due('2026-12-18', figure(2, 1_075_600)),
    due('2026-12-22', figure(1, 640_000)),
    due('2026-12-28', figure(1, 1_200_000), figure(1, 506_800)),
    due('2026-12-30', figure(1, 352_000)),
  ],
  weeks: [
    week('2026-11-23', 0, 6_500, 0, 1_200),
    week('2026-11-30', 0, 0),
    week('2026-12-07', 86_900, 210_000),
    week('2026-12-14', 1_075_600, 0),
    week('2026-12-21', 640_000, 480_000),
    week('2026-12-28', 1_552_000, 0, 506_800),
    week('2027-01-04', 420_000, 0),
    week('2027-01-11', 0, 1_204_000),
    week('2027-01-18', 870_000, 0),
    week('2027-01-25', 2_100_000, 0),
    week('2027-02-01', 640_000, 360_000),
    week('2027-02-08', 1_328_000, 0),
    week('2027-02-15', 2_415_000, 0),
  ],
  dueThisMonth: { receivable: figure(2, 428_600), payable: none },
  holdings: [
    { state: 'holding', ...figure(41, 38_614_207.56), rest: figure(38, 37_578_907.56) },
    { state: 'transferring', ...figure(6, 2_130_000), rest: figure(6, 2_130_000) },
    { state: 'financing', ...figure(4, 4_760_000), rest: figure(4, 4_760_000) },
    { state: 'financed', ...figure(9, 8_360_000), rest: figure(9, 8_360_000) },
  ],
};

/** The same day of a core enterprise. */
export const coreOverview: Overview = {
  ...fullOverview,
  counts: { ...fullOverview.counts, issuances: { awaitingSignature: 7, awaitingSignatureReview: 2, effective: 61, returned: 1 } },
  outstanding: figure(61, 128_600_000),
  dueThisMonth: { receivable: none, payable: figure(4, 9_640_000) },
  quotas: [
    { channel: 1, total: yuan(200_000_000), used: yuan(96_400_000), inTransit: yuan(12_800_000), available: yuan(90_800_000) },
    { channel: 3, total: yuan(60_000_000), used: yuan(32_200_000), inTransit: ZERO_FEN, available: yuan(27_800_000) },
  ],
};

/** A new enterprise. */
export const emptyOverview: Overview = {
  ...base,
  tasks: [],
  taskTotal: 0,
  noticeTotal: 0,
  dueDays: [],
  weeks: [],
  forecastOverdue: { receipts: ZERO_FEN, payments: ZERO_FEN, repayments: ZERO_FEN },
  holdings: [],
  pledged: none,
  pledgedInTime: none,
  overdue: none,
  counts: { incoming: {}, issuances: {}, transfers: {} },
};
