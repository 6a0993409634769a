import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { PieceId, VoucherId } from '../../../schema/ids.ts';
import { financing, financingPiece, piece, pledge, pledgePiece, settlement, settlementPayment, transfer } from '../../../schema/index.ts';
import { byId, pieceDetail } from '../../vouchers/voucher/index.ts';
import { financingDrafts, pledgeDrafts, transferDraft } from './drafts.ts';
import { issuedPdf, type IssuedPdf, type PdfDraft } from './issue.ts';
import { settlementFacts, settlementPdf } from './settlement-receipt.ts';
import { voucherPdf } from './voucher.ts';

/** Documents of each kind, newest first; older ones can be downloaded singly. */
const MOST = 20;

/**
 * The sealed documents of a voucher that the enterprise may read: the face of the piece, transfers, agreements, registrations, receipts.
 */
export async function documentsOf(
  services: Pick<Services, 'config' | 'platformSeal'>,
  context: CallContext,
  of: { readonly pieceId: PieceId; readonly voucherId: VoucherId },
): Promise<readonly IssuedPdf[]> {
  const { db, portalAddress } = context;
  const { platformName } = services.config;
  const found = await readableDocuments(context, of);
  const face = await pieceDetail(db, byId(of.pieceId), rowViewerOf(context));
  const drafts: PdfDraft[] = [voucherPdf(face, portalAddress, platformName)];
  // In sequence, because documents get consecutive numbers.
  /* oxlint-disable no-await-in-loop */
  for (const id of found.transfers) drafts.push(await transferDraft(services, context, id));
  for (const id of found.financings) drafts.push(await financingDrafts.agreement(services, context, id));
  for (const id of found.registeredFinancings) drafts.push(await financingDrafts.registration(services, context, id));
  for (const id of found.paidFinancings) drafts.push(await financingDrafts.receipt(services, context, id));
  for (const id of found.pledges) drafts.push(await pledgeDrafts.agreement(services, context, id));
  for (const id of found.registeredPledges) drafts.push(await pledgeDrafts.registration(services, context, id));
  for (const id of found.pledges) drafts.push(await pledgeDrafts.receipt(services, context, id));
  for (const id of found.receipts) drafts.push(settlementPdf(await settlementFacts(context, id), portalAddress, platformName));
  const issued: IssuedPdf[] = [];
  for (const draft of drafts) issued.push(await issuedPdf(services, context, draft));
  /* oxlint-enable no-await-in-loop */
  return issued;
}

/** Ids of documents that the enterprise may read, by kind. */
async function readableDocuments(
  context: CallContext,
  { pieceId, voucherId }: { readonly pieceId: PieceId; readonly voucherId: VoucherId },
) {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const transfers = await db
    .select({ id: transfer.id })
    .from(transfer)
    .where(
      and(
        eq(transfer.voucherId, voucherId),
        eq(transfer.state, 'completed'),
        or(eq(transfer.senderNo, viewerNo), eq(transfer.recipientNo, viewerNo)),
      ),
    )
    .orderBy(desc(transfer.id))
    .limit(MOST);
  const financings = await db
    .selectDistinct({
      id: financing.id,
      enterpriseNo: financing.enterpriseNo,
      lenderNo: financing.lenderNo,
      registered: isNotNull(financing.registrationNumber),
    })
    .from(financing)
    .innerJoin(financingPiece, eq(financingPiece.applicationId, financing.id))
    .where(
      and(
        eq(financingPiece.voucherId, voucherId),
        isNotNull(financing.disbursedOn),
        or(eq(financing.enterpriseNo, viewerNo), eq(financing.lenderNo, viewerNo), eq(financing.issuerNo, viewerNo)),
      ),
    )
    .orderBy(desc(financing.id))
    .limit(MOST);
  const pledges = await db
    .selectDistinct({ id: pledge.id, registered: isNotNull(pledge.registrationNumber) })
    .from(pledge)
    .innerJoin(pledgePiece, eq(pledgePiece.applicationId, pledge.id))
    .where(
      and(
        eq(pledgePiece.voucherId, voucherId),
        isNotNull(pledge.disbursedOn),
        or(eq(pledge.enterpriseNo, viewerNo), eq(pledge.lenderNo, viewerNo), eq(pledge.guarantorNo, viewerNo)),
      ),
    )
    .orderBy(desc(pledge.id))
    .limit(MOST);
  const receipts = await db
    .selectDistinct({ id: settlementPayment.pieceId })
    .from(settlementPayment)
    .innerJoin(settlement, eq(settlement.voucherId, settlementPayment.voucherId))
    .innerJoin(piece, eq(piece.id, settlementPayment.pieceId))
    .where(
      and(
        eq(settlementPayment.voucherId, voucherId),
        eq(settlementPayment.state, 'paid'),
        or(eq(settlementPayment.payeeNo, viewerNo), and(eq(settlement.issuerNo, viewerNo), eq(piece.id, pieceId))),
      ),
    )
    .orderBy(desc(settlementPayment.pieceId))
    .limit(MOST);
  const idsOf = <Id>(rows: readonly { readonly id: Id }[]): readonly Id[] => rows.map(({ id }) => id);
  return {
    transfers: idsOf(transfers),
    financings: idsOf(financings),
    // The receipt of the payout is for who pays and who is paid; the issuer reads the sums in the agreement.
    paidFinancings: idsOf(financings.filter(({ enterpriseNo, lenderNo }) => [enterpriseNo, lenderNo].includes(viewerNo))),
    registeredFinancings: idsOf(financings.filter(({ registered }) => registered)),
    pledges: idsOf(pledges),
    registeredPledges: idsOf(pledges.filter(({ registered }) => registered)),
    receipts: idsOf(receipts),
  };
}
