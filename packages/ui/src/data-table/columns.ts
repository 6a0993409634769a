import type { ReactNode } from 'react';

/** Height of rows: standard 40 px, compact 32. */
export type Density = 'standard' | 'compact';

/** By which column, and which way. */
export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

export interface Column<Row> {
  id: string;
  /** Head of the column; money names its unit here, as "金额（元）". */
  header: ReactNode;
  /** Plain name, where the head is not text; used by the column chooser. */
  name?: string | undefined;
  /** What the column shows of a row. Written as a method so that a row can be drawn without knowing its type. */
  cell(row: Row): ReactNode;
  /** 'end' for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The head becomes a button that asks for this order. @default false */
  sortable?: boolean | undefined;
  /** Pixels. A windowed table (over 200 rows) shares the rest evenly among columns without one. */
  width?: number | undefined;
  /** Low columns are left out at 992 px and below. @default 'high' */
  priority?: 'high' | 'low' | undefined;
  /** Whether the person may hide it. @default true, false for a sticky column */
  hideable?: boolean | undefined;
  /** Stays in sight when the table scrolls sideways; the action column is 'end'. */
  sticky?: 'start' | 'end' | undefined;
}

/** The columns a person has left on, in their order. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: ReadonlySet<string> = new Set()) =>
  columns.filter((column) => !(isHideable(column) && hidden.has(column.id)));

export const isHideable = <Row>(column: Column<Row>): boolean => column.hideable ?? column.sticky === undefined;

/** What a click on a head asks for next: ascending, descending, then the order the server gives. */
export function nextSort(sort: Sort | undefined, id: string): Sort | undefined {
  if (sort?.id !== id) return { id, direction: 'asc' };
  return sort.direction === 'asc' ? { id, direction: 'desc' } : undefined;
}
