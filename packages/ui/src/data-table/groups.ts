/** The heading above a row: that of its group if the row before belongs to another. */
export function headingAt<Row>(rows: readonly Row[], index: number, groupOf: ((row: Row) => string) | undefined): string | undefined {
  const row = rows[index];
  if (groupOf === undefined || row === undefined) return undefined;
  const group = groupOf(row);
  const before = rows[index - 1];
  return before !== undefined && groupOf(before) === group ? undefined : group;
}
