import type { Base, Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { ApiError, isRefusal, type Place } from './api-error.ts';
import { arrived } from './arrived.ts';
import type { Method, Payload } from './generic-request.ts';
import { newId } from './new-id.ts';

/** Milliseconds a call may take (specification §9). */
export const TIMEOUT_MS = 300_000;

/** A call that takes longer is published as slow. */
export const SLOW_MS = 5_000;

/** What the client publishes. `quiet`: the caller shows the outcome itself. */
export type ClientEvent =
  | { readonly type: 'error'; readonly error: ApiError; readonly endpoint: Endpoint; readonly quiet: boolean }
  /** `elsewhereAt`: when the sign-in that ended the session began, if another one did. */
  | { readonly type: 'sessionExpired'; readonly endpoint: Endpoint; readonly elsewhereAt?: string | undefined }
  | { readonly type: 'success'; readonly endpoint: Endpoint; readonly quiet: boolean }
  /** A call has been running for five seconds, or has ended after that. `awaited`: the person has nothing to look at until then. */
  | { readonly type: 'slow' | 'slowEnded'; readonly endpoint: Endpoint; readonly quiet: boolean; readonly awaited: boolean }
  /** The answer to an act was lost, and the client asks for it by its key. */
  | { readonly type: 'lost'; readonly endpoint: Endpoint; readonly quiet: boolean }
  /** The client has stopped asking. `done`: the server confirmed the act; otherwise its outcome tells what is known. */
  | { readonly type: 'found'; readonly endpoint: Endpoint; readonly quiet: boolean; readonly done: boolean };

export interface ClientOptions {
  /** The addresses of {api}, {apk} and the common calls: "/api", "/apk" and "" on one origin. */
  bases: Readonly<Record<Base, string>>;
  /** The session marker: the admin-successToken cookie or its session copy. */
  readMarker: () => string | undefined;
  /** The anti-forgery value: the XSRF-TOKEN cookie. */
  readAntiForgery: () => string | undefined;
  /** The language of the server's messages. @default "zh-CN" */
  readLanguage?: () => string;
  /** @default the platform's fetch */
  fetch?: typeof globalThis.fetch;
  /** Makes idempotency keys. @default 128 random bits */
  newId?: () => string;
  /** The pauses in milliseconds before each request for the lost answer of an act; empty for never. @default 1, 2, 5, 10, 20, 30 s */
  askAfterMs?: readonly number[];
  onEvent?: (event: ClientEvent) => void;
  /**
   * Asks the person to confirm their identity where the server requires it, and resolves to whether they did. Without it the refusal
   * stands.
   */
  confirm?: () => Promise<boolean>;
}

export interface CallOptions {
  /** One per intent of the person, by default one per call. Only acts send it. */
  idempotencyKey?: string | undefined;
  /** Aborting rejects with the signal's reason; nothing is published. */
  signal?: AbortSignal | undefined;
  /** The caller shows success and failure itself, as the events tell. @default false */
  quiet?: boolean | undefined;
  /**
   * Whether the person waits for the answer, unlike for a renewal in the background or an automatic act. Only then the lost answer of an
   * act is asked for. @default true for acts, and for calls that are not quiet
   */
  awaited?: boolean | undefined;
}

/** Options of a call. */
export interface CallGiven<E extends Endpoint> extends CallOptions {
  /**
   * For a complete list: requests all pages at once, regardless of the page in the request, and receives each as it comes. Returning false
   * stops it. The call resolves to the last page.
   */
  onPage?: ((page: ResponseOf<E>) => boolean) | undefined;
}

export interface ApiClient {
  /** Subscribes to all outcomes, besides `onEvent`; returns the function that unsubscribes. */
  listen: (listener: (event: ClientEvent) => void) => () => void;
  /** Makes one call of the contract. Rejects with an ApiError, which is published as well. */
  call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallGiven<E>) => Promise<ResponseOf<E>>;
  /**
   * A call outside the contract: GET and DELETE send `params`, the others a JSON `body` (specification §7.1). Resolves to the data,
   * unchecked.
   */
  request: (method: Method, url: string, payload?: Payload) => Promise<unknown>;
  /** The address of an endpoint. */
  urlOf: (endpoint: Pick<Endpoint, 'base' | 'path'>) => string;
  /** A fresh idempotency key. */
  newId: () => string;
}

