export { documentsOf } from './documents-of.ts';
export { pdfHandlers } from './handlers.ts';
