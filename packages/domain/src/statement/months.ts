import { addDays, addMonths, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** Subject of a statement: vouchers held, or vouchers issued and to be paid. */
export const STATEMENT_SIDES = ['held', 'issued'] as const;

export type StatementSide = (typeof STATEMENT_SIDES)[number];

/**
 * Kinds of movement of the holdings. `returned`: an own voucher came back, from a transfer that was not signed for or from a lender;
 * `givenBack`: a lender returned what it had bought.
 */
export const HELD_FLOWS = ['received', 'returned', 'passedOn', 'financed', 'givenBack', 'matured'] as const;

export type HeldFlow = (typeof HELD_FLOWS)[number];

/** Kinds of movement of the payables. */
export const ISSUED_FLOWS = ['issued', 'paid'] as const;

export type IssuedFlow = (typeof ISSUED_FLOWS)[number];

export const STATEMENT_FLOWS = [...HELD_FLOWS, ...ISSUED_FLOWS] as const;

export type StatementFlow = HeldFlow | IssuedFlow;

/** The kinds of movement in a statement of each side, in display order. */
export const FLOWS_OF: Readonly<Record<StatementSide, readonly StatementFlow[]>> = { held: HELD_FLOWS, issued: ISSUED_FLOWS };

/** A movement on a day; negative when it reduces the balance. */
export interface StatementMovement {
  readonly on: CivilDate;
  readonly kind: StatementFlow;
  readonly amount: Fen;
  /** Late interest paid besides by the issuer, which is no part of the balance. */
  readonly lateInterest?: Fen;
}

/** Sum of one kind of movement in a month. */
export interface FlowSum {
  readonly kind: StatementFlow;
  readonly count: number;
  readonly amount: Fen;
}

/** A monthly statement, up to today for the current month. Opening plus flows equals closing. */
export interface StatementMonth {
  /** "2026-11". */
  readonly month: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly opening: Fen;
  readonly flows: readonly FlowSum[];
  readonly closing: Fen;
  /** Late interest paid besides by the issuer: received in a statement of holdings. No part of the balance. */
  readonly lateInterest: Fen;
}

/** Groups items by key, keeping their order. */
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

/** The month of a day, "YYYY-MM". */
export const monthNameOf = (day: CivilDate): string => day.slice(0, 7);

function sumsOf(movements: readonly StatementMovement[], kinds: readonly StatementFlow[]): FlowSum[] {
  return kinds.map((kind) => {
    const moved = movements.filter((movement) => movement.kind === kind);
    return { kind, count: moved.length, amount: fen(moved.reduce((sum, { amount }) => sum + amount, 0n)) };
  });
}

/**
 * The monthly statements of an enterprise, newest first, from the month of the first movement to the current one. Months without movements
 * are included with their balance carried forward; movements after today are ignored.
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
    const within = byMonth.get(month) ?? [];
    const flows = sumsOf(within, FLOWS_OF[side]);
    const lateInterest = sumFen(within.map((movement) => movement.lateInterest ?? ZERO_FEN));
    const closing = fen(flows.reduce((sum, { amount }) => sum + amount, opening as bigint));
    months.unshift({ month, from, to: last < today ? last : today, opening, flows, closing, lateInterest });
    opening = closing;
  }
  return months;
}
