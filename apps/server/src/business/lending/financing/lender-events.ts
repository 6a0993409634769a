import type { FinancingDetail } from '@lianxin/api/contract';
import { isLenderEventObstacle, type FinancingEvent } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { lenderEvent, type LenderEventName } from '../../../schema/index.ts';
import type { FinancingRow } from './repository.ts';

/** The step of a financing that corresponds to each event of a lender's system. */
export const STEP_OF_EVENT = {
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
} as const satisfies Readonly<Record<LenderEventName, FinancingEvent>>;

/** The events that the lender's system reported for a financing, in the order of their occurrence, and whether each was applied. */
export async function lenderEventsOf(db: Db, { id }: Pick<FinancingRow, 'id'>): Promise<FinancingDetail['lenderWords']> {
  const { event, saidAt, takenAt, ignoredBecause } = lenderEvent;
  const rows = await db
    .select({ event, saidAt, takenAt, ignoredBecause })
    .from(lenderEvent)
    .where(eq(lenderEvent.financingId, id))
    .orderBy(asc(saidAt), asc(lenderEvent.receivedAt), asc(lenderEvent.serial));
  return rows.map((row) => ({
    event: STEP_OF_EVENT[row.event],
    saidAt: row.saidAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    // The details of a refusal are for the lender, which received them in the response.
    ignoredBecause: row.ignoredBecause === null || isLenderEventObstacle(row.ignoredBecause) ? row.ignoredBecause : 'refused',
  }));
}
