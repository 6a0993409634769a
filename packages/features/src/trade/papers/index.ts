/** Contracts and invoices as evidence of trade: their lists, their forms, and where they are used. */
export { ContractDialog, type ContractDialogProps } from './entering/contract-dialog.tsx';
export { InvoiceDialog, type InvoiceDialogProps } from './entering/invoice-dialog.tsx';
export type { Trade } from './entering/trade-dialog.tsx';
export { TRADE_FILES } from './entering/trade-files.ts';
export { tradePaperScreens } from './screens.ts';
export { TradeEvidence, type TradeEvidenceProps } from './trade-evidence.tsx';
export { InvoiceCoverage, type InvoiceCoverageProps } from './uses/invoice-coverage.tsx';
export { coversNothing } from './uses/invoice-use.ts';
export { InvoiceUses, type InvoiceUsesProps } from './uses/invoice-uses.tsx';
export { usedOf, type TypedUse } from './uses/typed-use.ts';
export { useInvoicesWith, type InvoicesWith } from './uses/use-invoices-with.ts';
export { ELEMENT_TERMS, INVOICE_KIND_TERMS, VERIFICATION_TERMS } from './verification-terms.ts';
