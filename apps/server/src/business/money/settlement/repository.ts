import type { VoucherId } from '@lianxin/api/contract';
import { settlementMachine, type SettlementEvent } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { Db } from '../../../platform/db/client.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { settlement } from '../../../schema/index.ts';
import { logSteps } from '../../applications/application/index.ts';

export type SettlementRow = typeof settlement.$inferSelect;

type Change = Partial<Omit<SettlementRow, 'voucherId' | 'state' | 'version' | 'stateSince' | 'changedBy' | 'changedAt'>>;

export async function heldSettlement(db: Db, voucherId: VoucherId): Promise<SettlementRow | undefined> {
  const [row] = await db.select().from(settlement).where(eq(settlement.voucherId, voucherId)).for('update');
  return row;
}

const logStep = (context: ActContext, row: SettlementRow, event: string, fromState: string | null, kept: StepDetails) =>
  logSteps(context, [
    {
      objectKind: 'settlement',
      objectId: row.voucherId,
      event,
      fromState,
      toState: row.state,
      reason: kept.note,
      signature: kept.signature,
    },
  ]);

interface StepDetails {
  readonly note?: string | undefined;
  readonly signature?: KeptSignature | undefined;
}

/** Inserts the first round. */
export async function beginSettlement(
  context: ActContext,
  row: Omit<SettlementRow, 'state' | 'version' | 'stateSince' | 'changedBy' | 'changedAt'>,
): Promise<SettlementRow> {
  const now = context.clock.now();
  const first = { ...row, state: 'reserving' as const, version: 0, stateSince: now, changedBy: context.actor.name, changedAt: now };
  await context.db.insert(settlement).values(first);
  logStep(context, first, 'begin', null, {});
  return first;
}

/** Moves a locked settlement to its next state. Refuses ILLEGAL_STATE. */
export async function moveSettlement(
  context: ActContext,
  row: SettlementRow,
  event: SettlementEvent,
  change: Change = {},
  kept: StepDetails = {},
): Promise<SettlementRow> {
  const { db, clock, actor } = context;
  const state = stateAfter(settlementMachine, 'settlement', row.state, event);
  const moved = {
    ...row,
    ...change,
    state,
    version: row.version + 1,
    stateSince: clock.now(),
    changedBy: actor.name,
    changedAt: clock.now(),
  };
  await db.update(settlement).set(moved).where(eq(settlement.voucherId, row.voucherId));
  logStep(context, moved, event, row.state, kept);
  return moved;
}

/** Logs something that leaves the state, such as an explanation. */
export async function noteSettlement(
  context: ActContext,
  row: SettlementRow,
  event: string,
  change: Change,
  kept: StepDetails,
): Promise<SettlementRow> {
  const { db, clock, actor } = context;
  const noted = { ...row, ...change, version: row.version + 1, changedBy: actor.name, changedAt: clock.now() };
  await db.update(settlement).set(noted).where(eq(settlement.voucherId, row.voucherId));
  logStep(context, noted, event, row.state, kept);
  return noted;
}

export const referenceOf = ({ voucherId, number, state, version }: SettlementRow) => ({ voucherId, number, state, version });
