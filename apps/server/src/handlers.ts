import { accountHandlers } from './account/handlers.ts';
import { signAgreement } from './agreement/sign-agreement.ts';
import { documentHandlers } from './documents/handlers.ts';
import { bankACheckHandlers, bankAOpeningHandlers } from './bank-check/bank-a-opening.ts';
import { depositHandlers } from './bank-check/deposit-handlers.ts';
import { bankAccountHandlers, creditLineHandlers, enterpriseHandlers } from './enterprise/handlers.ts';
import { supplierHandlers } from './enterprise/supplier-handlers.ts';
import { feeHandlers } from './fees/handlers.ts';
import { fileHandlers } from './file/handlers.ts';
import type { Handlers } from './http/handler.ts';
import { issuanceHandlers } from './issuance/handlers.ts';
import { limitsHandlers } from './limits/handlers.ts';
import { messageHandlers } from './message/handlers.ts';
import { ocrHandlers } from './ocr/handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import { registrationHandlers } from './registration/handlers.ts';
import type { Services } from './services.ts';
import { sessionHandlers } from './session/session-calls.ts';
import { staffHandlers } from './staff/handlers.ts';
import type { DownloadFolder } from './support/downloads.ts';
import { prepare } from './signature/prepare.ts';
import { singleSignOnHandlers } from './sso/handlers.ts';
import { signatureHandlers } from './signer/handlers.ts';
import { tradeContractHandlers, tradeInvoiceHandlers } from './trade/handlers.ts';
import { transferHandlers } from './transfer/handlers.ts';
import { ofVoucher } from './voucher/files.ts';
import { voucherHandlers } from './voucher/handlers.ts';
import { workbenchHandlers } from './workbench/handlers.ts';

/** Every call of the contract with its handler. */
export const createHandlers = (services: Services, downloads: DownloadFolder): Handlers => ({
  account: accountHandlers(services),
  session: sessionHandlers(services),
  singleSignOn: singleSignOnHandlers(services),
  message: messageHandlers(services),
  documents: documentHandlers,
  registration: registrationHandlers(services),
  enterprise: {
    ...enterpriseHandlers,
    ...bankAOpeningHandlers,
    signAgreement: (context, request) => signAgreement(services, context, request),
  },
  bankAccount: { ...bankAccountHandlers, ...depositHandlers(services), ...bankACheckHandlers(services) },
  fee: feeHandlers(services),
  creditLine: creditLineHandlers,
  supplier: supplierHandlers(services),
  staff: staffHandlers(services),
  support: { downloads: async ({ language }) => downloads.list(language) },
  reference: referenceHandlers,
  limits: limitsHandlers,
  tradeContract: tradeContractHandlers,
  tradeInvoice: tradeInvoiceHandlers,
  issuance: issuanceHandlers,
  voucher: voucherHandlers,
  transfer: transferHandlers,
  signature: { ...signatureHandlers, prepare },
  file: { ...fileHandlers(services), ...ocrHandlers(services), ofVoucher },
  workbench: workbenchHandlers,
});
