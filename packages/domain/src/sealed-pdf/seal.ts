import { pdfSealText, type PdfProof, type PdfSeal } from './proof.ts';
import { bytesOf, readProof } from './read-proof.ts';

/** SM3 of bytes as lower-case hex, injected so that the domain depends on no library. */
export type HashBytes = (bytes: Uint8Array) => string;

/** Writes the seal into a document with an unsealed proof and changes no other byte. Throws when the document has no proof. */
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

/**
 * `noProof`: not a document of the platform. `changed`: a byte differs from the sealed file. `facts`: the facts do not match their hash.
 * `signature`: not signed by the certificate in the document.
 */
export type PdfVerdict =
  | { readonly ok: true; readonly proof: PdfProof; readonly seal: PdfSeal }
  | { readonly ok: false; readonly why: 'noProof' }
  | { readonly ok: false; readonly why: 'changed' | 'facts' | 'signature'; readonly proof: PdfProof };

interface PdfTools {
  readonly hash: HashBytes;
  readonly hashText: (text: string) => string;
  /** Whether `value` is the SM2 signature (hex) over `text` by a public key. */
  readonly verifies: (publicKey: string, text: string, value: string) => boolean;
}

/**
 * Checks a document without further information: that no byte was changed, that its facts match their hash, and that its certificate
 * signed it. The caller must compare the certificate with the platform's list.
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
