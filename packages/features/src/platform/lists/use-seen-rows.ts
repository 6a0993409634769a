import { useState } from 'react';

/** All rows shown so far in their latest version, so that a selection on another page keeps its rows. */
export function useSeenRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [last, setLast] = useState<readonly Row[]>();
  if (rows === last || rows.length === 0) return seen;
  setLast(rows);
  const next = new Map([...seen, ...rows.map((row) => [keyOf(row), row] as const)]);
  setSeen(next);
  return next;
}
