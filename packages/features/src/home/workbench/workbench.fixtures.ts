import { contract } from '@lianxin/api/contract';
import { civilDate, parseYuan, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import type { Overview } from './task-terms.ts';

const yuan = (text: string): Fen => parseYuan(text) ?? ZERO_FEN;
const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
};
const base = contract.workbench.overview.example.response;
const none = { count: 0, amount: ZERO_FEN };

const task = (
  kind: Overview['tasks'][number]['kind'],
  id: string,
  counterpartyName: string,
  number: string,
  amount: string,
  since: string,
  deadline: string | null,
  reason: string | null = null,
): Overview['tasks'][number] => ({
  kind,
  id,
  counterpartyName,
  number,
  amount: yuan(amount),
  waitingSince: since,
  deadline: deadline === null ? null : day(deadline),
  reason,
});

const week = (monday: string, receipts: string, payments: string): Overview['weeks'][number] => ({
  monday: day(monday),
  receipts: yuan(receipts),
  payments: yuan(payments),
});

/** A working day of a supplier, as the picture of the workbench shows it. */
export const fullOverview: Overview = {
  ...base,
  at: '2026-11-20T09:42:00+08:00',
  tasks: [
    task('signFor', 'I1', '晋北煤业运销有限公司', 'LX20261105000030980', '742000', '2026-11-05T10:00:00+08:00', '2026-11-20'),
    task(
      'transferReturned',
      'T1',
      '朔源矿山机械有限公司',
      'LX20261028000026412-02',
      '500000',
      '2026-11-19T10:00:00+08:00',
      null,
      '审核退回：收款账号与户名不符',
    ),
    task('signFor', 'I2', '云岭物流有限公司', 'LX20261112000033915-02', '186000', '2026-11-12T10:00:00+08:00', '2026-11-27'),
    task('signForConfirm', 'I3', '晋北煤业集团有限公司', 'LX20261118000034217', '3286500', '2026-11-18T10:00:00+08:00', '2026-12-03'),
  ],
  taskTotal: 4,
  dueDays: [
    { on: day('2026-12-08'), receivable: yuan('86900'), payable: ZERO_FEN, count: 1 },
    { on: day('2026-12-18'), receivable: yuan('1075600'), payable: ZERO_FEN, count: 2 },
    { on: day('2026-12-22'), receivable: yuan('640000'), payable: ZERO_FEN, count: 1 },
    { on: day('2026-12-28'), receivable: yuan('1200000'), payable: ZERO_FEN, count: 1 },
    { on: day('2026-12-30'), receivable: yuan('352000'), payable: ZERO_FEN, count: 1 },
  ],
  weeks: [
    week('2026-11-23', '0', '6500'),
    week('2026-11-30', '0', '0'),
    week('2026-12-07', '86900', '210000'),
    week('2026-12-14', '1075600', '0'),
    week('2026-12-21', '640000', '480000'),
    week('2026-12-28', '1552000', '0'),
    week('2027-01-04', '420000', '0'),
    week('2027-01-11', '0', '1204000'),
    week('2027-01-18', '870000', '0'),
    week('2027-01-25', '2100000', '0'),
    week('2027-02-01', '640000', '360000'),
    week('2027-02-08', '1328000', '0'),
    week('2027-02-15', '2415000', '0'),
  ],
  holdings: [
    { state: 'holding', count: 41, amount: yuan('38614207.56') },
    { state: 'transferring', count: 6, amount: yuan('2130000') },
    { state: 'awaitingReceipt', count: 3, amount: yuan('4214500') },
    { state: 'financing', count: 4, amount: yuan('4760000') },
    { state: 'financed', count: 9, amount: yuan('8360000') },
  ],
  pledged: { count: 2, amount: yuan('820000') },
  overdue: { count: 1, amount: yuan('215300') },
};

/** The same day of a core enterprise. */
export const coreOverview: Overview = {
  ...fullOverview,
  issued: { outstanding: yuan('128600000'), dueThisMonth: yuan('9640000'), awaitingSignature: 7 },
  quotas: [
    { channel: 1, total: yuan('200000000'), used: yuan('96400000'), inTransit: yuan('12800000'), available: yuan('90800000') },
    { channel: 3, total: yuan('60000000'), used: yuan('32200000'), inTransit: ZERO_FEN, available: yuan('27800000') },
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
  issued: { outstanding: ZERO_FEN, dueThisMonth: ZERO_FEN, awaitingSignature: 0 },
  quotas: [],
};
