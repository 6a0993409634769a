/** The legal texts, their versions, and consent to them. */
export { recordConsent } from './consent.ts';
export { documentHandlers } from './handlers.ts';
export { documentInForce, type DocumentRow, documentsInForce } from './in-force.ts';
export { publishDocuments } from './publish.ts';
