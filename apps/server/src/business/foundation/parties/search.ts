import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { containing, isAmountIn } from '../../../platform/db/page.ts';
import { enterprise } from '../../../schema/index.ts';

/** Whether any of the parties has a matching name. Looks the names up once, not for each row. */
export const bearsName = (pattern: string, ...parties: readonly (AnyPgColumn | SQL)[]): SQL | undefined =>
  or(
    ...parties.map(
      (party) =>
        sql`${party} = any (array(select ${enterprise.enterpriseNo} from ${enterprise} where ${enterprise.name} ilike ${pattern}))`,
    ),
  );

export interface Searched {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Restricts each search condition, so that each uses its own index. */
  readonly scope: SQL | undefined;
  readonly parties: readonly AnyPgColumn[];
  readonly amount: AnyPgColumn;
  /** Statements that select ids by a matching number. */
  readonly byNumber: (pattern: string) => readonly SQL[];
}

/** Numbers are ASCII; any other text can only be part of a name. */
const maybeNumber = (text: string): boolean => /^[\u0020-\u007e]*$/.test(text);

/**
 * Matches a number of the row or of its subject, its amount, or the name of a party. Names are matched in list order. Numbers and amounts are
 * matched by a union, because PostgreSQL reads the whole table for an `or`.
 */
export function searchCondition(search: string, { table, id, scope, parties, amount, byNumber }: Searched): SQL | undefined {
  const pattern = containing(search);
  const isAmount = isAmountIn(search, amount);
  if (!maybeNumber(search) && isAmount === undefined) return bearsName(pattern, ...parties);
  const ids = [...(isAmount === undefined ? [] : [isAmount]), bearsName(pattern, ...parties)].map(
    (condition) => sql`select ${id} from ${table} where ${scope} and ${condition}`,
  );
  return sql`${id} = any (array(${sql.join([...(maybeNumber(search) ? byNumber(pattern) : []), ...ids], sql` union all `)}))`;
}
