import {
  checkSealedPdf,
  openEvidence,
  signatureHolds,
  verifyDocumentLookUp,
  verifyEvidence,
  verifyLookUp,
  type VoucherLookUp,
  type DocumentLookUp,
  type LookUpVerdict,
  type PdfVerdict,
  type ProofAccount,
  type SignedRoot,
  type SmLibrary,
} from '@lianxin/domain';
import { unzipSync } from 'fflate';
import { sm2, sm3 } from 'sm-crypto-v2';

/** Keys and roots from the platform's own pages, loaded before any check. */
export interface PublishedKeys {
  readonly keys: readonly string[];
  readonly roots: readonly Pick<SignedRoot, 'day' | 'root'>[];
}

export type FileResult =
  | { readonly kind: 'evidence'; readonly account: ProofAccount }
  /** `isKnown`: whether the certificate is one of the platform's; undefined if those are unknown. */
  | { readonly kind: 'document'; readonly verdict: PdfVerdict; readonly isKnown: boolean | undefined };

const library: SmLibrary = { sm2, sm3: (data) => sm3(data) };

/** Larger files, when unpacked, are not evidence. */
const MOST_BYTES = 64 * 1024 * 1024;

const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46].every((byte, at) => bytes[at] === byte);

/** Checks a ZIP of evidence, its manifest, or a document, using only the file and the published keys. */
export function checkBytes(bytes: Uint8Array, { keys, roots }: PublishedKeys): FileResult {
  if (isPdf(bytes)) {
    const verdict = checkSealedPdf(bytes, {
      hash: library.sm3,
      hashText: library.sm3,
      verifies: (publicKey, text, value) => signatureHolds(library, publicKey, text, value),
    });
    const key = 'proof' in verdict ? verdict.proof.certificate.publicKey : undefined;
    return { kind: 'document', verdict, isKnown: keys.length === 0 || key === undefined ? undefined : keys.includes(key) };
  }
  const opened = openEvidence(library, bytes, {
    unzip: (zip) => unzipSync(zip, { filter: ({ originalSize }) => originalSize <= MOST_BYTES }),
    decode: (part) => new TextDecoder().decode(part),
  });
  const { manifest = '', files } = opened ?? {};
  return { kind: 'evidence', account: verifyEvidence(library, { manifest, files, knownKeys: keys, knownRoots: roots }) };
}

/** Checks the path returned for a number and a link. */
export const checkAnswer = (answer: VoucherLookUp, { keys }: PublishedKeys): LookUpVerdict => verifyLookUp(library, answer, keys);

/** Checks the seal returned for a document's number and hash. */
export const checkDocumentAnswer = (answer: DocumentLookUp, { keys }: PublishedKeys): LookUpVerdict =>
  verifyDocumentLookUp(library, answer, keys);
