/** The checks on evidence, in display order. */
export const PROOF_CHECKS = [
  'readable',
  'chain',
  'facts',
  'signatures',
  'certificates',
  'files',
  'anchor',
  'seal',
  'key',
  'published',
] as const;

export type ProofCheck = (typeof PROOF_CHECKS)[number];

/** An event of the chain at which a check failed. */
export interface EventPlace {
  readonly part: 'event';
  /** From 1; one past the last event when the end is missing. */
  readonly sequence: number;
  /** As stated in the evidence; null when missing or unreadable. */
  readonly kind: string | null;
  readonly at: string | null;
}

/** The part at which a check failed. */
export type ProofPlace =
  | EventPlace
  | { readonly part: 'certificate' | 'file'; readonly name: string }
  | { readonly part: 'bundle' | 'facts' | 'chain' | 'anchor' | 'seal' };

/** `open`: undecidable with the material at hand, for instance a signature withheld from the reader or a root not published yet. */
export type ProofOutcome = 'passed' | 'failed' | 'open';

export interface CheckResult {
  readonly check: ProofCheck;
  readonly outcome: ProofOutcome;
  /** The failed parts in order; empty unless the check failed. */
  readonly places: readonly ProofPlace[];
  /** Number of valid items: events, signatures, certificates or files. */
  readonly held: number;
  /** How many items could not be checked. */
  readonly open: number;
}

/** The complete result of checking evidence. */
export interface ProofAccount {
  /** `unreadable`: not an evidence file at all. */
  readonly verdict: 'intact' | 'changed' | 'unreadable';
  readonly checks: readonly CheckResult[];
  /** The first event with a failed check; undefined when only other parts failed. */
  readonly firstEvent: EventPlace | undefined;
  /** Number of the voucher; undefined when unreadable. */
  readonly voucherNumber: string | undefined;
  /** Number of events. */
  readonly events: number;
  /** The recomputed hash of the last event; undefined when the chain is broken. */
  readonly head: string | undefined;
  /** The daily root that covers the chain, with its business day and the number of events covered; undefined without one. */
  readonly anchored: { readonly day: string; readonly length: number; readonly root: string } | undefined;
  /** The public key of the seal, in hex. */
  readonly publicKey: string | undefined;
}

const sequenceOf = (place: EventPlace): number => place.sequence;

/** The earliest event at which any check failed. */
export function firstEventOf(checks: readonly CheckResult[]): EventPlace | undefined {
  const events = checks.flatMap(({ places }) => places.flatMap((place) => (place.part === 'event' ? [place] : [])));
  return events.toSorted((left, right) => sequenceOf(left) - sequenceOf(right))[0];
}
