import type { StatementMonthView } from '@lianxin/api/contract';
import {
  holdsPermission,
  statementMachine,
  STATEMENT_EVENTS,
  type CivilDate,
  type PermissionKey,
  type Role,
  type StatementBook,
  type StatementMonth,
  type StatementState,
} from '@lianxin/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { monthlyStatement } from '../../../schema/index.ts';

export type StoredAnswer = typeof monthlyStatement.$inferSelect;

export const statementKey = (enterpriseNo: EnterpriseNo, book: StatementBook, month: string): SQL | undefined =>
  and(eq(monthlyStatement.enterpriseNo, enterpriseNo), eq(monthlyStatement.side, book), eq(monthlyStatement.month, month));

export async function storedAnswers(db: Db, enterpriseNo: EnterpriseNo, book: StatementBook): Promise<ReadonlyMap<string, StoredAnswer>> {
  const kept = await db
    .select()
    .from(monthlyStatement)
    .where(and(eq(monthlyStatement.enterpriseNo, enterpriseNo), eq(monthlyStatement.side, book)));
  return new Map(kept.map((word) => [word.month, word]));
}

export function stateOf({ to }: Pick<StatementMonth, 'to'>, word: StoredAnswer | undefined, today: CivilDate): StatementState {
  return word?.state ?? (to < today ? 'toConfirm' : 'running');
}

interface AnswerAct {
  readonly today: CivilDate;
  readonly role: Role;
  readonly needs: PermissionKey;
}

/** The stored answer and the answers that the person may give. */
export function saidOf(
  month: Pick<StatementMonth, 'to'>,
  word: StoredAnswer | undefined,
  { today, role, needs }: AnswerAct,
): Pick<StatementMonthView, 'state' | 'version' | 'word' | 'acts'> {
  const state = stateOf(month, word, today);
  const offered = STATEMENT_EVENTS.filter((event) => event === 'confirm' || event === 'dispute');
  return {
    state,
    version: word?.version ?? 0,
    word: word
      ? {
          by: word.decidedByName,
          at: word.decidedAt.toISOString(),
          reason: word.reason,
          answer: word.answer !== null && word.answeredAt !== null ? { text: word.answer, at: word.answeredAt.toISOString() } : null,
        }
      : null,
    acts: holdsPermission(role, needs) ? offered.filter((event) => statementMachine.can(state, event)) : [],
  };
}

export const monthView = (month: StatementMonth, word: StoredAnswer | undefined, today: CivilDate, role: Role): StatementMonthView => ({
  ...month,
  flows: [...month.flows],
  ...saidOf(month, word, { today, role, needs: 'statement.decide' }),
});
