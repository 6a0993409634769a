import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useAtOnce } from '../at-once/use-at-once.ts';
import { useDelayed } from '../delay/use-delayed.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { CardList, type CardContext } from './card-list.tsx';
import { shownColumns, type Column, type Density, type Sort } from './columns.ts';
import { rowSelection } from './row-selection.ts';
import { TableView } from './table-view.tsx';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'hidden'> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** What the table lists; its accessible name. */
  label: string;
  /** What a screen reader calls one row. @default the row key */
  rowLabel?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  /** Keys of the chosen rows, those of other pages too; leave out where rows are not chosen. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** Whether a row can be acted on; its box is disabled otherwise, never missing. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Why a row cannot be chosen, shown over its disabled box. */
  disabledReason?: (row: Row) => string | undefined;
  /** @default 'standard' */
  density?: Density | undefined;
  /** Ids of hidden columns. */
  hidden?: ReadonlySet<string> | undefined;
  /** A row was clicked or Enter pressed on it. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Key of the row shown beside the table. */
  currentKey?: string | undefined;
  /** Sums by column id. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Rows are on their way: a skeleton after 200 ms, or the old rows, busy. */
  loading?: boolean | undefined;
  /** How many rows the skeleton stands in for. @default 8 */
  skeletonRows?: number | undefined;
  /** Shown under the head when there are no rows. */
  empty?: ReactNode;
  /** Shown under the head instead of rows. */
  error?: ReactNode;
  /** A row as a card, at 600 px and below. */
  renderCard?: ((row: Row, context: CardContext) => ReactNode) | undefined;
  /** Height of the frame the rows scroll in, any CSS length; over 200 rows always have one. @default 'min(70dvh, 720px)' over 200 rows, else as tall as the rows */
  height?: string | undefined;
}

/** Rows of one kind in columns. Over 200 rows only those in sight are drawn; on a phone they are cards. */
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
  onRowOpen,
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
  const [chosen, choose] = useAtOnce(selection, (next) => next && onSelectionChange?.(next));
  const choice = rowSelection({ rows, rowKey, selection: chosen, onSelectionChange: choose, isSelectable, disabledReason });
  const notice = error ?? (loading || rows.length > 0 ? undefined : empty);

  if (mobile && renderCard !== undefined) {
    if (notice !== undefined) return <div className="px-4 py-8">{notice}</div>;
    const contextOf = (row: Row) => ({ selection: choice?.of(row), open: onRowOpen && (() => onRowOpen(row)) });
    return <CardList rows={rows} rowKey={rowKey} label={label} renderCard={renderCard} contextOf={contextOf} late={late} />;
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
      onRowOpen={onRowOpen}
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
