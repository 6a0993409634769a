import { randomUUID } from 'node:crypto';
import type { Role } from '@lianxin/domain';
import type { ChangeBus } from './bus.ts';
import type { Change } from './change.ts';

/** A connected session with its enterprise and role. */
export interface Listener {
  readonly sessionId: string;
  readonly userId: string;
  readonly enterpriseNo: string;
  readonly role: Role;
}

/** The response that events are written to. `write` returns false when its buffer is full. */
export interface Outlet {
  write(text: string): boolean;
  end(): void;
}

interface Connection {
  readonly listener: Listener;
  readonly outlet: Outlet;
  readonly topics: Set<string>;
}

const MAX_CONNECTIONS = 10_000;
/** One connection for each browser of a user; its tabs share one. */
const MAX_CONNECTIONS_PER_USER = 8;
/** Changes are batched this long, because a review changes several resources. */
const BATCH_MS = 100;
/** Number of changes kept for clients that reconnect. */
const HISTORY_SIZE = 2000;

const concerns = ({ enterpriseNo, role, userId }: Change, listener: Listener): boolean =>
  (enterpriseNo === undefined || enterpriseNo === listener.enterpriseNo) &&
  (role === undefined || role === listener.role) &&
  (userId === undefined || userId === listener.userId);

export interface Hub {
  /** Adds a connection. `after` is the last event id that the client has seen. Returns a function that removes it, or undefined when there are too many. */
  join(listener: Listener, outlet: Outlet, after: string | undefined): (() => void) | undefined;
  /** Sends a heartbeat to every connection, and ends those with an expired session. */
  beat(): Promise<void>;
  size(): number;
  close(): void;
}

/** The open connections of this process. `liveSessions` returns the sessions that are still valid with the same role. */
export function createHub(bus: ChangeBus, liveSessions: (listeners: readonly Listener[]) => Promise<ReadonlySet<string>>): Hub {
  const name = randomUUID().slice(0, 8);
  const connections = new Set<Connection>();
  const byEnterprise = new Map<string, Set<Connection>>();
  const recent: { readonly number: number; readonly change: Change }[] = [];
  const waiting = new Set<Connection>();
  let number = 0;
  let timer: NodeJS.Timeout | undefined;

  const idNow = () => `${name}.${number}`;
  const leave = (connection: Connection) => {
    connections.delete(connection);
    waiting.delete(connection);
    const group = byEnterprise.get(connection.listener.enterpriseNo);
    group?.delete(connection);
    if (group?.size === 0) byEnterprise.delete(connection.listener.enterpriseNo);
  };
  const write = (connection: Connection, text: string) => {
    if (connection.outlet.write(text)) return;
    // The client stopped reading. It will reconnect and catch up.
    leave(connection);
    connection.outlet.end();
  };
  const flush = () => {
    timer = undefined;
    const batch = [...waiting];
    waiting.clear();
    for (const connection of batch) {
      write(connection, `id: ${idNow()}\nevent: change\ndata: ${JSON.stringify({ topics: [...connection.topics].toSorted() })}\n\n`);
      connection.topics.clear();
    }
  };
  const enqueue = (connection: Connection, change: Change) => {
    for (const topic of change.topics) connection.topics.add(topic);
    waiting.add(connection);
    timer ??= setTimeout(flush, BATCH_MS).unref();
  };
  /** Ends the connections with an expired session, and returns the others. */
  async function endExpired(present: readonly Connection[]): Promise<readonly Connection[]> {
    if (present.length === 0) return [];
    const alive = await liveSessions(present.map((connection) => connection.listener));
    const over = present.filter((connection) => !alive.has(connection.listener.sessionId));
    for (const connection of over) {
      leave(connection);
      connection.outlet.write('event: ended\ndata: {}\n\n');
      connection.outlet.end();
    }
    return present.filter((connection) => alive.has(connection.listener.sessionId));
  }
  const unsubscribe = bus.subscribe((changes) => {
    for (const change of changes) {
      if (change.topics.includes('session')) {
        void endExpired([...(byEnterprise.get(change.enterpriseNo ?? '') ?? [])].filter((one) => concerns(change, one.listener))).catch(
          () => undefined,
        );
        continue;
      }
      number += 1;
      recent.push({ number, change });
      const recipients = change.enterpriseNo === undefined ? connections : (byEnterprise.get(change.enterpriseNo) ?? []);
      for (const connection of recipients) if (concerns(change, connection.listener)) enqueue(connection, change);
    }
    if (recent.length > HISTORY_SIZE) recent.splice(0, recent.length - HISTORY_SIZE);
  });

  /** Sends the changes since an event, or a refresh of everything if they are no longer known. */
  function catchUp(connection: Connection, after: string): void {
    const [from, seen] = [after.split('.')[0], Number(after.split('.')[1])];
    const first = recent[0]?.number ?? number + 1;
    const known = from === name && Number.isInteger(seen) && seen >= first - 1 && seen <= number;
    if (!known) return enqueue(connection, { topics: ['*'] });
    for (const one of recent) if (one.number > seen && concerns(one.change, connection.listener)) enqueue(connection, one.change);
  }

  return {
    join(listener, outlet, after) {
      const own = [...(byEnterprise.get(listener.enterpriseNo) ?? [])].filter((one) => one.listener.userId === listener.userId);
      if (connections.size >= MAX_CONNECTIONS || own.length >= MAX_CONNECTIONS_PER_USER) return undefined;
      const connection: Connection = { listener, outlet, topics: new Set() };
      connections.add(connection);
      byEnterprise.set(listener.enterpriseNo, (byEnterprise.get(listener.enterpriseNo) ?? new Set()).add(connection));
      outlet.write(`retry: 3000\nid: ${idNow()}\nevent: open\ndata: {}\n\n`);
      if (after !== undefined) catchUp(connection, after);
      return () => leave(connection);
    },
    async beat() {
      for (const connection of await endExpired([...connections])) write(connection, ': \n\n');
    },
    size: () => connections.size,
    close() {
      clearTimeout(timer);
      unsubscribe();
      for (const connection of connections) connection.outlet.end();
      connections.clear();
      byEnterprise.clear();
    },
  };
}
