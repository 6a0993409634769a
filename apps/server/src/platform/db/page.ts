import { readMoney } from '@lianxin/domain';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The sortable columns of a list, by the name in the request. */
export type SortColumns = Readonly<Record<string, AnyPgColumn | SQL>>;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
}

/** The requested order, then the id so that pages never overlap. If the name is unknown, the fallback column in descending order. */
export function orderOf({ sort }: PageRequest, columns: SortColumns, fallback: AnyPgColumn, id: AnyPgColumn): SQL[] {
  const descending = sort?.startsWith('-') ?? false;
  const name = sort?.replace(/^-/, '') ?? '';
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return [desc(fallback), desc(id)];
  return descending ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/** Limit and offset of a page. */
export const windowOf = ({ page, pageSize }: PageRequest) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** A LIKE pattern for values that contain the user's text; escapes its wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Whether an amount is the one that the user's text states, such as 1,860,000 or 186万; undefined where it states none. */
export function isAmountIn(text: string | undefined, amount: AnyPgColumn | SQL): SQL | undefined {
  const stated = readMoney(text ?? '');
  return stated === undefined ? undefined : sql`${amount} = ${stated.toString()}::bigint`;
}
