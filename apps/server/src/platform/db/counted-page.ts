import { fen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { count, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageRequest } from './page.ts';

/** The count of a list's rows in one state, and the sums of its money columns over them in fen. */
export interface StateCount<State extends string> {
  readonly state: State;
  readonly count: number;
  readonly sums: Readonly<Record<string, string>>;
}

type Summed<Column extends string> = Readonly<Record<Column, AnyPgColumn | SQL>>;

/** The sums of a list's money columns as one value; texts, because JSON has no such numbers. */
export const sumsOf = <Column extends string>(columns: Summed<Column>) =>
  sql<Readonly<Record<Column, string>>>`json_build_object(${sql.join(
    Object.entries<AnyPgColumn | SQL>(columns).flatMap(([name, column]) => [sql`${name}::text`, sql`coalesce(sum(${column}), 0)::text`]),
    sql`, `,
  )})`;

/** The columns of a query, grouped by state, that counts the rows of a list and sums its money columns. */
export const stateCountOf = <Column extends string>(columns: Summed<Column>) => ({ count: count(), sums: sumsOf(columns) });

export const countsOf = (byState: readonly { readonly state: string; readonly count: number }[]): Record<string, number> =>
  Object.fromEntries(byState.map(({ state, count: rows }) => [state, rows]));

/** The sum of each money column over several groups of rows. */
export function columnSumsOf(groups: readonly Pick<StateCount<string>, 'sums'>[]): Record<string, Fen> {
  const columnSums: Record<string, Fen> = {};
  for (const { sums } of groups)
    for (const [column, sum] of Object.entries(sums)) columnSums[column] = fen((columnSums[column] ?? ZERO_FEN) + BigInt(sum));
  return columnSums;
}

interface CountedPage<View> {
  readonly list: View[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly columnSums: Record<string, Fen>;
  readonly stateCounts: Record<string, number>;
  readonly stateSums: Record<string, Fen>;
}

/** A page of a list with tabs by state. Sums cover the selected tabs, counts cover all tabs. */
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
    columnSums: columnSumsOf(chosen),
    stateCounts: countsOf(byState),
    stateSums: Object.fromEntries(
      byState.flatMap(({ state, sums: { amount } }) => (amount === undefined ? [] : [[state, fen(BigInt(amount))]])),
    ),
  };
}

/** Conditions for an inclusive range; an undefined bound is open. */
export const within = <Value>(column: AnyPgColumn, least: Value | undefined, most: Value | undefined): (SQL | undefined)[] => [
  least === undefined ? undefined : gte(column, least),
  most === undefined ? undefined : lte(column, most),
];
