import type { HistoryEntry as HistoryEntrySchema } from '@lianxin/api';
import type { ChainedEvent, Fen, HistoryEvent, HistoryValue } from '@lianxin/domain';
import * as z from 'zod/mini';

type HistoryEntry = z.output<typeof HistoryEntrySchema>;

/** A sealed event with its readable details. */
export interface ShownEvent extends ChainedEvent {
  /** Digest of the previous event, according to the server. */
  readonly previousHash: string;
  readonly actorName: string;
  /** The other party, if any. */
  readonly counterpartyName?: string | undefined;
  readonly amount?: Fen | undefined;
  /** Whether the signature is valid; undefined for acts of the system. */
  readonly signatureHolds?: boolean | undefined;
}

const scalar = z.union([z.string(), z.int(), z.boolean(), z.null()]);
const value: z.ZodMiniType<HistoryValue> = z.lazy(() => z.union([scalar, z.array(value), z.record(z.string(), value)]));
const sealed = z.object({
  voucherNumber: z.string(),
  sequence: z.int(),
  at: z.string(),
  kind: z.string(),
  actorNo: z.optional(z.string()),
  details: z.record(z.string(), value),
});

/** Parses the sealed canonical text. An unreadable one gives an event without facts, which fails the check. */
function sealedEvent({ canonical, sequence, at, kind }: HistoryEntry): HistoryEvent {
  try {
    const { actorNo, ...event } = sealed.parse(JSON.parse(canonical));
    return actorNo === undefined ? event : { ...event, actorNo };
  } catch {
    return { voucherNumber: '', sequence, at, kind, details: {} };
  }
}

/** Converts a link of the history; kind, time and order are taken from the sealed text only. */
export function shownEvent(entry: HistoryEntry): ShownEvent {
  return {
    ...sealedEvent(entry),
    hash: entry.hash,
    previousHash: entry.previousHash,
    actorName: entry.actor.name,
    counterpartyName: entry.counterparty?.name,
    amount: entry.amount ?? undefined,
    signatureHolds: entry.signature?.verified,
  };
}
