import { contract } from '@lianxin/api/contract';
import { prefetch, useClient, useEndpoint } from '@lianxin/api/react';
import { useIsMobile } from '@lianxin/ui';
import { useEffect } from 'react';
import { useQueryState } from '../../navigation/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

const QUERY = { id: '', search: '', sort: 'submittedAt' } as const;
const REFRESH_MS = 60_000;

/** What waits for the reviewer, oldest first; the one in view, and the one after it fetched before it is asked for. */
export function useReviewQueue() {
  const client = useClient();
  const mobile = useIsMobile();
  const [query, setQuery] = useQueryState(QUERY);
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.transfer.listOutgoing,
    {
      page: 1,
      pageSize: 100,
      states: ['awaitingReview'],
      sort: query.sort,
      ...(query.search === '' ? {} : { search: query.search }),
    },
    { quiet: true, keepPreviousData: true, refreshEveryMs: REFRESH_MS },
  );
  const rows = data?.list ?? [];
  const chosen = rows.findIndex((row) => row.id === query.id);
  // On a phone the list comes first, and an item is a page of its own.
  const at = chosen >= 0 || mobile ? chosen : 0;
  const current: TransferRow | undefined = rows[at];
  const nextId = rows[at + 1]?.id;

  useEffect(() => {
    if (nextId !== undefined) prefetch(client, contract.transfer.get, { id: nextId });
  }, [client, nextId]);

  const show = (id: string) => setQuery({ id });
  return {
    rows,
    current,
    /** Place of the one in view, from 1. */
    place: at + 1,
    /** The address names one that no longer waits. */
    gone: query.id !== '' && chosen < 0 && data !== undefined && !isLoading,
    total: data?.total ?? 0,
    totalAmount: data?.totalAmount,
    loading: isLoading,
    error: data ? undefined : error,
    refresh,
    search: query.search,
    setSearch: (search: string) => setQuery({ search: search.trim(), id: '' }),
    sort: query.sort,
    setSort: (sort: string) => setQuery({ sort, id: '' }),
    show,
    close: () => show(''),
    /** To the item so many places on; stays at the ends. */
    move: (step: -1 | 1) => {
      const to = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      if (to) show(to.id);
    },
    /** To the item that takes this one's place once it has been handled; on a phone back to the list. */
    goOn: () => show(mobile ? '' : ((rows[at + 1] ?? rows[at - 1])?.id ?? '')),
  } as const;
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
