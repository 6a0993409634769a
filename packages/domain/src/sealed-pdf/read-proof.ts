import { PDF_PROOF_FORMAT, type PdfProof, type PdfSeal, type PlatformCertificate, type ProvedChain } from './proof.ts';

/** Converts ASCII text to bytes. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const BEGINS = bytesOf(`{"format":"${PDF_PROOF_FORMAT}",`);
const ENDS = bytesOf('\nendstream');
const FILE_HASH = '"seal":{"fileHash":"';
const SIGNATURE = '","signature":"';
const ZERO = 0x30;

/** Index of the first occurrence of `run` at or after `from`; -1 when there is none. */
function placeOf(bytes: Uint8Array, run: Uint8Array, from = 0): number {
  const [first = 0] = run;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (run.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}

/** Converts bytes to text in chunks, because the number of arguments of a call is limited. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a record with strings under all the given keys. */
const hasTexts = <Key extends string>(value: unknown, keys: readonly Key[]): value is Fields & Readonly<Record<Key, string>> =>
  isFields(value) && keys.every((key) => typeof value[key] === 'string');

const isChain = (value: unknown): value is ProvedChain =>
  hasTexts(value, ['voucherNumber', 'head']) && Number.isSafeInteger(value['length']);

const isCertificate = (value: unknown): value is PlatformCertificate =>
  hasTexts(value, ['serial', 'subject', 'issuedBy', 'validFrom', 'validUntil', 'publicKey']);

function parsed(text: string): { readonly proof: PdfProof; readonly seal: PdfSeal } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!hasTexts(value, ['number', 'kind', 'issuedAt', 'issuedFor', 'content', 'contentHash'])) return undefined;
  const { number, kind, issuedAt, issuedFor, content, contentHash, chain, certificate, seal } = value;
  if (!isCertificate(certificate) || !hasTexts(seal, ['fileHash', 'signature']) || !(chain === null || isChain(chain))) return undefined;
  if (!/^[0-9a-f]{64}$/.test(seal.fileHash) || !/^[0-9a-f]{128}$/.test(seal.signature)) return undefined;
  return {
    proof: { number, kind, issuedAt, issuedFor, chain, content, contentHash, certificate },
    seal: { fileHash: seal.fileHash, signature: seal.signature },
  };
}

/** A located proof, and the document with its seal blanked out. */
export interface FoundProof {
  readonly proof: PdfProof;
  readonly seal: PdfSeal;
  readonly blank: Uint8Array;
  readonly fileHashAt: number;
  readonly signatureAt: number;
}

/** Locates the proof in a document; undefined when there is none, more than one, or an invalid one. */
export function readProof(bytes: Uint8Array): FoundProof | undefined {
  const start = placeOf(bytes, BEGINS);
  if (start === -1 || placeOf(bytes, BEGINS, start + 1) !== -1) return undefined;
  const end = placeOf(bytes, ENDS, start);
  if (end === -1) return undefined;
  const text = textOf(bytes.subarray(start, end));
  const read = parsed(text);
  const seal = text.lastIndexOf(FILE_HASH);
  if (read === undefined || seal === -1) return undefined;
  const fileHashAt = start + seal + FILE_HASH.length;
  const signatureAt = fileHashAt + 64 + SIGNATURE.length;
  const blank = Uint8Array.from(bytes);
  blank.fill(ZERO, fileHashAt, fileHashAt + 64);
  blank.fill(ZERO, signatureAt, signatureAt + 128);
  return { ...read, blank, fileHashAt, signatureAt };
}
