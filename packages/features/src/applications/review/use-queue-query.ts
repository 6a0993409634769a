import { useQueryState } from '../../platform/navigation/index.ts';

const QUERY = { id: '', search: '', page: '' } as const;
/** By the sort order at first: what has the next deadline stands first. */
const QUERIES = { dueOn: { ...QUERY, sort: 'dueOn' }, repayOn: { ...QUERY, sort: 'repayOn' } } as const;

const PAGE_SIZE = 100;

/** A queue shows its errors in place and refreshes every minute. */
export const WAITING = { quiet: true, keepPreviousData: true, refreshEveryMs: 60_000 } as const;

/** The current item, search, order and page of a queue, kept in the address. `deadline`: the day by which an item has to be decided. */
export function useQueueQuery(deadline: keyof typeof QUERIES = 'dueOn') {
  const [query, setQuery] = useQueryState(QUERIES[deadline]);
  const search = query.search.trim();
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  return {
    ...query,
    request: { page, pageSize: PAGE_SIZE, sort: query.sort, ...(search === '' ? {} : { search }) },
    show: (id: string) => setQuery({ id }),
    setSearch: (typed: string) => setQuery({ search: typed, id: '', page: '' }),
    setSort: (sort: string) => setQuery({ sort, id: '', page: '' }),
    setPage: (next: number) => setQuery({ page: next === 1 ? '' : String(next), id: '' }),
  } as const;
}

export type QueueQuery = ReturnType<typeof useQueueQuery>;
