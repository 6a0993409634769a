import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { Column } from './columns.ts';
import { RowCheck } from './row-check.tsx';

export interface RowSelection {
  selected: boolean;
  /** False disables the check box. */
  enabled: boolean;
  /** Why the row cannot be selected. */
  reason?: string | undefined;
  onChange: (selected: boolean) => void;
}

/** How the cells of a table look, computed once for all rows. */
export interface CellLooks {
  /** The check box. */
  check: string;
  /** The columns, in their order. */
  columns: readonly { readonly className: string; readonly style: CSSProperties | undefined }[];
}

export interface TableRowProps<Row> {
  row: Row;
  /** Index among all rows, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  looks: CellLooks;
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
  /** Selects or clears the row, with Shift all rows since the last one. Stable, so that scrolling draws no row anew. */
  onChoose: (index: number, chosen: boolean, extend: boolean) => void;
}

/** A row. Its events are handled by the table. */
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(function TableRow({
  row,
  index,
  columns,
  looks,
  label,
  current,
  selected,
  enabled,
  reason,
  openable,
  tabIndex,
  onChoose,
}: TableRowProps<unknown>) {
  const selectable = selected !== undefined;
  // Selection, focus and open state do not affect the cells, so these are memoised separately.
  const cells = useMemo(
    () =>
      columns.map((column, at) => (
        <td key={column.id} {...looks.columns[at]}>
          {column.cell(row)}
        </td>
      )),
    [columns, row, looks],
  );
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current ? 'true' : undefined}
      data-row={index}
      data-selected={selected === true ? '' : undefined}
      tabIndex={tabIndex}
      className={cn(
        'group/row scroll-mt-9 bg-surface text-sm text-ink hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-surface-selected data-selected:bg-surface-selected',
        openable && 'cursor-pointer',
      )}
    >
      {selectable && (
        <td className={looks.check} title={reason}>
          <RowCheck label={label} checked={selected} disabled={!enabled} onChange={(on, shift) => onChoose(index, on, shift)} />
        </td>
      )}
      {cells}
    </tr>
  );
});
