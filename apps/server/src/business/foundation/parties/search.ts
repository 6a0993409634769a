import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { containing } from '../../../platform/db/page.ts';
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
  /** Statements that select ids by a matching number. */
  readonly byNumber: (pattern: string) => readonly SQL[];
}

/** Numbers are ASCII; any other text can only be part of a name. */
const maybeNumber = (text: string): boolean => /^[\u0020-\u007e]*$/.test(text);

/**
 * Matches a number of the row or of its subject, or the name of a party. Names are matched in list order. Numbers are matched by a union,
 * because PostgreSQL reads the whole table for an `or`.
 */
export function searchCondition(search: string, { table, id, scope, parties, byNumber }: Searched): SQL | undefined {
  const pattern = containing(search);
  if (!maybeNumber(search)) return bearsName(pattern, ...parties);
  const byName = sql`select ${id} from ${table} where ${scope} and ${bearsName(pattern, ...parties)}`;
  return sql`${id} = any (array(${sql.join([...byNumber(pattern), byName], sql` union all `)}))`;
}
