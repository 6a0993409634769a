import { accountHandlers } from '../business/entry/account/index.ts';
import { signAgreement } from '../business/foundation/agreement/index.ts';
import { calendarFeedHandlers } from '../business/money/calendar-feed/index.ts';
import { categoryHandlers } from '../business/trade/categories/index.ts';
import { capitalPlanHandlers } from '../business/lending/capital-plan/index.ts';
import { reconciliationHandlers } from '../business/money/reconciliation/index.ts';
import { fundRegisterHandlers } from '../business/money/fund-register/index.ts';
import { lendingFeeHandlers } from '../business/lending/lending-fees/index.ts';
import { documentHandlers } from '../business/foundation/documents/index.ts';
import { managedAccountHandlers } from '../business/money/bank-accounts/index.ts';
import { bankACheckHandlers, bankAOpeningHandlers, depositHandlers } from '../business/money/bank-check/index.ts';
import { payableHandlers, receivableHandlers } from '../business/money/dues/index.ts';
import { bankAccountHandlers, configHandlers, enterpriseHandlers } from '../business/foundation/parties/index.ts';
import { listPayable, supplierHandlers } from '../business/trade/suppliers/index.ts';
import { billingHandlers } from '../business/money/billing/index.ts';
import { serviceBillHandlers } from '../business/money/service-bills/index.ts';
import { feeHandlers } from '../business/money/fees/index.ts';
import { fileHandlers } from '../business/foundation/files/index.ts';
import { financingHandlers, tradeShownToLender } from '../business/lending/financing/index.ts';
import { enrol, enrolmentsOf } from '../business/lending/enrolments/index.ts';
import { cancellationText, informationHandlers } from '../business/enterprise/information/index.ts';
import type { Handlers } from '../calls/handler.ts';
import { listGuarantors } from '../business/lending/funding/index.ts';
import { creditLineHandlers, guaranteeSubsidiaries } from '../business/vouchers/credit/index.ts';
import { groupFigureHandlers, listGroupEnterprises } from '../business/money/group/index.ts';
import { issuanceHandlers } from '../business/vouchers/issuance/index.ts';
import { lendingHandlers } from '../business/lending/lenders/index.ts';
import { pdfHandlers } from '../business/evidence/pdf/index.ts';
import { pledgeHandlers } from '../business/lending/pledge/index.ts';
import { limitsHandlers } from '../business/foundation/limits/index.ts';
import { messageHandlers } from '../business/foundation/messages/index.ts';
import { ocrHandlers } from '../business/foundation/ocr/index.ts';
import { evidence, proofHandlers } from '../business/evidence/proof/index.ts';
import { referenceHandlers } from '../business/foundation/reference/index.ts';
import { registrationHandlers } from '../business/entry/registration/index.ts';
import type { Services } from '../platform/services.ts';
import { sessionHandlers } from '../business/entry/session/index.ts';
import { staffHandlers } from '../business/enterprise/staffing/index.ts';
import type { DownloadFolder } from '../business/foundation/support/index.ts';
import { bindCloudCertificate, prepare, signatureHandlers } from '../business/work/signature/index.ts';
import { singleSignOnHandlers } from '../business/entry/sso/index.ts';
import { tradeContractHandlers, tradeInvoiceHandlers } from '../business/trade/papers/index.ts';
import { relatedTrade, transferHandlers } from '../business/vouchers/transfer/index.ts';
import { children, circulation, ofVoucher, paymentSchedule, voucherHandlers } from '../business/vouchers/voucher/index.ts';
import { settle, settlementHandlers } from '../business/money/settlement/index.ts';
import { listParties, signForHandlers } from '../business/work/sign-for/index.ts';
import { statementHandlers } from '../business/money/statements/index.ts';
import { treasuryHandlers } from '../business/money/treasury/index.ts';
import { pendingWork, workbenchHandlers } from '../business/work/workbench/index.ts';

/** The handlers of all calls. */
export const createHandlers = (services: Services, downloads: DownloadFolder): Handlers => ({
  account: accountHandlers(services),
  session: sessionHandlers(services),
  calendarFeed: calendarFeedHandlers(services),
  singleSignOn: singleSignOnHandlers(services),
  message: { ...messageHandlers(services), pendingWork },
  documents: documentHandlers,
  registration: registrationHandlers(services),
  enterprise: {
    ...enterpriseHandlers,
    ...bankAOpeningHandlers,
    ...configHandlers,
    ...informationHandlers(services),
    listGuarantors,
    listGroupEnterprises,
    signAgreement: (context, request) => signAgreement(services, context, request),
  },
  enrolment: { list: enrolmentsOf, apply: enrol },
  bankAccount: {
    ...bankAccountHandlers,
    listPayable,
    ...managedAccountHandlers(services),
    ...depositHandlers(services),
    ...bankACheckHandlers(services),
  },
  billing: billingHandlers,
  serviceBill: serviceBillHandlers,
  fee: feeHandlers(services),
  capitalPlan: capitalPlanHandlers,
  lendingFee: lendingFeeHandlers,
  fundRegister: fundRegisterHandlers,
  reconciliation: reconciliationHandlers(services),
  creditLine: creditLineHandlers,
  supplier: supplierHandlers(services),
  category: categoryHandlers,
  staff: staffHandlers(services),
  proof: proofHandlers(services),
  support: { downloads: async ({ language }) => downloads.list(language) },
  reference: referenceHandlers,
  limits: limitsHandlers,
  tradeContract: tradeContractHandlers,
  tradeInvoice: tradeInvoiceHandlers(services),
  issuance: { ...issuanceHandlers, children, circulation, paymentSchedule, guaranteeSubsidiaries },
  settlement: settlementHandlers,
  voucher: { ...voucherHandlers, listParties, evidence: evidence(services), settle },
  transfer: { ...transferHandlers, relatedTrade: relatedTrade(tradeShownToLender), ...signForHandlers },
  financing: { ...financingHandlers, ...lendingHandlers },
  pledge: pledgeHandlers(services),
  signature: {
    ...signatureHandlers,
    prepare: prepare({ cancellationApply: cancellationText }),
    bindCloudCertificate: (context, request) => bindCloudCertificate(services, context, request),
  },
  file: { ...fileHandlers(services), ...ocrHandlers(services), ofVoucher },
  pdf: pdfHandlers(services),
  payable: payableHandlers,
  receivable: receivableHandlers(services),
  group: groupFigureHandlers,
  statement: statementHandlers,
  treasury: treasuryHandlers,
  workbench: workbenchHandlers,
});
