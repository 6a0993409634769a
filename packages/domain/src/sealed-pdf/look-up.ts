import type { LookUpVerdict } from '../proof/verify-look-up.ts';
import { signatureHolds, type SmLibrary } from '../proof/sm-library.ts';
import { pdfSealText, type PdfKind } from './proof.ts';

/** A document's number and the hash of its facts, as its QR code carries them, and the seal that the platform says is on record for both. */
export interface LookedUpDocument {
  readonly number: string;
  readonly contentHash: string;
  readonly kind: PdfKind;
  readonly fileHash: string;
  /** SM2 of the key over what binds all of these. */
  readonly signature: string;
  readonly publicKey: string;
}

/**
 * Checks the seal that was answered to a document's number and hash: `proved` where a known key signed just these, `told` where it signed
 * them and no key is known to compare it with, `forged` otherwise.
 */
export function verifyDocumentLookUp(
  library: Pick<SmLibrary, 'sm2'>,
  { fileHash, signature, publicKey, ...document }: LookedUpDocument,
  knownKeys: readonly string[],
): LookUpVerdict {
  if (!signatureHolds(library, publicKey, pdfSealText(document, fileHash), signature)) return 'forged';
  if (knownKeys.length === 0) return 'told';
  return knownKeys.includes(publicKey) ? 'proved' : 'forged';
}
