import { account } from './account.ts';
import { documents } from './document.ts';
import { bankAccount, creditLine, enterprise, reference } from './enterprise.ts';
import type { Resources } from './endpoint.ts';
import { fee } from './fee.ts';
import { fileCalls, voucherFileCalls } from './file.ts';
import { issuance } from './issuance/calls.ts';
import { limits } from './limits.ts';
import { deliveryCalls } from './message-delivery.ts';
import { messageCalls, pendingWorkCalls } from './message.ts';
import { registration } from './registration/calls.ts';
import type { ResourceName } from './resource-name.ts';
import { session, singleSignOn } from './session.ts';
import { signature } from './signature.ts';
import { staff } from './staff.ts';
import { supplier } from './supplier.ts';
import { support } from './support.ts';
import { tradeContract, tradeInvoice } from './trade.ts';
import { transfer } from './transfer/calls.ts';
import { issuedVoucher, voucher } from './voucher/calls.ts';
import { workbench } from './workbench.ts';

/** Every call of the platform, by resource and English name. */
export const contract = {
  account,
  session,
  singleSignOn,
  message: { ...messageCalls, ...pendingWorkCalls, ...deliveryCalls },
  documents,
  registration,
  enterprise,
  fee,
  bankAccount,
  creditLine,
  supplier,
  staff,
  support,
  reference,
  limits,
  tradeContract,
  tradeInvoice,
  issuance: { ...issuance, ...issuedVoucher },
  voucher,
  transfer,
  signature,
  file: { ...fileCalls, ...voucherFileCalls },
  workbench,
} as const satisfies Readonly<Record<ResourceName, Resources[string]>>;

export type Contract = typeof contract;
