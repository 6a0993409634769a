import { addDays, addMonths, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { fen, type Fen } from '../money/yuan.ts';

/** Of what a statement is: of the vouchers that an enterprise holds, or of those that it issued and is to pay. */
export const STATEMENT_SIDES = ['held', 'issued'] as const;

export type StatementSide = (typeof STATEMENT_SIDES)[number];

/** What moves what an enterprise holds. */
export const HELD_FLOWS = ['received', 'passedOn', 'financed', 'matured'] as const;

export type HeldFlow = (typeof HELD_FLOWS)[number];

/** What moves what an enterprise is to pay. */
export const ISSUED_FLOWS = ['issued', 'paid'] as const;

export type IssuedFlow = (typeof ISSUED_FLOWS)[number];

export const STATEMENT_FLOWS = [...HELD_FLOWS, ...ISSUED_FLOWS] as const;

export type StatementFlow = HeldFlow | IssuedFlow;

/** What a statement of each side tells of, in its order. */
export const FLOWS_OF: Readonly<Record<StatementSide, readonly StatementFlow[]>> = { held: HELD_FLOWS, issued: ISSUED_FLOWS };

/** A movement of a day; below zero where it lessens the balance. */
export interface StatementMovement {
  readonly on: CivilDate;
  readonly kind: StatementFlow;
  readonly amount: Fen;
}

/** What of a kind moved in a month. */
export interface FlowSum {
  readonly kind: StatementFlow;
  readonly count: number;
  readonly amount: Fen;
}

/** A month from its first day to its last, or to today while it runs: opening and all flows sum to closing. */
export interface StatementMonth {
  /** "2026-11". */
  readonly month: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly opening: Fen;
  readonly flows: readonly FlowSum[];
  readonly closing: Fen;
}

/** What there is under each key, in the order in which it came. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Name of the month that a day falls in. */
export const monthNameOf = (day: CivilDate): string => day.slice(0, 7);

function sumsOf(movements: readonly StatementMovement[], kinds: readonly StatementFlow[]): FlowSum[] {
  return kinds.map((kind) => {
    const moved = movements.filter((movement) => movement.kind === kind);
    return { kind, count: moved.length, amount: fen(moved.reduce((sum, { amount }) => sum + amount, 0n)) };
  });
}

/**
 * The statements of an enterprise, the newest month first: from the month of its first movement to that of today, those without any
 * movement included, as their balance is carried on. Movements after today count in none.
 */
export function statementMonths(side: StatementSide, movements: readonly StatementMovement[], today: CivilDate): readonly StatementMonth[] {
  const until = movements.filter(({ on }) => on <= today);
  const byMonth = grouped(until, ({ on }) => monthNameOf(on));
  const months: StatementMonth[] = [];
  const earliest = until.reduce((first, { on }) => (on < first ? on : first), today);
  let opening = fen(0n);
  for (let { first: from } = monthOf(earliest); from <= today; from = addMonths(from, 1)) {
    const last = addDays(addMonths(from, 1), -1);
    const month = monthNameOf(from);
    const flows = sumsOf(byMonth.get(month) ?? [], FLOWS_OF[side]);
    const closing = fen(flows.reduce((sum, { amount }) => sum + amount, opening as bigint));
    months.unshift({ month, from, to: last < today ? last : today, opening, flows, closing });
    opening = closing;
  }
  return months;
}
