import { fen, type Fen } from '@lianxin/domain';
import { count, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageRequest } from './page.ts';

/** The count and total amount of a list's rows in one state. */
export interface StateCount<State extends string> {
  readonly state: State;
  readonly count: number;
  readonly total: string;
}

/** The columns of a query, grouped by state, that counts the rows of a list. */
export const stateCountOf = (amount: AnyPgColumn | SQL) => ({
  count: count(),
  total: sql<string>`coalesce(sum(${amount}), 0)`,
});

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

/** A page of a list with tabs by state. Totals cover the selected tabs, counts cover all tabs. */
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

/** Conditions for an inclusive range; an undefined bound is open. */
export const within = <Value>(column: AnyPgColumn, least: Value | undefined, most: Value | undefined): (SQL | undefined)[] => [
  least === undefined ? undefined : gte(column, least),
  most === undefined ? undefined : lte(column, most),
];
