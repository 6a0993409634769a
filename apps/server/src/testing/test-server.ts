import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { MovableClock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/client.ts';
import type { Hub } from '../platform/events/hub.ts';
import type { Services } from '../platform/services.ts';
import type { Restore } from './restore.ts';

/** An unsuccessful response, with the envelope's code and message and the HTTP status. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** The envelope's `data`: refused fields by wire path, or who made the version stale. */
  readonly data: unknown;

  constructor(status: number, code: string, message: string, data: unknown) {
    super(`${code} ${message} (HTTP ${status})`);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

export interface TestCallOptions {
  /** One per intent. @default a new one per call */
  readonly idempotencyKey?: string;
}

/** A person's browser: cookies, marker header and CSRF token like the portal. */
export interface TestClient {
  /** The browser's cookies, which tests may read, change and remove. */
  readonly cookies: Record<string, string>;
  /** Sends any request with this person's cookies and headers. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Makes a call through the HTTP layer. Rejects with CallFailed. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: TestCallOptions): Promise<ResponseOf<E>>;
}

export interface TestServer {
  readonly database: Database;
  readonly services: Services;
  readonly http: FastifyInstance;
  /** Business time. */
  readonly clock: MovableClock;
  /** Time of sessions and rate limits. */
  readonly wallClock: MovableClock;
  /** The signed-in client of a sandbox account. Each name has one session. */
  as(userName: string): Promise<TestClient>;
  /** A client without a session. */
  visitor(): TestClient;
  /** Runs the jobs due by the business clock; returns their number. */
  runDueJobs(): Promise<number>;
  /** Subscriptions to live events. */
  readonly live: Hub;
  /**
   * Saves the present state: rows, objects, clocks and sessions, and resets rate limits. Returns a function that restores it and can be called
   * repeatedly. Restoring takes a tenth of the time of a new server with the same people signed in.
   */
  checkpoint(): Promise<Restore>;
  close(): Promise<void>;
}
