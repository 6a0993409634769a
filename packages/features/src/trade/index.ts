export { ContractDialog, type ContractDialogProps } from './contract-dialog.tsx';
export type { Trade } from './trade-dialog.tsx';
export { coversNothing } from './invoice-use.ts';
export { InvoiceCoverage, type InvoiceCoverageProps } from './invoice-coverage.tsx';
export { InvoiceUses, type InvoiceUsesProps } from './invoice-uses.tsx';
export { usedOf, type TypedUse } from './typed-use.ts';
export { TradeEvidence, type TradeEvidenceProps } from './trade-evidence.tsx';
export { useInvoicesWith, type InvoicesWith } from './use-invoices-with.ts';
export { INVOICE_KIND_TERMS, VERIFICATION_TERMS } from './verification-terms.ts';
