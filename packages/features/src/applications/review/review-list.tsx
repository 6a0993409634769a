import { formatMoney } from '@lianxin/domain';
import { Button, EmptyState, LoadingRegion, Pagination, Queue, SearchInput, Select, SkeletonText, type QueueItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureState } from '../../platform/notices/index.ts';
import { BatchChoice, type BatchChosen } from '../../foundation/signing/index.ts';
import type { ReviewBatch, ReviewKind, ReviewRow } from './review-kind.ts';
import type { QueueQuery } from './use-queue-query.ts';
import { useSheetHeading } from './sheets.ts';
import { StandIn } from './stand-in.tsx';
import { useTwoReviews } from './use-two-reviews.ts';
import { useUntil } from './use-until.ts';
import type { ReviewQueue } from './use-queue.ts';

export interface ReviewListProps<Row extends ReviewRow> extends Pick<
  ReviewKind<Row>,
  'words' | 'item' | 'orders' | 'reviewer' | 'wayBack'
> {
  readonly asked: QueueQuery;
  readonly queue: ReviewQueue<Row>;
  /** How several are passed together. */
  readonly kindOfBatch: ReviewBatch<Row> | undefined;
  /** The selection for a batch; undefined without batches, and for people who only read. */
  readonly batch: BatchChosen | undefined;
  readonly onOpen: (id: string) => void;
}

/** The list of a queue: count and sum, search, order, items. People who only read see no difference for their own items. */
export function ReviewList<Row extends ReviewRow>({
  words,
  item,
  orders,
  reviewer,
  wayBack,
  asked,
  queue,
  kindOfBatch,
  batch,
  onOpen,
}: ReviewListProps<Row>) {
  const { t } = useLingui();
  const two = useTwoReviews();
  const until = useUntil();
  const sheetHeading = useSheetHeading(queue.rows, kindOfBatch);
  const sum = queue.totalAmount === undefined ? undefined : formatMoney(queue.totalAmount);
  const count = queue.total;
  const searching = asked.request.search !== undefined;
  return (
    <section aria-label={words.waiting} className="flex min-h-0 flex-col bg-surface">
      <header className="flex flex-col gap-3 border-b border-line px-4 pt-4 pb-3">
        {wayBack !== undefined && <div className="text-sm">{wayBack}</div>}
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h1 className="text-xl font-semibold">{words.title}</h1>
          {count > 0 && (
            <span className="text-sm text-ink-muted tabular-nums">{sum === undefined ? t`${count} 笔` : t`${count} 笔，${sum}`}</span>
          )}
        </div>
        <div className="flex gap-2 tablet:max-desktop:flex-col">
          <SearchInput
            className="min-w-0 flex-1 tablet:max-desktop:flex-none"
            label={words.search}
            value={asked.search}
            onSearch={asked.setSearch}
          />
          <Select
            className="w-32 flex-none tablet:max-desktop:w-full"
            aria-label={t`排序`}
            value={asked.sort}
            onValueChange={asked.setSort}
            options={
              orders ?? [
                { value: 'dueOn', label: t`到期最近` },
                { value: 'submittedAt', label: t`最早提交` },
                { value: '-amount', label: t`金额最大` },
              ]
            }
          />
        </div>
      </header>
      <StandIn />
      {queue.error && <FailureState error={queue.error} onRetry={() => void queue.refresh()} />}
      {queue.loading && (
        <LoadingRegion className="flex flex-col gap-6 p-4">
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {!queue.loading && !queue.error && queue.rows.length === 0 && (
        <EmptyState
          title={searching ? words.noneFound : words.empty.title}
          action={
            searching && (
              <Button onClick={() => asked.setSearch('')}>
                <Trans>清除搜索</Trans>
              </Button>
            )
          }
        >
          {searching ? <Trans>换一个名称或编号试试。</Trans> : words.empty.text}
        </EmptyState>
      )}
      {queue.rows.length > 0 && (
        <Queue
          className="flex-1"
          label={words.waiting}
          currentId={queue.current?.id}
          onCurrentChange={asked.show}
          onOpen={onOpen}
          {...(batch ? { checked: batch.checked, onCheckedChange: batch.setChecked } : {})}
          items={queue.rows.map((row) => ({
            id: row.id,
            ...dated(marked(item(row), two.mark(row)), until(row)),
            group: sheetHeading(row),
            ...(reviewer && row.isOwn ? { disabledReason: t`不能复核自己经办的` } : {}),
            ...(reviewer && row.twoReviews?.isMine ? { disabledReason: two.barred(row) } : {}),
          }))}
        />
      )}
      {count > asked.request.pageSize && (
        <Pagination
          className="border-t border-line px-4 py-2"
          page={asked.request.page}
          pageSize={asked.request.pageSize}
          total={count}
          onPageChange={asked.setPage}
        />
      )}
      {batch && <BatchChoice count={batch.count} sum={batch.sum} verb={t`批量通过`} onStart={batch.start} onClear={batch.clear} />}
    </section>
  );
}

const dated = (item: Omit<QueueItem, 'id'>, until: string | undefined): Omit<QueueItem, 'id'> =>
  until === undefined
    ? item
    : {
        ...item,
        note: (
          <span className="inline-flex flex-wrap items-center justify-end gap-x-3 tabular-nums">
            {item.note}
            <span>{until}</span>
          </span>
        ),
      };

const marked = (item: Omit<QueueItem, 'id' | 'disabledReason'>, mark: string | undefined): Omit<QueueItem, 'id' | 'disabledReason'> =>
  mark === undefined
    ? item
    : {
        ...item,
        aloneReason: mark,
        meta: (
          <>
            {item.meta}　{mark}
          </>
        ),
      };
