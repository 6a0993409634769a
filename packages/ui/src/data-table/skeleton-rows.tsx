import { cn } from '../cn.ts';
import { cellClass } from './cell-style.ts';
import type { Column, Density } from './columns.ts';

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  density: Density;
  selectable: boolean;
  count: number;
}

/** Placeholder rows, hidden from screen readers; the table itself is marked as busy. */
export function SkeletonRows<Row>({ columns, density, selectable, count }: SkeletonRowsProps<Row>) {
  const base = cn(density === 'compact' ? 'h-8' : 'h-10', 'border-b border-line');
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden className="bg-surface" data-skeleton="">
      {selectable && (
        <td aria-hidden className={cn(base, 'pr-0 pl-4')}>
          <span className="block size-4 rounded-xs bg-skeleton" />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} aria-hidden className={cn(base, cellClass(column, at === 0 && !selectable, at === columns.length - 1))}>
          <span
            className={cn('block h-3 min-w-8 rounded-xs bg-skeleton', column.align === 'end' && 'ml-auto')}
            style={{ width: `${widths[(index * 3 + at * 5) % widths.length] ?? 70}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}

const widths = [78, 92, 64, 84, 70, 96, 74];
