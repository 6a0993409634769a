import { statementMachine, type CivilDate, type Fen, type StatementBook } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { monthlyStatement } from '../../../schema/index.ts';
import { statementKey, stateOf, type KeptWord } from './kept-words.ts';

/** What an enterprise says of a statement. */
export interface Word {
  readonly book: StatementBook;
  /** The statement as it is now. */
  readonly shown: { readonly month: string; readonly to: CivilDate; readonly opening: Fen; readonly closing: Fen };
  readonly version: number;
  readonly event: 'confirm' | 'dispute';
  readonly reason?: string | undefined;
  /** What was shown at its end. */
  readonly closing?: Fen | undefined;
}

/** Writes what the enterprise says of a statement. Refuses ILLEGAL_STATE while the month runs, and STALE_VERSION where it is not as it was shown. */
export async function writeWord(
  context: CallContext,
  { book, shown, version, event, reason, closing }: Word,
): Promise<KeptWord | undefined> {
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
    // What was disputed before, and answered, stands with what was confirmed in the end; a new dispute begins anew.
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
