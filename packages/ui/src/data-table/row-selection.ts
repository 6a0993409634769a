export interface SelectionOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
  isSelectable: (row: Row) => boolean;
}

/** Choosing rows, one or all of those on the page; choices on other pages are kept. */
export function rowSelection<Row>({ rows, rowKey, selection, onSelectionChange, isSelectable }: SelectionOptions<Row>) {
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
    setAll: (add: boolean) => change(open, add),
    set: (row: Row, add: boolean) => change([rowKey(row)], add),
    has: (row: Row) => selection.has(rowKey(row)),
    enabled: isSelectable,
  };
}

function allState(chosen: number, open: number): 'none' | 'some' | 'all' {
  if (chosen === 0) return 'none';
  return chosen === open ? 'all' : 'some';
}
