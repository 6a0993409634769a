import type { HashText } from '../ledger/history.ts';
import { canonicalText, type HistoryValue } from '../ledger/canonical.ts';
import { EVIDENCE_FORMAT, type EvidenceSeal, type Manifest, type PartDigests } from './manifest.ts';
import { signatureHolds, type SmLibrary } from './sm-library.ts';

/** A record as a value to be hashed: what the types of a manifest hold is nothing else. */
const valueOf = (part: object | null): HistoryValue => JSON.parse(JSON.stringify(part));

/** SM3 over the canonical text of each part. */
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

/** What the platform signs of evidence that it hands out: every part, through the hash of its hashes. */
export const sealText = (digests: PartDigests, sm3: HashText): string => `${EVIDENCE_FORMAT}|${sm3(canonicalText(valueOf(digests)))}`;

/** Whether the platform's signature over the parts' hashes holds; of the parts themselves it says nothing yet. */
export const sealHolds = (library: SmLibrary, { digests, publicKey, value }: EvidenceSeal): boolean =>
  signatureHolds(library, publicKey, sealText(digests, library.sm3), value);
