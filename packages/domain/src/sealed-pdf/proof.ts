/** Format identifier of a proof; increase the version when the sealed content changes. */
export const PDF_PROOF_FORMAT = 'LX-PDF-1';

/** Kinds of documents that the platform issues. */
export const PDF_KINDS = ['voucher', 'transfer', 'financing', 'pledge', 'disbursement', 'registration', 'settlement', 'statement'] as const;

export type PdfKind = (typeof PDF_KINDS)[number];

/** Format of document numbers: "WJ20261120-0001". */
export const PDF_NUMBER = /^WJ\d{8}-\d{4,}$/;

/** Contents of a platform certificate. */
export interface PlatformCertificate {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  /** ISO 8601 with zone. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** An uncompressed SM2 point, in hex. */
  readonly publicKey: string;
}

/** The state of a voucher's chain when a document about it was issued. */
export interface ProvedChain {
  readonly voucherNumber: string;
  readonly head: string;
  readonly length: number;
}

/** The unsealed content of `proof.json`, the file attached to every PDF of the platform. */
export interface PdfProof {
  /** Document number. */
  readonly number: string;
  readonly kind: string;
  /** ISO 8601 with zone. */
  readonly issuedAt: string;
  /** The enterprise for which the document was issued; parties are named as disclosed to it. */
  readonly issuedFor: string;
  /** Null unless the document is about a single voucher. */
  readonly chain: ProvedChain | null;
  /** Canonical text of the facts shown in the document. */
  readonly content: string;
  /** SM3 of `content`. */
  readonly contentHash: string;
  readonly certificate: PlatformCertificate;
}

/** The seal in hex: SM3 of the whole file with both fields blank, and the platform's SM2 signature over `pdfSealText`. */
export interface PdfSeal {
  readonly fileHash: string;
  readonly signature: string;
}

const BLANK: PdfSeal = { fileHash: '0'.repeat(64), signature: '0'.repeat(128) };

/** Escapes all non-ASCII characters, so that byte offsets equal character offsets when the proof is located. */
const ascii = (json: string): string =>
  json.replaceAll(/[^\u0020-\u007E]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The attached file with a blank seal, for a document to be sealed. */
export const unsealedProof = (proof: PdfProof): string => ascii(JSON.stringify({ format: PDF_PROOF_FORMAT, ...proof, seal: BLANK }));

/** The text that the platform signs for a document. */
export const pdfSealText = ({ kind, number, contentHash }: Pick<PdfProof, 'kind' | 'number' | 'contentHash'>, fileHash: string): string =>
  [PDF_PROOF_FORMAT, kind, number, contentHash, fileHash].join('|');
