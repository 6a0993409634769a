import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Change } from './change.ts';

type Listener = (changes: readonly Change[]) => void;

/** Publishes changes to all servers of the platform. Events may be lost; clients also refresh from time to time. */
export interface ChangeBus {
  publish(changes: readonly Change[]): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'lianxin_changes';
/** A PostgreSQL notification must be shorter than 8000 bytes. */
const PAYLOAD_MAX = 7000;
/** Changes are batched this long before other servers are notified, to send one statement for many acts. */
const BATCH_MS = 40;
/** Published after notifications may have been lost. */
const EVERYTHING: Change = { topics: ['*'] };

function listeners() {
  const all = new Set<Listener>();
  return {
    notifyListeners: (changes: readonly Change[]) => {
      if (changes.length > 0) for (const listener of all) listener(changes);
    },
    subscribe: (listener: Listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** Splits changes into payloads that fit into a notification. */
function payloadsOf(origin: string, changes: readonly Change[]): string[] {
  const payloads: string[] = [];
  let part: Change[] = [];
  for (const change of changes) {
    if (part.length > 0 && JSON.stringify([...part, change]).length > PAYLOAD_MAX) {
      payloads.push(JSON.stringify({ origin, changes: part }));
      part = [];
    }
    part.push(change);
  }
  return part.length === 0 ? payloads : [...payloads, JSON.stringify({ origin, changes: part })];
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'topics' in value && Array.isArray(value.topics);

/** The changes of another server; empty for this server's own and for invalid payloads. */
function readPayload(own: string, payload: string): readonly Change[] {
  try {
    const read: unknown = JSON.parse(payload);
    if (typeof read !== 'object' || read === null || !('changes' in read) || !('origin' in read) || read.origin === own) return [];
    return Array.isArray(read.changes) ? read.changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** Notifies the listeners of this process at once and those of other servers through PostgreSQL. An embedded database has only one server. */
export async function createChangeBus(database: Database, onError: (error: unknown) => void): Promise<ChangeBus> {
  const { notifyListeners: tell, subscribe } = listeners();
  if (database.listen === undefined) return { publish: tell, subscribe, close: async () => {} };
  const origin = randomUUID();
  const stop = await database.listen(CHANNEL, {
    onPayload: (payload) => tell(readPayload(origin, payload)),
    onReconnect: () => tell([EVERYTHING]),
  });
  // A batch belongs to no call, so it is neither counted nor traced as a part of the one that began it.
  const outsideCalls = AsyncLocalStorage.snapshot();
  let pending: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    const changes = pending;
    pending = [];
    for (const payload of payloadsOf(origin, changes)) await database.db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  };
  return {
    subscribe,
    publish(changes) {
      tell(changes);
      pending.push(...changes);
      if (pending.length > 0) timer ??= setTimeout(() => outsideCalls(() => void send().catch(onError)), BATCH_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await stop();
    },
  };
}
