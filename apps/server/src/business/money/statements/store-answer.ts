import { statementMachine, type CivilDate, type Fen, type StatementBook } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { monthlyStatement } from '../../../schema/index.ts';
import { statementKey, stateOf, type StoredAnswer } from './stored-answers.ts';

export interface StatementAnswer {
  readonly book: StatementBook;
  readonly shown: { readonly month: string; readonly to: CivilDate; readonly opening: Fen; readonly closing: Fen };
  readonly version: number;
  readonly event: 'confirm' | 'dispute';
  readonly reason?: string | undefined;
  /** The closing balance that was shown. */
  readonly closing?: Fen | undefined;
}

/** Stores an answer. Refuses ILLEGAL_STATE before the month ends, and STALE_VERSION if the statement has changed. */
export async function storeAnswer(
  context: CallContext,
  { book, shown, version, event, reason, closing }: StatementAnswer,
): Promise<StoredAnswer | undefined> {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { month } = shown;
  const [before] = await db
    .select()
    .from(monthlyStatement)
    .where(statementKey(enterpriseNo, book, month))
    .for('update');
  const next = stateAfter(statementMachine, 'statement', stateOf(shown, before, clock.today()), event);
  if ((before?.version ?? 0) !== version || (closing !== undefined && closing !== shown.closing))
    throw staleVersion(before?.decidedByName ?? '', before?.decidedAt ?? clock.now(), before?.version ?? 0);
  if (next !== 'confirmed' && next !== 'disputed') throw new Error(`a statement is ${next} by no act of its enterprise`);
  const word = {
    state: next,
    version: version + 1,
    opening: shown.opening,
    closing: shown.closing,
    decidedBy: viewer.userId,
    decidedByName: viewer.displayName,
    decidedAt: clock.now(),
    // An answered dispute is kept after confirmation; a new dispute clears the answer.
    ...(event === 'dispute' && { reason: reason ?? null, answer: null, answeredBy: null, answeredAt: null }),
  };
  const [kept] = await db
    .insert(monthlyStatement)
    .values({ ...word, enterpriseNo, side: book, month })
    .onConflictDoUpdate({ target: [monthlyStatement.enterpriseNo, monthlyStatement.side, monthlyStatement.month], set: word })
    .returning();
  await recordAudit(context, `statement.${event}`, `${book}:${month}`);
  return kept;
}
