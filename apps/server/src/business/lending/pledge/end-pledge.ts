import type { PledgeApplicationEvent } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import type { ChangeOf } from '../../applications/application/index.ts';
import { releaseLimit } from '../lending-limits/index.ts';
import { lenderHears } from './at-lender.ts';
import { releaseGuarantee } from './guarantor-limit.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { letGo, stepOfPledged } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';

/** The events by which an application comes to nothing. */
export type PledgeEnding = Extract<PledgeApplicationEvent, 'withdraw' | 'return' | 'lapse' | 'decline' | 'sendBack' | 'expire'>;

/** Frees what is applied to be pledged, or is pledged by an entry that nothing was lent on. */
async function freePieces(context: ActContext, row: PledgeRow, event: PledgeEnding): Promise<void> {
  const cause = { kind: `pledge.${event}`, counterpartyNo: row.passedAt && (row.guarantorNo ?? row.lenderNo) };
  if (row.registrationNumber === null) return stepOfPledged(context, row, 'applyEnd', cause);
  await stepOfPledged(context, row, 'release', cause);
  await stepOfPledged(context, row, 'releaseComplete', cause);
}

/**
 * Ends an application without success: its pieces are free, its invoices too, and so is what it reserved of the lender's and the
 * guarantor's limits; what was planned of it is off. The caller holds the row.
 */
export async function endPledge(
  context: ActContext,
  row: PledgeRow,
  event: PledgeEnding,
  change: ChangeOf<PledgeRow> = {},
): Promise<PledgeRow> {
  await freePieces(context, row, event);
  letGo(context, row);
  await releaseLimit(context, 'pledge', row);
  if (row.passedAt) await releaseGuarantee(context, row);
  deferWrites(context.db, jobsCancelled(context.db, Object.values(PLEDGE_JOBS), row.id));
  if (row.handedToLenderAt) deferWrites(context.db, lenderHears(context, row, 'cancelAtLender'));
  return pledges.move(context, row, event, change);
}
