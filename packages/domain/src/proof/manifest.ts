import type { Anchor } from './daily-root.ts';

/** First line of every evidence manifest; a change of its form is a new version. */
export const EVIDENCE_FORMAT = 'LX-EVIDENCE-1';

/** The voucher in words, and whose copy of the evidence this is. */
export interface EvidenceFacts {
  /** When the evidence was put together, ISO 8601 with offset. */
  readonly createdAt: string;
  /** The enterprise that it was put together for: names are masked as it reads them. */
  readonly viewer: string;
  /** The voucher's number. */
  readonly number: string;
  /** The number of the piece that the evidence was asked for. */
  readonly pieceNumber: string;
  readonly issuer: string;
  /** In yuan, "1234567.89". */
  readonly faceAmount: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly paymentDate: string;
  readonly promiseNumber: string;
}

/** A signature as the viewer may read it. Its hash is in the chain, whoever reads. */
export interface EvidenceSignature {
  /** `whole`: can be verified. `masked`: account numbers of others are masked in the text. `withheld`: nothing of it is the viewer's to read. */
  readonly shown: 'whole' | 'masked' | 'withheld';
  readonly certificate: string;
  readonly text: string;
  readonly value: string;
}

/** One event of the voucher's chain. */
export interface EvidenceEvent {
  readonly sequence: number;
  readonly kind: string;
  readonly at: string;
  /** Who acted, masked where the viewer does not deal with them. */
  readonly actor: string;
  readonly counterparty: string | null;
  /** The text that is hashed. Enterprises stand in it under aliases, so that it is the same for every reader. */
  readonly canonical: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly signature: EvidenceSignature | null;
}

/** A certificate by which a signature of the evidence can be verified. */
export interface EvidenceCertificate {
  readonly serial: string;
  /** The enterprise it signs for, as the viewer reads it. */
  readonly holder: string;
  readonly issuedBy: string;
  readonly validUntil: string;
  readonly publicKey: string;
}

/** A file beside the manifest. */
export interface EvidenceFile {
  readonly name: string;
  readonly size: number;
  readonly sm3: string;
}

/** The hash of each part of a manifest, in the order of the manifest. */
export interface PartDigests {
  readonly facts: string;
  readonly chain: string;
  readonly anchor: string;
  readonly certificates: readonly string[];
  readonly files: readonly string[];
  readonly events: readonly string[];
}

/** The platform's signature over the evidence as it was handed out. */
export interface EvidenceSeal {
  readonly digests: PartDigests;
  readonly publicKey: string;
  readonly value: string;
}

/** All that anyone needs to check a voucher's history without this platform. */
export interface Manifest {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly facts: EvidenceFacts;
  readonly chain: { readonly head: string; readonly length: number };
  /** Null until the first root after the voucher's first event. */
  readonly anchor: Anchor | null;
  readonly certificates: readonly EvidenceCertificate[];
  readonly files: readonly EvidenceFile[];
  readonly events: readonly EvidenceEvent[];
  readonly seal: EvidenceSeal;
}

const lines = (rows: readonly unknown[]): string => rows.map((row) => `\n${JSON.stringify(row)}`).join(',');

/** A manifest as JSON with a line for each part and each event, so that damage to the file is damage to one line. */
export function writeManifest({ format, facts, chain, anchor, certificates, files, events, seal }: Manifest): string {
  const single = Object.entries({ format, facts, chain, anchor })
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)},\n`)
    .join('');
  const lists = Object.entries({ certificates, files, events })
    .map(([name, rows]) => `${JSON.stringify(name)}:[${lines(rows)}\n],\n`)
    .join('');
  return `{\n${single}${lists}"seal":${JSON.stringify(seal)}\n}\n`;
}
