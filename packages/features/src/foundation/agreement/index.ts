/** Legal texts shown in a dialog, and the tick that agrees to them. */
export { AgreementTick, NumberedClauses, type AgreedText, type AgreementTickProps } from './agreement-tick.tsx';
export { Clauses } from './clauses.tsx';
export { DocumentDialog, type DocumentDialogProps } from './document-dialog.tsx';
export { DocumentLink, type DocumentLinkProps } from './document-link.tsx';
export { DocumentReader, type DocumentReaderProps } from './document-reader.tsx';
export { DOCUMENT_TERMS } from './document-terms.ts';
export { TextDigest } from './text-digest.tsx';
