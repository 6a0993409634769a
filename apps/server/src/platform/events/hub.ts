import { randomUUID } from 'node:crypto';
import type { Role } from '@lianxin/domain';
import type { ChangeBus } from './bus.ts';
import type { Change } from './outgoing.ts';

/** Who listens: a session with its enterprise and role. */
export interface Listener {
  readonly sessionId: string;
  readonly userId: string;
  readonly enterpriseNo: string;
  readonly role: Role;
}

/** Where events are written; false: it does not take more. */
export interface Outlet {
  write(text: string): boolean;
  end(): void;
}

interface Connection {
  readonly listener: Listener;
  readonly outlet: Outlet;
  readonly topics: Set<string>;
}

/** At most so many at once: of the process, of one person (their browsers; the tabs of one share). */
const MOST = 10_000;
const MOST_OF_A_PERSON = 8;
/** So long are events gathered: a review touches several things and is one event. */
const GATHER_MS = 100;
/** So many changes are remembered for those who come back after a break. */
const REMEMBERED = 2000;

const concerns = ({ enterpriseNo, role, userId }: Change, listener: Listener): boolean =>
  (enterpriseNo === undefined || enterpriseNo === listener.enterpriseNo) &&
  (role === undefined || role === listener.role) &&
  (userId === undefined || userId === listener.userId);

export interface Hub {
  /** Takes a listener in; answers how to leave, or undefined where there is no room. `after`: the last event they have seen. */
  join(listener: Listener, outlet: Outlet, after: string | undefined): (() => void) | undefined;
  /** Shows every connection that it lives, and ends those whose session does not. */
  beat(): Promise<void>;
  size(): number;
  close(): void;
}

/** The open connections of this process. `liveSessions` answers which of these sessions still are what they were. */
export function createHub(bus: ChangeBus, liveSessions: (listeners: readonly Listener[]) => Promise<ReadonlySet<string>>): Hub {
  const name = randomUUID().slice(0, 8);
  const everyone = new Set<Connection>();
  const ofEnterprise = new Map<string, Set<Connection>>();
  const recent: { readonly number: number; readonly change: Change }[] = [];
  const waiting = new Set<Connection>();
  let number = 0;
  let timer: NodeJS.Timeout | undefined;

  const idNow = () => `${name}.${number}`;
  const leave = (connection: Connection) => {
    everyone.delete(connection);
    waiting.delete(connection);
    const group = ofEnterprise.get(connection.listener.enterpriseNo);
    group?.delete(connection);
    if (group?.size === 0) ofEnterprise.delete(connection.listener.enterpriseNo);
  };
  const write = (connection: Connection, text: string) => {
    if (connection.outlet.write(text)) return;
    // It stopped reading: it comes back and asks for what it missed.
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
  const tell = (connection: Connection, change: Change) => {
    for (const topic of change.topics) connection.topics.add(topic);
    waiting.add(connection);
    timer ??= setTimeout(flush, GATHER_MS).unref();
  };
  /** Ends those of the connections whose session is over; answers the others. */
  async function look(present: readonly Connection[]): Promise<readonly Connection[]> {
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
        void look([...(ofEnterprise.get(change.enterpriseNo ?? '') ?? [])].filter((one) => concerns(change, one.listener))).catch(
          () => undefined,
        );
        continue;
      }
      number += 1;
      recent.push({ number, change });
      const reached = change.enterpriseNo === undefined ? everyone : (ofEnterprise.get(change.enterpriseNo) ?? []);
      for (const connection of reached) if (concerns(change, connection.listener)) tell(connection, change);
    }
    if (recent.length > REMEMBERED) recent.splice(0, recent.length - REMEMBERED);
  });

  /** What was missed since an event: what is remembered, or everything. */
  function catchUp(connection: Connection, after: string): void {
    const [from, seen] = [after.split('.')[0], Number(after.split('.')[1])];
    const first = recent[0]?.number ?? number + 1;
    const known = from === name && Number.isInteger(seen) && seen >= first - 1 && seen <= number;
    if (!known) return tell(connection, { topics: ['*'] });
    for (const one of recent) if (one.number > seen && concerns(one.change, connection.listener)) tell(connection, one.change);
  }

  return {
    join(listener, outlet, after) {
      const own = [...(ofEnterprise.get(listener.enterpriseNo) ?? [])].filter((one) => one.listener.userId === listener.userId);
      if (everyone.size >= MOST || own.length >= MOST_OF_A_PERSON) return undefined;
      const connection: Connection = { listener, outlet, topics: new Set() };
      everyone.add(connection);
      ofEnterprise.set(listener.enterpriseNo, (ofEnterprise.get(listener.enterpriseNo) ?? new Set()).add(connection));
      outlet.write(`retry: 3000\nid: ${idNow()}\nevent: open\ndata: {}\n\n`);
      if (after !== undefined) catchUp(connection, after);
      return () => leave(connection);
    },
    async beat() {
      for (const connection of await look([...everyone])) write(connection, ': \n\n');
    },
    size: () => everyone.size,
    close() {
      clearTimeout(timer);
      unsubscribe();
      for (const connection of everyone) connection.outlet.end();
      everyone.clear();
      ofEnterprise.clear();
    },
  };
}
