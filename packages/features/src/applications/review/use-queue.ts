import { useClient } from '@lianxin/api/react';
import { useIsMobile } from '@lianxin/ui';
import { useEffect, useRef } from 'react';
import type { ReviewKind, ReviewRow } from './review-kind.ts';
import type { QueueQuery } from './use-queue-query.ts';

/** What of a queue is in view: the item of the address, or the first where none is named. */
export function useInView<Row extends ReviewRow>(asked: QueueQuery, { data, isLoading }: ReviewKind<Row>['waiting']) {
  const mobile = useIsMobile();
  const rows = data?.list ?? [];
  const chosen = rows.findIndex((row) => row.id === asked.id);
  const whole = data !== undefined && !isLoading && asked.request.search === undefined && data.total <= rows.length;
  const gone = whole && asked.id !== '' && chosen < 0;
  // On a phone the list comes first, and an item is a page of its own. Nothing takes the place of what is gone by itself.
  const at = chosen >= 0 || mobile || gone ? chosen : 0;
  return { rows, at, gone, current: rows[at] } as const;
}

/** Where the person is in what waits: the item in view, the ones around it, and the one after it fetched before it is asked for. */
export function useQueue<Row extends ReviewRow>(asked: QueueQuery, { waiting, prefetch }: Pick<ReviewKind<Row>, 'waiting' | 'prefetch'>) {
  const client = useClient();
  const mobile = useIsMobile();
  const { data, error, isLoading, refresh } = waiting;
  const { rows, at, gone, current } = useInView(asked, waiting);
  const next = rows[at + 1];
  const { page, pageSize } = asked.request;
  const total = data?.total ?? 0;

  // Decided to its end, a page is no more: the one before it is the last.
  const last = Math.max(1, Math.ceil(total / pageSize));
  const beyond = data !== undefined && !isLoading && rows.length === 0 && page > last;
  const turn = useRef(asked.setPage);
  useEffect(() => {
    turn.current = asked.setPage;
  });
  useEffect(() => {
    if (beyond) turn.current(last);
  }, [beyond, last]);

  const ahead = useRef<() => void>(undefined);
  useEffect(() => {
    ahead.current = () => next && prefetch(client, next);
  });
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) ahead.current?.();
  }, [client, nextId]);

  return {
    rows,
    current,
    /** Place of the one in view, from 1. */
    place: at < 0 ? 0 : (page - 1) * pageSize + at + 1,
    /** The address names one that no longer waits. */
    gone,
    total,
    totalAmount: data?.columnSums?.['amount'],
    loading: isLoading,
    error: data ? undefined : error,
    refresh,
    close: () => asked.show(''),
    /** To the item so many places on; stays at the ends. */
    move: (step: -1 | 1) => {
      const to = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      if (to) asked.show(to.id);
    },
    /** To the item that takes this one's place once it has been handled; on a phone back to the list. */
    goOn: () => asked.show(mobile ? '' : ((next ?? rows[at - 1])?.id ?? '')),
  } as const;
}

export type ReviewQueue<Row extends ReviewRow> = ReturnType<typeof useQueue<Row>>;
