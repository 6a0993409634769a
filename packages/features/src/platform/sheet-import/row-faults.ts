import { withFaults } from './read-sheet.ts';
import type { Sheet, SheetColumns, SheetFault, SheetProblem, SheetRead, SheetRow } from './sheet.ts';

type Column<Columns extends SheetColumns> = keyof Columns & string;
type Cells = Pick<SheetRow<unknown>, 'line' | 'cells'>;

/** A row refused by the server: its index among those sent, the column and the reason. */
export interface RefusedRow<Name extends string> {
  readonly row: number;
  readonly field: Name;
  readonly sentence: string;
}

export const cellOf = <Columns extends SheetColumns>(
  { columns }: Pick<Sheet<Columns>, 'columns'>,
  { cells }: Pick<Cells, 'cells'>,
  column: Column<Columns>,
): string => cells[Object.keys(columns).indexOf(column)] ?? '';

/** The server's refusals, mapped to cells. */
export const refusedCells = <Columns extends SheetColumns>(
  sheet: Pick<Sheet<Columns>, 'columns'>,
  sent: readonly Cells[],
  refused: readonly RefusedRow<Column<Columns>>[],
): SheetFault<Column<Columns>>[] =>
  refused.flatMap(({ row: at, field, sentence }) => {
    const row = sent[at];
    return row === undefined ? [] : [{ line: row.line, column: field, problem: sentence, text: cellOf(sheet, row, field) }];
  });

/** Marks rows that repeat an earlier one. Rows without a key, or with a fault in that column, are not compared. */
export function withRepeats<Columns extends SheetColumns>(
  sheet: Pick<Sheet<Columns>, 'columns'>,
  read: SheetRead<Columns>,
  column: Column<Columns>,
  keyOf: (row: Cells) => string | undefined,
  sameAs: (line: number) => SheetProblem,
): SheetRead<Columns> {
  const first = new Map<string, number>();
  const named = new Set(read.faults.filter((fault) => fault.column === column).map(({ line }) => line));
  const faults = read.rows.flatMap((row): SheetFault<Column<Columns>>[] => {
    const key = keyOf(row);
    if (key === undefined || named.has(row.line)) return [];
    const before = first.get(key);
    if (before !== undefined) return [{ line: row.line, column, problem: sameAs(before), text: cellOf(sheet, row, column) }];
    first.set(key, row.line);
    return [];
  });
  return withFaults(read, faults);
}
