import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { releaseLimit } from '../lending-limits/index.ts';
import { jobsOf, lenderJob } from './jobs.ts';
import type { FundingEnding, Kept, LendingKind } from './lending-kind.ts';
import type { FundingChange, FundingRow } from './funding-row.ts';

/** The party that has an application, or has it next: the guarantor or the lender. */
export const nextOf = ({ guarantorNo, lenderNo }: Pick<FundingRow, 'guarantorNo' | 'lenderNo'>): FundingRow['lenderNo'] =>
  guarantorNo ?? lenderNo;

/** How a kind takes a step and sends its messages. A kind may have steps of its own. */
export interface Stepping<Row extends FundingRow, Step extends string> {
  readonly rows: {
    readonly move: (act: ActContext, row: Row, step: Step, change: FundingChange<Row>, kept?: Kept) => Promise<Row>;
  };
  readonly tell: (act: ActContext, row: Row, step: Step, given?: Parameters<LendingKind<Row>['tell']>[3]) => Promise<void>;
}

/** Takes a step and tells the parties. `told`: facts that the row does not store. The caller holds the row. */
export async function takeStep<Row extends FundingRow, Step extends string>(
  { rows, tell }: Stepping<Row, Step>,
  act: ActContext,
  row: Row,
  step: Step,
  change: FundingChange<Row> = {},
  kept: Kept = {},
  told: Parameters<typeof tell>[3] = {},
): Promise<Row> {
  const moved = await rows.move(act, row, step, change, kept);
  await tell(act, moved, step, told);
  return moved;
}

/**
 * Ends an application without success, and tells its parties: its pieces are free or held as before, its invoices and what it reserved are
 * free, and its planned payments are cancelled. The caller holds the row.
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
  await deciding.givePiecesBack(act, row, { kind: `${kind.kind}.${event}`, counterpartyNo: row.passedAt && nextOf(row) });
  underlying.letGo(db, row);
  await releaseLimit(act, kind.kind, row);
  const besides = await deciding.ended(act, row, event);
  deferWrites(db, jobsCancelled(db, jobsOf(kind.kind), row.id));
  if (deciding.lenderHearsOf(row, event)) deferWrites(db, lenderJob(kind, act, row, 'cancelAtLender'));
  return takeStep(kind, act, row, event, { ...change, ...besides });
}
