import { ApiError, type Place } from './api-error.ts';

/** What the transport brought back: the status, the parsed body, and the server's name of the call. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly place: Place;
}

/** How a request is sent: the options of fetch, its time, and what the caller may stop it with. */
export interface SendOptions {
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Stands for a body that is no JSON. */
export const NOT_JSON = Symbol('not JSON');

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}

/** Sends one request and reads its body, within its time. Throws an ApiError, or the caller's own reason when the caller aborts. */
export async function send(fetch: typeof globalThis.fetch, place: Place, { init, timeoutMs, signal }: SendOptions): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(place.url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return { status: response.status, body: await jsonOf(response), place: { ...place, requestId } };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const kind = timeout.aborted ? 'timeout' : isOffline() ? 'offline' : 'network';
    const reason =
      kind === 'timeout' ? `no answer within ${timeoutMs} ms` : kind === 'offline' ? 'the device is offline' : 'the connection failed';
    throw new ApiError({ kind }, place, `${place.url}: ${reason}`, { cause });
  }
}

function isOffline(): boolean {
  // Node has a navigator that does not know.
  const { onLine = true }: { onLine?: boolean } = 'navigator' in globalThis ? navigator : {};
  return !onLine;
}
