import type { RowSelection } from './table-row.tsx';

export interface SelectionOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
  isSelectable: (row: Row) => boolean;
  disabledReason: ((row: Row) => string | undefined) | undefined;
}

/** The selection of the rows on this page, with functions to change it. */
export interface RowChoice<Row> {
  all: 'none' | 'some' | 'all';
  /** Whether no row on this page is selectable. */
  allDisabled: boolean;
  setAll: (chosen: boolean) => void;
  toggle: (row: Row) => void;
  /** Changes the selectable ones among these rows. */
  set: (keys: readonly string[], chosen: boolean) => void;
  of: (row: Row) => RowSelection;
}

/** Selection of single rows or all rows of the page. The selection on other pages is kept. */
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
    set: (keys, add) =>
      change(
        open.filter((key) => keys.includes(key)),
        add,
      ),
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
