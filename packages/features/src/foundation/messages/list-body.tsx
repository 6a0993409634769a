import { EmptyState, LoadingRegion, Pagination, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListEmpty, type List } from '../../platform/lists/index.ts';
import { FailureState } from '../../platform/notices/index.ts';

export interface ListBodyProps<Row> {
  /** The list's accessible name. */
  readonly label: string;
  readonly list: List<Row>;
  /** Shown if there is nothing; with filters set, a hint to change them. */
  readonly empty: { readonly title: string; readonly text: ReactNode };
  readonly renderRow: (row: Row) => ReactNode;
  readonly keyOf: (row: Row) => string;
  /** Heading of the group of a row; rows of a group follow one another. @default no groups */
  readonly groupOf?: (row: Row) => string;
}

/** A list to read with pages, and loading, error and empty states. */
export function ListBody<Row>({ label, list, empty, renderRow, keyOf, groupOf }: ListBodyProps<Row>) {
  const { t } = useLingui();
  if (list.error && list.reply === undefined) return <FailureState error={list.error} onRetry={() => void list.refresh()} />;
  if (list.reply === undefined)
    return (
      <LoadingRegion className="flex flex-col gap-6 p-4">
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </LoadingRegion>
    );
  if (list.rows.length === 0)
    return (
      <ListEmpty list={list} unfound={t`没有符合条件的内容`}>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </ListEmpty>
    );
  const headingAt = (index: number): string | undefined => {
    const [before, row] = [list.rows[index - 1], list.rows[index]].map((one) => one && groupOf?.(one));
    return row === before ? undefined : row;
  };
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {list.rows.map((row, index) => {
          const heading = headingAt(index);
          return (
            <li key={keyOf(row)}>
              {heading !== undefined && (
                <h3 className="border-b border-line bg-surface-inset px-4 py-1.5 text-xs font-medium text-ink-muted">{heading}</h3>
              )}
              {renderRow(row)}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-end border-t border-line px-4 py-2">
        <Pagination
          showTotal
          page={list.page.page}
          pageSize={list.page.pageSize}
          total={list.reply.total}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      </div>
    </>
  );
}
