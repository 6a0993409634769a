import { TransferId, type EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { actOf, lapsesPlanned, logSteps, numberOf } from '../../applications/application/index.ts';
import { transfer, transferDraft } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { settled } from '../../../platform/db/settled.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { assertPieceVersion } from '../../../ledger/change-piece.ts';
import { newId } from '../../../ledger/new-id.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import { lockVouchersOf, type PieceRow } from '../../../ledger/rows.ts';
import { splitOff } from '../../../ledger/split-off.ts';
import { invoicesOfBuyer, takeInvoices, takeNewInvoices } from '../../trade/papers/index.ts';
import { assertLegs, ownPieces } from './check-leg.ts';
import type { Leg } from './leg.ts';
import { transfers, referenceOf, type TransferRow } from './repository.ts';
import { legPartyFactsOf } from './standing.ts';
import { tellSubmitted } from './tell.ts';

interface Ordered {
  readonly transferId: TransferId;
  readonly leg: Leg;
  readonly index: number;
  /** The returned transfer that this leg resubmits. */
  readonly again: TransferRow | undefined;
}

/** Columns from a leg and its piece. */
const takenBy = ({ leg: { recipientNo, amount, receivingAccountId, contractId, remark } }: Ordered, piece: PieceRow) => ({
  recipientNo,
  amount,
  receivingAccountId,
  contractId,
  remark: remark ?? null,
  voucherId: piece.voucherId,
  sourcePieceId: piece.id,
  issuerNo: piece.issuerNo,
  dueOn: piece.dueOn,
});

const makerOf = ({ viewer, clock }: CallContext) => ({ makerId: viewer.userId, makerName: viewer.displayName, submittedAt: clock.now() });

/** Clears the decisions on a resubmitted transfer. */
const UNDECIDED = { reviewerId: null, reviewedAt: null, reason: null, childPieceId: null };

/** A part of a piece and the leg that it was split off for. */
interface Part {
  readonly order: Ordered;
  readonly piece: PieceRow;
}

type Numbers = readonly [batchNumber: string, numbers: readonly string[]];

function newTransfer(context: CallContext, batchNumber: string, transferNumber: string, { order, piece }: Part): TransferRow {
  const now = context.clock.now();
  return {
    id: order.transferId,
    transferNumber,
    batchNumber,
    state: 'awaitingReview',
    version: 0,
    senderNo: enterpriseOf(context),
    ...takenBy(order, piece),
    ...makerOf(context),
    ...UNDECIDED,
    removed: false,
    withdrawMakerId: null,
    withdrawReviewerId: null,
    signerId: null,
    signerName: null,
    confirmerId: null,
    passedAt: null,
    signedAt: null,
    signDeadline: null,
    stateSince: now,
    changedBy: context.viewer.displayName,
    changedAt: now,
    createdAt: now,
  };
}

/** A returned transfer is written over. */
async function write(context: CallContext, [batchNumber, numbers]: Numbers, parts: readonly Part[]): Promise<TransferRow[]> {
  const act = actOf(context);
  const due = parts.map(({ order: { transferId }, piece: { dueOn } }) => ({ subject: transferId, dueOn }));
  deferWrites(context.db, lapsesPlanned(act, 'transfer', due));
  const [first] = parts;
  if (first?.order.again) {
    const change = { ...makerOf(context), ...takenBy(first.order, first.piece), ...UNDECIDED, batchNumber };
    return [await transfers.move(act, first.order.again, 'submit', change)];
  }
  const rows = parts.map((part, index) => newTransfer(context, batchNumber, numbers[index] ?? '', part));
  deferWrites(context.db, insertOf(transfer, rows));
  logSteps(
    act,
    rows.map(({ id, state }) => ({ objectKind: 'transfer', objectId: id, event: 'submit', fromState: null, toState: state })),
  );
  return rows;
}

/** Takes the invoices of the legs; they are checked and locked. */
async function takeInvoicesFor(db: Db, orders: readonly Ordered[]): Promise<void> {
  const wishes = orders.map(({ transferId, leg }) => ({
    owner: { ownerKind: 'transfer' as const, ownerId: transferId },
    wanted: leg.invoices,
  }));
  const [first] = wishes;
  if (first && orders[0]?.again) await takeInvoices(db, first.owner, first.wanted);
  else await takeNewInvoices(db, wishes);
}

async function resubmittedTransfer(
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
    deferWrites(db, db.delete(transferDraft).where(and(eq(transferDraft.id, draftId), eq(transferDraft.enterpriseNo, senderNo))));
}

/** Splits the pieces and submits one transfer for each leg, in one batch. */
export const apply: Handlers['transfer']['apply'] = async (context, { legs, draftId, resubmits }) => {
  const { db, ids, clock } = context;
  const act = actOf(context);
  const senderNo = enterpriseOf(context);
  const again = await resubmittedTransfer(context, legs, resubmits);
  const pieceIds = legs.map(({ pieceId }) => pieceId);
  const invoiceIds = legs.flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId));
  // Sent together, executed in order: the pieces are locked before they are read.
  const [held, { pieces, known }, invoices, { drawn, ...standing }] = await settled([
    lockVouchersOf(db, pieceIds, senderNo),
    ownPieces(db, senderNo, legs),
    invoicesOfBuyer(db, senderNo, invoiceIds, true),
    legPartyFactsOf(act, senderNo, legs, { batches: 1, transfers: again ? 0 : legs.length }),
  ] as const);
  const [batchNumber = ''] = drawn.batches.map((serial) => numberOf(clock, 'ZP', serial));
  const numbers = drawn.transfers.map((serial) => numberOf(clock, 'ZR', serial));
  const orders = legs.map((leg, index): Ordered => ({ transferId: again?.id ?? newId(ids, TransferId), leg, index, again }));
  const placed = orders.map(({ leg, index }) => {
    const source = pieces.get(leg.pieceId);
    if (!source) throw new Refusal('NOT_FOUND');
    assertPieceVersion(source, leg.pieceVersion);
    return { leg, index, source };
  });
  if (standing.bothSides) throw new Refusal('BOTH_SIDES');
  assertLegs({ ...standing, invoices }, senderNo, clock.today(), placed);
  await takeInvoicesFor(db, orders);
  const batch = beginBatch(act);
  batch.preload(known);
  const parts: Part[] = [];
  for (const source of pieces.values()) {
    const voucher = held.get(source.voucherId);
    if (!voucher) throw new Refusal('NOT_FOUND');
    const own = orders.filter(({ leg }) => leg.pieceId === source.id);
    const taken = own.map(({ transferId, leg }) => ({ transferId, amount: leg.amount, recipientNo: leg.recipientNo }));
    const split = await splitOff(act, batch, voucher, source, taken);
    for (const [at, piece] of split.entries()) {
      const order = own[at];
      if (order) parts.push({ order, piece });
    }
  }
  batch.write();
  const rows = await write(
    context,
    [batchNumber, numbers],
    parts.toSorted((left, right) => left.order.index - right.order.index),
  );
  await discardDraft(context, senderNo, draftId);
  await tellSubmitted(context, rows, standing.nameOf);
  return { batchNumber, transfers: rows.map(referenceOf) };
};
