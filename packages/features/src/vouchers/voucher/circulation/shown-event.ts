import type { HistoryEntry as HistoryEntrySchema } from '@lianxin/api';
import type { ChainedEvent, Fen, HistoryEvent, HistoryValue } from '@lianxin/domain';
import * as z from 'zod/mini';

type HistoryEntry = z.output<typeof HistoryEntrySchema>;

/** One link of the chain as the list shows it: the sealed event, and what a person reads of it. */
export interface ShownEvent extends ChainedEvent {
  /** Digest of the event before, as the server states it. */
  readonly previousHash: string;
  /** Who acted, masked where the viewer does not deal with them. */
  readonly actorName: string;
  /** Who it was done towards, where there is such a party. */
  readonly counterpartyName?: string | undefined;
  readonly amount?: Fen | undefined;
  /** Whether the enterprise's signature held; undefined where the system acted and nothing is signed. */
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

/** The event that a canonical text seals. What is unreadable cannot be what was sealed, and fails the check as an event without facts. */
function sealedEvent({ canonical, sequence, at, kind }: HistoryEntry): HistoryEvent {
  try {
    const { actorNo, ...event } = sealed.parse(JSON.parse(canonical));
    return actorNo === undefined ? event : { ...event, actorNo };
  } catch {
    return { voucherNumber: '', sequence, at, kind, details: {} };
  }
}

/** Turns a link of the history endpoint into what is shown and re-computed; kind, time and order come from the sealed text, not from beside it. */
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
