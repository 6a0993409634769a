import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { platformCertificates } from '../../../platform/signer/platform-seal.ts';
import { byId, pieceDetail } from '../../vouchers/voucher/index.ts';
import {
  financingDraft,
  financingReceiptDraft,
  financingRegistrationDraft,
  loanReceiptDraft,
  loanRegistrationDraft,
  pledgeDraft,
  transferDraft,
} from './drafts.ts';
import { issuePdf } from './issue.ts';
import { serviceBillFacts, serviceBillPdf } from './service-bill.ts';
import { settlementFacts, settlementPdf } from './settlement-receipt.ts';
import { statementFacts, statementPdf } from './statement.ts';
import { voucherPdf } from './voucher.ts';

/** Sealed documents of what the enterprise may read, named and masked as it may read them. */
export const pdfHandlers = (services: Services): Handlers['pdf'] => {
  const { platformName } = services.config;
  return {
    async ofVoucher(context, { id }) {
      const piece = await pieceDetail(context.db, byId(id), rowViewerOf(context));
      return issuePdf(services, context, voucherPdf(piece, context.portalAddress, platformName));
    },
    async ofTransfer(context, { id }) {
      return issuePdf(services, context, await transferDraft(services, context, id));
    },
    async ofFinancing(context, { id }) {
      return issuePdf(services, context, await financingDraft(services, context, id));
    },
    async ofPledge(context, { id }) {
      return issuePdf(services, context, await pledgeDraft(services, context, id));
    },
    async ofFinancingPaid(context, { id }) {
      return issuePdf(services, context, await financingReceiptDraft(services, context, id));
    },
    async ofLoanPaid(context, { id }) {
      return issuePdf(services, context, await loanReceiptDraft(services, context, id));
    },
    async ofFinancingRegistered(context, { id }) {
      return issuePdf(services, context, await financingRegistrationDraft(services, context, id));
    },
    async ofLoanRegistered(context, { id }) {
      return issuePdf(services, context, await loanRegistrationDraft(services, context, id));
    },
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
