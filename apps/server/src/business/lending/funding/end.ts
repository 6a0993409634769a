import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { releaseLimit } from '../lending-limits/index.ts';
import type { FundingChange, FundingRow, LendingKind } from './lending-kind.ts';
import { lenderJob } from './lender-jobs.ts';

/** The events by which an application of any kind comes to nothing. */
type Ending = 'withdraw' | 'return' | 'lapse' | 'decline' | 'expire';

/** Who has an application next, or has it: whoever answers for it, or its lender. */
export const nextOf = ({ guarantorNo, lenderNo }: Pick<FundingRow, 'guarantorNo' | 'lenderNo'>): FundingRow['lenderNo'] =>
  guarantorNo ?? lenderNo;

/**
 * Ends an application without success: its pieces are free or held as before, its invoices and what it reserved are free, and what was
 * planned of it is off. The caller holds the row.
 */
export async function endFunding<Row extends FundingRow, Event extends string>(
  { kind, rows, taken, jobs, deciding }: LendingKind<Row, Event>,
  act: ActContext,
  row: Row,
  event: Ending | Event,
  change: FundingChange<Row> = {},
): Promise<Row> {
  const { db } = act;
  await deciding.givePiecesBack(act, row, { kind: `${kind}.${event}`, counterpartyNo: row.passedAt && nextOf(row) });
  taken.letGo(db, row);
  await releaseLimit(act, kind, row);
  await deciding.ended(act, row);
  deferWrites(db, jobsCancelled(db, Object.values(jobs), row.id));
  if (deciding.lenderHearsOf(row, event)) deferWrites(db, lenderJob({ jobs }, act, row, 'cancelAtLender'));
  return rows.move(act, row, event, change);
}
