import type { ChannelKind } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { TaskKind, Worker } from '../../applications/application/index.ts';

/** The columns of the enterprises whose work an application may be. */
export type Side = 'enterprise_no' | 'issuer_no' | 'lender_no' | 'guarantor_no';

/** What waits for an enterprise's people: the applications of a kind, `a`, of which it is a side and that are like that. */
export const tasksAmong =
  (kind: ChannelKind, { enterpriseNo }: Worker, others: 'debtor' | 'counterparty') =>
  (task: TaskKind, side: Side, which: SQL, why: SQL = sql`null::text`): SQL =>
    sql`
  select ${task}::text, a.id, ${kind}::text, ${side === 'enterprise_no' ? 'own' : others}::text, a.enterprise_no, a.lender_no,
    a.application_number, a.amount, a.state_since, null::date, ${why}
  from ${sql.raw(kind)} a where ${sql.raw(`a.${side}`)} = ${enterpriseNo} and not a.removed and ${which}`;

/** Whether there is a repayment like that, `r`, of the application. */
export const repaymentIn = (which: SQL): SQL => sql`exists (select 1 from pledge_repayment r where r.pledge_id = a.id and ${which})`;
