import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useEffect, useState } from 'react';

/** Typing rests this long before the server is asked. */
const REST_MS = 250;

/** Rows of one answer; typing finds what is not among them. */
const PAGE_SIZE = 50;

export interface SearchRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string;
}

export interface SearchOptions<E extends Endpoint, Row> {
  readonly endpoint: E;
  /** What the call is asked; null while there is nothing to search among. */
  readonly request: (search: SearchRequest) => RequestOf<E> | null;
  readonly rowsOf: (reply: ResponseOf<E>) => { readonly list: readonly Row[]; readonly total: number };
  /** Whose list it is, as the other party: what was found in one is no answer in another. @default one list */
  readonly scope?: string | undefined;
  /** Asks before anybody searches. @default false */
  readonly eager?: boolean;
}

/** What is typed a moment after it was; what empties the box counts at once. */
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

/** Searches a paged list on the server as a person types. */
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
    /** What was found; nothing where the last question failed. */
    rows: failed ? [] : (reply?.list ?? []),
    /** How many more there are than those found. */
    further: reply === undefined || failed ? 0 : reply.total - reply.list.length,
    typed: typed ?? '',
    search: setTyped,
    loaded: reply !== undefined,
    loading: answer.isValidating || (typed !== undefined && typed.trim() !== search),
    failed,
    refresh: answer.refresh,
  };
}
