import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
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
  selection?: RowSelection | undefined;
  /** 0 for the row the Tab key reaches, -1 for the others, undefined where rows do nothing. */
  tabIndex?: 0 | -1 | undefined;
  onOpen?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTableRowElement>) => void) | undefined;
  onFocus?: (() => void) | undefined;
}

/** One row. A click on it, not on what it holds, opens it. */
export function TableRow<Row>({
  row,
  index,
  columns,
  density,
  label,
  current,
  selection,
  tabIndex,
  onOpen,
  onKeyDown,
  onFocus,
}: TableRowProps<Row>) {
  const { t } = useLingui();
  const height = density === 'compact' ? 'h-8' : 'h-10';
  const base = cn(
    height,
    'border-b border-line bg-inherit whitespace-nowrap group-focus-visible/row:shadow-[inset_0_2px_0_var(--focus),inset_0_-2px_0_var(--focus)]',
  );
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selection?.selected}
      aria-current={current ? 'true' : undefined}
      data-row={index}
      data-selected={selection?.selected === true ? '' : undefined}
      tabIndex={tabIndex}
      onClick={onOpen && ((event) => !hitsControl(event) && onOpen())}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={cn(
        'group/row scroll-mt-9 bg-surface text-sm text-ink hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-surface-selected data-selected:bg-surface-selected',
        onOpen !== undefined && 'cursor-pointer',
      )}
    >
      {selection !== undefined && (
        <td className={cn(base, 'sticky left-0 z-1 pr-0 pl-4')} title={selection.reason}>
          <Checkbox
            aria-label={t`选择 ${label}`}
            checked={selection.selected}
            disabled={!selection.enabled}
            onCheckedChange={selection.onChange}
            className="align-middle"
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={cn(base, cellClass(column, at === 0 && selection === undefined, at === columns.length - 1))}
          style={stickyStyle(columns, at, selection !== undefined)}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Whether a press was meant for something inside the row, or ends a selection of text. */
function hitsControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a,button,input,select,textarea,label,[role=menuitem]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}
