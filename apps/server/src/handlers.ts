import { accountHandlers } from './account/handlers.ts';
import { bankAccountHandlers, creditLineHandlers, enterpriseHandlers, supplierHandlers } from './enterprise/handlers.ts';
import { fileHandlers } from './file/handlers.ts';
import type { Handlers } from './http/handler.ts';
import { issuanceHandlers } from './issuance/handlers.ts';
import { messageHandlers } from './message/handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import type { Services } from './services.ts';
import { prepare } from './signature/prepare.ts';
import { signatureHandlers } from './signer/handlers.ts';
import { voucherHandlers } from './voucher/handlers.ts';
import { workbenchHandlers } from './workbench/handlers.ts';

type Some<T> = { readonly [Resource in keyof T]?: Partial<T[Resource]> };

/** Every call of the contract with its handler. */
export const createHandlers = (services: Services): Some<Handlers> => ({
  account: accountHandlers(services),
  message: messageHandlers,
  enterprise: enterpriseHandlers,
  bankAccount: bankAccountHandlers,
  creditLine: creditLineHandlers,
  supplier: supplierHandlers,
  reference: referenceHandlers,
  issuance: issuanceHandlers,
  voucher: voucherHandlers,
  signature: { ...signatureHandlers, prepare },
  file: fileHandlers(services),
  workbench: workbenchHandlers,
});
