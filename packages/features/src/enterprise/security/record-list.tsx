import type { ApiError } from '@lianxin/api/client';
import { LoadingRegion, Pagination, SkeletonText } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { FailureState } from '../../platform/notices/index.ts';

/** Page size within a dialog. */
export const RECORDS_PAGE = 10;

export interface RecordListProps<Row> {
  readonly label: string;
  readonly data: { readonly list: readonly Row[]; readonly total: number; readonly page: number } | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly rowKey: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** A paged list of records in a dialog. */
export function RecordList<Row>({ label, data, error, onRetry, onPage, empty, rowKey, children }: RecordListProps<Row>) {
  if (data === undefined && error) return <FailureState error={error} onRetry={onRetry} />;
  if (data === undefined)
    return (
      <LoadingRegion>
        <SkeletonText lines={5} />
      </LoadingRegion>
    );
  if (data.total === 0) return <p className="text-sm text-ink-muted">{empty}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={label} className="divide-y divide-line rounded-md border border-line text-sm">
        {data.list.map((row) => (
          <li key={rowKey(row)} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            {children(row)}
          </li>
        ))}
      </ul>
      {data.total > RECORDS_PAGE && (
        <Pagination page={data.page} pageSize={RECORDS_PAGE} total={data.total} onPageChange={onPage} showTotal />
      )}
    </div>
  );
}
