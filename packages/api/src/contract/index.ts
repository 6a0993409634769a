// Only passed on from here: a page that makes two calls then does not carry all of them.
export { contract, type Contract } from './contract.ts';
export { account } from './account.ts';
export { messageCalls } from './message.ts';

export type { Base, Endpoint, Needs, RequestOf, Resources, ResponseOf, Source } from './endpoint.ts';
export { act, callersOf, mayCall, mayDo, query, resource } from './endpoint.ts';
export { fieldProblemsOf, renamePath } from './field-problems.ts';
export * from './envelope.ts';
export { LIVE_PATH, LiveChange } from './live.ts';
export { fromWire, placesOf, toWire, wire, wireNameOf, type Schema } from './wire.ts';
export { PAGE_SIZE_MAX, pageOf, pageRequest } from './schemas/page.ts';
export * from './schemas/primitives.ts';
export * from './schemas/party.ts';
export { ReadField } from './schemas/read-field.ts';
export { AnnouncementFile, AnnouncementType, MessageType } from './schemas/news.ts';
export { FeeItem, User } from './schemas/user.ts';
export { InterestPayer, IssuanceDraftForm, IssuanceForm, PaymentNature } from './issuance/shapes.ts';
export { DocumentConsent, DocumentId, DocumentText } from './document.ts';
export { InvoiceKind, InvoiceUse, InvoiceUseView, TradeContract, TradeInvoice } from './trade.ts';
export { Incoming } from './transfer/incoming.ts';
export { TransferLeg } from './transfer/shapes.ts';
export { CirculationNode, HistoryEntry, PieceRow } from './voucher/shapes.ts';
export { RegistrationForm } from './registration/shapes.ts';
export { SmsPurpose } from './sign-up.ts';
export { SignedAct } from './signature.ts';
