import type { CSSProperties } from 'react';
import { cn } from '../cn.ts';
import type { Column, Density } from './columns.ts';
import type { CellLooks } from './table-row.tsx';

/** Width of the check box column, in px. */
export const selectWidth = 44;

/** Shadow at the edge of a sticky column while content scrolls beneath it. */
const edgeShade =
  'before:pointer-events-none before:absolute before:inset-y-0 before:hidden before:w-2.5 before:from-scrim/30 before:to-transparent';

/** Classes shared by the head, body and totals cells of a column. */
export const cellClass = <Row>(column: Column<Row>, first: boolean, last: boolean) =>
  cn(
    first || last ? 'px-2.25' : 'px-2.25 max-desktop:px-1.5',
    first && 'pl-4',
    last && 'pr-4',
    column.align === 'end' ? 'text-right tabular-nums' : 'text-left',
    column.priority === 'low' && 'max-desktop:hidden',
    column.sticky === 'end' && [
      'sticky right-0 z-1 border-l',
      edgeShade,
      'before:right-full before:bg-linear-to-l in-data-more-after:before:block',
    ],
    column.sticky === 'start' && ['sticky z-1', edgeShade, 'before:left-full before:bg-linear-to-r in-data-more-before:before:block'],
  );

/** Position of a sticky column: after the check boxes and the preceding sticky columns. */
export function stickyStyle<Row>(columns: readonly Column<Row>[], index: number, selectable: boolean): CSSProperties | undefined {
  if (columns[index]?.sticky !== 'start') return undefined;
  const before = columns.slice(0, index).filter((column) => column.sticky === 'start');
  // Without a minimum width a crowded table would shrink the column, and leave a gap to the next sticky one.
  return {
    minWidth: columns[index]?.width,
    left: before.reduce((left, column) => left + (column.width ?? 0), selectable ? selectWidth : 0),
  };
}

/** How the cells of all rows look. */
export function cellLooks<Row>(columns: readonly Column<Row>[], density: Density, selectable: boolean): CellLooks {
  const base = cn(
    density === 'compact' ? 'h-8' : 'h-10',
    // The last row has no border, because the area below the rows has one.
    'border-b border-line bg-inherit group-last/row:border-b-0 whitespace-nowrap group-focus-visible/row:shadow-[inset_0_2px_0_var(--focus),inset_0_-2px_0_var(--focus)]',
  );
  return {
    check: cn(base, 'sticky left-0 z-1 pr-0 pl-4'),
    columns: columns.map((column, at) => ({
      className: cn(base, cellClass(column, at === 0 && !selectable, at === columns.length - 1)),
      style: stickyStyle(columns, at, selectable),
    })),
  };
}
