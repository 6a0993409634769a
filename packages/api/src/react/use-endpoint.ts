import { useCallback, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../client/api-error.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { useClient } from './client-provider.tsx';
import { keyOf, type Key } from './keys.ts';
import { callOrTake } from './prefetch.ts';
import { useKept } from './use-kept.ts';

export interface UseEndpointOptions<Data = unknown> {
  /** Keeps showing the last answer while another request is under way: for paging and filters. @default false */
  keepPreviousData?: boolean;
  /** Asks again every so many milliseconds while the page is visible, or as many as the last answer says; a failure on the way does not end it. @default 0, never */
  refreshEveryMs?: number | ((data: Data | undefined) => number);
  /** The screen shows failures itself, so no notice is wanted. @default false */
  quiet?: boolean;
  /**
   * Shows only what was answered since this part asks, never what was kept from before: for whoever acts on how things stand, and for a
   * form, which begins with the first answer. @default false
   */
  current?: boolean;
}

export interface EndpointState<Data> {
  /** The answer, also while it is being renewed. */
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** The first answer is under way: nothing to show yet. */
  readonly isLoading: boolean;
  /** Some answer is under way, the first or a renewal. */
  readonly isValidating: boolean;
  /** Asks again; resolves when the answer is there. */
  readonly refresh: () => Promise<void>;
}

/** What is asked again and again is asked anew so long after a failure on the way, doubled with each, up to its own interval. */
const RETRY_MS = 500;

/** What a call answers, kept and shared between the screens that ask the same. A null request asks nothing. */
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
    if (request === null) throw new Error('asked without a request');
    // Where an answer is shown already, nobody waits for the next.
    const awaited = cache.get(unstable_serialize(key))?.data === undefined;
    return current ? client.call(endpoint, request, { quiet, awaited }) : callOrTake(client, endpoint, request, { quiet, awaited });
  };
  const everyMs = typeof refreshEveryMs === 'function' ? saidMs : refreshEveryMs;
  const answer = useSWR<ResponseOf<E>, ApiError, Key | null>(key, ask, {
    keepPreviousData,
    refreshInterval: everyMs,
    // SWR stops asking at an interval once a few tries have failed: whoever watches something would then see it stand still for good.
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
  // Whoever does not look at a part of the answer is not drawn again when it changes, so none is looked at here.
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
    refresh,
  };
}

/** What sets an answer apart from those that were kept, another each time that something else is asked; nothing for no key. */
function useOwn(key: Key | null): string | undefined {
  const client = useClient();
  const asked = unstable_serialize(key);
  const [own, setOwn] = useState<{ readonly asked: string; readonly id?: string }>({ asked: '' });
  if (own.asked !== asked) setOwn(key === null ? { asked } : { asked, id: client.newId() });
  return own.id;
}
