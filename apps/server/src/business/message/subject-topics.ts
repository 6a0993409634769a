import type { ResourceName } from '@lianxin/api/contract';
import type { MessageSubject } from '@lianxin/domain';

/**
 * What the matter of a message may have changed for everybody of the enterprise that it goes to: the resources whose answers are asked
 * for again where they are on a screen. A matter that names the wrong ones leaves its reader with a row that has moved on.
 */
export const SUBJECT_TOPICS: Readonly<Record<MessageSubject, readonly ResourceName[]>> = {
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
  creditLine: ['creditLine'],
  fundSupplement: ['fundRegister'],
  piece: ['voucher'],
  settlement: ['settlement', 'voucher'],
  supplier: ['supplier'],
  bankAccount: ['bankAccount'],
  enterprise: ['enterprise'],
  capitalPlan: ['capitalPlan'],
  lendingFee: ['lendingFee', 'pledge'],
  statement: ['statement'],
  tradeInvoice: ['tradeInvoice', 'payable', 'receivable'],
  fee: ['fee'],
  invoiceRequest: ['billing'],
  // Nobody works in an enterprise before it is registered.
  registration: [],
};
