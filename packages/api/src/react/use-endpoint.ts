import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../client/api-error.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { useClient } from './client-provider.tsx';
import { keyOf, type Key } from './keys.ts';
import { callOrTake } from './prefetch.ts';

export interface UseEndpointOptions {
  /** Keeps showing the last answer while another request is under way: for paging and filters. @default false */
  keepPreviousData?: boolean;
  /** Asks again every so many milliseconds while the page is visible. @default 0, never */
  refreshEveryMs?: number;
  /** The screen shows failures itself, so no notice is wanted. @default false */
  quiet?: boolean;
}

export interface EndpointState<Data> {
  /** The answer, also while it is being renewed. */
  data: Data | undefined;
  error: ApiError | undefined;
  /** The first answer is under way: nothing to show yet. */
  isLoading: boolean;
  /** Some answer is under way, the first or a renewal. */
  isValidating: boolean;
  /** Asks again; resolves when the answer is there. */
  refresh: () => Promise<void>;
}

/** What a call answers, kept and shared between the screens that ask the same. A null request asks nothing. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  { keepPreviousData = false, refreshEveryMs = 0, quiet = false }: UseEndpointOptions = {},
): EndpointState<ResponseOf<E>> {
  const client = useClient();
  const { cache } = useSWRConfig();
  const ask = () => {
    if (request === null) throw new Error('asked without a request');
    // Where an answer is shown already, nobody waits for the next.
    const awaited = cache.get(unstable_serialize(keyOf(endpoint, request)))?.data === undefined;
    return callOrTake(client, endpoint, request, { quiet, awaited });
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResponseOf<E>, ApiError, Key | null>(
    request === null ? null : keyOf(endpoint, request),
    ask,
    {
      keepPreviousData,
      refreshInterval: refreshEveryMs,
    },
  );
  const refresh = useCallback(async () => {
    await mutate();
  }, [mutate]);
  return { data, error, isLoading, isValidating, refresh };
}
