/** The latest row in force on a day. */
export function rulingOn<Row extends { readonly effectiveFrom: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter((row) => row.effectiveFrom <= day)
    .toSorted((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1))
    .at(-1);
}
