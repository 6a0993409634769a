import { account } from './account.ts';
import { bankAccount, creditLine, enterprise, reference, supplier } from './enterprise.ts';
import { fileCalls, voucherFileCalls } from './file.ts';
import { issuance } from './issuance.ts';
import { messageCalls, pendingWorkCalls } from './message.ts';
import { signature } from './signature.ts';
import { tradeContract, tradeInvoice } from './trade.ts';
import { transfer } from './transfer.ts';
import { issuedVoucher, voucher } from './voucher.ts';
import { workbench } from './workbench.ts';

/** Every call of the platform, by resource and English name. */
export const contract = {
  account,
  message: { ...messageCalls, ...pendingWorkCalls },
  enterprise,
  bankAccount,
  creditLine,
  supplier,
  reference,
  tradeContract,
  tradeInvoice,
  issuance: { ...issuance, ...issuedVoucher },
  voucher,
  transfer,
  signature,
  file: { ...fileCalls, ...voucherFileCalls },
  workbench,
} as const;

export type Contract = typeof contract;

// By themselves as well: a page that makes two calls need not carry all of them.
export { account } from './account.ts';
export { messageCalls } from './message.ts';

export type { Base, Callers, Endpoint, RequestOf, Resources, ResponseOf, Source } from './endpoint.ts';
export { act, query, resource } from './endpoint.ts';
export * from './envelope.ts';
export { fromWire, renameKeys, toWire, wire, wireNameOf, type Schema } from './wire.ts';
export { PAGE_SIZE_MAX, pageOf, pageRequest } from './schemas/page.ts';
export * from './schemas/primitives.ts';
export * from './schemas/party.ts';
export { User } from './schemas/user.ts';
export { InterestPayer, IssuanceDraftForm, IssuanceForm, PaymentNature } from './issuance.ts';
export { InvoiceKind, InvoiceUse, InvoiceUseView, TradeContract, TradeInvoice } from './trade.ts';
export { Incoming, TransferLeg } from './transfer.ts';
export { CirculationNode, HistoryEntry, PieceRow } from './voucher.ts';
export { SignedAct } from './signature.ts';
