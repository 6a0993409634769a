import type { RowSelection } from './table-row.tsx';

export interface SelectionOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
  isSelectable: (row: Row) => boolean;
  disabledReason: ((row: Row) => string | undefined) | undefined;
}

/** What of the rows on this page is chosen, and the ways to change it. */
export interface RowChoice<Row> {
  all: 'none' | 'some' | 'all';
  /** Nothing on this page may be chosen. */
  allDisabled: boolean;
  setAll: (chosen: boolean) => void;
  toggle: (row: Row) => void;
  of: (row: Row) => RowSelection;
}

/** Choosing rows, one or all of those on the page; choices on other pages are kept. */
export function rowSelection<Row>({
  rows,
  rowKey,
  selection,
  onSelectionChange,
  isSelectable,
  disabledReason,
}: SelectionOptions<Row>): RowChoice<Row> | undefined {
  if (selection === undefined) return undefined;
  const open = rows.filter(isSelectable).map(rowKey);
  const chosen = open.filter((key) => selection.has(key)).length;
  const change = (keys: readonly string[], add: boolean) => {
    const next = new Set(selection);
    for (const key of keys) {
      if (add) next.add(key);
      else next.delete(key);
    }
    onSelectionChange?.(next);
  };
  return {
    all: allState(chosen, open.length),
    allDisabled: open.length === 0,
    setAll: (add) => change(open, add),
    toggle: (row) => isSelectable(row) && change([rowKey(row)], !selection.has(rowKey(row))),
    of: (row) => {
      const enabled = isSelectable(row);
      return {
        selected: selection.has(rowKey(row)),
        enabled,
        reason: enabled ? undefined : disabledReason?.(row),
        onChange: (add) => change([rowKey(row)], add),
      };
    },
  };
}

function allState(chosen: number, open: number): 'none' | 'some' | 'all' {
  if (chosen === 0) return 'none';
  return chosen === open ? 'all' : 'some';
}
