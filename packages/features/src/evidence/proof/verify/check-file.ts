import {
  checkSealedPdf,
  EVIDENCE_BYTES_MAX,
  openEvidence,
  signatureHolds,
  verifyEvidence,
  type Inflate,
  type PdfVerdict,
  type ProofAccount,
  type SmLibrary,
} from '@lianxin/domain';
import { Inflate as InflateStream } from 'fflate';
import { sm2, sm3 } from 'sm-crypto-v2';
import type { PublishedKeys } from './known-keys.ts';

export type FileResult =
  | { readonly kind: 'evidence'; readonly account: ProofAccount }
  /** `isKnown`: whether the certificate is one of the platform's; undefined if those are unknown. */
  | { readonly kind: 'document'; readonly verdict: PdfVerdict; readonly isKnown: boolean | undefined }
  | { readonly kind: 'tooLarge' };

const library: SmLibrary = { sm2, sm3: (data) => sm3(data) };

/** One step of unpacking makes at most a thousand times as much. */
const STEP_BYTES = 4096;

const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46].every((byte, at) => bytes[at] === byte);

/** Unpacks step by step and throws a RangeError at the first byte above `size`. */
const inflate: Inflate = (packed, size) => {
  const whole = new Uint8Array(size);
  let length = 0;
  const stream = new InflateStream((part) => {
    whole.set(part, length);
    length += part.length;
  });
  for (let at = 0; at < packed.length; at += STEP_BYTES)
    stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
  return whole.subarray(0, length);
};

/** Checks a ZIP of evidence, its manifest, or a document, using only the file and the published keys. */
export async function checkFile(file: Blob, { keys, roots }: PublishedKeys): Promise<FileResult> {
  if (file.size > EVIDENCE_BYTES_MAX) return { kind: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) {
    const verdict = checkSealedPdf(bytes, {
      hash: library.sm3,
      hashText: library.sm3,
      verifies: (publicKey, text, value) => signatureHolds(library, publicKey, text, value),
    });
    const key = 'proof' in verdict ? verdict.proof.certificate.publicKey : undefined;
    return { kind: 'document', verdict, isKnown: keys.length === 0 || key === undefined ? undefined : keys.includes(key) };
  }
  const opened = openEvidence(library, bytes, { inflate, decode: (part) => new TextDecoder().decode(part) });
  const { manifest = '', files } = opened ?? {};
  return { kind: 'evidence', account: verifyEvidence(library, { manifest, files, knownKeys: keys, knownRoots: roots }) };
}
