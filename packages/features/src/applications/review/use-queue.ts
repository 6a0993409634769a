import { useClient } from '@lianxin/api/react';
import { useIsMobile } from '@lianxin/ui';
import { useEffect, useRef } from 'react';
import type { ReviewKind, ReviewRow } from './review-kind.ts';
import { besideTheirSheet } from './sheets.ts';
import type { QueueQuery } from './use-queue-query.ts';

/** The current item: that of the address, or the first one. */
export function useInView<Row extends ReviewRow>(asked: QueueQuery, { data, isLoading }: ReviewKind<Row>['waiting']) {
  const mobile = useIsMobile();
  const rows = data?.list ?? [];
  const chosen = rows.findIndex((row) => row.id === asked.id);
  const whole = data !== undefined && !isLoading && asked.request.search === undefined && data.total <= rows.length;
  const gone = whole && asked.id !== '' && chosen < 0;
  // On a phone the list comes first, and an item is a page of its own. An item that is gone is not replaced by another one.
  const at = chosen >= 0 || mobile || gone ? chosen : 0;
  return { rows, at, gone, current: rows[at] } as const;
}

/** The position in a queue: the current item and its neighbours. The next item is fetched in advance. */
export function useQueue<Row extends ReviewRow>(
  asked: QueueQuery,
  { waiting: found, prefetch, batch }: Pick<ReviewKind<Row>, 'waiting' | 'prefetch' | 'batch'>,
) {
  const client = useClient();
  const mobile = useIsMobile();
  const waiting = { ...found, data: found.data && { ...found.data, list: besideTheirSheet(found.data.list, batch?.sheetOf) } };
  const { data, error, isLoading, refresh } = waiting;
  const { rows, at, gone, current } = useInView(asked, waiting);
  const next = rows[at + 1];
  const { page, pageSize } = asked.request;
  const total = data?.total ?? 0;

  // After the last item of the last page was decided, the page before it is the last.
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
    /** The position of the current item, from 1. */
    place: at < 0 ? 0 : (page - 1) * pageSize + at + 1,
    /** The item of the address is no longer in the queue. */
    gone,
    total,
    totalAmount: data?.columnSums?.['amount'],
    loading: isLoading,
    error: data ? undefined : error,
    refresh,
    close: () => asked.show(''),
    /** Moves by a number of items, and stays at the ends. */
    move: (step: -1 | 1) => {
      const to = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      if (to) asked.show(to.id);
    },
    /** Moves to the next item after a decision; on a phone, to the list. */
    goOn: () => asked.show(mobile ? '' : ((next ?? rows[at - 1])?.id ?? '')),
  } as const;
}

export type ReviewQueue<Row extends ReviewRow> = ReturnType<typeof useQueue<Row>>;
