import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { Refusal, transferChecks } from '@lianxin/domain';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { checkViews } from '../applications/check-views.ts';
import { logOf } from '../applications/log-view.ts';
import { issuance, piece, transfer } from '../../schema/index.ts';
import { actOf } from '../applications/act-of.ts';
import { accountsById } from '../enterprise/accounts.ts';
import { supplierAccountView } from '../enterprise/supplier-account.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../platform/session/row-viewer.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { readForm } from '../issuance/form.ts';
import { readableFiles } from '../file/files.ts';
import { fileView } from '../file/file-view.ts';
import { activeUses } from '../trade/invoice-use.ts';
import { contractById, usesOf } from '../trade/trade-views.ts';
import { byId, piecesOf, visiblePiece } from '../voucher/visible.ts';
import { factsOfLegs, legCheckInput, type Leg } from './check-leg.ts';
import { transfers, type TransferRow } from './repository.ts';
import { transferRowViews } from './rows.ts';

type Detail = ResponseOf<Contract['transfer']['get']>;

/** States in which the sender can still see what stands in the way. */
const JUDGED: readonly TransferRow['state'][] = ['awaitingReview', 'returned'];

/** One transfer, for its sender or its recipient. */
export const get: Handlers['transfer']['get'] = async (context, { id }): Promise<Detail> => {
  const { db, clock } = context;
  const viewerNo = enterpriseOf(context);
  const { row, party } = await transfers.find(db, id, viewerNo);
  const [view] = await transferRowViews(db, [row], rowViewerOf(context));
  const [source] = await db.select().from(piece).where(eq(piece.id, row.sourcePieceId));
  if (!view || !source) throw new Refusal('NOT_FOUND');
  const invoices = (await usesOf(db, 'transfer', [row.id])).get(row.id) ?? [];
  const account = (await accountsById(db, [row.receivingAccountId])).get(row.receivingAccountId);
  const leg: Leg = {
    pieceId: source.id,
    pieceVersion: source.version,
    recipientNo: row.recipientNo,
    receivingAccountId: row.receivingAccountId,
    amount: row.amount,
    contractId: row.contractId,
    invoices: invoices.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
    ...(row.remark !== null && { remark: row.remark }),
  };
  const judged = party === 'own' && JUDGED.includes(row.state);
  const checks = async () => {
    const facts = await factsOfLegs(actOf(context), row.senderNo, [leg]);
    const own = await activeUses(db, { ownerKind: 'transfer', ownerId: row.id });
    return checkViews(transferChecks(legCheckInput(facts, row.senderNo, clock.today(), source, leg, own)));
  };
  return {
    ...view,
    receivingAccount: account ? await supplierAccountView(db, viewerNo, account) : null,
    contract: await contractById(db, viewerNo, row.contractId),
    invoices,
    remark: row.remark,
    checks: judged ? await checks() : [],
    log: await logOf(db, 'transfer', row.id, viewerNo),
    leg,
  };
};

/** The transfers that a piece came by, from the root to it, to which the viewer was a party. */
async function ownLegs(
  { db }: CallContext,
  viewerNo: TransferRow['senderNo'],
  pieceId: TransferRow['sourcePieceId'],
): Promise<TransferRow[]> {
  const row = await visiblePiece(db, viewerNo, byId(pieceId));
  const pieces = new Map((await piecesOf(db, row.voucherId)).map((one) => [one.id, one]));
  const through = new Set<TransferRow['id']>();
  for (let at: typeof row | undefined = row; at; at = at.parentId === null ? undefined : pieces.get(at.parentId)) {
    if (at.cameById !== null) through.add(at.cameById);
    if (at === row && at.heldById !== null) through.add(at.heldById);
  }
  if (through.size === 0) return [];
  return db
    .select()
    .from(transfer)
    .where(and(inArray(transfer.id, [...through]), or(eq(transfer.senderNo, viewerNo), eq(transfer.recipientNo, viewerNo))))
    .orderBy(transfer.submittedAt);
}

/** The trade documents behind a piece that the viewer is a party to. */
export const relatedTrade: Handlers['transfer']['relatedTrade'] = async (context, { id }) => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const row = await visiblePiece(db, viewerNo, byId(id));
  const [root] = await db
    .select({ issuance })
    .from(piece)
    .innerJoin(issuance, eq(issuance.voucherId, piece.voucherId))
    .where(and(eq(piece.voucherId, row.voucherId), isNull(piece.parentId)));
  const legs = await ownLegs(context, viewerNo, row.id);
  const uses = await usesOf(
    db,
    'transfer',
    legs.map((leg) => leg.id),
  );
  const transfers = [];
  for (const leg of legs) {
    const contract = await contractById(db, viewerNo, leg.contractId);
    transfers.push({
      origin: 'transfer' as const,
      number: leg.transferNumber,
      contract,
      invoices: uses.get(leg.id) ?? [],
      files: contract?.file ? [contract.file] : [],
    });
  }
  const issued = root?.issuance;
  if (!issued || (issued.issuerNo !== viewerNo && issued.recipientNo !== viewerNo)) return transfers;
  const form = readForm(issued.form);
  const files = await readableFiles(db, viewerNo, form.attachments ?? []);
  const invoices = (await usesOf(db, 'issuance', [issued.id])).get(issued.id) ?? [];
  const contract = await contractById(db, viewerNo, form.contractId);
  return [{ origin: 'issuance' as const, number: issued.applicationNumber, contract, invoices, files: files.map(fileView) }, ...transfers];
};
