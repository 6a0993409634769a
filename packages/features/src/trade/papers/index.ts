/** Contracts and invoices as evidence of trade, where a form asks for them or a detail shows them. */
export { ContractDialog, type ContractDialogProps } from './contract-dialog.tsx';
export type { Trade } from './trade-dialog.tsx';
export { coversNothing } from './invoice-use.ts';
export { InvoiceCoverage, type InvoiceCoverageProps } from './invoice-coverage.tsx';
export { InvoiceUses, type InvoiceUsesProps } from './invoice-uses.tsx';
export { usedOf, type TypedUse } from './typed-use.ts';
export { TradeEvidence, type TradeEvidenceProps } from './trade-evidence.tsx';
export { useInvoicesWith, type InvoicesWith } from './use-invoices-with.ts';
export { INVOICE_KIND_TERMS, VERIFICATION_TERMS } from './verification-terms.ts';
export { InvoiceDialog, type InvoiceDialogProps } from './invoice-dialog.tsx';
export { ELEMENT_TERMS } from './verification-terms.ts';
export { TRADE_FILES } from './trade-files.ts';
