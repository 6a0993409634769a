import type { Anchor } from './daily-root.ts';

/** Format identifier in the first line of a manifest; increase the version when the format changes. */
export const EVIDENCE_FORMAT = 'LX-EVIDENCE-1';

/** Readable facts about the voucher and about the reader of this copy. */
export interface EvidenceFacts {
  /** Creation time of the evidence, ISO 8601 with offset. */
  readonly createdAt: string;
  /** The enterprise the copy was made for; it decides which names are masked. */
  readonly viewer: string;
  /** Voucher number. */
  readonly number: string;
  /** Number of the piece for which the evidence was requested. */
  readonly pieceNumber: string;
  readonly issuer: string;
  /** In yuan, "1234567.89". */
  readonly faceAmount: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly paymentDate: string;
  readonly promiseNumber: string;
}

/** A signature as disclosed to the viewer. Its hash is in the chain in any case. */
export interface EvidenceSignature {
  /** `whole`: can be verified. `masked`: account numbers of others are masked in the text. `withheld`: not disclosed to the viewer. */
  readonly shown: 'whole' | 'masked' | 'withheld';
  readonly certificate: string;
  readonly text: string;
  readonly value: string;
}

export interface EvidenceEvent {
  readonly sequence: number;
  readonly kind: string;
  readonly at: string;
  /** Name of the actor, masked when the viewer has no business with it. */
  readonly actor: string;
  readonly counterparty: string | null;
  /** The hashed text. It contains aliases of enterprises, so that it is the same for every reader. */
  readonly canonical: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly signature: EvidenceSignature | null;
}

/** A certificate for verifying signatures in the evidence. */
export interface EvidenceCertificate {
  readonly serial: string;
  /** The certified enterprise, named as disclosed to the viewer. */
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

/** Hashes of the parts of a manifest, in manifest order. */
export interface PartDigests {
  readonly facts: string;
  readonly chain: string;
  readonly anchor: string;
  readonly certificates: readonly string[];
  readonly files: readonly string[];
  readonly events: readonly string[];
}

/** The platform's signature over the evidence. */
export interface EvidenceSeal {
  readonly digests: PartDigests;
  readonly publicKey: string;
  readonly value: string;
}

/** Everything needed to check the history of a voucher without the platform. */
export interface Manifest {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly facts: EvidenceFacts;
  readonly chain: { readonly head: string; readonly length: number };
  /** Null until a daily root covers the voucher. */
  readonly anchor: Anchor | null;
  readonly certificates: readonly EvidenceCertificate[];
  readonly files: readonly EvidenceFile[];
  readonly events: readonly EvidenceEvent[];
  readonly seal: EvidenceSeal;
}

const lines = (rows: readonly unknown[]): string => rows.map((row) => `\n${JSON.stringify(row)}`).join(',');

/** Serialises a manifest as JSON with one line per part and event, so that damage stays confined to a line. */
export function writeManifest({ format, facts, chain, anchor, certificates, files, events, seal }: Manifest): string {
  const single = Object.entries({ format, facts, chain, anchor })
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)},\n`)
    .join('');
  const lists = Object.entries({ certificates, files, events })
    .map(([name, rows]) => `${JSON.stringify(name)}:[${lines(rows)}\n],\n`)
    .join('');
  return `{\n${single}${lists}"seal":${JSON.stringify(seal)}\n}\n`;
}
