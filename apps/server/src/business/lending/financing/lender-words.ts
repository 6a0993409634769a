import type { FinancingDetail } from '@lianxin/api/contract';
import { isLenderEventObstacle, type FinancingEvent } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { lenderWord, type LenderWordEvent } from '../../../schema/index.ts';
import type { FinancingRow } from './repository.ts';

/** Which step of a financing each word of a lender's system is. */
export const STEP_OF_WORD = {
  accepted: 'accept',
  askMore: 'askMore',
  approved: 'approve',
  declined: 'decline',
  holderSigned: 'signContract',
  countersigned: 'countersign',
  registered: 'register',
  registrationWaived: 'register',
  disbursed: 'disburse',
  failed: 'fail',
  repaid: 'repayConfirm',
  repaymentMissing: 'repayDeny',
  overdue: 'markOverdue',
  claimed: 'claim',
} as const satisfies Readonly<Record<LenderWordEvent, FinancingEvent>>;

/** What its lender's system told of a financing, in the order in which the lender said it, and what came of each. */
export async function lenderWordsOf(db: Db, { id }: Pick<FinancingRow, 'id'>): Promise<FinancingDetail['lenderWords']> {
  const { event, saidAt, takenAt, ignoredBecause } = lenderWord;
  const words = await db
    .select({ event, saidAt, takenAt, ignoredBecause })
    .from(lenderWord)
    .where(eq(lenderWord.financingId, id))
    .orderBy(asc(saidAt), asc(lenderWord.receivedAt), asc(lenderWord.serial));
  return words.map((word) => ({
    event: STEP_OF_WORD[word.event],
    saidAt: word.saidAt.toISOString(),
    takenAt: word.takenAt?.toISOString() ?? null,
    // The figures of a refusal are for the lender, who had them in reply.
    ignoredBecause: word.ignoredBecause === null || isLenderEventObstacle(word.ignoredBecause) ? word.ignoredBecause : 'refused',
  }));
}
