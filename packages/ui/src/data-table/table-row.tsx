import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { cellClass, stickyStyle } from './cell-style.ts';
import type { Column, Density } from './columns.ts';

export interface RowSelection {
  selected: boolean;
  /** False disables the check box. */
  enabled: boolean;
  /** Why the row cannot be selected. */
  reason?: string | undefined;
  onChange: (selected: boolean) => void;
}

/** Callbacks of the table for its rows. A stable object, so that memoised rows do not re-render during scrolling. */
export interface RowActs {
  open: (index: number) => void;
  choose: (index: number, chosen: boolean, extend: boolean) => void;
  press: (index: number, event: KeyboardEvent<HTMLElement>) => void;
  reach: (index: number) => void;
}

export interface TableRowProps<Row> {
  row: Row;
  /** Index among all rows, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  density: Density;
  /** Accessible name of the row's check box. */
  label: string;
  /** Whether the row's details are open. */
  current: boolean;
  /** Undefined for a table without selection. */
  selected: boolean | undefined;
  enabled: boolean;
  /** Why the row cannot be selected. */
  reason: string | undefined;
  openable: boolean;
  /** Roving tab index: 0 for the row reached by Tab, -1 for others, undefined when rows are not interactive. */
  tabIndex: 0 | -1 | undefined;
  acts: RowActs;
}

/** A row. A click opens it unless it hits a control inside. */
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(function TableRow({
  row,
  index,
  columns,
  density,
  label,
  current,
  selected,
  enabled,
  reason,
  openable,
  tabIndex,
  acts,
}: TableRowProps<unknown>) {
  const { t } = useLingui();
  const base = cn(
    density === 'compact' ? 'h-8' : 'h-10',
    // The last row has no border, because the area below the rows has one.
    'border-b border-line bg-inherit group-last/row:border-b-0 whitespace-nowrap group-focus-visible/row:shadow-[inset_0_2px_0_var(--focus),inset_0_-2px_0_var(--focus)]',
  );
  const selectable = selected !== undefined;
  // Selection, focus and open state do not affect the cells, so these are memoised separately.
  const cells = useMemo(
    () =>
      columns.map((column, at) => (
        <td
          key={column.id}
          className={cn(base, cellClass(column, at === 0 && !selectable, at === columns.length - 1))}
          style={stickyStyle(columns, at, selectable)}
        >
          {column.cell(row)}
        </td>
      )),
    [columns, row, base, selectable],
  );
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current ? 'true' : undefined}
      data-row={index}
      data-selected={selected === true ? '' : undefined}
      tabIndex={tabIndex}
      onClick={(event) => openable && !hitsControl(event) && acts.open(index)}
      onKeyDown={(event) => acts.press(index, event)}
      onFocus={() => acts.reach(index)}
      className={cn(
        'group/row scroll-mt-9 bg-surface text-sm text-ink hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-surface-selected data-selected:bg-surface-selected',
        openable && 'cursor-pointer',
      )}
    >
      {selectable && (
        <td className={cn(base, 'sticky left-0 z-1 pr-0 pl-4')} title={reason}>
          <Checkbox
            aria-label={t`选择 ${label}`}
            checked={selected}
            disabled={!enabled}
            onCheckedChange={(on, shift) => acts.choose(index, on, shift)}
            className="align-middle"
          />
        </td>
      )}
      {cells}
    </tr>
  );
});

/** Whether a click hits a control inside the row, or ends a text selection. */
function hitsControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a,button,input,select,textarea,label,[role=menuitem]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}
