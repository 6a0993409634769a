import {
  findPlanRowProblems,
  formatMoney,
  planReach,
  planSpan,
  planUse,
  type Fen,
  type PlanPeriod,
  type PlanRow,
  type PlanRowProblem,
} from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { FieldRefusal, staleVersion, type Sentence } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { capitalPlanRow } from '../../../schema/index.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { institutionOf } from './institution.ts';
import { assertInRange } from './plan-range.ts';
import { planRowsOf } from './repository.ts';
import { warnOfPlan } from './warn.ts';

const PROBLEMS: Readonly<Record<PlanRowProblem, Sentence>> = {
  notFirstDay: { zh: '须为周一或每月 1 日', en: 'It must be a Monday, or the first of a month' },
  ended: { zh: '该期间已结束，计划不能再修改', en: 'This period is over; its plan stays as it was' },
  twice: { zh: '同一期间出现多次', en: 'This period is there twice' },
  negative: { zh: '金额不能为负', en: 'It cannot be less than nothing' },
};

const SIDES = ['inflow', 'outflow'] as const;
const ALL_BY_WEEK: Sentence = {
  zh: '该月每天都已按周计划，请按周修改',
  en: 'Every day of this month is planned by week; change the weeks',
};
const lessThanWeeks = (planned: Fen): Sentence => ({
  zh: `该月已按周计划 ${formatMoney(planned)} 元，不能低于该金额`,
  en: `The weeks of this month already plan CNY ${formatMoney(planned)}; it cannot be less`,
});

/** Refuses the plan of a month that is fully planned by week, or that is below the total of its weeks. */
async function assertRoomBesideWeeks(context: CallContext, enterpriseNo: EnterpriseNo, rows: readonly PlanRow[]): Promise<void> {
  const firsts = rows.map(({ first }) => first).toSorted();
  const [first, last] = [firsts[0], firsts.at(-1)];
  if (first === undefined || last === undefined) return;
  const stored = await planRowsOf(context.db, enterpriseNo, planReach({ first, last }));
  const week = stored.filter((row) => row.period === 'week');
  const byWeek = { rows: { week, month: [] }, moves: [], dues: [], today: context.clock.today() };
  const problems = rows.flatMap((row, index) =>
    planUse('month', [planSpan('month', row.first)], byWeek).flatMap(({ planned, plannable }) => {
      if (!plannable) return [{ path: `rows.${index}.first`, message: ALL_BY_WEEK }];
      return SIDES.flatMap((side) =>
        row[side] < planned[side] ? [{ path: `rows.${index}.${side}`, message: lessThanWeeks(planned[side]) }] : [],
      );
    }),
  );
  if (problems.length > 0) throw new FieldRefusal(problems);
}

function assertRows({ clock }: CallContext, period: PlanPeriod, rows: readonly PlanRow[]): void {
  const found = findPlanRowProblems(period, rows, clock.today());
  if (found.length > 0)
    throw new FieldRefusal(found.map(({ index, field, problem }) => ({ path: `rows.${index}.${field}`, message: PROBLEMS[problem] })));
  for (const [index, { first }] of rows.entries()) assertInRange(clock.today(), first, `rows.${index}.first`);
}

/** The stored rows of some periods, locked. */
const lockRows = ({ db }: CallContext, enterpriseNo: EnterpriseNo, period: PlanPeriod, rows: readonly PlanRow[]) =>
  db
    .select()
    .from(capitalPlanRow)
    .where(
      and(
        eq(capitalPlanRow.enterpriseNo, enterpriseNo),
        eq(capitalPlanRow.period, period),
        inArray(
          capitalPlanRow.first,
          rows.map(({ first }) => first),
        ),
      ),
    )
    .orderBy(capitalPlanRow.first)
    .for('update');

type StoredRows = Awaited<ReturnType<typeof lockRows>>;

/** Replaces the plan of some periods, and warns if their use is near or above the new plan. */
async function write(context: CallContext, enterpriseNo: EnterpriseNo, period: PlanPeriod, rows: readonly PlanRow[], before: StoredRows) {
  const { db, clock, viewer } = context;
  const by = { changedBy: viewer.displayName, changedAt: clock.now() };
  const written = await db
    .insert(capitalPlanRow)
    .values(rows.map(({ first, inflow, outflow }) => ({ enterpriseNo, period, first, inflow, outflow, ...by })))
    .onConflictDoUpdate({
      target: [capitalPlanRow.enterpriseNo, capitalPlanRow.period, capitalPlanRow.first],
      set: {
        inflow: sql`excluded.inflow`,
        outflow: sql`excluded.outflow`,
        version: sql`${capitalPlanRow.version} + 1`,
        changedBy: sql`excluded.changed_by`,
        changedAt: sql`excluded.changed_at`,
      },
    })
    .returning({ first: capitalPlanRow.first, version: capitalPlanRow.version });
  await warnOfPlan(context, enterpriseNo, period, rows, before);
  return written;
}

/** Plans periods, checking the versions that were shown. */
export const saveRows: Handlers['capitalPlan']['saveRows'] = async (context, { period, rows }) => {
  const enterpriseNo = await institutionOf(context);
  assertRows(context, period, rows);
  if (period === 'month') await assertRoomBesideWeeks(context, enterpriseNo, rows);
  const present = await lockRows(context, enterpriseNo, period, rows);
  for (const { first, version } of rows) {
    const row = present.find((one) => one.first === first);
    if ((row?.version ?? 0) !== version) throw staleVersion(row?.changedBy ?? '', row?.changedAt ?? context.clock.now(), row?.version ?? 0);
  }
  const written = await write(context, enterpriseNo, period, rows, present);
  await recordAudit(context, 'capitalPlan.saveRows', enterpriseNo);
  return { rows: written };
};

/** Plans many periods at once, replacing any earlier plan. */
export const importRows: Handlers['capitalPlan']['importRows'] = async (context, { period, rows }) => {
  const enterpriseNo = await institutionOf(context);
  assertRows(context, period, rows);
  if (period === 'month') await assertRoomBesideWeeks(context, enterpriseNo, rows);
  const present = await lockRows(context, enterpriseNo, period, rows);
  await write(context, enterpriseNo, period, rows, present);
  await recordAudit(context, 'capitalPlan.importRows', enterpriseNo);
  return { added: rows.length - present.length, replaced: present.length };
};
