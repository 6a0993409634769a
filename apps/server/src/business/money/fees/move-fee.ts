import { feeMachine, Refusal, type FeeEvent } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { feeItem } from '../../../schema/index.ts';
import type { FeeRow } from './fee-rows.ts';

interface Move {
  readonly id: string;
  /** Restricts to one enterprise; left out by the platform. */
  readonly enterpriseNo?: string;
  readonly event: FeeEvent;
  readonly set?: Partial<typeof feeItem.$inferInsert>;
}

/** Changes the state in one statement, so that only one of two concurrent acts succeeds. Refuses NOT_FOUND or ILLEGAL_STATE. */
export async function moveFee(db: Db, { id, enterpriseNo, event, set = {} }: Move): Promise<FeeRow> {
  const theirs = and(eq(feeItem.id, id), enterpriseNo === undefined ? undefined : eq(feeItem.enterpriseNo, enterpriseNo));
  const [row] = await db.select().from(feeItem).where(theirs).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = stateAfter(feeMachine, 'fee', row.state, event);
  const [moved] = await db
    .update(feeItem)
    .set({ ...set, state, version: row.version + 1 })
    .where(and(theirs, inArray(feeItem.state, [row.state])))
    .returning();
  if (!moved) throw new Error(`Fee ${id} moved while it was locked.`);
  return moved;
}
