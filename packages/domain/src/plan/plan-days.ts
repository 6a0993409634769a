import { addDays, weekday, type CivilDate } from '../calendar/civil-date.ts';
import { fen, maxFen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import { planSpan, type PlanDue, type PlanMove, type PlanPeriod, type PlanRow, type PlanSpan } from './capital-plan.ts';

/** Money in and money out. */
export interface PlanFlow {
  readonly inflow: Fen;
  readonly outflow: Fen;
}

/** A lender's one plan: what it planned by week and by month, what has moved, what is due to come back, and the day of the reader. */
export interface CapitalPlan {
  readonly rows: Readonly<Record<PlanPeriod, readonly PlanRow[]>>;
  readonly moves: readonly PlanMove[];
  readonly dues: readonly PlanDue[];
  readonly today: CivilDate;
}

/** One day of a plan. Weeks and months are sums of the same days, so that they cannot disagree. */
export interface PlanDay {
  readonly on: CivilDate;
  /** The row that plans this day: its week's, otherwise its month's. */
  readonly plannedBy: PlanPeriod | undefined;
  readonly planned: PlanFlow;
  readonly moved: PlanFlow;
  /** What is due to come back, from today on. */
  readonly due: Fen;
  /** What the balance counts: before today what has moved, from today on what is planned or due. */
  readonly expected: PlanFlow;
}

/** The days whose rows and movements decide about the days of a span: whole months, and whole weeks at their edges. */
export const planReach = ({ first, last }: PlanSpan): PlanSpan => ({
  first: planSpan('week', planSpan('month', first).first).first,
  last: planSpan('week', planSpan('month', last).last).last,
});

/** Whether a week or a month ends on a day. Balances are compared with zero on these days only, in both views. */
export const endsPeriod = (day: CivilDate): boolean => weekday(day) === 0 || planSpan('month', day).last === day;

/** An amount in equal shares that add up to it. */
const sharesOf = (amount: Fen, count: number): readonly Fen[] =>
  Array.from({ length: count }, (_, index) => fen((amount * BigInt(index + 1)) / BigInt(count) - (amount * BigInt(index)) / BigInt(count)));

interface Draft {
  readonly on: CivilDate;
  readonly week: CivilDate;
  readonly month: CivilDate;
  readonly plannedBy: PlanPeriod | undefined;
  readonly moved: Fen;
  /** What is due from today on. */
  readonly due: Fen;
  planned: Fen;
  expected: Fen;
}

type Side = keyof PlanFlow;

/** Spreads the plan of a row over its days. The part that has neither moved nor is due is expected on the days from today on. */
function spread(days: readonly Draft[], amount: Fen, today: CivilDate): void {
  const shares = sharesOf(amount, days.length);
  const open = days.filter(({ on }) => on >= today);
  const rest = sharesOf(maxFen(ZERO_FEN, fen(amount - sumFen(days.flatMap(({ moved, due }) => [moved, due])))), open.length);
  for (const [index, day] of days.entries()) day.planned = shares[index] ?? ZERO_FEN;
  for (const [index, day] of open.entries()) day.expected = sumFen([day.moved, day.due, rest[index] ?? ZERO_FEN]);
}

/** The sum of what there is of each day. */
function byDay(flows: readonly { readonly on: CivilDate; readonly amount: Fen }[]): ReadonlyMap<CivilDate, Fen> {
  const sums = new Map<CivilDate, Fen>();
  for (const { on, amount } of flows) sums.set(on, sumFen([sums.get(on) ?? ZERO_FEN, amount]));
  return sums;
}

function daysOfSide({ rows, moves, dues, today }: CapitalPlan, { first, last }: PlanSpan, side: Side): readonly Draft[] {
  const moved = byDay(moves.map((move) => ({ on: move.on, amount: move[side] })));
  const due = byDay(side === 'inflow' ? dues.filter(({ on }) => on >= today).map(({ on, inflow }) => ({ on, amount: inflow })) : []);
  const weeks = new Map(rows.week.map((row) => [row.first, row[side]]));
  const months = new Map(rows.month.map((row) => [row.first, row[side]]));
  const days: Draft[] = [];
  for (let on = first; on <= last; on = addDays(on, 1)) {
    const own = { moved: moved.get(on) ?? ZERO_FEN, due: due.get(on) ?? ZERO_FEN };
    const { first: week } = planSpan('week', on);
    const { first: month } = planSpan('month', on);
    const plannedBy = weeks.has(week) ? 'week' : months.has(month) ? 'month' : undefined;
    days.push({ on, week, month, plannedBy, planned: ZERO_FEN, ...own, expected: sumFen([own.moved, own.due]) });
  }
  const within = (first: CivilDate, period: PlanPeriod) => days.filter((day) => day[period] === first);
  for (const [week, amount] of weeks) spread(within(week, 'week'), amount, today);
  for (const [month, amount] of months) {
    const ofMonth = within(month, 'month');
    const byWeek = sumFen(ofMonth.map(({ planned }) => planned));
    const others = ofMonth.filter(({ plannedBy }) => plannedBy === 'month');
    spread(others, maxFen(ZERO_FEN, fen(amount - byWeek)), today);
  }
  return days;
}

/**
 * The days of a span. A week's row plans its seven days in equal shares. What a month's row plans beyond its planned weeks falls on the
 * other days of the month. The plan's rows and movements must reach as far as `planReach` of the span.
 */
export function planDays(plan: CapitalPlan, span: PlanSpan): readonly PlanDay[] {
  const reach = planReach(span);
  const outflows = daysOfSide(plan, reach, 'outflow');
  return daysOfSide(plan, reach, 'inflow').flatMap(({ on, plannedBy, planned, moved, due, expected }, index) => {
    const out = outflows[index];
    if (out === undefined || on < span.first || on > span.last) return [];
    return [
      {
        on,
        plannedBy,
        planned: { inflow: planned, outflow: out.planned },
        moved: { inflow: moved, outflow: out.moved },
        due,
        expected: { inflow: expected, outflow: out.expected },
      },
    ];
  });
}

/** The sum of some flows, each side by itself. */
export const sumFlows = (flows: readonly PlanFlow[]): PlanFlow => ({
  inflow: sumFen(flows.map(({ inflow }) => inflow)),
  outflow: sumFen(flows.map(({ outflow }) => outflow)),
});
