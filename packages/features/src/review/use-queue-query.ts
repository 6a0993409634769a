import { useQueryState } from '../navigation/index.ts';

const QUERY = { id: '', search: '', sort: 'submittedAt' } as const;

/** How a queue asks for what waits: its failures are shown in place, and every minute it is asked again. */
export const WAITING = { quiet: true, keepPreviousData: true, refreshEveryMs: 60_000 } as const;

/** What the person wants of a queue, kept in the address: the item in view, the search, the order. */
export function useQueueQuery() {
  const [query, setQuery] = useQueryState(QUERY);
  const search = query.search.trim();
  return {
    ...query,
    /** What to ask the server for. */
    request: { page: 1, pageSize: 100, sort: query.sort, ...(search === '' ? {} : { search }) },
    show: (id: string) => setQuery({ id }),
    setSearch: (typed: string) => setQuery({ search: typed, id: '' }),
    setSort: (sort: string) => setQuery({ sort, id: '' }),
  } as const;
}

export type QueueQuery = ReturnType<typeof useQueueQuery>;
