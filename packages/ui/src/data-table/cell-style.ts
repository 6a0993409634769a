import type { CSSProperties } from 'react';
import { cn } from '../cn.ts';
import type { Column } from './columns.ts';

/** Width of the column of check boxes, in pixels. */
export const selectWidth = 44;

/** Classes that head, body and totals cells of one column share. */
export const cellClass = <Row>(column: Column<Row>, first: boolean, last: boolean) =>
  cn(
    first || last ? 'px-2.25' : 'px-2.25 max-desktop:px-1.5',
    first && 'pl-4',
    last && 'pr-4',
    column.align === 'end' ? 'text-right tabular-nums' : 'text-left',
    column.priority === 'low' && 'max-desktop:hidden',
    column.sticky === 'end' && 'sticky right-0 z-1 border-l',
    column.sticky === 'start' && 'sticky z-1',
  );

/** Where a sticky column rests: after the check boxes and the sticky columns before it. */
export function stickyStyle<Row>(columns: readonly Column<Row>[], index: number, selectable: boolean): CSSProperties | undefined {
  if (columns[index]?.sticky !== 'start') return undefined;
  const before = columns.slice(0, index).filter((column) => column.sticky === 'start');
  // A crowded table would narrow the column, and the next one would no longer rest beside it.
  return {
    minWidth: columns[index]?.width,
    left: before.reduce((left, column) => left + (column.width ?? 0), selectable ? selectWidth : 0),
  };
}
