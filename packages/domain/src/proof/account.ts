/** What is checked of evidence, in the order in which it is told. */
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

/** An event of the chain that something is wrong at. */
export interface EventPlace {
  readonly part: 'event';
  /** 1 for the first; one past the last where the end is missing. */
  readonly sequence: number;
  /** As the evidence has it; null where it cannot be read or is missing. */
  readonly kind: string | null;
  readonly at: string | null;
}

/** Where something was changed. */
export type ProofPlace =
  | EventPlace
  | { readonly part: 'certificate' | 'file'; readonly name: string }
  | { readonly part: 'bundle' | 'facts' | 'chain' | 'anchor' | 'seal' };

/** `open`: cannot be told from what is there, as where a signature is not the reader's to see or no root has been published yet. */
export type ProofOutcome = 'passed' | 'failed' | 'open';

export interface CheckResult {
  readonly check: ProofCheck;
  readonly outcome: ProofOutcome;
  /** What failed, the first first; empty otherwise. */
  readonly places: readonly ProofPlace[];
  /** How many were found to hold: events, signatures, certificates, files. */
  readonly held: number;
  /** How many could not be checked. */
  readonly open: number;
}

/** What a check of evidence found, exactly. */
export interface ProofAccount {
  /** `unreadable`: it is no evidence at all. */
  readonly verdict: 'intact' | 'changed' | 'unreadable';
  readonly checks: readonly CheckResult[];
  /** The first event at which something was changed, where it was changed at an event. */
  readonly firstEvent: EventPlace | undefined;
  /** The voucher as the evidence names it; undefined where that cannot be read. */
  readonly voucherNumber: string | undefined;
  /** How many events there are. */
  readonly events: number;
  /** The last link, computed again; undefined where the chain does not hold to its end. */
  readonly head: string | undefined;
  /** The business day whose root covers the chain, and up to which event; undefined where none does. */
  readonly anchored: { readonly day: string; readonly length: number; readonly root: string } | undefined;
  /** The key that the evidence is sealed with. */
  readonly publicKey: string | undefined;
}

const sequenceOf = (place: EventPlace): number => place.sequence;

/** The first of all events that any check failed at. */
export function firstEventOf(checks: readonly CheckResult[]): EventPlace | undefined {
  const events = checks.flatMap(({ places }) => places.flatMap((place) => (place.part === 'event' ? [place] : [])));
  return events.toSorted((left, right) => sequenceOf(left) - sequenceOf(right))[0];
}
