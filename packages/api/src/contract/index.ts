// Only re-exported, so that a page that makes two calls does not load all of them.
export * as contract from './contract.ts';
export type { Contract } from './contract-type.ts';
export { account } from './account.ts';
export { messageCalls } from './message.ts';

export type { Base, Endpoint, Needs, RequestOf, Resources, ResponseOf, Source } from './endpoint.ts';
export { act, callersOf, mayCall, mayDo, query, resource } from './endpoint.ts';
export { addressed, readAddress } from './address.ts';
export type { ResourceName } from './resource-name.ts';
export { fieldProblemsOf, renamePath } from './field-problems.ts';
export * from './envelope.ts';
export { LIVE_PATH, LiveChange } from './live.ts';
export { fromWire, placesOf, toWire, wire, wireNameOf, type Schema } from './wire.ts';
export { writeWire } from './wire-writer.ts';
export { isPaged, WHOLE_LIST, WHOLE_LIST_ROWS_MAX } from './whole-list.ts';
export { PAGE_SIZE_MAX, pageOf, pageRequest, summedPageOf } from './schemas/page.ts';
export * from './schemas/primitives.ts';
export * from './schemas/party.ts';
export { ReadField } from './schemas/read-field.ts';
export { AnnouncementFile, AnnouncementType, MessageType } from './schemas/news.ts';
export { FeeItem, User } from './schemas/user.ts';
export { ISSUANCE_ROWS_MAX, IssuanceSheetRow } from './issuance/many.ts';
export { InterestPayer, IssuanceDraftForm, IssuanceForm } from './issuance/shapes.ts';
export { ImportedLine } from './reconciliation/shapes.ts';
export { UPLOAD_BYTES_MAX } from './file.ts';
export { DocumentConsent, DocumentId, DocumentText } from './document.ts';
export { SUPPLIER_ROWS_MAX, SupplierSheetRow } from './supplier-many.ts';
export { VERIFIED_AT_ONCE } from './trade/invoice-calls.ts';
export { INVOICE_ROWS_MAX, InvoiceSheetRow } from './trade/many-invoices.ts';
export {
  InvoiceKind,
  InvoicePlace,
  InvoiceUse,
  InvoiceUseView,
  PaymentNature,
  ReadInvoice,
  TradeContract,
  TradeContractRow,
  TradeInvoice,
  TradeInvoiceRow,
} from './trade/shapes.ts';
export { Incoming } from './transfer/incoming.ts';
export { TransferLeg } from './transfer/shapes.ts';
export { applicationCalls, draftCalls, supplementCall, type FundingKind } from './funding/calls.ts';
export { decideCall, registerCall } from './funding/lending.ts';
export { repaymentCalls } from './funding/repaying.ts';
export { agreementsOf, detailShape, filterShape, formShape, pieceShape, referenceShape, rowShape, submissionOf } from './funding/shapes.ts';
export { FinancingForm, type FinancingDetail, type FinancingRow } from './financing/shapes.ts';
export { PledgeForm, type PledgeDetail, type PledgeRow } from './pledge/shapes.ts';
export type { StatementMonthView } from './statement/shapes.ts';
export type { ServiceBillLine, ServiceBillMonthView } from './service-bill/shapes.ts';
export type { Repayable } from './treasury/shapes.ts';
export type { PledgeOffer } from './pledge/shapes.ts';
export { Offer, offersShape, PiecesShown, type Quote } from './funding/quote.ts';
export { Payment as paymentShape } from './funding/repayment.ts';
export { STATE_REFUSALS } from './state-refusals.ts';
export type { PayeeAccount } from './schemas/payee-account.ts';
export { CirculationNode, HistoryEntry, PieceRow } from './voucher/shapes.ts';
export { RegistrationForm } from './registration/shapes.ts';
export { SmsPurpose } from './sign-up.ts';
export { SignedAct } from './signature.ts';
export { SignedElement } from './signed-element.ts';
