import { fen, type Fen } from '@lianxin/domain';
import { count, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageRequest } from './page.ts';

/** Rows of a list in one state: how many there are, and their amounts together. */
export interface StateCount<State extends string> {
  readonly state: State;
  readonly count: number;
  readonly total: string;
}

/** What a list selects, grouped by state, to count what its filter finds. */
export const stateCountOf = (amount: AnyPgColumn | SQL) => ({
  count: count(),
  total: sql<string>`coalesce(sum(${amount}), 0)`,
});

/** How many rows stand in each state. */
export const countsOf = (byState: readonly StateCount<string>[]): Record<string, number> =>
  Object.fromEntries(byState.map(({ state, count: rows }) => [state, rows]));

interface CountedPage<View> {
  readonly list: View[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly totalAmount: Fen;
  readonly stateCounts: Record<string, number>;
}

/** A page of a list whose states are its tabs: the sums are those of the tabs chosen, the counts those of all. */
export function countedPage<State extends string, View>(
  { page, pageSize, states }: PageRequest & { readonly states?: readonly State[] | undefined },
  list: View[],
  byState: readonly StateCount<State>[],
): CountedPage<View> {
  const chosen = byState.filter(({ state }) => states === undefined || states.length === 0 || states.includes(state));
  return {
    list,
    total: chosen.reduce((left, { count: rows }) => left + rows, 0),
    page,
    pageSize,
    totalAmount: fen(chosen.reduce((left, { total }) => left + BigInt(total), 0n)),
    stateCounts: countsOf(byState),
  };
}

/** From the first to the last, both included; an end that is not given is open. */
export const within = <Value>(column: AnyPgColumn, least: Value | undefined, most: Value | undefined): (SQL | undefined)[] => [
  least === undefined ? undefined : gte(column, least),
  most === undefined ? undefined : lte(column, most),
];
