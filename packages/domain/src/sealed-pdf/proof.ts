/** First field of every proof; a change of what is sealed is a new version. */
export const PDF_PROOF_FORMAT = 'LX-PDF-1';

/** The documents that the platform makes. */
export const PDF_KINDS = ['voucher', 'transfer', 'financing', 'pledge', 'disbursement', 'registration', 'settlement', 'statement'] as const;

export type PdfKind = (typeof PDF_KINDS)[number];

/** The form of a document's own number: "WJ20261120-0001". */
export const PDF_NUMBER = /^WJ\d{8}-\d{4,}$/;

/** What a certificate of the platform says of itself. */
export interface PlatformCertificate {
  readonly serial: string;
  readonly subject: string;
  readonly issuedBy: string;
  /** ISO 8601 with zone. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** An uncompressed point of SM2's curve, in hex. */
  readonly publicKey: string;
}

/** Where a voucher's chain stood when a document about it was made. */
export interface ProvedChain {
  readonly voucherNumber: string;
  readonly head: string;
  readonly length: number;
}

/** What a PDF of the platform carries as the attached file `proof.json`, before it is sealed. */
export interface PdfProof {
  /** The document's own number. */
  readonly number: string;
  readonly kind: string;
  /** ISO 8601 with zone. */
  readonly issuedAt: string;
  /** The enterprise that it was made for, and as which it names the parties. */
  readonly issuedFor: string;
  /** Null where the document is about no single voucher. */
  readonly chain: ProvedChain | null;
  /** The facts that the document shows, in their one canonical text. */
  readonly content: string;
  /** SM3 of that text. */
  readonly contentHash: string;
  readonly certificate: PlatformCertificate;
}

/** The seal: SM3 of the whole file with both of these blank, and the platform's SM2 signature over what binds it; hex. */
export interface PdfSeal {
  readonly fileHash: string;
  readonly signature: string;
}

const BLANK: PdfSeal = { fileHash: '0'.repeat(64), signature: '0'.repeat(128) };

/** Whatever is no plain ASCII is escaped, so that a byte is a letter wherever the proof is looked for. */
const ascii = (json: string): string =>
  json.replaceAll(/[^\u0020-\u007E]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The attached file as it is put into a document that is not sealed yet: its seal blank. */
export const unsealedProof = (proof: PdfProof): string => ascii(JSON.stringify({ format: PDF_PROOF_FORMAT, ...proof, seal: BLANK }));

/** The text that the platform signs for a document. */
export const pdfSealText = ({ kind, number, contentHash }: Pick<PdfProof, 'kind' | 'number' | 'contentHash'>, fileHash: string): string =>
  [PDF_PROOF_FORMAT, kind, number, contentHash, fileHash].join('|');
