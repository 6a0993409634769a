import { useCallback, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../client/api-error.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { useClient } from './client-provider.tsx';
import { keyOf, type Key } from './keys.ts';
import { callOrTake } from './prefetch.ts';
import { isBehind, isLeftBehind, whileRunning } from './running-answers.ts';
import { useKept } from './use-kept.ts';

export interface UseEndpointOptions<Data = unknown> {
  /** Keeps showing the last answer during the next request, for paging and filters. @default false */
  keepPreviousData?: boolean;
  /**
   * Milliseconds between requests while the page is visible, possibly by the last answer; a transport failure does not stop them. @default
   * 0, never
   */
  refreshEveryMs?: number | ((data: Data | undefined) => number);
  /** The screen shows failures itself, without a notice. @default false */
  quiet?: boolean;
  /**
   * Shows only a fresh answer, never a cached one: for screens where people act on the current state, and for forms, which start from the
   * first answer. @default false
   */
  current?: boolean;
}

export interface EndpointState<Data> {
  /** The answer, also while it is being renewed. */
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** The first request is running, with nothing to show yet. */
  readonly isLoading: boolean;
  /** A request is running, the first or a renewal. */
  readonly isValidating: boolean;
  /**
   * An act has changed what is shown, or somebody has while nothing showed it, and the new answer is under way: what it offers may no longer
   * be possible.
   */
  readonly isOutdated: boolean;
  /** Repeats the request; resolves with the answer. */
  readonly refresh: () => Promise<void>;
}

/** The delay after a transport failure of a repeated request, doubled with each failure up to its interval. */
const RETRY_MS = 500;

/** The answer of a call, cached and shared between screens with the same request. A null request sends nothing. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  { keepPreviousData = false, refreshEveryMs = 0, quiet = false, current = false }: UseEndpointOptions<ResponseOf<E>> = {},
): EndpointState<ResponseOf<E>> {
  const client = useClient();
  const [saidMs, setSaidMs] = useState(0);
  const { cache } = useSWRConfig();
  const own = useOwn(current && request !== null ? keyOf(endpoint, request) : null);
  const key = request === null ? null : keyOf(endpoint, request, own);
  useKept(key === null ? '' : unstable_serialize(key));
  const ask = () => {
    if (request === null || key === null) throw new Error('asked without a request');
    // Nobody waits for the next answer while one is shown.
    const awaited = cache.get(unstable_serialize(key))?.data === undefined;
    const options = { quiet, awaited };
    return whileRunning(client, key, current ? client.call(endpoint, request, options) : callOrTake(client, endpoint, request, options));
  };
  const everyMs = typeof refreshEveryMs === 'function' ? saidMs : refreshEveryMs;
  const answer = useSWR<ResponseOf<E>, ApiError, Key | null>(key, ask, {
    keepPreviousData,
    refreshInterval: everyMs,
    // SWR stops its interval after a few failures, which would freeze the screen for good.
    ...(everyMs > 0 && {
      errorRetryCount: Infinity,
      onErrorRetry: (_error, _key, _config, revalidate, options) => {
        setTimeout(() => void revalidate(options), Math.min(everyMs, RETRY_MS * 2 ** options.retryCount));
      },
    }),
  });
  const { mutate } = answer;
  const sayMs = typeof refreshEveryMs === 'function' ? refreshEveryMs(answer.data) : saidMs;
  if (sayMs !== saidMs) setSaidMs(sayMs);
  const refresh = useCallback(async () => {
    await mutate();
  }, [mutate]);
  // SWR re-renders only for the fields that are read, so none is read here.
  return {
    get data() {
      return answer.data;
    },
    get error() {
      return answer.error;
    },
    get isLoading() {
      return answer.isLoading;
    },
    get isValidating() {
      return answer.isValidating;
    },
    get isOutdated() {
      return answer.isValidating ? isBehind(client, key) : isLeftBehind(client, key);
    },
    refresh,
  };
}

/** A key that separates an answer from cached ones, new for each request; undefined without a key. */
function useOwn(key: Key | null): string | undefined {
  const client = useClient();
  const asked = unstable_serialize(key);
  const [own, setOwn] = useState<{ readonly asked: string; readonly id?: string }>({ asked: '' });
  if (own.asked !== asked) setOwn(key === null ? { asked } : { asked, id: client.newId() });
  return own.id;
}
