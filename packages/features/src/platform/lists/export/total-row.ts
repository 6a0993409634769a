import { fen, sumFen, yuanOf } from '@lianxin/domain';
import type { ExportColumn } from './workbook.ts';

/** Adds a row with the totals of money columns; nothing if no column has a total. */
export function withTotals(
  columns: readonly Pick<ExportColumn, 'isSummed'>[],
  rows: readonly (readonly string[])[],
  name: string,
): readonly (readonly string[])[] {
  if (rows.length === 0 || !columns.some(({ isSummed }) => isSummed)) return rows;
  const sumOf = (column: number) => yuanOf(sumFen(rows.map((row) => fen(BigInt((row[column] ?? '').replace('.', ''))))));
  return [...rows, columns.map(({ isSummed }, column) => (isSummed ? sumOf(column) : column === 0 ? name : ''))];
}
