import { contract, type ResponseOf } from '@lianxin/api/contract';
import { prefetch, useClient, useEndpoint } from '@lianxin/api/react';
import { useIsMobile } from '@lianxin/ui';
import { useEffect } from 'react';
import { useQueryState } from '../../navigation/index.ts';

export type QueueRow = ResponseOf<typeof contract.issuance.list>['list'][number];

const QUERY = { id: '', search: '', sort: 'submittedAt' } as const;
const REFRESH_MS = 60_000;

/** What waits for the reviewer, oldest first; the one in view, and the one after it fetched before it is asked for. */
export function useReviewQueue() {
  const client = useClient();
  const mobile = useIsMobile();
  const [query, setQuery] = useQueryState(QUERY);
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.issuance.list,
    {
      page: 1,
      pageSize: 100,
      states: ['awaitingReview', 'voidAwaitingReview'],
      sort: query.sort,
      ...(query.search === '' ? {} : { search: query.search }),
    },
    { quiet: true, keepPreviousData: true, refreshEveryMs: REFRESH_MS },
  );
  const rows = data?.list ?? [];
  const chosen = rows.findIndex((row) => row.id === query.id);
  // On a phone the list comes first, and an item is a page of its own.
  const at = chosen >= 0 || mobile ? chosen : 0;
  const current: QueueRow | undefined = rows[at];
  const nextId = rows[at + 1]?.id;

  useEffect(() => {
    if (nextId !== undefined) prefetch(client, contract.issuance.get, { id: nextId });
  }, [client, nextId]);

  const show = (id: string) => setQuery({ id });
  return {
    rows,
    current,
    /** Place of the one in view, from 1. */
    place: at + 1,
    total: data?.total ?? 0,
    totalAmount: data?.totalAmount,
    loading: isLoading,
    error: data ? undefined : error,
    refresh,
    search: query.search,
    setSearch: (search: string) => setQuery({ search, id: '' }),
    sort: query.sort,
    setSort: (sort: string) => setQuery({ sort, id: '' }),
    show,
    close: () => show(''),
    /** To the item so many places on; stays at the ends. */
    move: (step: -1 | 1) => {
      const to = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      if (to) show(to.id);
    },
    /** To the item that takes this one's place once it has been handled. */
    goOn: () => show((rows[at + 1] ?? rows[at - 1])?.id ?? ''),
  } as const;
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