/** The client of the server. It knows neither notices nor routes, but publishes what happened. */
export function createClient(options: ClientOptions): ApiClient {
  const makeId = options.newId ?? newId;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...given) => globalThis.fetch(...given));
  const urlOf = (endpoint: Pick<Endpoint, 'base' | 'path'>) => options.bases[endpoint.base] + endpoint.path;
  const listeners = new Set<(event: ClientEvent) => void>();
  const publish = (event: ClientEvent) => {
    options.onEvent?.(event);
    for (const listener of listeners) listener(event);
  };

  function headers(): Record<string, string> {
    const marker = options.readMarker();
    const antiForgery = options.readAntiForgery();
    return {
      'Accept-Language': options.readLanguage?.() ?? 'zh-CN',
      'X-Requested-With': 'XMLHttpRequest',
      ...(marker ? { token: marker, 'X-Token': marker } : {}),
      ...(antiForgery ? { 'X-XSRF-TOKEN': antiForgery } : {}),
    };
  }

  const isAwaited = ({ kind }: Endpoint, { quiet = false, awaited = kind === 'act' || !quiet }: CallOptions): boolean => awaited;

  async function exchange<E extends Endpoint>(endpoint: E, request: RequestOf<E>, given: CallGiven<E>): Promise<ResponseOf<E>> {
    const { idempotencyKey, signal, onPage, quiet = false } = given;
    const place: Place = { endpointPath: endpoint.path, url: urlOf(endpoint) };
    const init: RequestInit = {
      method: 'POST',
      credentials: endpoint.credentials === false ? 'omit' : 'include',
      headers: {
        ...headers(),
        'Content-Type': 'application/json',
        ...(endpoint.kind === 'act' ? { 'Idempotency-Key': idempotencyKey ?? makeId() } : {}),
      },
    };
    const wire = await arrived(import('./exchange.ts'), place);
    signal?.throwIfAborted();
    const send = (timeoutMs: number) => wire.exchange(fetch, endpoint, request, place, { init, signal, timeoutMs, onPage });
    if (endpoint.kind !== 'act' || endpoint.remembered === false || !isAwaited(endpoint, given))
      return send(endpoint.timeoutMs ?? TIMEOUT_MS);
    const marker = options.readMarker();
    return wire.untilAnswered(() => send(endpoint.timeoutMs ?? wire.ANSWER_MS), {
      afterMs: options.askAfterMs ?? wire.ASK_AFTER_MS,
      signal,
      mayAsk: () => options.readMarker() === marker,
      onLost: () => publish({ type: 'lost', endpoint, quiet }),
      onFound: (done) => publish({ type: 'found', endpoint, quiet, done }),
    });
  }

  async function timed<E extends Endpoint>(endpoint: E, request: RequestOf<E>, given: CallGiven<E>): Promise<ResponseOf<E>> {
    const quiet = given.quiet ?? false;
    const awaited = isAwaited(endpoint, given);
    let isSlow = false;
    const slow = setTimeout(() => {
      isSlow = true;
      publish({ type: 'slow', endpoint, quiet, awaited });
    }, SLOW_MS);
    try {
      const response = await exchange(endpoint, request, given);
      publish({ type: 'success', endpoint, quiet });
      return response;
    } finally {
      clearTimeout(slow);
      if (isSlow) publish({ type: 'slowEnded', endpoint, quiet, awaited });
    }
  }

  /** Makes the call, and repeats it under the same key after the person has confirmed their identity, where required. */
  async function confirmed<E extends Endpoint>(endpoint: E, request: RequestOf<E>, given: CallGiven<E>): Promise<ResponseOf<E>> {
    const kept = endpoint.kind === 'act' ? { ...given, idempotencyKey: given.idempotencyKey ?? makeId() } : given;
    try {
      return await timed(endpoint, request, kept);
    } catch (error) {
      if (!isRefusal(error, 'STEP_UP_REQUIRED') || (await options.confirm?.()) !== true) throw error;
      return timed(endpoint, request, kept);
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async call(endpoint, request, given = {}) {
      const quiet = given.quiet ?? false;
      const marker = options.readMarker();
      try {
        return await confirmed(endpoint, request, given);
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'sessionExpired') publish({ type: 'error', error, endpoint, quiet });
        // A late answer to an earlier session, for example after a switch of enterprise, does not concern this one.
        else if (error instanceof ApiError && options.readMarker() === marker)
          publish({ type: 'sessionExpired', endpoint, elsewhereAt: error.elsewhereAt });
        throw error;
      }
    },
    async request(method, url, payload) {
      const { genericRequest } = await arrived(import('./generic-request.ts'), { endpointPath: url, url });
      return genericRequest(fetch, headers(), method, url, payload);
    },
    urlOf,
    newId: makeId,
  };
}
