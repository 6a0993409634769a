import { canonicalText, type HistoryValue } from './canonical.ts';

/** Kind of the event by which a published list of holidays moves the day on which a voucher is paid; its details carry the new day. */
export const PAYMENT_DAY_MOVED = 'voucher.movePaymentDay';

/** One event in the history of a voucher. Amounts may be fen or the yuan text sent on the wire; both have the same canonical text. */
export interface HistoryEvent {
  readonly voucherNumber: string;
  /** Consecutive number within the voucher, from 1. */
  readonly sequence: number;
  /** Time of the event, ISO 8601 with offset, exactly as stored. */
  readonly at: string;
  /** Kind of event, for instance "issuance.sign". */
  readonly kind: string;
  /** Enterprise number of the actor; absent for the system. */
  readonly actorNo?: string | undefined;
  /** Pieces, amounts, states from and to, hash of the signature. */
  readonly details: { readonly [key: string]: HistoryValue };
}

/** An event with its hash in the chain. */
export interface ChainedEvent extends HistoryEvent {
  readonly hash: string;
}

/** Hashes a text to lower-case hex. SM3 in this system; injected so that the domain depends on no crypto library. */
export type HashText = (text: string) => string;

/** The previous hash of the first event of every voucher. */
export const genesisHash = '0'.repeat(64);

/** The canonical text of an event, which is hashed. */
export function canonicalHistory(event: HistoryEvent): string {
  const { voucherNumber, sequence, at, kind, actorNo, details } = event;
  return canonicalText({ voucherNumber, sequence, at, kind, actorNo, details });
}

/** The hash of an event: over the previous hash and the event's canonical text. */
export function chainHash(previousHash: string, event: HistoryEvent, sm3: HashText): string {
  return sm3(`LX-HISTORY-1|${previousHash}|${canonicalHistory(event)}`);
}

/** Returns the event with its hash, for appending to a chain that ends with `previousHash`. */
export function chained<E extends HistoryEvent>(previousHash: string, event: E, sm3: HashText): E & ChainedEvent {
  return { ...event, hash: chainHash(previousHash, event, sm3) };
}

export type ChainVerdict =
  | { readonly ok: true; readonly head: string }
  /** Index of the first event that does not fit. */
  | { readonly ok: false; readonly at: number };

/** Recomputes the chain of a voucher and returns the first broken index: a wrong hash, a gap, or an event of another voucher. */
export function verifyChain(events: readonly ChainedEvent[], sm3: HashText): ChainVerdict {
  let head = genesisHash;
  for (const [index, event] of events.entries()) {
    const fits = event.sequence === index + 1 && event.voucherNumber === events[0]?.voucherNumber;
    if (!fits || chainHash(head, event, sm3) !== event.hash) return { ok: false, at: index };
    head = event.hash;
  }
  return { ok: true, head };
}
