import { contract } from '@lianxin/api/contract';
import { day, yuan } from '@lianxin/api/mock';
import { ZERO_FEN } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import type { Overview } from './task-terms.ts';

const base = contract.workbench.overview.example.response;
const none = { count: 0, amount: ZERO_FEN };

const task = (
  kind: Overview['tasks'][number]['kind'],
  id: string,
  [subject, part, other]: readonly ['issuance' | 'transfer', 'own' | 'counterparty', string],
  number: string,
  amount: number,
  since: string,
  deadline: string | null,
  reason: string | null = null,
): Overview['tasks'][number] => ({
  kind,
  id,
  subject,
  part,
  fromName: part === 'own' ? enterprises.supplier.name : other,
  toName: part === 'own' ? other : enterprises.supplier.name,
  number,
  amount: yuan(amount),
  waitingSince: since,
  deadline: deadline === null ? null : day(deadline),
  reason,
});

const week = (monday: string, receipts: number, payments: number, repayments = 0, fees = 0): Overview['weeks'][number] => ({
  monday: day(monday),
  receipts: yuan(receipts),
  payments: yuan(payments),
  repayments: yuan(repayments),
  fees: yuan(fees),
});

/** A working day of a supplier, as the picture of the workbench shows it. */
export const fullOverview: Overview = {
  ...base,
  at: '2026-11-20T09:42:00+08:00',
  tasks: [
    task(
      'signFor',
      'I1',
      ['issuance', 'counterparty', enterprises.sales.name],
      'LX20261105000030980',
      742_000,
      '2026-11-05T10:00:00+08:00',
      '2026-11-20',
    ),
    task(
      'transferReturned',
      'T1',
      ['transfer', 'own', enterprises.machinery.name],
      'LX20261028000026412-02',
      500_000,
      '2026-11-19T10:00:00+08:00',
      null,
      '复核退回：收款账号与户名不符',
    ),
    task(
      'signFor',
      'T2',
      ['transfer', 'counterparty', enterprises.tier2.name],
      'LX20261112000033915-02',
      186_000,
      '2026-11-12T10:00:00+08:00',
      '2026-11-27',
    ),
    task(
      'signForConfirm',
      'I3',
      ['issuance', 'counterparty', enterprises.core.name],
      'LX20261118000034217',
      3_286_500,
      '2026-11-18T10:00:00+08:00',
      '2026-12-03',
    ),
  ],
  taskTotal: 4,
  counts: {
    incoming: { awaitingSignature: 2, awaitingSignatureReview: 1 },
    issuances: {},
    transfers: { returned: 1, awaitingReview: 2, completed: 12 },
  },
  dueDays: [
    { on: day('2026-12-08'), receivable: { count: 1, amount: yuan(86_900) }, payable: none, repayable: none },
    { on: day('2026-12-18'), receivable: { count: 2, amount: yuan(1_075_600) }, payable: none, repayable: none },
    { on: day('2026-12-22'), receivable: { count: 1, amount: yuan(640_000) }, payable: none, repayable: none },
    {
      on: day('2026-12-28'),
      receivable: { count: 1, amount: yuan(1_200_000) },
      payable: none,
      repayable: { count: 1, amount: yuan(506_800) },
    },
    { on: day('2026-12-30'), receivable: { count: 1, amount: yuan(352_000) }, payable: none, repayable: none },
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
  holdings: [
    { state: 'holding', count: 41, amount: yuan(38_614_207.56) },
    { state: 'transferring', count: 6, amount: yuan(2_130_000) },
    { state: 'financing', count: 4, amount: yuan(4_760_000) },
    { state: 'financed', count: 9, amount: yuan(8_360_000) },
  ],
  pledged: { count: 2, amount: yuan(820_000) },
  overdue: { count: 1, amount: yuan(215_300) },
};

/** The same day of a core enterprise. */
export const coreOverview: Overview = {
  ...fullOverview,
  counts: { ...fullOverview.counts, issuances: { awaitingSignature: 7, awaitingSignatureReview: 2, effective: 61, returned: 1 } },
  outstanding: { count: 61, amount: yuan(128_600_000) },
  dueThisMonth: { receivable: none, payable: { count: 4, amount: yuan(9_640_000) } },
  quotas: [
    { channel: 1, total: yuan(200_000_000), used: yuan(96_400_000), inTransit: yuan(12_800_000), available: yuan(90_800_000) },
    { channel: 3, total: yuan(60_000_000), used: yuan(32_200_000), inTransit: ZERO_FEN, available: yuan(27_800_000) },
  ],
};

/** An enterprise that has just begun. */
export const emptyOverview: Overview = {
  ...base,
  tasks: [],
  taskTotal: 0,
  dueDays: [],
  weeks: [],
  holdings: [],
  pledged: none,
  overdue: none,
  counts: { incoming: {}, issuances: {}, transfers: {} },
  quotas: [],
};
