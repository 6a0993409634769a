export { foreignFiles, grantFiles } from './files.ts';
export { tradeContractHandlers, tradeInvoiceHandlers } from './handlers.ts';
export {
  activeUses,
  type Invoices,
  invoicesOfBuyer,
  merged,
  ofSeller,
  releaseInvoices,
  stands,
  takeInvoices,
  takeNewInvoices,
  usesForCheck,
  type WantedUse,
} from './invoice-use.ts';
export { contractById, type ContractRow, contractViews, type InvoiceRow, invoiceUseViews, invoiceViews, usesOf } from './trade-views.ts';
