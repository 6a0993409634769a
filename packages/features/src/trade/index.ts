export { ContractDialog, type ContractDialogProps, type Trade } from './contract-dialog.tsx';
export { InvoiceDialog, type InvoiceDialogProps } from './invoice-dialog.tsx';
export { TradeEvidence, type TradeEvidenceProps } from './trade-evidence.tsx';
export { useInvoicesWith, type InvoicesWith } from './use-invoices-with.ts';
export { INVOICE_KIND_TERMS, VERIFICATION_TERMS } from './verification-terms.ts';
