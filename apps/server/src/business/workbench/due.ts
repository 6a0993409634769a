import { addDays, monthOf, sumFen, weekday, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import type { Due, Dues } from '../voucher/kept-dues.ts';
import { NO_OUTFLOWS, type Outflows } from './outflows.ts';

const WEEKS = 13;

export interface Figure {
  readonly count: number;
  readonly amount: Fen;
}

export const NOTHING: Figure = { count: 0, amount: ZERO_FEN };

const sumOf = (figures: readonly Figure[]): Figure => ({
  count: figures.reduce((left, { count }) => left + count, 0),
  amount: sumFen(figures.map(({ amount }) => amount)),
});

/** What falls due to an enterprise and from it: by day, this month, by week as it is paid, and all that it is still to pay of its vouchers. */
export function dueFigures({ receivable, payable }: Dues, { repayments, fees }: Outflows, today: CivilDate) {
  const month = monthOf(today);
  const monday = mondayOf(today);
  const first = month.first < monday ? month.first : monday;
  const last = addDays(monday, WEEKS * 7 - 1);
  const days = [...new Set([...receivable, ...payable, ...repayments].map(({ on }) => on))]
    .filter((on) => on >= first && on <= last)
    .toSorted();
  const fallingDue = (dues: readonly Due[], from: CivilDate, to: CivilDate) => sumOf(dues.filter(({ on }) => on >= from && on <= to));
  return {
    dueDays: days.map((on) => ({
      on,
      receivable: fallingDue(receivable, on, on),
      payable: fallingDue(payable, on, on),
      repayable: fallingDue(repayments, on, on),
    })),
    dueThisMonth: {
      receivable: fallingDue(receivable, month.first, month.last),
      payable: fallingDue(payable, month.first, month.last),
    },
    weeks: weeksOf(monday, { receivable, payable }, { repayments, fees }),
    outstanding: sumOf(payable),
  };
}

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

function weeksOf(monday: CivilDate, { receivable, payable }: Dues, { repayments, fees }: Outflows) {
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, index * 7);
    const next = addDays(first, 7);
    const paid = (dues: readonly Due[]) => sumOf(dues.filter(({ paidOn }) => paidOn >= first && paidOn < next)).amount;
    return { monday: first, receipts: paid(receivable), payments: paid(payable), repayments: paid(repayments), fees: paid(fees) };
  });
}

/** The weeks of somebody to whom nothing falls due. */
export const emptyWeeks = (today: CivilDate) => weeksOf(mondayOf(today), { receivable: [], payable: [] }, NO_OUTFLOWS);
