import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Change } from './outgoing.ts';

type Listener = (changes: readonly Change[]) => void;

/** Carries word of changes to every server of the platform. Word may be lost; who listens asks afresh now and then. */
export interface ChangeBus {
  publish(changes: readonly Change[]): void;
  /** Answers how to stop listening. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'lianxin_changes';
/** A notification of PostgreSQL holds less than 8000 bytes. */
const PAYLOAD_MAX = 7000;
/** So long are changes gathered before other servers are told: one statement for many acts. */
const GATHER_MS = 40;
/** Everything may have changed: said after word was lost. */
const EVERYTHING: Change = { topics: ['*'] };

function listeners() {
  const all = new Set<Listener>();
  return {
    tell: (changes: readonly Change[]) => {
      if (changes.length > 0) for (const listener of all) listener(changes);
    },
    subscribe: (listener: Listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** The changes as payloads that fit into a notification. */
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

/** What another server said; nothing where it is this one, or not understood. */
function readPayload(own: string, payload: string): readonly Change[] {
  try {
    const read: unknown = JSON.parse(payload);
    if (typeof read !== 'object' || read === null || !('changes' in read) || !('origin' in read) || read.origin === own) return [];
    return Array.isArray(read.changes) ? read.changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** Tells the listeners of this process at once, and through PostgreSQL those of the others; an embedded database has no others. */
export async function createChangeBus(database: Database, onError: (error: unknown) => void): Promise<ChangeBus> {
  const { tell, subscribe } = listeners();
  if (database.listen === undefined) return { publish: tell, subscribe, close: async () => {} };
  const origin = randomUUID();
  const stop = await database.listen(CHANNEL, {
    onPayload: (payload) => tell(readPayload(origin, payload)),
    onReturn: () => tell([EVERYTHING]),
  });
  let gathered: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    const changes = gathered;
    gathered = [];
    for (const payload of payloadsOf(origin, changes)) await database.db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  };
  return {
    subscribe,
    publish(changes) {
      tell(changes);
      gathered.push(...changes);
      if (gathered.length > 0) timer ??= setTimeout(() => void send().catch(onError), GATHER_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await stop();
    },
  };
}
