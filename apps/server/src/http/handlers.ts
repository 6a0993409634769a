import { accountHandlers } from '../business/account/handlers.ts';
import { signAgreement } from '../business/agreement/sign-agreement.ts';
import { calendarFeedHandlers } from '../business/calendar-feed/handlers.ts';
import { categoryHandlers } from '../business/category/handlers.ts';
import { capitalPlanHandlers } from '../business/capital-plan/handlers.ts';
import { reconciliationHandlers } from '../business/reconciliation/handlers.ts';
import { fundRegisterHandlers } from '../business/fund-register/handlers.ts';
import { lendingFeeHandlers } from '../business/lending-fees/handlers.ts';
import { documentHandlers } from '../business/documents/handlers.ts';
import { managedAccountHandlers } from '../business/bank-account/handlers.ts';
import { bankACheckHandlers, bankAOpeningHandlers } from '../business/bank-check/bank-a-opening.ts';
import { depositHandlers } from '../business/bank-check/deposit-handlers.ts';
import { payableHandlers } from '../business/dues/payables/handlers.ts';
import { receivableHandlers } from '../business/dues/receivables/handlers.ts';
import { configHandlers } from '../business/enterprise/config.ts';
import { bankAccountHandlers, enterpriseHandlers } from '../business/enterprise/handlers.ts';
import { supplierHandlers } from '../business/enterprise/supplier-handlers.ts';
import { billingHandlers } from '../business/billing/handlers.ts';
import { serviceBillHandlers } from '../business/service-bills/handlers.ts';
import { feeHandlers } from '../business/fees/handlers.ts';
import { fileHandlers } from '../business/file/handlers.ts';
import { financingHandlers } from '../business/financing/handlers.ts';
import { enrol } from '../business/enrolment/enrol.ts';
import { enrolmentsOf } from '../business/enrolment/enrolments.ts';
import { informationHandlers } from '../business/information/handlers.ts';
import type { Handlers } from '../calls/handler.ts';
import { listGuarantors } from '../business/funding/list-guarantors.ts';
import { guaranteeSubsidiaries } from '../business/credit/group-guarantees.ts';
import { groupFigureHandlers } from '../business/group/handlers.ts';
import { listGroupEnterprises } from '../business/group/members.ts';
import { issuanceHandlers } from '../business/issuance/handlers.ts';
import { lendingHandlers } from '../business/lending/handlers.ts';
import { pdfHandlers } from '../business/pdf/handlers.ts';
import { pledgeHandlers } from '../business/pledge/handlers.ts';
import { limitsHandlers } from '../business/limits/handlers.ts';
import { messageHandlers } from '../business/message/handlers.ts';
import { ocrHandlers } from '../business/ocr/handlers.ts';
import { evidence } from '../business/proof/evidence.ts';
import { proofHandlers } from '../business/proof/handlers.ts';
import { referenceHandlers } from '../business/reference/handlers.ts';
import { registrationHandlers } from '../business/registration/handlers.ts';
import type { Services } from '../platform/services.ts';
import { sessionHandlers } from '../business/session/session-calls.ts';
import { staffHandlers } from '../business/staff/handlers.ts';
import type { DownloadFolder } from '../business/support/downloads.ts';
import { prepare } from '../business/signature/prepare.ts';
import { singleSignOnHandlers } from '../business/sso/handlers.ts';
import { bindCloudCertificate } from '../business/signature/certificates.ts';
import { signatureHandlers } from '../business/signature/handlers.ts';
import { tradeContractHandlers, tradeInvoiceHandlers } from '../business/trade/handlers.ts';
import { transferHandlers } from '../business/transfer/handlers.ts';
import { ofVoucher } from '../business/voucher/files.ts';
import { voucherHandlers } from '../business/voucher/handlers.ts';
import { settle } from '../business/settlement/acts.ts';
import { settlementHandlers } from '../business/settlement/handlers.ts';
import { paymentSchedule } from '../business/voucher/payment-schedule.ts';
import { children, circulation } from '../business/voucher/of-issuance.ts';
import { signForHandlers } from '../business/sign-for/handlers.ts';
import { listParties } from '../business/sign-for/list-parties.ts';
import { creditLineHandlers } from '../business/credit/handlers.ts';
import { statementHandlers } from '../business/statements/handlers.ts';
import { treasuryHandlers } from '../business/treasury/handlers.ts';
import { pendingWork, workbenchHandlers } from '../business/workbench/handlers.ts';

/** Every call of the contract with its handler. */
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
  transfer: { ...transferHandlers, ...signForHandlers },
  financing: { ...financingHandlers, ...lendingHandlers },
  pledge: pledgeHandlers(services),
  signature: {
    ...signatureHandlers,
    prepare,
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
