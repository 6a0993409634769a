import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { MovableClock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/client.ts';
import type { Hub } from '../platform/events/hub.ts';
import type { Services } from '../platform/services.ts';
import type { Return } from './restore.ts';

/** An answer that is no success: what the envelope said, and the HTTP status. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** What the envelope's `data` held: refused fields by their wire paths, or who made the version stale. */
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
  /** One per intent; made per call when absent. */
  readonly idempotencyKey?: string;
}

/** A person at a browser: cookies, marker and anti-forgery pair as the portal has them. */
export interface TestClient {
  /** What the browser keeps; to be read, changed and removed. */
  readonly cookies: Record<string, string>;
  /** Sends any request with the cookies and headers of this person. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Makes a call through the HTTP layer. Rejects with CallFailed. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: TestCallOptions): Promise<ResponseOf<E>>;
}

export interface TestServer {
  readonly database: Database;
  readonly services: Services;
  readonly http: FastifyInstance;
  /** The time of the business. */
  readonly clock: MovableClock;
  /** The time of sessions and limits. */
  readonly wallClock: MovableClock;
  /** The signed-in client of a sandbox account; one session a name. */
  as(userName: string): Promise<TestClient>;
  /** A client that has not signed in. */
  visitor(): TestClient;
  /** Runs the jobs that are due on the business clock; answers how many. */
  runDueJobs(): Promise<number>;
  /** Those who listen to live events. */
  readonly live: Hub;
  /**
   * Remembers everything as it is now: rows, objects, clocks and who is signed in; calls that were counted against a limit are forgotten.
   * Answers the way back, to be taken as often as one likes. That costs a tenth of another server with the same people signed in.
   */
  checkpoint(): Promise<Return>;
  close(): Promise<void>;
}
