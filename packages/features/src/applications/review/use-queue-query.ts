import { useQueryState } from '../../platform/navigation/index.ts';

const QUERY = { id: '', search: '', sort: 'submittedAt', page: '' } as const;

/** As many are shown at a time. */
const PAGE_SIZE = 100;

/** How a queue asks for what waits: its failures are shown in place, and every minute it is asked again. */
export const WAITING = { quiet: true, keepPreviousData: true, refreshEveryMs: 60_000 } as const;

/** What the person wants of a queue, kept in the address: the item in view, the search, the order, the page. */
export function useQueueQuery() {
  const [query, setQuery] = useQueryState(QUERY);
  const search = query.search.trim();
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  return {
    ...query,
    /** What to ask the server for. */
    request: { page, pageSize: PAGE_SIZE, sort: query.sort, ...(search === '' ? {} : { search }) },
    show: (id: string) => setQuery({ id }),
    setSearch: (typed: string) => setQuery({ search: typed, id: '', page: '' }),
    setSort: (sort: string) => setQuery({ sort, id: '', page: '' }),
    setPage: (next: number) => setQuery({ page: next === 1 ? '' : String(next), id: '' }),
  } as const;
}

export type QueueQuery = ReturnType<typeof useQueueQuery>;
