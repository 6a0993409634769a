import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
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

const ofVoucher: ServedHandlers['pdf']['ofVoucher'] = async (context, { id }, services) => {
  const piece = await pieceDetail(context.db, byId(id), rowViewerOf(context));
  return issuePdf(services, context, voucherPdf(piece, context.portalAddress, services.config.platformName));
};

const ofTransfer: ServedHandlers['pdf']['ofTransfer'] = async (context, { id }, services) =>
  issuePdf(services, context, await transferDraft(services, context, id));

const ofFinancing: ServedHandlers['pdf']['ofFinancing'] = async (context, { id }, services) =>
  issuePdf(services, context, await financingDraft(services, context, id));

const ofPledge: ServedHandlers['pdf']['ofPledge'] = async (context, { id }, services) =>
  issuePdf(services, context, await pledgeDraft(services, context, id));

const ofFinancingPaid: ServedHandlers['pdf']['ofFinancingPaid'] = async (context, { id }, services) =>
  issuePdf(services, context, await financingReceiptDraft(services, context, id));

const ofLoanPaid: ServedHandlers['pdf']['ofLoanPaid'] = async (context, { id }, services) =>
  issuePdf(services, context, await loanReceiptDraft(services, context, id));

const ofFinancingRegistered: ServedHandlers['pdf']['ofFinancingRegistered'] = async (context, { id }, services) =>
  issuePdf(services, context, await financingRegistrationDraft(services, context, id));

const ofLoanRegistered: ServedHandlers['pdf']['ofLoanRegistered'] = async (context, { id }, services) =>
  issuePdf(services, context, await loanRegistrationDraft(services, context, id));

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

/** Sealed documents of what the enterprise may read, named and masked as it may read them. */
export const pdfCalls = {
  pdf: {
    ofVoucher: { scope: 'enterprise', statements: 19, handle: ofVoucher },
    ofTransfer: { scope: 'enterprise', statements: 18, handle: ofTransfer },
    ofFinancing: { scope: 'enterprise', statements: 37, handle: ofFinancing },
    ofPledge: { scope: 'enterprise', statements: 33, handle: ofPledge },
    ofFinancingPaid: { scope: 'enterprise', statements: 31, handle: ofFinancingPaid },
    ofLoanPaid: { scope: 'enterprise', statements: 32, handle: ofLoanPaid },
    ofFinancingRegistered: { scope: 'enterprise', statements: 27, handle: ofFinancingRegistered },
    ofLoanRegistered: { scope: 'enterprise', statements: 32, handle: ofLoanRegistered },
    ofSettlement: { scope: 'enterprise', statements: 10, handle: ofSettlement },
    ofMonth: { scope: 'enterprise', statements: 13, handle: ofMonth },
    ofServiceMonth: { scope: 'enterprise', statements: 9, handle: ofServiceMonth },
    certificates: { scope: 'public', statements: 2, handle: ({ db }) => platformCertificates(db) },
  },
} satisfies SomeCalls;
