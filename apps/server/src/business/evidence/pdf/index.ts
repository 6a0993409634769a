/** Sealed documents to print and pass on: voucher, transfer, agreements, receipts (docs/sealed-pdf.md). */
export { documentsOf } from './documents-of.ts';
export { pdfHandlers } from './handlers.ts';
