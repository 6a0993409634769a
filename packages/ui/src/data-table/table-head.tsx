import { useLingui } from '@lingui/react/macro';
import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { ArrowDownIcon, ArrowUpIcon, ArrowUpDownIcon } from '../icons/index.ts';
import { cellClass, stickyStyle } from './cell-style.ts';
import { nextSort, type Column, type Sort } from './columns.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  /** State of the select-all check box; undefined for a table without selection. */
  all?: 'none' | 'some' | 'all' | undefined;
  /** Whether no row on this page is selectable. */
  allDisabled?: boolean | undefined;
  onAllChange: (chosen: boolean) => void;
}

/** Header row of 36 px with column headers, sort buttons and the select-all check box. */
export function TableHead<Row>({ columns, sort: sortNow, onSortChange, all, allDisabled = false, onAllChange }: TableHeadProps<Row>) {
  const { t } = useLingui();
  const [sort, sortBy] = useOptimisticValue(sortNow, onSortChange);
  // Two lines of words have room, so that a long name in English does not widen its column. Chinese breaks at brackets only.
  const base = 'h-9 border-y border-line bg-surface-inset text-xs/4 font-medium break-keep text-ink-muted';
  return (
    <thead className="sticky top-(--table-head-top,0px) z-(--z-sticky)">
      <tr aria-rowindex={1}>
        {all !== undefined && (
          <th scope="col" className={cn(base, 'sticky left-0 z-1 w-11 min-w-11 pr-0 pl-4 text-left')}>
            <Checkbox
              aria-label={t`选择本页全部`}
              checked={all === 'all'}
              indeterminate={all === 'some'}
              disabled={allDisabled}
              onCheckedChange={onAllChange}
              className="align-middle"
            />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            aria-label={typeof column.header === 'string' ? undefined : column.name}
            className={cn(base, cellClass(column, index === 0 && all === undefined, index === columns.length - 1))}
            style={stickyStyle(columns, index, all !== undefined)}
          >
            {column.sortable === true && onSortChange !== undefined ? (
              <button
                type="button"
                onClick={() => sortBy(nextSort(sort, column.id))}
                className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-left font-medium hover:text-ink"
              >
                {column.header}
                <SortMark direction={sort?.id === column.id ? sort.direction : undefined} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | undefined) {
  if (column.sortable !== true) return undefined;
  if (sort?.id !== column.id) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'asc') return <ArrowUpIcon aria-hidden className="size-3 shrink-0 text-accent" />;
  if (direction === 'desc') return <ArrowDownIcon aria-hidden className="size-3 shrink-0 text-accent" />;
  return <ArrowUpDownIcon aria-hidden className="size-3 shrink-0 text-ink-faint" />;
}
