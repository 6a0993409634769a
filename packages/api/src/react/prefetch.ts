import { unstable_serialize } from 'swr';
import type { ApiClient, CallOptions } from '../client/create-client.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { keyOf, type Key } from './keys.ts';
import { perClient } from './per-client.ts';

/** How long a prefetched answer can be used. It is only used once. */
const FRESH_MS = 30_000;

interface Ahead<Answer = unknown> {
  readonly of: Key;
  readonly endpoint: Endpoint;
  readonly answer: Promise<Answer>;
  readonly at: number;
}

// Per client, unlike SWR's own preload.
const aheadOf = perClient<Ahead>();

/** Fetches what a screen will need before it is shown, from a route's loader or a hovered link. Failures are left to the screen. */
export function prefetch<E extends Endpoint>(client: ApiClient, endpoint: E, request: RequestOf<E>): void {
  const ahead = aheadOf(client);
  // Unused answers are dropped.
  for (const [key, one] of ahead) if (!isFresh(one)) ahead.delete(key);
  const of = keyOf(endpoint, request);
  const key = unstable_serialize(of);
  if (ahead.has(key)) return;
  const answer = client.call(endpoint, request, { quiet: true });
  ahead.set(key, { of, endpoint, answer, at: Date.now() });
  answer.catch(() => ahead.delete(key));
}

/** Drops prefetched answers that an act may have changed. */
export function dropAhead(client: ApiClient, isOld: (key: unknown) => boolean): void {
  const ahead = aheadOf(client);
  for (const [key, { of }] of ahead) if (isOld(of)) ahead.delete(key);
}

/** The prefetched answer of a call, or a fresh one. */
export async function callOrTake<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  request: RequestOf<E>,
  options: Pick<CallOptions, 'quiet' | 'awaited'>,
): Promise<ResponseOf<E>> {
  const ahead = aheadOf(client);
  const key = unstable_serialize(keyOf(endpoint, request));
  const found = ahead.get(key);
  ahead.delete(key);
  if (found && isFresh(found) && isOf(found, endpoint)) {
    try {
      return await found.answer;
    } catch {
      // The screen repeats the call and handles its failure.
    }
  }
  return client.call(endpoint, request, options);
}

const isFresh = ({ at }: Ahead): boolean => Date.now() - at < FRESH_MS;
const isOf = <E extends Endpoint>(ahead: Ahead, endpoint: E): ahead is Ahead<ResponseOf<E>> => ahead.endpoint === endpoint;
