import type { IssuanceId, VoucherId } from '@lianxin/api/contract';
import { messageOf, type IssuanceEvent } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { issuance, piece, voucher } from '../../schema/index.ts';
import { issuances, type IssuanceRow } from '../../business/issuance/repository.ts';
import { releaseQuota } from '../../business/credit/quota.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { actOf, actOfSystem } from '../../business/applications/act-of.ts';
import { changePiece } from '../../ledger/change-piece.ts';
import { recordStep } from '../../ledger/move.ts';
import { lockVoucher, type PieceRow } from '../../ledger/rows.ts';
import { notify } from '../../business/message/notify.ts';
import { endOfDay } from '../../platform/clock/business-day.ts';
import { heldPiece } from './transferring.ts';
import { enterpriseNo } from './trade.ts';
import { instantOf, type Stage } from './stage.ts';

type Change = Parameters<typeof changePiece>[2];

/** Changes a piece and seals that in the voucher's history. */
async function seal(context: ActContext, row: PieceRow, change: Change, kind: string): Promise<void> {
  const held = await lockVoucher(context.db, row.voucherId);
  await recordStep(context, held, await changePiece(context, row.id, change), { kind });
}

/** The supplier's piece of a voucher is to be pledged, and perhaps is. */
export async function pledge(stage: Stage, voucherId: VoucherId, daysAgo: number, upTo: 'applying' | 'pledged'): Promise<void> {
  const row = await heldPiece(stage, voucherId, 'E1002');
  const asked = actOf(stage.as('supplier-op', enterpriseNo('E1002'), { daysAgo, time: '10:40' }));
  await seal(asked, row, { pledgeState: 'applying' }, 'pledge.submit');
  if (upTo === 'pledged')
    await seal(
      actOfSystem(stage.system(instantOf(stage.today, { daysAgo: daysAgo - 2, time: '15:10' }))),
      row,
      { pledgeState: 'pledged' },
      'pledge.register',
    );
}

/** The day of payment came: the pieces of the paid holders are settled, the others are overdue. */
export async function fallDue(stage: Stage, id: IssuanceId, paid: (row: PieceRow) => boolean): Promise<void> {
  const { db } = stage.tools;
  const row = await dueIssuance(stage, id);
  const [promise] = row.voucherId === null ? [] : await db.select().from(voucher).where(eq(voucher.id, row.voucherId));
  if (!promise) throw new Error(`issuance ${id} has no voucher`);
  const pieces = await db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, promise.id), eq(piece.live, true)))
    .orderBy(piece.id);
  const onDay = actOfSystem(stage.system(new Date(endOfDay(promise.paymentDate).getTime() - 8 * 3_600_000)));
  for (const one of pieces) {
    const settles = paid(one);
    await seal(onDay, one, settles ? { state: 'settled' } : { overdue: true }, settles ? 'issuance.settle' : 'issuance.overdue');
    const told = messageOf(settles ? 'piecePaid' : 'pieceUnpaid', { number: one.number, day: promise.paymentDate });
    await notify(onDay, { ...told, enterpriseNo: one.holderNo, subjectId: one.id });
  }
  const count = pieces.filter(paid).length;
  const event: IssuanceEvent = count === pieces.length ? 'settle' : count === 0 ? 'overdue' : 'partSettle';
  if (event === 'settle') await releaseQuota(onDay, id);
  await issuances.move(onDay, row, event, {});
}

async function dueIssuance({ tools }: Stage, id: IssuanceId): Promise<IssuanceRow> {
  const [row] = await tools.db.select().from(issuance).where(eq(issuance.id, id));
  if (!row) throw new Error(`issuance ${id} does not exist`);
  return row;
}
