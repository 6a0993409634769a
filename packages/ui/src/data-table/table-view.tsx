import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { cn } from '../cn.ts';
import { useSelectionRange } from '../selection-range/selection-range.ts';
import { useScrollEdges } from '../scroll-edges/use-scroll-edges.ts';
import { cellLooks, selectWidth } from './cell-style.ts';
import type { Column, Density, Sort } from './columns.ts';
import { headingAt } from './groups.ts';
import type { RowChoice } from './row-selection.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useOverflow } from './use-overflow.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useStableChoose } from './use-stable-choose.ts';
import { useWindow } from './use-window.ts';

export interface TableViewProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible columns only. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  label: string;
  rowLabel: (row: Row) => string;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  choice: RowChoice<Row> | undefined;
  density: Density;
  groupOf: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  onRowReach: ((row: Row) => void) | undefined;
  currentKey: string | undefined;
  totals: Readonly<Record<string, ReactNode>> | undefined;
  loading: boolean;
  /** Whether loading has lasted long enough to show a skeleton. */
  late: boolean;
  skeletonRows: number;
  /** Content in place of the rows. */
  notice: ReactNode;
  height: string | undefined;
}

/** The table element with its scroll frame, header, visible rows and totals. */
export function TableView<Row>({
  columns,
  rows,
  rowKey,
  label,
  rowLabel,
  sort,
  onSortChange,
  choice,
  density,
  groupOf,
  onRowOpen,
  onRowReach,
  currentKey,
  totals,
  loading,
  late,
  skeletonRows,
  notice,
  height,
  className,
  style,
  ...props
}: TableViewProps<Row>) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const drawn = useWindow(scroller, rows.length, density === 'compact' ? 32 : 40);
  const overflows = useOverflow(scroller);
  useScrollEdges(scroller);
  const range = useSelectionRange();
  const at = (act: (row: Row) => unknown) => (index: number) => rows.slice(index, index + 1).forEach((row) => act(row));
  /** Selects or clears a row, with Shift all rows since the last one. @param on left out to reverse the row */
  const choose = (index: number, on: boolean | undefined, extend: boolean) =>
    at((row) => {
      const { selected = false, enabled = false } = choice?.of(row) ?? {};
      if (enabled) choice?.set(range.covers(rows.map(rowKey), rowKey(row), extend), on ?? (extend || !selected));
    })(index);
  const between = (from: number, to: number) =>
    at((start) => at((end) => choice?.set(range.follows(rows.map(rowKey), rowKey(start), rowKey(end)), true))(to))(from);
  const focus = useRowFocus({
    count: rows.length,
    current: currentKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === currentKey),
    table,
    scrollTo: drawn.scrollTo,
    onOpen: onRowOpen && at(onRowOpen),
    onToggle: choice && ((index, extend) => choose(index, undefined, extend)),
    onExtend: choice && ((from, to) => between(from, to)),
    onReach: onRowReach && at(onRowReach),
  });

  const selectable = choice !== undefined;
  const reachable = onRowOpen !== undefined || selectable;
  const looks = useMemo(() => cellLooks(columns, density, selectable), [columns, density, selectable]);
  const onChoose = useStableChoose(choose);
  const choiceOf = (row: Row) => {
    const { selected, enabled = false, reason } = choice?.of(row) ?? {};
    return { selected, enabled, reason };
  };

  const span = columns.length + (selectable ? 1 : 0);
  const headed = (index: number) => {
    const heading = headingAt(rows, index, groupOf);
    return (
      heading !== undefined && (
        <tr key={`heading ${heading}`}>
          <th
            scope="rowgroup"
            colSpan={span}
            className="h-8 border-b border-line bg-surface-inset px-4 text-left text-xs font-medium text-ink-muted"
          >
            {heading}
          </th>
        </tr>
      )
    );
  };
  const framed = drawn.windowed || height !== undefined || overflows;
  // The row reached by Tab must be among the rendered ones.
  const stop = drawn.indexes.includes(focus.active) ? focus.active : drawn.indexes[0];

  return (
    <div
      {...props}
      ref={scroller}
      data-framed={framed ? '' : undefined}
      className={cn(
        'relative min-w-0',
        framed ? 'overflow-auto overscroll-x-contain' : '[--table-head-top:calc(var(--header-now,0px)+var(--tabs-now,0px))]',
        className,
      )}
      style={{ ...style, maxHeight: height ?? (drawn.windowed ? 'min(70dvh, 720px)' : undefined) }}
      // A scrollable frame must be reachable by keyboard even if its rows are not.
      {...(framed && !reachable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
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
        {/* One handler for all rows. A click opens a row unless it hits a control inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows are focusable and have the keys */}
        <tbody
          className={cn(late && rows.length > 0 && 'opacity-60')}
          onClick={(event) => {
            const index = indexOf(event);
            if (onRowOpen && index !== undefined && !hitsControl(event)) at(onRowOpen)(index);
          }}
          onKeyDown={(event) => {
            const index = indexOf(event);
            if (reachable && index !== undefined) focus.onKeyDown(index)(event);
          }}
          onFocus={(event) => {
            const index = indexOf(event);
            if (index !== undefined) focus.setActive(index);
          }}
        >
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
          {/* A flat list with keys, so that React does not identify rows by position and re-render all of them on scrolling. */}
          {drawn.indexes.flatMap((index) =>
            rows
              .slice(index, index + 1)
              .flatMap((row) => [
                headed(index),
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  columns={columns}
                  looks={looks}
                  label={selectable ? t`选择 ${{ label: rowLabel(row) }}` : ''}
                  current={currentKey !== undefined && rowKey(row) === currentKey}
                  {...choiceOf(row)}
                  openable={onRowOpen !== undefined}
                  tabIndex={reachable ? tabIndexOf(index === stop) : undefined}
                  onChoose={onChoose}
                />,
              ]),
          )}
          <Spacer height={drawn.after} span={span} />
        </tbody>
        {totals !== undefined && notice === undefined && <TableTotals columns={columns} totals={totals} selectable={selectable} />}
      </table>
    </div>
  );
}

/** The row of an event, by its index. */
function indexOf({ target }: SyntheticEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? undefined : Number(row.dataset['row']);
}

/** Whether a click hits a control inside the row, or ends a text selection. */
function hitsControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a,button,input,select,textarea,label,[role=menuitem]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}

const tabIndexOf = (stop: boolean) => (stop ? 0 : -1);

/** Spacer in place of rows that are not rendered. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={span} className="p-0" style={{ height }} />
    </tr>
  );
}
