import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { releaseLimit } from '../lending-limits/index.ts';
import { jobsOf, lenderJob } from './jobs.ts';
import type { FundingEnding, StepRecord, LendingKind } from './lending-kind.ts';
import type { FundingChange, FundingRow } from './funding-row.ts';

/** The party that receives an application next: the guarantor, otherwise the lender. */
export const nextParty = ({ guarantorNo, lenderNo }: Pick<FundingRow, 'guarantorNo' | 'lenderNo'>): FundingRow['lenderNo'] =>
  guarantorNo ?? lenderNo;

/** How a kind changes state and notifies the parties. A kind may have additional steps of its own. */
export interface Stepping<Row extends FundingRow, Step extends string> {
  readonly rows: {
    readonly move: (act: ActContext, row: Row, step: Step, change: FundingChange<Row>, record?: StepRecord) => Promise<Row>;
  };
  readonly notify: (act: ActContext, row: Row, step: Step, given?: Parameters<LendingKind<Row>['notify']>[3]) => Promise<void>;
}

/** Takes a step and notifies the parties. `facts`: values for the messages that the row does not store. The caller has locked the row. */
export async function takeStep<Row extends FundingRow, Step extends string>(
  { rows, notify }: Stepping<Row, Step>,
  act: ActContext,
  row: Row,
  step: Step,
  change: FundingChange<Row> = {},
  record: StepRecord = {},
  facts: Parameters<typeof notify>[3] = {},
): Promise<Row> {
  const moved = await rows.move(act, row, step, change, record);
  await notify(act, moved, step, facts);
  return moved;
}

/**
 * Ends an application that was refused, withdrawn or has expired, and notifies its parties. Its pieces, invoices and reserved limits are
 * released, and its scheduled jobs are cancelled. The caller has locked the row.
 */
export async function endFunding<Row extends FundingRow>(
  kind: LendingKind<Row>,
  act: ActContext,
  row: Row,
  event: FundingEnding,
  change: FundingChange<Row> = {},
): Promise<Row> {
  const { underlying, deciding } = kind;
  const { db } = act;
  await deciding.releasePieces(act, row, { kind: `${kind.kind}.${event}`, counterpartyNo: row.passedAt && nextParty(row) });
  underlying.release(db, row);
  await releaseLimit(act, kind.kind, row);
  const endColumns = await deciding.onEnd(act, row, event);
  deferWrites(db, jobsCancelled(db, jobsOf(kind.kind), row.id));
  if (deciding.notifiesLenderOf(row, event)) deferWrites(db, lenderJob(kind, act, row, 'cancelAtLender'));
  return takeStep(kind, act, row, event, { ...change, ...endColumns });
}
