import { ApiError, type Place } from './api-error.ts';

/** The response: status, parsed body, and the server's identifier of the call. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly place: Place;
}

/** How a request is sent: the options of fetch, the timeout, and the caller's abort signal. */
export interface SendOptions {
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Stands for a body that is not JSON. */
export const NOT_JSON = Symbol('not JSON');

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}

export async function replyOf(response: Response, place: Place): Promise<Reply> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  return { status: response.status, body: await jsonOf(response), place: { ...place, requestId } };
}

/**
 * Sends one request and reads the response, within its timeout. Throws an ApiError, what the reading throws, or the caller's reason when
 * aborted.
 */
export async function sendAndRead<Read>(
  fetch: typeof globalThis.fetch,
  place: Place,
  { init, timeoutMs, signal }: SendOptions,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await read(await fetch(place.url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw signal.reason;
    const kind = timeout.aborted ? 'timeout' : isOffline() ? 'offline' : 'network';
    const reason =
      kind === 'timeout' ? `no answer within ${timeoutMs} ms` : kind === 'offline' ? 'the device is offline' : 'the connection failed';
    throw new ApiError({ kind }, place, `${place.url}: ${reason}`, { cause });
  }
}

/** Sends one request and reads its body as JSON, within its timeout. */
export const send = (fetch: typeof globalThis.fetch, place: Place, options: SendOptions): Promise<Reply> =>
  sendAndRead(fetch, place, options, (response) => replyOf(response, place));

function isOffline(): boolean {
  // Node's navigator does not know whether there is a network.
  const { onLine = true }: { onLine?: boolean } = 'navigator' in globalThis ? navigator : {};
  return !onLine;
}
