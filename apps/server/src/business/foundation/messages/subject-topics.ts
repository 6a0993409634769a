import { contract, type ResourceName } from '@lianxin/api/contract';
import type { MessageSubject } from '@lianxin/domain';

/** A matter that has the name of a resource. */
type Named = Extract<MessageSubject, ResourceName>;

/** What is asked for again besides, or instead of, the resource that a matter is named after. */
const TOPICS: Readonly<Record<Exclude<MessageSubject, ResourceName>, readonly ResourceName[]>> &
  Readonly<Partial<Record<Named, readonly ResourceName[]>>> = {
  issuance: ['issuance', 'voucher'],
  issuanceSignFor: ['issuance', 'voucher'],
  transfer: ['transfer', 'voucher'],
  transferSignFor: ['transfer', 'voucher'],
  assignmentNotice: ['transfer'],
  financing: ['financing', 'voucher'],
  financingConsent: ['financing', 'voucher'],
  pledge: ['pledge', 'voucher'],
  pledgeLending: ['pledge', 'voucher'],
  creditApplication: ['creditLine'],
  fundSupplement: ['fundRegister'],
  piece: ['voucher'],
  settlement: ['settlement', 'voucher'],
  lendingFee: ['lendingFee', 'pledge'],
  tradeInvoice: ['tradeInvoice', 'payable', 'receivable'],
  invoiceRequest: ['billing'],
  // Nobody works in an enterprise before it is registered.
  registration: [],
  enrolment: ['enrolment', 'account'],
};

const isNamed = (subject: MessageSubject): subject is Named => Object.hasOwn(contract, subject);

/**
 * What the matter of a message may have changed for everybody of the enterprise that it goes to: the resources whose answers are asked
 * for again where they are on a screen. A matter that names the wrong ones leaves its reader with a row that has moved on.
 */
export const topicsOf = (subject: MessageSubject): readonly ResourceName[] => TOPICS[subject] ?? (isNamed(subject) ? [subject] : []);
