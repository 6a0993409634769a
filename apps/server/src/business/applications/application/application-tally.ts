import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { sumsOf, type StateCount } from '../../../platform/db/counted-page.ts';
import { applicationTally } from '../../../schema/index.ts';

/** Which of an enterprise's applications are counted, and what the list that counts them calls their states. */
export interface Counted {
  readonly kind: string;
  /** Those it made, or else those sent to it. */
  readonly own: boolean;
  /** Null where the list does not show such. @default the state itself */
  readonly shownAs?: (state: SQL) => SQL;
}

const state = sql`t.state`;

/** How many applications of an enterprise stand in each state, and their amounts, as they are kept: as quick for a million as for ten. */
export function keptApplications<State extends string>(
  db: Db,
  enterpriseNo: EnterpriseNo,
  counted: readonly Counted[],
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
