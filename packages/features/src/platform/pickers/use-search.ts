import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useEffect, useState } from 'react';

/** Pause in typing before the server is queried. */
const REST_MS = 250;

/** Rows of one response; others are found by typing. */
const PAGE_SIZE = 50;

export interface SearchRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string;
}

export interface SearchOptions<E extends Endpoint, Row> {
  readonly endpoint: E;
  /** The request; null if there is nothing to search. */
  readonly request: (search: SearchRequest) => RequestOf<E> | null;
  readonly rowsOf: (reply: ResponseOf<E>) => { readonly list: readonly Row[]; readonly total: number };
  /** Separates searches of different lists, such as by the other party. @default one list */
  readonly scope?: string | undefined;
  /** Queries before anything is typed. @default false */
  readonly eager?: boolean;
}

/** The input after a pause in typing; clearing it takes effect at once. */
export function useRested(typed: string | undefined): string | undefined {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    if (typed === undefined || typed === '') return undefined;
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if ((typed === undefined || typed === '') && rested !== typed) setRested(typed);
  return typed === '' ? '' : rested;
}

/** Searches a paged list on the server while typing. */
export function useSearch<E extends Endpoint, Row>({ endpoint, request, rowsOf, scope = '', eager = false }: SearchOptions<E, Row>) {
  const [typed, setTyped] = useState(eager ? '' : undefined);
  const search = useRested(typed?.trim());
  const asked = search === undefined ? null : request({ page: 1, pageSize: PAGE_SIZE, ...(search === '' ? {} : { search }) });
  const answer = useEndpoint(endpoint, asked, { quiet: true, keepPreviousData: true });
  const [answered, setAnswered] = useState(scope);
  if (!answer.isLoading && answered !== scope) setAnswered(scope);
  const reply = answer.data === undefined || asked === null || answered !== scope ? undefined : rowsOf(answer.data);
  const failed = answer.error !== undefined && !answer.isValidating;
  return {
    /** Empty if the last query failed. */
    rows: failed ? [] : (reply?.list ?? []),
    /** Number of further matches. */
    further: reply === undefined || failed ? 0 : reply.total - reply.list.length,
    typed: typed ?? '',
    search: setTyped,
    loaded: reply !== undefined,
    loading: answer.isValidating || (typed !== undefined && typed.trim() !== search),
    failed,
    refresh: answer.refresh,
  };
}
