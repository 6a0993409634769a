/** Sealed documents to print and pass on: voucher, transfer, agreements, receipts (docs/sealed-pdf.md). */
export { pdfCalls } from './calls.ts';
export { documentsOf } from './documents-of.ts';
