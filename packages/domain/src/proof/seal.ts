import type { HashText } from '../ledger/history.ts';
import { canonicalText, type HistoryValue } from '../ledger/canonical.ts';
import { EVIDENCE_FORMAT, type EvidenceSeal, type Manifest, type PartDigests } from './manifest.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

/** Converts a part to a hashable value. The types of a manifest contain nothing that JSON cannot represent. */
const valueOf = (part: object | null): HistoryValue => JSON.parse(JSON.stringify(part));

/** SM3 hashes of the canonical text of each part. */
export function partDigests({ facts, chain, anchor, certificates, files, events }: Omit<Manifest, 'seal'>, sm3: HashText): PartDigests {
  const digest = (part: object | null) => sm3(canonicalText(valueOf(part)));
  return {
    facts: digest(facts),
    chain: digest(chain),
    anchor: digest(anchor),
    certificates: certificates.map(digest),
    files: files.map(digest),
    events: events.map(digest),
  };
}

/** The text that the platform signs: the hash over the hashes of all parts. */
export const sealText = (digests: PartDigests, sm3: HashText): string => `${EVIDENCE_FORMAT}|${sm3(canonicalText(valueOf(digests)))}`;

/** Whether the signature over the part hashes is valid. The parts must be compared with their hashes separately. */
export const sealHolds = (library: SmLibrary, { digests, publicKey, value }: EvidenceSeal): boolean =>
  signatureHolds(library, publicKey, sealText(digests, library.sm3), value);
