import type { ReactNode } from 'react';

/** Row height: standard 40 px, compact 32 px. */
export type Density = 'standard' | 'compact';

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

export interface Column<Row> {
  id: string;
  /** Column header; for money including the unit: "金额（元）". */
  header: ReactNode;
  /** Plain name for the column chooser and for screen readers when the header is not text. */
  name?: string | undefined;
  /** Renders the cell of a row. A method rather than a property, so that columns stay assignable without knowing the row type. */
  cell(row: Row): ReactNode;
  /** Use 'end' for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Makes the header a button for sorting. @default false */
  sortable?: boolean | undefined;
  /** Width in px. A virtualised table (over 200 rows) divides the remaining width equally among columns without one. */
  width?: number | undefined;
  /** Low-priority columns are omitted at 992 px and below. @default 'high' */
  priority?: 'high' | 'low' | undefined;
  /** Whether the column can be hidden. @default true, false for a sticky column */
  hideable?: boolean | undefined;
  /** Keeps the column visible during horizontal scrolling; use 'end' for the action column. */
  sticky?: 'start' | 'end' | undefined;
}

/** The columns that are not hidden. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: ReadonlySet<string> = new Set()) =>
  columns.filter((column) => !(isHideable(column) && hidden.has(column.id)));

/** The columns beyond identity, state and amount, which give way to a record beside the table. */
export const lesserColumns = <Row>(columns: readonly Column<Row>[]): readonly string[] => {
  const amount = columns.find(({ id }) => id === 'amount') ?? columns.find(({ align }) => align === 'end');
  return columns.filter((column) => isHideable(column) && column.id !== 'state' && column !== amount).map(({ id }) => id);
};

export const isHideable = <Row>(column: Column<Row>): boolean => column.hideable ?? column.sticky === undefined;

/** The sort order after a click on a header: ascending, then descending, then the server's default. */
export function nextSort(sort: Sort | undefined, id: string): Sort | undefined {
  if (sort?.id !== id) return { id, direction: 'asc' };
  return sort.direction === 'asc' ? { id, direction: 'desc' } : undefined;
}
