import { addDays, monthOf, weekday, ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { type Due, type Dues, type Figure, sumOf } from '../../vouchers/voucher/index.ts';
import type { dueLoans } from '../../lending/pledge/index.ts';
import { NO_OUTFLOWS, type Outflows } from './outflows.ts';

type DueLoans = Awaited<ReturnType<typeof dueLoans>>;

const WEEKS = 13;

export const NOTHING_DUE: Figure = { count: 0, amount: ZERO_FEN };

/**
 * What falls due to an enterprise and from it: by the day and the week in which it is paid, which is the next working day, what is paid in
 * the rest of this month, without what is overdue, and all that it is still to pay of its vouchers. `loans`: those that it gave or guarantees.
 */
export function dueFigures({ receivable, payable }: Dues, { repayments, fees }: Outflows, today: CivilDate, loans: DueLoans = []) {
  const month = monthOf(today);
  const monday = mondayOf(today);
  const first = month.first < monday ? month.first : monday;
  const last = addDays(monday, WEEKS * 7 - 1);
  const inRestOfMonth = ({ paidOn }: Due) => paidOn >= today && paidOn <= month.last;
  const days = [...new Set([...[...receivable, ...payable, ...repayments].map(({ paidOn }) => paidOn), ...loans.map(({ on }) => on)])]
    .filter((on) => on >= first && on <= last)
    .toSorted();
  return {
    dueDays: days.map((on) => ({
      on,
      receivable: paidIn(receivable, on),
      payable: paidIn(payable, on),
      repayable: paidIn(repayments, on),
      lent: loansOn(loans, 'funder', on),
      guaranteed: loansOn(loans, 'guarantor', on),
    })),
    dueThisMonth: {
      receivable: sumOf(receivable.filter(inRestOfMonth)),
      payable: sumOf(payable.filter(inRestOfMonth)),
    },
    weeks: weeksOf(monday, { receivable, payable }, { repayments, fees }),
    outstanding: sumOf(payable),
  };
}

const loansOn = (loans: DueLoans, part: DueLoans[number]['part'], day: CivilDate): Figure =>
  sumOf(loans.filter((loan) => loan.part === part && loan.on === day));

const paidIn = (dues: readonly Due[], day: CivilDate): Figure => sumOf(dues.filter(({ paidOn }) => paidOn === day));

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

function weeksOf(monday: CivilDate, { receivable, payable }: Dues, { repayments, fees }: Outflows) {
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, index * 7);
    const next = addDays(first, 7);
    const paid = (dues: readonly Due[]) => sumOf(dues.filter(({ paidOn }) => paidOn >= first && paidOn < next)).amount;
    return { monday: first, receipts: paid(receivable), payments: paid(payable), repayments: paid(repayments), fees: paid(fees) };
  });
}

export const emptyWeeks = (today: CivilDate) => weeksOf(mondayOf(today), { receivable: [], payable: [] }, NO_OUTFLOWS);
