import type { EnterpriseNo, TransferId } from '@lianxin/api/contract';
import { Refusal, transferMachine, type Act, type Party, type TransferEvent } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { logStep } from '../applications/log-step.ts';
import type { Db } from '../../platform/db/client.ts';
import { transfer } from '../../schema/index.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import type { KeptSignature } from '../../ledger/history.ts';

export type TransferRow = typeof transfer.$inferSelect;

/** A transfer and the viewer's part in it. A recipient sees it once it was offered; to anybody else it does not exist. */
export async function transferFor(
  db: Db,
  id: TransferId,
  viewerNo: EnterpriseNo,
  lock = false,
): Promise<{ row: TransferRow; party: Party }> {
  const query = db.select().from(transfer).where(eq(transfer.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (row?.removed === true) throw new Refusal('NOT_FOUND');
  if (row?.senderNo === viewerNo) return { row, party: 'own' };
  if (row?.recipientNo === viewerNo && row.passedAt !== null) return { row, party: 'counterparty' };
  throw new Refusal('NOT_FOUND');
}

/** A transfer of the viewer's own enterprise, held for an act; for the other party the act is none of the state. */
export async function ownTransfer(db: Db, id: TransferId, viewerNo: EnterpriseNo, act: Act): Promise<TransferRow> {
  const { row, party } = await transferFor(db, id, viewerNo, true);
  if (party !== 'own') throw new Refusal('ILLEGAL_STATE', { object: 'transfer', state: row.state, act });
  return row;
}

type Change = Partial<Omit<TransferRow, 'id' | 'state' | 'version' | 'stateSince' | 'changedBy' | 'changedAt'>>;

/** Takes a transfer along an edge of its machine: new state, next version, and a step in its log. The caller holds the row. */
export async function moveTransfer(
  context: ActContext,
  row: TransferRow,
  event: TransferEvent,
  { reason, signature, ...change }: Change & { readonly signature?: KeptSignature | undefined } = {},
): Promise<TransferRow> {
  const { db, clock, actor } = context;
  const state = transferMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'transfer', state: row.state, act: event });
  const now = clock.now();
  const [moved] = await db
    .update(transfer)
    .set({
      ...change,
      ...(reason !== undefined && { reason }),
      state,
      version: row.version + 1,
      changedBy: actor.name,
      changedAt: now,
      ...(state !== row.state && { stateSince: now }),
    })
    .where(eq(transfer.id, row.id))
    .returning();
  if (!moved) throw new Refusal('NOT_FOUND');
  await logStep(context, { objectKind: 'transfer', objectId: row.id, event, fromState: row.state, toState: state, reason, signature });
  return moved;
}

/** What an act on a transfer answers. */
export const referenceOf = ({ id, transferNumber, state, version }: TransferRow) => ({ id, transferNumber, state, version });
