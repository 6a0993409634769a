// Every call of the platform, by resource and English name. A module and not an object, so that a page carries the resources that it calls.
import { fileCalls, voucherFileCalls } from './file.ts';
import { issuance as applications } from './issuance/calls.ts';
import { deliveryCalls } from './message-delivery.ts';
import { messageCalls, pendingWorkCalls } from './message.ts';
import { issuedVoucher } from './voucher/calls.ts';

export { account } from './account.ts';
export { session, singleSignOn } from './session.ts';
export const message = { ...messageCalls, ...pendingWorkCalls, ...deliveryCalls };
export { documents } from './document.ts';
export { registration } from './registration/calls.ts';
export { bankAccount } from './bank-account/calls.ts';
export { creditLine } from './credit-line/calls.ts';
export { enterprise, reference } from './enterprise.ts';
export { fee } from './fee.ts';
export { supplier } from './supplier.ts';
export { staff } from './staff.ts';
export { support } from './support.ts';
export { limits } from './limits.ts';
export { tradeContract, tradeInvoice } from './trade/calls.ts';
export const issuance = { ...applications, ...issuedVoucher };
export { voucher } from './voucher/calls.ts';
export { financing } from './financing/calls.ts';
export { transfer } from './transfer/calls.ts';
export { signature } from './signature.ts';
export const file = { ...fileCalls, ...voucherFileCalls };
export { workbench } from './workbench.ts';
