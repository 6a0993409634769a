import type { List } from './use-list.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** The rows that are chosen for a batch, in the order of choice: those of other pages and filters too, once they were on the screen. */
export function useChosen<Row>({ rows, selection }: Pick<List<Row>, 'rows' | 'selection'>, keyOf: (row: Row) => string): readonly Row[] {
  const seen = useSeenRows(rows, keyOf);
  return [...selection].flatMap((key) => seen.get(key) ?? []);
}
