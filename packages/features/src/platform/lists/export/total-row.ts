import { fen, sumFen, yuanOf } from '@lianxin/domain';
import type { ExportColumn } from './workbook.ts';

/** The rows of texts with a last one of the sums of their money columns, named in the first column; none where nothing is summed. */
export function withTotals(
  columns: readonly Pick<ExportColumn, 'isSummed'>[],
  rows: readonly (readonly string[])[],
  name: string,
): readonly (readonly string[])[] {
  if (rows.length === 0 || !columns.some(({ isSummed }) => isSummed)) return rows;
  const sumOf = (column: number) => yuanOf(sumFen(rows.map((row) => fen(BigInt((row[column] ?? '').replace('.', ''))))));
  return [...rows, columns.map(({ isSummed }, column) => (isSummed ? sumOf(column) : column === 0 ? name : ''))];
}
