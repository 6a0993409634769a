/** Legal texts, their versions, and consent to them. */
export { documentCalls } from './calls.ts';
export { copyConsentsTo, personalConsents, recordConsent, type ConsentInForce } from './consent.ts';
export { documentInForce, type DocumentRow, documentsInForce } from './in-force.ts';
export { publishDocuments } from './publish.ts';
