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

/** What is known of the platform from its own pages, fetched before anything is checked. */
export interface PublishedKeys {
  readonly keys: readonly string[];
  readonly roots: readonly Pick<SignedRoot, 'day' | 'root'>[];
}

/** What became of a file. */
export type Checked =
  | { readonly kind: 'evidence'; readonly account: ProofAccount }
  /** `isKnown`: whether its certificate is one of the platform's; undefined where those are not known. */
  | { readonly kind: 'document'; readonly verdict: PdfVerdict; readonly isKnown: boolean | undefined };

const library: SmLibrary = { sm2, sm3: (data) => sm3(data) };

/** Files that say they are larger when unpacked are no evidence. */
const MOST_BYTES = 64 * 1024 * 1024;

const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46].every((byte, at) => bytes[at] === byte);

/** Checks a file's bytes from nothing but themselves and what is known: a ZIP of evidence, its manifest, or a document of the platform. */
export function checkBytes(bytes: Uint8Array, { keys, roots }: PublishedKeys): Checked {
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

/** Checks the way that was answered to a number and a link. */
export const checkAnswer = (answer: VoucherLookUp, { keys }: PublishedKeys): LookUpVerdict => verifyLookUp(library, answer, keys);

/** Checks the seal that was answered to a document's number and hash. */
export const checkDocumentAnswer = (answer: DocumentLookUp, { keys }: PublishedKeys): LookUpVerdict =>
  verifyDocumentLookUp(library, answer, keys);
