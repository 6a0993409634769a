import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The orders that a list may be asked for, by the name that the call uses; anything else falls back to the first. */
export type SortColumns = Readonly<Record<string, AnyPgColumn | SQL>>;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
}

/** The order asked for, and the identifier after it so that pages never overlap. Without a known name, the newest first. */
export function orderOf({ sort }: PageRequest, columns: SortColumns, fallback: AnyPgColumn, id: AnyPgColumn): SQL[] {
  const descending = sort?.startsWith('-') ?? false;
  const name = sort?.replace(/^-/, '') ?? '';
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return [desc(fallback), desc(id)];
  return descending ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/** Which rows a page shows. */
export const windowOf = ({ page, pageSize }: PageRequest) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** Text of a person as a pattern that contains it, its wildcards taken literally. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
