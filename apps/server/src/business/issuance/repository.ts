import type { EnterpriseNo, IssuanceId } from '@lianxin/api/contract';
import { issuanceMachine, Refusal, type Act, type IssuanceEvent, type Party } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { issuance } from '../../schema/index.ts';
import { logStep } from '../applications/log-step.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import type { KeptSignature } from '../../ledger/history.ts';

export type IssuanceRow = typeof issuance.$inferSelect;

/** An issuance and the viewer's part in it. A recipient sees it once it was passed; to anybody else it does not exist. */
export async function issuanceFor(
  db: Db,
  id: IssuanceId,
  viewerNo: EnterpriseNo,
  lock = false,
): Promise<{ row: IssuanceRow; party: Party }> {
  const query = db.select().from(issuance).where(eq(issuance.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (row?.removed === true) throw new Refusal('NOT_FOUND');
  if (row?.issuerNo === viewerNo) return { row, party: 'own' };
  if (row?.recipientNo === viewerNo && row.passedAt !== null) return { row, party: 'counterparty' };
  throw new Refusal('NOT_FOUND');
}

/** An issuance of the viewer's own enterprise, held for an act; for the other party the act is none of the state. */
export async function ownIssuance(db: Db, id: IssuanceId, viewerNo: EnterpriseNo, act: Act): Promise<IssuanceRow> {
  const { row, party } = await issuanceFor(db, id, viewerNo, true);
  if (party !== 'own') throw new Refusal('ILLEGAL_STATE', { object: 'issuance', state: row.state, act });
  return row;
}

type Change = Partial<Omit<IssuanceRow, 'id' | 'state' | 'version' | 'stateSince' | 'changedBy' | 'changedAt'>>;

interface Written {
  readonly signature?: KeptSignature | undefined;
  /** A reason for the log alone. */
  readonly note?: string;
}

/** Takes an issuance along an edge of its machine: new state, next version, and a step in its log. The caller holds the row. */
export async function moveIssuance(
  context: ActContext,
  row: IssuanceRow,
  event: IssuanceEvent,
  { reason, note, signature, ...change }: Change & Written = {},
): Promise<IssuanceRow> {
  const { db, clock, actor } = context;
  const state = issuanceMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'issuance', state: row.state, act: event });
  const now = clock.now();
  const [moved] = await db
    .update(issuance)
    .set({
      ...change,
      ...(reason !== undefined && { reason }),
      state,
      version: row.version + 1,
      changedBy: actor.name,
      changedAt: now,
      ...(state !== row.state && { stateSince: now }),
    })
    .where(eq(issuance.id, row.id))
    .returning();
  if (!moved) throw new Refusal('NOT_FOUND');
  await logStep(context, {
    objectKind: 'issuance',
    objectId: row.id,
    event,
    fromState: row.state,
    toState: state,
    reason: note ?? reason,
    signature,
  });
  return moved;
}
