import { Day, Money } from '@lianxin/api/contract';
import { findPlanRowProblems, planSpan, ZERO_FEN, type CivilDate, type PlanPeriod, type PlanRow } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  amountCell,
  dayCell,
  defineSheet,
  monthCell,
  withFaults,
  type SheetFault,
  type SheetRead,
} from '../../../../platform/sheet-import/index.ts';
import { PLAN_HEADS } from './plan-heads.ts';

const amounts = {
  inflow: {
    label: msg`计划流入`,
    otherHeads: PLAN_HEADS.inflow,
    example: '1000000.00',
    note: msg`元；没有时可不填`,
    ...amountCell(Money),
  },
  outflow: {
    label: msg`计划流出`,
    otherHeads: PLAN_HEADS.outflow,
    example: '2500000.00',
    note: msg`元；没有时可不填`,
    ...amountCell(Money),
  },
};

/** The rows of a plan by weeks or by months. Any day within a period identifies it. */
export const PLAN_SHEETS = {
  week: defineSheet({
    name: msg`按周资金计划`,
    rowsMax: 60,
    columns: {
      first: {
        label: msg`期间`,
        otherHeads: PLAN_HEADS.week,
        example: '2026-11-16',
        note: msg`该周任意一天的日期`,
        ...dayCell(Day),
      },
      ...amounts,
    },
  }),
  month: defineSheet({
    name: msg`按月资金计划`,
    rowsMax: 60,
    columns: {
      first: { label: msg`期间`, otherHeads: PLAN_HEADS.month, example: '2026-10', note: msg`月份，如 2026-12`, ...monthCell(Day) },
      ...amounts,
    },
  }),
};

export type PlanSheetRead = SheetRead<typeof PLAN_SHEETS.week.columns>;
type PlanFault = SheetFault<keyof PlanRow>;

const PROBLEMS = {
  ended: msg`该期间已结束`,
  twice: msg`与前面的行是同一期间`,
  negative: msg`金额不能为负`,
};

/** The valid rows of a plan, with their line numbers. */
export function planRowsOf(period: PlanPeriod, { rows }: PlanSheetRead) {
  const read = rows.flatMap(({ line, values }) => {
    if (values === undefined) return [];
    const { first, inflow = ZERO_FEN, outflow = ZERO_FEN } = values;
    return [{ line, row: { first: planSpan(period, first).first, inflow, outflow } }];
  });
  return { rows: read.map(({ row }) => row), lines: read.map(({ line }) => line) };
}

const ORDER: readonly (keyof PlanRow)[] = ['first', 'inflow', 'outflow'];

/** Adds the errors that depend on other rows or on today: duplicate and ended periods. */
export function checkPlan(period: PlanPeriod, read: PlanSheetRead, today: CivilDate): PlanSheetRead {
  const { rows, lines } = planRowsOf(period, read);
  const faults = findPlanRowProblems(period, rows, today).flatMap(({ index, field, problem }): PlanFault[] => {
    const line = lines[index];
    if (line === undefined || problem === 'notFirstDay') return [];
    const cells = read.rows.find((row) => row.line === line)?.cells ?? [];
    return [{ line, column: field, problem: PROBLEMS[problem], text: cells[ORDER.indexOf(field)] ?? '' }];
  });
  return withFaults(read, faults);
}
