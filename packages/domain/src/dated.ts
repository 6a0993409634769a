/** The row in force on a day (YYYY-MM-DD): the one that took effect last; undefined before the first. */
export function inForceOn<Row extends { readonly effectiveFrom: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter((row) => row.effectiveFrom <= day)
    .toSorted((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1))
    .at(-1);
}
