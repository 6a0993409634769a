import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { platformCertificates } from '../../../platform/signer/platform-seal.ts';
import { byId, pieceDetail } from '../../vouchers/voucher/index.ts';
import { financingDrafts, pledgeDrafts, transferDraft } from './drafts.ts';
import { issuePdf, type PdfDraft } from './issue.ts';
import { serviceBillFacts, serviceBillPdf } from './service-bill.ts';
import { settlementFacts, settlementPdf } from './settlement-receipt.ts';
import { statementFacts, statementPdf } from './statement.ts';
import { voucherPdf } from './voucher.ts';

const ofVoucher: ServedHandlers['pdf']['ofVoucher'] = async (context, { id }, services) => {
  const piece = await pieceDetail(context.db, byId(id), rowViewerOf(context));
  return issuePdf(services, context, voucherPdf(piece, context.portalAddress, services.config.platformName));
};

/** Handles a request for one document, drafted by id. */
const drafted =
  <Id>(draftOf: (of: Services, context: CallContext, id: Id) => Promise<PdfDraft>) =>
  async (context: CallContext, { id }: { readonly id: Id }, services: Services) =>
    issuePdf(services, context, await draftOf(services, context, id));

const ofSettlement: ServedHandlers['pdf']['ofSettlement'] = async (context, { id }, services) =>
  issuePdf(services, context, settlementPdf(await settlementFacts(context, id), context.portalAddress, services.config.platformName));

const ofMonth: ServedHandlers['pdf']['ofMonth'] = async (context, { month, side }, services) =>
  issuePdf(
    services,
    context,
    statementPdf(await statementFacts(context, month, side), context.portalAddress, services.config.platformName),
  );

const ofServiceMonth: ServedHandlers['pdf']['ofServiceMonth'] = async (context, { month }, services) =>
  issuePdf(services, context, serviceBillPdf(await serviceBillFacts(context, month), context.portalAddress, services.config.platformName));

/** Sealed documents, with names masked for the reader. */
export const pdfCalls = {
  pdf: {
    ofVoucher: { scope: 'enterprise', statements: 21, handle: ofVoucher },
    ofTransfer: { scope: 'enterprise', statements: 21, handle: drafted(transferDraft) },
    ofFinancing: { scope: 'enterprise', statements: 40, handle: drafted(financingDrafts.agreement) },
    ofPledge: { scope: 'enterprise', statements: 41, handle: drafted(pledgeDrafts.agreement) },
    ofFinancingPaid: { scope: 'enterprise', statements: 34, handle: drafted(financingDrafts.receipt) },
    ofLoanPaid: { scope: 'enterprise', statements: 36, handle: drafted(pledgeDrafts.receipt) },
    ofFinancingRegistered: { scope: 'enterprise', statements: 31, handle: drafted(financingDrafts.registration) },
    ofLoanRegistered: { scope: 'enterprise', statements: 36, handle: drafted(pledgeDrafts.registration) },
    ofSettlement: { scope: 'enterprise', statements: 12, handle: ofSettlement },
    ofMonth: { scope: 'enterprise', statements: 15, handle: ofMonth },
    ofServiceMonth: { scope: 'enterprise', statements: 11, handle: ofServiceMonth },
    certificates: { scope: 'public', statements: 2, handle: ({ db }) => platformCertificates(db) },
  },
} satisfies SomeCalls;
