import { useState } from 'react';

/** Every row that has been on the screen, the latest of each, so that a choice made on another page still has its row. */
export function useSeenRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [last, setLast] = useState<readonly Row[]>();
  if (rows === last || rows.length === 0) return seen;
  setLast(rows);
  const next = new Map([...seen, ...rows.map((row) => [keyOf(row), row] as const)]);
  setSeen(next);
  return next;
}
