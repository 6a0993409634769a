import type { List } from './use-list.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** The rows selected for a batch, in order of selection, including those on other pages. */
export function useChosen<Row>({ rows, selection }: Pick<List<Row>, 'rows' | 'selection'>, keyOf: (row: Row) => string): readonly Row[] {
  const seen = useSeenRows(rows, keyOf);
  return [...selection].flatMap((key) => seen.get(key) ?? []);
}
