import pg from 'pg';
import { SharedConnection } from './connection-identity.ts';

/** Which server process a connection has, and since when it waits for an answer. */
interface Watched {
  /** The process and the start of its server, which no other connection has at the same time. */
  readonly process: string;
  readonly pid: number;
  waitsSince: number | undefined;
  bytesRead: number;
}

const streamOf = (connection: pg.ClientBase) => (connection instanceof pg.Client ? connection.connection.stream : undefined);

function bytesReadOn(connection: pg.ClientBase): number {
  const stream = streamOf(connection);
  return stream !== undefined && 'bytesRead' in stream && typeof stream.bytesRead === 'number' ? stream.bytesRead : 0;
}

/** The open connections of all pools: which of them wait for an answer, and for how long nothing has come. */
export class WatchedConnections {
  readonly #all = new Map<pg.ClientBase, Watched>();

  /**
   * Watches a connection. Throws when another one has its server process, because then a pooler switches them between transactions; none of
   * them can be trusted any longer, and all are ended.
   */
  add(connection: pg.ClientBase, found: Readonly<Record<string, unknown>> | undefined): void {
    const process = String(found?.['process']);
    if ([...this.#all.values()].some((other) => other.process === process)) {
      this.endAll();
      throw new SharedConnection();
    }
    const watched: Watched = { process, pid: Number(found?.['pid']), waitsSince: undefined, bytesRead: bytesReadOn(connection) };
    this.#all.set(connection, watched);
    connection.on('end', () => this.#all.delete(connection));
    connection.on('drain', () => (watched.waitsSince = undefined));
    const send: (...given: unknown[]) => unknown = connection.query.bind(connection);
    const query = (...given: unknown[]): unknown => {
      watched.waitsSince ??= performance.now();
      return send(...given);
    };
    // A pooler may give the process to the next connection before this one has closed.
    const leave: unknown = Reflect.get(connection, 'end');
    const end = (...given: unknown[]): unknown => {
      this.#all.delete(connection);
      return typeof leave === 'function' ? Reflect.apply(leave, connection, given) : undefined;
    };
    Object.assign(connection, { query, end });
  }

  /** The connections on which nothing has come for so long although an answer is due, with the ids of their server processes. */
  quietFor(ms: number): ReadonlyMap<pg.ClientBase, number> {
    const now = performance.now();
    const quiet = new Map<pg.ClientBase, number>();
    for (const [connection, watched] of this.#all) {
      if (watched.waitsSince === undefined) continue;
      const bytesRead = bytesReadOn(connection);
      if (bytesRead !== watched.bytesRead) {
        watched.bytesRead = bytesRead;
        watched.waitsSince = now;
      } else if (now - watched.waitsSince >= ms) quiet.set(connection, watched.pid);
    }
    return quiet;
  }

  /** Ends a connection without waiting for the other side. Its unanswered queries fail. */
  end(connection: pg.ClientBase): void {
    this.#all.delete(connection);
    streamOf(connection)?.destroy();
  }

  endAll(): void {
    for (const connection of this.#all.keys()) this.end(connection);
  }
}
