import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { containing } from '../../../platform/db/page.ts';
import { enterprise } from '../../../schema/index.ts';

/** Whether one of some parties bears a name that a pattern finds. The enterprises of that name are looked up once, not for each row. */
export const bearsName = (pattern: string, ...parties: readonly (AnyPgColumn | SQL)[]): SQL | undefined =>
  or(
    ...parties.map(
      (party) =>
        sql`${party} = any (array(select ${enterprise.enterpriseNo} from ${enterprise} where ${enterprise.name} ilike ${pattern}))`,
    ),
  );

/** Where a list looks for what was typed. */
export interface Searched {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Whose list it is: each way is asked for within it, by an index of its own. */
  readonly scope: SQL | undefined;
  /** The parties whose names it shows. */
  readonly parties: readonly AnyPgColumn[];
  /** Statements that answer the ids of what bears a number that a pattern finds. */
  readonly byNumber: (pattern: string) => readonly SQL[];
}

/** Numbers are of ASCII; a text with anything else is part of a name. */
const maybeNumber = (text: string): boolean => /^[\u0020-\u007e]*$/.test(text);

/**
 * What a search finds: a number of the row or of what it is about, or the name of a party. A name is looked for in the order of the
 * list; whatever may be a number is found by all ways one after the other, as an `or` of them has PostgreSQL read all there is.
 */
export function searched(search: string, { table, id, scope, parties, byNumber }: Searched): SQL | undefined {
  const pattern = containing(search);
  if (!maybeNumber(search)) return bearsName(pattern, ...parties);
  const byName = sql`select ${id} from ${table} where ${scope} and ${bearsName(pattern, ...parties)}`;
  return sql`${id} = any (array(${sql.join([...byNumber(pattern), byName], sql` union all `)}))`;
}
