import type { LookUpVerdict } from '../proof/verify-look-up.ts';
import { signatureHolds, type SmLibrary } from '../proof/sm-library.ts';
import { pdfSealText, type PdfKind } from './proof.ts';

/** A document's number and content hash from its QR code, with the seal from the platform's response. */
export interface DocumentLookUp {
  readonly number: string;
  readonly contentHash: string;
  readonly kind: PdfKind;
  readonly fileHash: string;
  /** SM2 signature over the text that binds all fields, see `pdfSealText`. */
  readonly signature: string;
  readonly publicKey: string;
}

/**
 * Checks the seal in the response to a look-up: `proved` when a known key signed exactly this document, `unproved` when the signature is
 * valid but no key is known to compare with, `forged` otherwise.
 */
export function verifyDocumentLookUp(
  library: Pick<SmLibrary, 'sm2'>,
  { fileHash, signature, publicKey, ...document }: DocumentLookUp,
  knownKeys: readonly string[],
): LookUpVerdict {
  if (!signatureHolds(library, publicKey, pdfSealText(document, fileHash), signature)) return 'forged';
  if (knownKeys.length === 0) return 'unproved';
  return knownKeys.includes(publicKey) ? 'proved' : 'forged';
}
