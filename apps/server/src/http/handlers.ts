import { accountHandlers } from '../business/account/handlers.ts';
import { signAgreement } from '../business/agreement/sign-agreement.ts';
import { documentHandlers } from '../business/documents/handlers.ts';
import { managedAccountHandlers } from '../business/bank-account/handlers.ts';
import { bankACheckHandlers, bankAOpeningHandlers } from '../business/bank-check/bank-a-opening.ts';
import { depositHandlers } from '../business/bank-check/deposit-handlers.ts';
import { bankAccountHandlers, enterpriseHandlers } from '../business/enterprise/handlers.ts';
import { supplierHandlers } from '../business/enterprise/supplier-handlers.ts';
import { feeHandlers } from '../business/fees/handlers.ts';
import { fileHandlers } from '../business/file/handlers.ts';
import { financingHandlers } from '../business/financing/handlers.ts';
import type { Handlers } from '../calls/handler.ts';
import { issuanceHandlers } from '../business/issuance/handlers.ts';
import { lendingHandlers } from '../business/lending/handlers.ts';
import { limitsHandlers } from '../business/limits/handlers.ts';
import { messageHandlers } from '../business/message/handlers.ts';
import { ocrHandlers } from '../business/ocr/handlers.ts';
import { referenceHandlers } from '../business/reference/handlers.ts';
import { registrationHandlers } from '../business/registration/handlers.ts';
import type { Services } from '../platform/services.ts';
import { sessionHandlers } from '../business/session/session-calls.ts';
import { staffHandlers } from '../business/staff/handlers.ts';
import type { DownloadFolder } from '../business/support/downloads.ts';
import { prepare } from '../business/signature/prepare.ts';
import { singleSignOnHandlers } from '../business/sso/handlers.ts';
import { signatureHandlers } from '../business/signature/handlers.ts';
import { tradeContractHandlers, tradeInvoiceHandlers } from '../business/trade/handlers.ts';
import { transferHandlers } from '../business/transfer/handlers.ts';
import { ofVoucher } from '../business/voucher/files.ts';
import { voucherHandlers } from '../business/voucher/handlers.ts';
import { children, circulation } from '../business/voucher/of-issuance.ts';
import { signForHandlers } from '../business/sign-for/handlers.ts';
import { creditLineHandlers } from '../business/credit/handlers.ts';
import { pendingWork, workbenchHandlers } from '../business/workbench/handlers.ts';

/** Every call of the contract with its handler. */
export const createHandlers = (services: Services, downloads: DownloadFolder): Handlers => ({
  account: accountHandlers(services),
  session: sessionHandlers(services),
  singleSignOn: singleSignOnHandlers(services),
  message: { ...messageHandlers(services), pendingWork },
  documents: documentHandlers,
  registration: registrationHandlers(services),
  enterprise: {
    ...enterpriseHandlers,
    ...bankAOpeningHandlers,
    signAgreement: (context, request) => signAgreement(services, context, request),
  },
  bankAccount: {
    ...bankAccountHandlers,
    ...managedAccountHandlers(services),
    ...depositHandlers(services),
    ...bankACheckHandlers(services),
  },
  fee: feeHandlers(services),
  creditLine: creditLineHandlers,
  supplier: supplierHandlers(services),
  staff: staffHandlers(services),
  support: { downloads: async ({ language }) => downloads.list(language) },
  reference: referenceHandlers,
  limits: limitsHandlers,
  tradeContract: tradeContractHandlers,
  tradeInvoice: tradeInvoiceHandlers,
  issuance: { ...issuanceHandlers, children, circulation },
  voucher: voucherHandlers,
  transfer: { ...transferHandlers, ...signForHandlers },
  financing: { ...financingHandlers, ...lendingHandlers(services) },
  signature: { ...signatureHandlers, prepare },
  file: { ...fileHandlers(services), ...ocrHandlers(services), ofVoucher },
  workbench: workbenchHandlers,
});
