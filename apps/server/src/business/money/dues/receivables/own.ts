import type { ReceivableId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/call-context.ts';
import { staleVersion } from '../../../../platform/refusals.ts';
import { enterpriseOf } from '../../../../platform/session/enterprise-of.ts';
import { plainReceivable } from '../../../../schema/index.ts';

export type PlainRow = typeof plainReceivable.$inferSelect;

export interface ReceivableAtVersion {
  readonly id: ReceivableId;
  readonly version: number;
}

/** Locks an entry of the enterprise. `collected`: the required status. Refuses NOT_FOUND and STALE_VERSION. */
export async function ownReceivable(context: CallContext, { id, version }: ReceivableAtVersion, collected: boolean): Promise<PlainRow> {
  const [row] = await context.db
    .select()
    .from(plainReceivable)
    .where(and(eq(plainReceivable.id, id), eq(plainReceivable.ownerNo, enterpriseOf(context))))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version || (row.collectedOn !== null) !== collected) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return row;
}
