import type { CallOptions } from '@lianxin/api/client';
import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { MovableClock } from '../clock/clock.ts';
import type { Database } from '../db/client.ts';

/** A person at a browser: cookies, marker and anti-forgery pair as the portal has them. */
export interface TestClient {
  /** Makes a call through the HTTP layer. Rejects with the client's ApiError, as in the portal. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
}

export interface TestServer {
  readonly database: Database;
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
  close(): Promise<void>;
}
