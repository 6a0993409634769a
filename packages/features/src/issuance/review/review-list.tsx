import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { EmptyState, Input, LoadingRegion, Queue, SearchIcon, Select, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureState } from '../../notices/index.ts';
import { BatchChoice, type BatchChosen } from '../../signing/index.ts';
import type { QueueRow, ReviewQueue } from './use-review-queue.ts';

const SIX_MONTHS_DAYS = 184;
const WHOLE = 10_000;

/** What stands out of an item: that it is a void, a long term, invoices that do not cover it. */
function Note({ row }: { readonly row: QueueRow }) {
  const { termDays: days, coverageBasisPoints: coverage } = row;
  const percent = coverage === null ? undefined : (coverage / 100).toFixed(coverage % 100 === 0 ? 0 : 1);
  if (row.state === 'voidAwaitingReview') {
    return (
      <Tag tone="caution">
        <Trans context="状态">申请作废</Trans>
      </Tag>
    );
  }
  if (coverage !== null && coverage < WHOLE) {
    return (
      <Tag tone="critical">
        <Trans>发票覆盖 {percent}%</Trans>
      </Tag>
    );
  }
  if (days !== null && days > SIX_MONTHS_DAYS) {
    return (
      <Tag tone="caution">
        <Trans>超 6 个月</Trans>
      </Tag>
    );
  }
  return (
    <span className="inline-flex gap-3 tabular-nums">
      <span>{days !== null && <Trans>{days} 天</Trans>}</span>
      <span>{percent !== undefined && <Trans>发票 {percent}%</Trans>}</span>
    </span>
  );
}

export interface ReviewListProps {
  readonly queue: ReviewQueue;
  /** What is ticked for a batch; none for who does not review. */
  readonly batch: BatchChosen | undefined;
  readonly onOpen: (id: string) => void;
}

/** The pane of what waits: how many and how much, search, order, the items. */
export function ReviewList({ queue, batch, onOpen }: ReviewListProps) {
  const { t } = useLingui();
  const sum = queue.totalAmount === undefined ? undefined : formatMoney(queue.totalAmount);
  const count = queue.total;
  return (
    <section aria-label={t`待审核`} className="flex min-h-0 flex-col bg-surface">
      <header className="flex flex-col gap-3 border-b border-line px-4 pt-4 pb-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h1 className="text-xl font-semibold">
            <Trans>开立审核</Trans>
          </h1>
          {count > 0 && (
            <span className="text-sm text-ink-muted tabular-nums">{sum === undefined ? t`${count} 笔` : t`${count} 笔，${sum}`}</span>
          )}
        </div>
        <div className="flex gap-2 tablet:max-desktop:flex-col">
          <Input
            className="min-w-0 flex-1 tablet:max-desktop:flex-none"
            clearable
            prefix={<SearchIcon aria-hidden />}
            aria-label={t`接收方、编号`}
            placeholder={t`接收方、编号`}
            value={queue.search}
            onChange={(event) => queue.setSearch(event.currentTarget.value)}
          />
          <Select
            className="w-32 flex-none tablet:max-desktop:w-full"
            aria-label={t`排序`}
            value={queue.sort}
            onValueChange={queue.setSort}
            options={[
              { value: 'submittedAt', label: t`最早提交` },
              { value: '-amount', label: t`金额最大` },
              { value: 'dueOn', label: t`到期最近` },
            ]}
          />
        </div>
      </header>
      {queue.error && <FailureState error={queue.error} onRetry={() => void queue.refresh()} />}
      {queue.loading && (
        <LoadingRegion className="flex flex-col gap-6 p-4">
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </LoadingRegion>
      )}
      {!queue.loading && !queue.error && queue.rows.length === 0 && (
        <EmptyState title={queue.search === '' ? t`没有待审核的开立` : t`没有符合条件的申请`}>
          {queue.search === '' ? t`经办岗提交开立或作废申请后，会出现在这里。` : t`换一个名称或编号试试。`}
        </EmptyState>
      )}
      {queue.rows.length > 0 && (
        <Queue
          className="flex-1"
          label={t`待审核`}
          currentId={queue.current?.id}
          onCurrentChange={queue.show}
          onOpen={onOpen}
          {...(batch ? { checked: batch.checked, onCheckedChange: batch.setChecked } : {})}
          items={queue.rows.map((row) => ({
            id: row.id,
            title: row.recipient?.name ?? '—',
            amount: row.amount === null ? '—' : formatMoney(row.amount),
            meta: `${row.makerName}　${row.submittedAt ? shanghaiMinute(row.submittedAt).slice(5) : ''}`,
            note: <Note row={row} />,
            ...(row.isOwn ? { disabledReason: t`不能复核自己经办的` } : {}),
            ...(row.state === 'voidAwaitingReview' ? { aloneReason: t`作废申请逐笔复核` } : {}),
          }))}
        />
      )}
      {batch && <BatchChoice count={batch.count} sum={batch.sum} verb={t`批量通过`} onStart={batch.start} onClear={batch.clear} />}
    </section>
  );
}
