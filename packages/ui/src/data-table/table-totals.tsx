import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { cellClass, stickyStyle } from './cell-style.ts';
import type { Column } from './columns.ts';

export interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  /** Totals by column id, shown with a double rule. */
  totals: Readonly<Record<string, ReactNode>>;
  selectable: boolean;
}

/** The row of column totals. */
export function TableTotals<Row>({ columns, totals, selectable }: TableTotalsProps<Row>) {
  const base = 'h-11 border-t border-line bg-surface text-sm whitespace-nowrap';
  return (
    <tfoot>
      <tr>
        {selectable && <td className={base} aria-hidden />}
        {columns.map((column, index) => {
          const total = totals[column.id];
          return (
            <td
              key={column.id}
              className={cn(base, cellClass(column, index === 0 && !selectable, index === columns.length - 1), 'border-l-line')}
              style={stickyStyle(columns, index, selectable)}
            >
              {column.align === 'end' && total !== undefined ? (
                <span className="border-b-[3px] border-double border-ink pb-px font-semibold text-ink">{total}</span>
              ) : (
                <span className="text-ink-muted">{total}</span>
              )}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
