import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { EmptyState, Input, LoadingRegion, Queue, SearchIcon, Select, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureState } from '../../notices/index.ts';
import { BatchChoice, type BatchChosen } from '../../signing/index.ts';
import type { ReviewQueue } from './use-review-queue.ts';

export interface ReviewListProps {
  readonly queue: ReviewQueue;
  /** Whether the person reviews; to others an own entry is like any. */
  readonly reviewer: boolean;
  /** What is ticked for a batch; none for who does not review. */
  readonly batch: BatchChosen | undefined;
  readonly onOpen: (id: string) => void;
}

/** The pane of what waits: how many and how much, search, order, the items. */
export function ReviewList({ queue, reviewer, batch, onOpen }: ReviewListProps) {
  const { t } = useLingui();
  const sum = queue.totalAmount === undefined ? undefined : formatMoney(queue.totalAmount);
  const count = queue.total;
  const { search } = queue;
  return (
    <section aria-label={t`待复核的转让`} className="flex min-h-0 flex-col bg-surface">
      <header className="flex flex-col gap-3 border-b border-line px-4 pt-4 pb-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h1 className="text-xl font-semibold">
            <Trans>转让审核</Trans>
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
            aria-label={t`被转让人、编号`}
            placeholder={t`被转让人、编号`}
            value={search}
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
        <EmptyState title={search === '' ? t`没有待复核的转让` : t`没有符合条件的转让`}>
          {search === '' ? <Trans>经办岗提交转让后，会出现在这里。</Trans> : <Trans>换一个名称或编号试试。</Trans>}
        </EmptyState>
      )}
      {queue.rows.length > 0 && (
        <Queue
          className="flex-1"
          label={t`待复核的转让`}
          currentId={queue.current?.id}
          onCurrentChange={queue.show}
          onOpen={onOpen}
          {...(batch ? { checked: batch.checked, onCheckedChange: batch.setChecked } : {})}
          items={queue.rows.map((row) => ({
            id: row.id,
            title: row.recipient.name,
            amount: formatMoney(row.amount),
            meta: `${row.makerName}　${row.submittedAt === null ? '' : shanghaiMinute(row.submittedAt).slice(5)}`,
            note: <Due on={row.dueOn} />,
            ...(reviewer && row.isOwn ? { disabledReason: t`不能复核自己经办的` } : {}),
          }))}
        />
      )}
      {batch && <BatchChoice count={batch.count} sum={batch.sum} verb={t`批量通过`} onStart={batch.start} onClear={batch.clear} />}
    </section>
  );
}

const Due = ({ on }: { readonly on: string }) => (
  <span className="tabular-nums">
    <Trans>{on} 到期</Trans>
  </span>
);
