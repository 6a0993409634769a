import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { cellClass, stickyStyle } from './cell-style.ts';
import type { Column, Density } from './columns.ts';

export interface RowSelection {
  selected: boolean;
  /** A row that cannot be acted on keeps its box, disabled. */
  enabled: boolean;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
  onChange: (selected: boolean) => void;
}

/** What a row asks of its table; the same object as long as the table stands, so that rows are not drawn anew while it scrolls. */
export interface RowActs {
  open: (index: number) => void;
  choose: (index: number, chosen: boolean) => void;
  press: (index: number, event: KeyboardEvent<HTMLElement>) => void;
  reach: (index: number) => void;
}

export interface TableRowProps<Row> {
  row: Row;
  /** Place among all rows, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  density: Density;
  /** What a screen reader calls the row's box. */
  label: string;
  /** The row shown in the side sheet. */
  current: boolean;
  /** Undefined where rows are not chosen. */
  selected: boolean | undefined;
  enabled: boolean;
  /** Why it cannot be chosen. */
  reason: string | undefined;
  openable: boolean;
  /** 0 for the row the Tab key reaches, -1 for the others, undefined where rows do nothing. */
  tabIndex: 0 | -1 | undefined;
  acts: RowActs;
}

/** One row. A click on it, not on what it holds, opens it. */
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
    // The last line is that of the sheet below the rows.
    'border-b border-line bg-inherit group-last/row:border-b-0 whitespace-nowrap group-focus-visible/row:shadow-[inset_0_2px_0_var(--focus),inset_0_-2px_0_var(--focus)]',
  );
  const selectable = selected !== undefined;
  // Whether it is chosen, open or reached by the Tab key changes nothing in its cells.
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
            onCheckedChange={(on) => acts.choose(index, on)}
            className="align-middle"
          />
        </td>
      )}
      {cells}
    </tr>
  );
});

/** Whether a press was meant for something inside the row, or ends a selection of text. */
function hitsControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a,button,input,select,textarea,label,[role=menuitem]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}
