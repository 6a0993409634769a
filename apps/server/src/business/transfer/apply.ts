import { TransferId, type EnterpriseNo, type VoucherId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { nextNumber } from '../applications/numbers.ts';
import { transfer, transferDraft } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { refusedField } from '../../platform/refusals.ts';
import { logStep } from '../applications/log-step.ts';
import { actOf } from '../applications/act-of.ts';
import { assertPieceVersion } from '../../ledger/change-piece.ts';
import { newId } from '../../ledger/new-id.ts';
import { lockVouchers, type PieceRow, type VoucherRow } from '../../ledger/rows.ts';
import { splitOff } from '../../ledger/split-off.ts';
import { takeInvoices } from '../trade/invoice-use.ts';
import { assertLeg, ownPieces, type Leg } from './check-leg.ts';
import { transfers, referenceOf, type TransferRow } from './repository.ts';
import { tellSubmitted } from './tell.ts';

const NUMBERING = { prefix: 'ZR', sequence: 'transfer_number_seq' };
const BATCH_NUMBERING = { prefix: 'ZP', sequence: 'batch_number_seq' };

interface Ordered {
  readonly transferId: TransferId;
  readonly leg: Leg;
  readonly index: number;
  /** The returned transfer that this leg submits again. */
  readonly again: TransferRow | undefined;
}

/** What a transfer keeps of its leg. */
const termsOf = ({ recipientNo, amount, receivingAccountId, contractId, remark }: Leg) => ({
  recipientNo,
  amount,
  receivingAccountId,
  contractId,
  remark: remark ?? null,
});

async function write(
  context: CallContext,
  senderNo: EnterpriseNo,
  batchNumber: string,
  { transferId, leg, again }: Ordered,
  source: PieceRow,
): Promise<TransferRow> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const now = clock.now();
  const maker = { makerId: viewer.userId, makerName: viewer.displayName, submittedAt: now };
  const taken = { ...termsOf(leg), voucherId: source.voucherId, sourcePieceId: source.id, issuerNo: source.issuerNo, dueOn: source.dueOn };
  if (again) {
    const reset = { reviewerId: null, reviewedAt: null, reason: null, childPieceId: null };
    return transfers.move(act, again, 'submit', { ...maker, ...taken, ...reset, batchNumber });
  }
  const [row] = await db
    .insert(transfer)
    .values({
      id: transferId,
      transferNumber: await nextNumber(act, NUMBERING),
      batchNumber,
      state: 'awaitingReview',
      senderNo,
      ...taken,
      ...maker,
      stateSince: now,
      changedBy: viewer.displayName,
      changedAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('a transfer was not written');
  await logStep(act, { objectKind: 'transfer', objectId: row.id, event: 'submit', fromState: null, toState: row.state });
  return row;
}

/** Splits one piece for all the legs that take from it, and writes their transfers. */
async function takeFrom(context: CallContext, batchNumber: string, held: VoucherRow, source: PieceRow, orders: readonly Ordered[]) {
  const senderNo = enterpriseOf(context);
  for (const { leg, index } of orders) {
    assertPieceVersion(source, leg.pieceVersion);
    await assertLeg(context.db, senderNo, context.clock.today(), source, leg, index);
    await takeInvoices(
      context.db,
      { ownerKind: 'transfer', ownerId: orders.find((order) => order.index === index)?.transferId ?? '' },
      leg.invoices,
    );
  }
  const taken = orders.map(({ transferId, leg }) => ({ transferId, amount: leg.amount, recipientNo: leg.recipientNo }));
  const { voucher, pieces } = await splitOff(actOf(context), held, source, taken);
  const rows: { readonly index: number; readonly row: TransferRow }[] = [];
  for (const [at, order] of orders.entries()) {
    const part = pieces[at];
    if (part) rows.push({ index: order.index, row: await write(context, senderNo, batchNumber, order, part) });
  }
  return { voucher, rows };
}

async function resubmitted(
  context: CallContext,
  legs: readonly Leg[],
  resubmits: { readonly id: TransferId; readonly version: number } | undefined,
) {
  if (!resubmits) return undefined;
  const row = await transfers.ownFor(context, resubmits.id, 'submit', resubmits.version);
  if (legs.length !== 1)
    throw refusedField('legs', { zh: '重新提交的转让只能有一行', en: 'A transfer that is submitted again has one row' });
  return row;
}

async function discardDraft(
  { db }: CallContext,
  senderNo: EnterpriseNo,
  draftId: typeof transferDraft.$inferSelect.id | undefined,
): Promise<void> {
  if (draftId !== undefined)
    await db.delete(transferDraft).where(and(eq(transferDraft.id, draftId), eq(transferDraft.enterpriseNo, senderNo)));
}

/** Splits the pieces named and sends the parts to the reviewer; each leg becomes a transfer of its own in one batch. */
export const apply: Handlers['transfer']['apply'] = async (context, { legs, draftId, resubmits }) => {
  const { db, ids } = context;
  const senderNo = enterpriseOf(context);
  const again = await resubmitted(context, legs, resubmits);
  const shown = await ownPieces(db, senderNo, legs);
  const held = await lockVouchers(db, [...new Set([...shown.values()].map(({ voucherId }) => voucherId))]);
  // Read once more now that nobody else can move them.
  const pieces = await ownPieces(db, senderNo, legs);
  const batchNumber = await nextNumber(context, BATCH_NUMBERING);
  const orders = legs.map((leg, index): Ordered => ({ transferId: again?.id ?? newId(ids, TransferId), leg, index, again }));
  const written: { readonly index: number; readonly row: TransferRow }[] = [];
  for (const source of pieces.values()) {
    const voucher = held.get(source.voucherId);
    if (!voucher) throw new Refusal('NOT_FOUND');
    const own = orders.filter(({ leg }) => leg.pieceId === source.id);
    const result = await takeFrom(context, batchNumber, voucher, source, own);
    held.set(source.voucherId satisfies VoucherId, result.voucher);
    written.push(...result.rows);
  }
  await discardDraft(context, senderNo, draftId);
  const rows = written.toSorted((left, right) => left.index - right.index).map(({ row }) => row);
  await tellSubmitted(context, rows);
  return { batchNumber, transfers: rows.map(referenceOf) };
};
