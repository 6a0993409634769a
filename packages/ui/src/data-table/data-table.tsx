import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { useDelayed } from '../delay/use-delayed.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { CardList, type CardContext } from './card-list.tsx';
import { shownColumns, type Column, type Density, type Sort } from './columns.ts';
import { rowSelection } from './row-selection.ts';
import { TableView } from './table-view.tsx';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'hidden'> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Accessible name of the table. */
  label: string;
  /** Accessible name of a row. @default the row key */
  rowLabel?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  /** Keys of the selected rows, including those on other pages. Omit for a table without selection. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** Whether a row can be selected; otherwise its check box is disabled. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Why a row cannot be selected, shown as a tooltip on the check box. */
  disabledReason?: (row: Row) => string | undefined;
  /** @default 'standard' */
  density?: Density | undefined;
  /** Ids of the hidden columns. */
  hidden?: ReadonlySet<string> | undefined;
  /**
   * Heading of the group that a row belongs to. Rows of a group must follow one another; the heading stands above the first of them. Not for
   * virtualised tables. @default no groups
   */
  groupOf?: ((row: Row) => string) | undefined;
  /** Called on a click on a row or Enter. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Key of the row with open details. */
  currentKey?: string | undefined;
  /** Called when the arrow keys move to a row, for details that follow beside the table. */
  onRowReach?: ((row: Row) => void) | undefined;
  /** Sums by column id. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shows a skeleton after 200 ms, or marks the current rows as busy. */
  loading?: boolean | undefined;
  /** Number of skeleton rows. @default 8 */
  skeletonRows?: number | undefined;
  /** Content when there are no rows. */
  empty?: ReactNode;
  /** Content in place of the rows after a failure. */
  error?: ReactNode;
  /** Renders a row as a card at 600 px and below. */
  renderCard?: ((row: Row, context: CardContext) => ReactNode) | undefined;
  /** Height of the scroll area, any CSS length. @default 'min(70dvh, 720px)' for over 200 rows, otherwise the height of all rows */
  height?: string | undefined;
}

/** A data table with selection, sorting and totals. It is virtualised from 200 rows on, and can show cards on phones. */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  label,
  rowLabel = rowKey,
  sort,
  onSortChange,
  selection,
  onSelectionChange,
  isSelectable = everyRow,
  disabledReason,
  density = 'standard',
  hidden,
  groupOf,
  onRowOpen,
  onRowReach,
  currentKey,
  totals,
  loading = false,
  skeletonRows = 8,
  empty,
  error,
  renderCard,
  height,
  ...props
}: DataTableProps<Row>) {
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const late = useDelayed(loading);
  const mobile = useIsMobile();
  const [chosen, choose] = useOptimisticValue(selection, (next) => next && onSelectionChange?.(next));
  const choice = rowSelection({ rows, rowKey, selection: chosen, onSelectionChange: choose, isSelectable, disabledReason });
  // A condition that does not hold is no failure, and leaves the rows in sight.
  const failure = error === false ? undefined : error;
  const notice = failure ?? (loading || rows.length > 0 ? undefined : empty);

  if (mobile && renderCard !== undefined) {
    if (notice !== undefined) return <div className="px-4 py-8">{notice}</div>;
    const contextOf = (row: Row) => ({ selection: choice?.of(row), open: onRowOpen && (() => onRowOpen(row)) });
    return (
      <CardList rows={rows} rowKey={rowKey} label={label} groupOf={groupOf} renderCard={renderCard} contextOf={contextOf} late={late} />
    );
  }
  return (
    <TableView
      {...props}
      columns={shown}
      rows={notice === undefined ? rows : []}
      rowKey={rowKey}
      label={label}
      rowLabel={rowLabel}
      sort={sort}
      onSortChange={onSortChange}
      choice={choice}
      density={density}
      groupOf={groupOf}
      onRowOpen={onRowOpen}
      onRowReach={onRowReach}
      currentKey={currentKey}
      totals={totals}
      loading={loading}
      late={late}
      skeletonRows={skeletonRows}
      notice={notice}
      height={height}
    />
  );
}

const everyRow = () => true;
