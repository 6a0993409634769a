import { addDays, monthOf, weekday, ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { type Due, type Dues, type Figure, sumOf } from '../../vouchers/voucher/index.ts';
import type { dueLoans } from '../../lending/pledge/index.ts';
import { NO_OUTFLOWS, type Outflows } from './outflows.ts';

type DueLoans = Awaited<ReturnType<typeof dueLoans>>;

const WEEKS = 13;

export const NOTHING_DUE: Figure = { count: 0, amount: ZERO_FEN };

/**
 * What falls due to an enterprise and from it: by the day and the week in which it is paid, which is the next working day, what is paid in
 * the rest of this month, without what is overdue, what is overdue, and all that it is still to pay of its vouchers. `loans`: those that it gave or guarantees.
 */
export function dueFigures({ receivable, payable }: Dues, outflows: Outflows, today: CivilDate, loans: DueLoans = []) {
  const repayments = [...outflows.repayments, ...outflows.overdueRepayments];
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
    weeks: weeksOf(today, { receivable, payable }, outflows),
    forecastOverdue: overdueOf({ receivable, payable }, outflows, today),
    outstanding: sumOf(payable),
  };
}

const loansOn = (loans: DueLoans, part: DueLoans[number]['part'], day: CivilDate): Figure =>
  sumOf(loans.filter((loan) => loan.part === part && loan.on === day));

const paidIn = (dues: readonly Due[], day: CivilDate): Figure => sumOf(dues.filter(({ paidOn }) => paidOn === day));

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

/** By week from the week of today on; what is overdue stands apart. */
function weeksOf(today: CivilDate, { receivable, payable }: Dues, { repayments, fees }: Outflows) {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, index * 7);
    const next = addDays(first, 7);
    const paid = (dues: readonly Due[]) => sumOf(dues.filter(({ paidOn }) => paidOn >= first && paidOn >= today && paidOn < next)).amount;
    return { monday: first, receipts: paid(receivable), payments: paid(payable), repayments: paid(repayments), fees: paid(fees) };
  });
}

/** What should have been paid before today and is not. */
function overdueOf({ receivable, payable }: Dues, { overdueRepayments }: Outflows, today: CivilDate) {
  const late = (dues: readonly Due[]) => sumOf(dues.filter(({ paidOn }) => paidOn < today)).amount;
  return { receipts: late(receivable), payments: late(payable), repayments: sumOf(overdueRepayments).amount };
}

/** A forecast without anything to come. */
export const emptyForecast = (today: CivilDate) => ({
  weeks: weeksOf(today, { receivable: [], payable: [] }, NO_OUTFLOWS),
  forecastOverdue: { receipts: ZERO_FEN, payments: ZERO_FEN, repayments: ZERO_FEN },
});
