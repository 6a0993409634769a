import { canonicalText, type HistoryValue } from './canonical.ts';

/** One thing that happened to a voucher. Amounts may be fen or the yuan text they travel as: both give the same canonical text. */
export interface HistoryEvent {
  readonly voucherNumber: string;
  /** 1 for the first event of the voucher, without gaps. */
  readonly sequence: number;
  /** When, ISO 8601 with offset, exactly as stored. */
  readonly at: string;
  /** What happened, for instance "issuance.sign". */
  readonly kind: string;
  /** Enterprise that acted; absent for the system. */
  readonly actorNo?: string | undefined;
  /** Pieces, amounts, states from and to, hash of the signature. */
  readonly details: { readonly [key: string]: HistoryValue };
}

/** An event with its link in the chain. */
export interface ChainedEvent extends HistoryEvent {
  readonly hash: string;
}

/** A hash of a text as lower-case hex; SM3 in this system, passed in so that the domain needs no library. */
export type HashText = (text: string) => string;

/** What stands before the first event of every voucher. */
export const genesisHash = '0'.repeat(64);

/** The one text of an event that is hashed. */
export function canonicalHistory(event: HistoryEvent): string {
  const { voucherNumber, sequence, at, kind, actorNo, details } = event;
  return canonicalText({ voucherNumber, sequence, at, kind, actorNo, details });
}

/** The link of an event: the hash over the previous link and the event's canonical text. */
export function chainHash(previousHash: string, event: HistoryEvent, sm3: HashText): string {
  return sm3(`LX-HISTORY-1|${previousHash}|${canonicalHistory(event)}`);
}

/** Adds an event to the end of a chain. */
export function chained<E extends HistoryEvent>(previousHash: string, event: E, sm3: HashText): E & ChainedEvent {
  return { ...event, hash: chainHash(previousHash, event, sm3) };
}

export type ChainVerdict =
  | { readonly ok: true; readonly head: string }
  /** Index of the first event that does not fit. */
  | { readonly ok: false; readonly at: number };

/** Re-computes a voucher's chain from its first event; says where it breaks: another hash, a gap, or an event of another voucher. */
export function verifyChain(events: readonly ChainedEvent[], sm3: HashText): ChainVerdict {
  let head = genesisHash;
  for (const [index, event] of events.entries()) {
    const fits = event.sequence === index + 1 && event.voucherNumber === events[0]?.voucherNumber;
    if (!fits || chainHash(head, event, sm3) !== event.hash) return { ok: false, at: index };
    head = event.hash;
  }
  return { ok: true, head };
}
