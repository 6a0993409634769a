import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { sumsOf, type StateCount } from '../../../platform/db/counted-page.ts';
import { applicationTally } from '../../../schema/index.ts';

export interface CountedApplications {
  readonly kind: string;
  /** Applications of the enterprise; otherwise those sent to it. */
  readonly own: boolean;
  /** Maps a state to the one shown by the list; null hides it. @default the state itself */
  readonly shownAs?: (state: SQL) => SQL;
}

const state = sql`t.state`;

/** Number and amount of an enterprise's applications by state, from stored counts that do not depend on the number of rows. */
export function storedCountsOf<State extends string>(
  db: Db,
  enterpriseNo: EnterpriseNo,
  counted: readonly CountedApplications[],
): Promise<StateCount<State>[]> {
  const parts = counted.map(
    ({ kind, own, shownAs = (raw) => raw }) => sql`
      select ${shownAs(state)} as state, t.applications, t.amount from ${applicationTally} t
      where t.enterprise_no = ${enterpriseNo} and t.kind = ${kind} and t.own = ${own}`,
  );
  return db
    .select({ state: sql<State>`k.state`, count: sql<number>`sum(k.applications)::int`, sums: sumsOf({ amount: sql`k.amount` }) })
    .from(sql`(${sql.join(parts, sql` union all `)}) k`)
    .where(sql`k.state is not null`)
    .groupBy(sql`k.state`)
    .having(sql`sum(k.applications) <> 0`);
}
