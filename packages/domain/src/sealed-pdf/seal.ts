import { pdfSealText, type PdfProof, type PdfSeal } from './proof.ts';
import { bytesOf, readProof } from './read-proof.ts';

/** SM3 of bytes as lower-case hex, passed in so that the domain needs no library. */
export type HashBytes = (bytes: Uint8Array) => string;

/** Puts the seal into a document that carries an unsealed proof; not a byte besides is changed. Throws where there is no proof. */
export function sealPdf(
  unsealed: Uint8Array,
  hash: HashBytes,
  sign: (text: string) => string,
): { readonly pdf: Uint8Array; readonly seal: PdfSeal } {
  const found = readProof(unsealed);
  if (found === undefined) throw new Error('the document carries no proof to seal');
  const fileHash = hash(found.blank);
  const signature = sign(pdfSealText(found.proof, fileHash));
  const pdf = Uint8Array.from(found.blank);
  pdf.set(bytesOf(fileHash), found.fileHashAt);
  pdf.set(bytesOf(signature), found.signatureAt);
  return { pdf, seal: { fileHash, signature } };
}

/** `noProof`: no document of the platform. `changed`: a byte is not as it was sealed. `facts`: the facts are not those of their hash. `signature`: signed by another key. */
export type PdfVerdict =
  | { readonly ok: true; readonly proof: PdfProof; readonly seal: PdfSeal }
  | { readonly ok: false; readonly why: 'noProof' }
  | { readonly ok: false; readonly why: 'changed' | 'facts' | 'signature'; readonly proof: PdfProof };

interface PdfTools {
  readonly hash: HashBytes;
  /** SM3 of a text. */
  readonly hashText: (text: string) => string;
  /** Whether a value is the signature over a text of a public key (SM2, hex). */
  readonly verifies: (publicKey: string, text: string, value: string) => boolean;
}

/**
 * Checks a document by itself: that no byte of it was changed, that its facts are those it names, that its own certificate signed it.
 * Whether that certificate is the platform's is the caller's to compare with the platform's list.
 */
export function checkSealedPdf(bytes: Uint8Array, { hash, hashText, verifies }: PdfTools): PdfVerdict {
  const found = readProof(bytes);
  if (found === undefined) return { ok: false, why: 'noProof' };
  const { proof, seal, blank } = found;
  if (hash(blank) !== seal.fileHash) return { ok: false, why: 'changed', proof };
  if (hashText(proof.content) !== proof.contentHash) return { ok: false, why: 'facts', proof };
  if (!verifies(proof.certificate.publicKey, pdfSealText(proof, seal.fileHash), seal.signature))
    return { ok: false, why: 'signature', proof };
  return { ok: true, proof, seal };
}
