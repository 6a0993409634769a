import type { Handlers } from '../../../calls/handler.ts';
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

/** Sealed documents of what the enterprise may read, named and masked as it may read them. */
export const pdfHandlers = (services: Services): Handlers['pdf'] => {
  const { platformName } = services.config;
  const drafted =
    <Id>(draftOf: (of: Services, context: CallContext, id: Id) => Promise<PdfDraft>) =>
    async (context: CallContext, { id }: { readonly id: Id }) =>
      issuePdf(services, context, await draftOf(services, context, id));
  return {
    async ofVoucher(context, { id }) {
      const piece = await pieceDetail(context.db, byId(id), rowViewerOf(context));
      return issuePdf(services, context, voucherPdf(piece, context.portalAddress, platformName));
    },
    ofTransfer: drafted(transferDraft),
    ofFinancing: drafted(financingDrafts.agreement),
    ofPledge: drafted(pledgeDrafts.agreement),
    ofFinancingPaid: drafted(financingDrafts.receipt),
    ofLoanPaid: drafted(pledgeDrafts.receipt),
    ofFinancingRegistered: drafted(financingDrafts.registration),
    ofLoanRegistered: drafted(pledgeDrafts.registration),
    async ofSettlement(context, { id }) {
      return issuePdf(services, context, settlementPdf(await settlementFacts(context, id), context.portalAddress, platformName));
    },
    async ofMonth(context, { month, side }) {
      return issuePdf(services, context, statementPdf(await statementFacts(context, month, side), context.portalAddress, platformName));
    },
    async ofServiceMonth(context, { month }) {
      return issuePdf(services, context, serviceBillPdf(await serviceBillFacts(context, month), context.portalAddress, platformName));
    },
    certificates: ({ db }) => platformCertificates(db),
  };
};
