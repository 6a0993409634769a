import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useDelayed } from '../delay/use-delayed.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { CardList, type CardContext } from './card-list.tsx';
import { selectWidth } from './cell-style.ts';
import { shownColumns, type Column, type Density, type Sort } from './columns.ts';
import { rowSelection } from './row-selection.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useOverflow } from './use-overflow.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useWindow } from './use-window.ts';

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
  columns: all,
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
  className,
  ...props
}: DataTableProps<Row>) {
  const columns = shownColumns(all, hidden);
  const table = useRef<HTMLTableElement>(null);
  const drawn = useWindow(rows.length, density === 'compact' ? 32 : 40);
  const overflows = useOverflow(drawn.scroller);
  const late = useDelayed(loading);
  const mobile = useIsMobile();
  const choice = rowSelection({ rows, rowKey, selection, onSelectionChange, isSelectable });

  const selectionOf = (row: Row) => {
    if (choice === undefined) return undefined;
    const enabled = isSelectable(row);
    const reason = enabled ? undefined : disabledReason?.(row);
    return { selected: choice.has(row), enabled, reason, onChange: (on: boolean) => choice.set(row, on) };
  };
  const toggle = (row: Row) => isSelectable(row) && choice?.set(row, !choice.has(row));
  const at = (act: (row: Row) => unknown) => (index: number) => rows.slice(index, index + 1).forEach((row) => act(row));
  const reachable = onRowOpen !== undefined || choice !== undefined;
  const focus = useRowFocus({
    count: rows.length,
    table,
    scrollTo: drawn.scrollTo,
    onOpen: onRowOpen && at(onRowOpen),
    onToggle: choice && at(toggle),
  });

  const selectable = choice !== undefined;
  const span = columns.length + (selectable ? 1 : 0);
  const notice = error ?? (loading || rows.length > 0 ? undefined : empty);
  const framed = drawn.windowed || height !== undefined;
  // The row the Tab key reaches must be one that is drawn.
  const stop = drawn.indexes.includes(focus.active) ? focus.active : drawn.indexes[0];

  if (mobile && renderCard !== undefined && notice === undefined) {
    const contextOf = (row: Row) => ({ selection: selectionOf(row), open: onRowOpen && (() => onRowOpen(row)) });
    return <CardList rows={rows} rowKey={rowKey} label={label} renderCard={renderCard} contextOf={contextOf} loading={late} />;
  }
  return (
    <div
      {...props}
      ref={drawn.scroller}
      data-framed={framed || overflows ? '' : undefined}
      className={cn(
        'relative min-w-0',
        framed || overflows ? 'overflow-auto overscroll-x-contain' : '[--table-head-top:calc(var(--header-now,0px)+var(--tabs-now,0px))]',
        className,
      )}
      style={{ ...props.style, maxHeight: height ?? (drawn.windowed ? 'min(70dvh, 720px)' : undefined) }}
      // A frame that scrolls must be reachable by keyboard even where its rows are not.
      {...((framed || overflows) && !reachable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <table
        ref={table}
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={rows.length + 1}
        className={cn('w-full border-separate border-spacing-0', drawn.windowed && 'table-fixed')}
      >
        <colgroup>
          {selectable && <col style={{ width: selectWidth }} />}
          {columns.map((column) => (
            <col key={column.id} className={column.priority === 'low' ? 'max-desktop:hidden' : undefined} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          all={choice?.all}
          allDisabled={choice?.allDisabled ?? false}
          onAllChange={(on) => choice?.setAll(on)}
        />
        <tbody className={cn(loading && rows.length > 0 && late && 'opacity-60')}>
          {notice !== undefined && (
            <tr>
              <td colSpan={span} className="px-4 py-8">
                {notice}
              </td>
            </tr>
          )}
          {notice === undefined && late && rows.length === 0 && (
            <SkeletonRows columns={columns} density={density} selectable={selectable} count={skeletonRows} />
          )}
          <Spacer height={drawn.before} span={span} />
          {notice === undefined &&
            drawn.indexes.map((index) =>
              rows
                .slice(index, index + 1)
                .map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    index={index}
                    columns={columns}
                    density={density}
                    label={rowLabel(row)}
                    current={currentKey !== undefined && rowKey(row) === currentKey}
                    selection={selectionOf(row)}
                    tabIndex={reachable ? tabIndexOf(index === stop) : undefined}
                    onOpen={onRowOpen && (() => onRowOpen(row))}
                    onKeyDown={reachable ? focus.onKeyDown(index) : undefined}
                    onFocus={() => focus.setActive(index)}
                  />
                )),
            )}
          <Spacer height={drawn.after} span={span} />
        </tbody>
        {totals !== undefined && notice === undefined && <TableTotals columns={columns} totals={totals} selectable={selectable} />}
      </table>
    </div>
  );
}

const everyRow = () => true;
const tabIndexOf = (stop: boolean) => (stop ? 0 : -1);

/** Empty height in place of rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={span} className="p-0" style={{ height }} />
    </tr>
  );
}
