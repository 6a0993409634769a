/** Contracts and invoices, and how much of an invoice is used. */
export { paperCalls } from './calls.ts';
export { foreignFiles, grantFiles } from './files.ts';
export {
  activeUses,
  type Invoices,
  invoicesOfBuyer,
  mergedUses,
  ofSeller,
  releaseInvoices,
  coversSomething,
  takeInvoices,
  takeNewInvoices,
  usesForCheck,
  type WantedUse,
} from './invoice-use.ts';
export type { ContractRow, InvoiceRow } from './trade-rows.ts';
export { contractById, contractViews, invoiceUseViews, invoiceViews, usesOf } from './trade-views.ts';
