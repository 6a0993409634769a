import { addDays, addMonths, civilDate, fen, planSpan, ZERO_FEN, type PlanPeriod } from '@lianxin/domain';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { testDialects } from '../../../../platform/sheet-import/dialect-battery.fixtures.ts';
import { EMPTIES, UNCLEAR_AMOUNTS, UNCLEAR_DAYS, wan } from '../../../../platform/sheet-import/dialects.fixtures.ts';
import { readSheet } from '../../../../platform/sheet-import/index.ts';
import { checkPlan, PLAN_SHEETS, planRowsOf } from './read-plan.ts';

const TODAY = civilDate('2026-11-20') ?? expect.fail();
const HEADS = { week: ['期间', '起始日', '周'], month: ['期间', '月份', '月'] } as const;
const sums = fc.integer({ min: 1, max: 1_000_000_000 }).map(BigInt);
const amounts = fc.oneof(fc.constantFrom(...EMPTIES), sums);

const planOf = (period: PlanPeriod) =>
  fc
    .array(
      // A last line that has a period alone is a remark.
      fc.oneof(
        fc.record({ inflow: sums, outflow: amounts, after: fc.nat(6) }),
        fc.record({ inflow: amounts, outflow: sums, after: fc.nat(6) }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((drawn) =>
      drawn.map(({ after, ...row }, at) => ({
        ...row,
        day: addDays(
          period === 'week' ? addDays(planSpan('week', TODAY).first, at * 7) : addMonths(planSpan('month', TODAY).first, at),
          after,
        ),
      })),
    );

describe.each(['week', 'month'] as const)('a plan by %ss', (period) => {
  const [first, second, third] = HEADS[period];
  testDialects({
    rows: planOf(period),
    heads: [
      [
        ['day', first],
        ['inflow', '计划流入'],
        ['outflow', '计划流出'],
      ],
      [
        ['place', '序号'],
        ['outflow', '流出金额（元）'],
        ['day', `*${second}`],
        ['inflow', '流 入'],
      ],
      [
        ['day', third],
        ['inflowInWan', '计划收入（万元）'],
        ['outflowInWan', '支出(单位:万元)'],
      ],
    ],
    titles: [[], [['资金计划']], [['资金计划'], ['']]],
    ends: [[], [['合计', '1.00', '1.00']], [['以上为全部明细']]],
    cellsOf: ({ day, inflow, outflow }, at, { writeAmount, writeDay }) => ({
      place: String(at + 1),
      day: writeDay(day),
      inflow: typeof inflow === 'bigint' ? writeAmount(inflow) : inflow,
      outflow: typeof outflow === 'bigint' ? writeAmount(outflow) : outflow,
      inflowInWan: typeof inflow === 'bigint' ? wan(inflow) : inflow,
      outflowInWan: typeof outflow === 'bigint' ? wan(outflow) : outflow,
    }),
    read: (table) => {
      const read = checkPlan(
        period,
        readSheet(PLAN_SHEETS[period], table, ({ message = '' }) => message),
        TODAY,
      );
      const { rows } = planRowsOf(period, read);
      let at = -1;
      return {
        ...read,
        rows: read.rows.map((row) => {
          if (row.values === undefined) return row;
          at += 1;
          return { ...row, values: rows[at] ?? expect.fail() };
        }),
      };
    },
    expected: (rows) =>
      rows.map(({ day, inflow, outflow }) => ({
        first: planSpan(period, day).first,
        inflow: typeof inflow === 'bigint' ? fen(inflow) : ZERO_FEN,
        outflow: typeof outflow === 'bigint' ? fen(outflow) : ZERO_FEN,
      })),
    refused: [
      ...UNCLEAR_DAYS.filter((text) => period === 'week' || !/^2026(-11|年11月)$/.test(text)).map(
        (text) => ['day', text, '不是有效日期'] as const,
      ),
      ...UNCLEAR_AMOUNTS.map((text) => ['inflow', text, '不是有效金额'] as const),
      ...UNCLEAR_AMOUNTS.map((text) => ['outflowInWan', text, '不是有效金额'] as const).filter(([, text]) => text !== '100.005'),
      ['day', '2026-10-10', '该期间已结束'],
      ['outflow', '-7', '金额不能为负'],
    ],
  });
});
