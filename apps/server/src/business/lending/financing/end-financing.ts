import type { FinancingEvent, LenderEventObstacle } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { lenderWord } from '../../../schema/index.ts';
import type { ChangeOf } from '../../applications/application/index.ts';
import { releaseLimit } from '../lending-limits/index.ts';
import { FINANCING_JOBS } from './jobs.ts';
import { givePiecesBack } from './pieces.ts';
import { financings, type FinancingRow } from './repository.ts';

/** The events by which a financing comes to nothing. */
export type FinancingEnding = Extract<FinancingEvent, 'withdraw' | 'return' | 'lapse' | 'decline' | 'consentRefuse' | 'expire'>;

/**
 * Ends a financing without success: its pieces are held as before, its invoices and what it reserved of the lender's limit are free, and
 * what was planned of it is off. What its lender said too early has no effect any more: it may be submitted again under its number. The
 * caller holds the row.
 */
export async function endFinancing(
  context: ActContext,
  row: FinancingRow,
  event: FinancingEnding,
  change: ChangeOf<FinancingRow> = {},
): Promise<FinancingRow> {
  const { db } = context;
  await givePiecesBack(context, row, { kind: `financing.${event}`, counterpartyNo: row.passedAt && row.lenderNo });
  await releaseLimit(context, 'financing', row);
  deferWrites(
    db,
    jobsCancelled(db, Object.values(FINANCING_JOBS), row.id),
    db
      .update(lenderWord)
      .set({ ignoredBecause: 'finished' satisfies LenderEventObstacle })
      .where(and(eq(lenderWord.financingId, row.id), isNull(lenderWord.takenAt), isNull(lenderWord.ignoredBecause))),
  );
  // A lender that declines knows.
  if (row.passedAt && event !== 'decline')
    deferWrites(db, jobsPlanned(context, [{ kind: FINANCING_JOBS.cancelAtLender, subject: row.id, runAt: context.clock.now() }]));
  return financings.move(context, row, event, change);
}
