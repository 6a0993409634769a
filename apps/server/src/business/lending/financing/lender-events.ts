import type { FinancingDetail } from '@lianxin/api/contract';
import { isLenderEventObstacle, type FinancingEvent } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { lenderEvent, type LenderEventName } from '../../../schema/index.ts';
import type { FinancingRow } from './repository.ts';

/** Which step of a financing each event is that a lender's system reports. */
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

/** What its lender's system told of a financing, in the order in which the lender said it, and what came of each. */
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
    // The figures of a refusal are for the lender, who had them in reply.
    ignoredBecause: row.ignoredBecause === null || isLenderEventObstacle(row.ignoredBecause) ? row.ignoredBecause : 'refused',
  }));
}
