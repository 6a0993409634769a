import { messageOf, Refusal, statementMachine, type StatementBook } from '@lianxin/domain';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { enterprise, monthlyStatement } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { statementKey } from './stored-answers.ts';

/** Disputed statements, longest waiting first. */
export async function disputedStatements(db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const disputed = eq(monthlyStatement.state, 'disputed');
  const rows = await db
    .select({ row: monthlyStatement, name: enterprise.name })
    .from(monthlyStatement)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, monthlyStatement.enterpriseNo))
    .where(disputed)
    .orderBy(asc(monthlyStatement.decidedAt), asc(monthlyStatement.enterpriseNo), asc(monthlyStatement.month))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(monthlyStatement).where(disputed);
  return { rows, total: counted?.total ?? 0 };
}

export interface Answer {
  readonly enterpriseNo: EnterpriseNo;
  readonly side: StatementBook;
  readonly month: string;
  readonly version: number;
  readonly answer: string;
  /** Name of the operator. */
  readonly by: string;
}

/** Answers a dispute and tells its author. Refuses NOT_FOUND, STALE_VERSION, and ILLEGAL_STATE if nothing is disputed. */
export async function answerDispute(context: TellContext, { enterpriseNo, side, month, version, answer, by }: Answer): Promise<void> {
  const { db, clock } = context;
  const key = statementKey(enterpriseNo, side, month);
  const [row] = await db.select().from(monthlyStatement).where(key).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.decidedByName, row.decidedAt, row.version);
  stateAfter(statementMachine, 'statement', row.state, 'answer');
  await db
    .update(monthlyStatement)
    .set({ state: 'answered', version: version + 1, answer, answeredBy: by, answeredAt: clock.now() })
    .where(key);
  await notify(context, {
    ...messageOf('statementAnswered', { month, answer }),
    enterpriseNo,
    userId: row.decidedBy,
    subjectId: `${side}:${month}`,
  });
}
