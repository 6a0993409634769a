import type { Contract, EnterpriseNo, FinancingId, PieceId, ResponseOf } from '@lianxin/api/contract';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, transfer } from '../../../schema/index.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import { readForm } from '../issuance/index.ts';
import { contractById, usesOf } from '../../trade/papers/index.ts';
import { byId, piecesOf, visiblePiece } from '../voucher/index.ts';
import type { TransferRow } from './repository.ts';

/** The trade behind a piece, from one application. */
export type RelatedTrade = ResponseOf<Contract['transfer']['relatedTrade']>[number];

/** The trade documents that a lender saw in the financings it paid for. */
export type TradeShownToLender = (db: Db, lenderNo: EnterpriseNo, financingIds: readonly FinancingId[]) => Promise<RelatedTrade[]>;

/** A piece and its ancestors up to the root. */
async function lineTo(db: Db, row: PieceRow): Promise<PieceRow[]> {
  const pieces = new Map((await piecesOf(db, row.voucherId)).map((one) => [one.id, one]));
  const line: PieceRow[] = [];
  for (let at: PieceRow | undefined = row; at; at = at.parentId === null ? undefined : pieces.get(at.parentId)) line.push(at);
  return line;
}

/** Transfers that brought the piece here and that the viewer was a party to. */
async function ownLegs(db: Db, viewerNo: EnterpriseNo, line: readonly PieceRow[]): Promise<TransferRow[]> {
  const through = new Set(line.flatMap(({ cameById, heldById }, index) => [cameById ?? [], index === 0 ? (heldById ?? []) : []].flat()));
  if (through.size === 0) return [];
  return db
    .select()
    .from(transfer)
    .where(and(inArray(transfer.id, [...through]), or(eq(transfer.senderNo, viewerNo), eq(transfer.recipientNo, viewerNo))))
    .orderBy(transfer.submittedAt);
}

async function tradeOfLegs(db: Db, viewerNo: EnterpriseNo, legs: readonly TransferRow[]): Promise<RelatedTrade[]> {
  const uses = await usesOf(
    db,
    'transfer',
    legs.map((leg) => leg.id),
  );
  const trades: RelatedTrade[] = [];
  for (const leg of legs) {
    const contract = await contractById(db, viewerNo, leg.contractId);
    const files = contract?.file ? [contract.file] : [];
    trades.push({ origin: 'transfer', number: leg.transferNumber, contract, invoices: uses.get(leg.id) ?? [], files });
  }
  return trades;
}

async function tradeOfIssuance(db: Db, viewerNo: EnterpriseNo, { voucherId }: PieceRow): Promise<RelatedTrade[]> {
  const [root] = await db
    .select({ issuance })
    .from(piece)
    .innerJoin(issuance, eq(issuance.voucherId, piece.voucherId))
    .where(and(eq(piece.voucherId, voucherId), isNull(piece.parentId)));
  const issued = root?.issuance;
  if (!issued || (issued.issuerNo !== viewerNo && issued.recipientNo !== viewerNo)) return [];
  const form = readForm(issued.form);
  const files = await readableFiles(db, viewerNo, form.attachments ?? []);
  const invoices = (await usesOf(db, 'issuance', [issued.id])).get(issued.id) ?? [];
  const contract = await contractById(db, viewerNo, form.contractId);
  return [{ origin: 'issuance', number: issued.applicationNumber, contract, invoices, files: files.map(fileView) }];
}

/**
 * Trade documents behind a piece that the viewer was a party to or, as a lender, paid for. Transfers know nothing of lenders, so the caller
 * provides their part.
 */
export const relatedTrade =
  (shownToLender: TradeShownToLender): Handlers['transfer']['relatedTrade'] =>
  async (context, { id }: { readonly id: PieceId }) => {
    const { db } = context;
    const viewerNo = enterpriseOf(context);
    const row = await visiblePiece(db, viewerNo, byId(id));
    const line = await lineTo(db, row);
    return [
      ...(await tradeOfIssuance(db, viewerNo, row)),
      ...(await tradeOfLegs(db, viewerNo, await ownLegs(db, viewerNo, line))),
      ...(await shownToLender(db, viewerNo, [...new Set(line.flatMap(({ financingId }) => financingId ?? []))])),
    ];
  };
