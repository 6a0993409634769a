import type { PageReply } from '../paging.ts';

/** Rows of a filter, collected page by page. */
export interface CollectedRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows when the last page arrived. */
  readonly total: number;
  /** The list changed meanwhile: rows may be missing or repeated. */
  readonly isChanged: boolean;
}

export interface Progress {
  readonly count: number;
  readonly total: number;
}

/** Reads all pages until the end, or until `onPage` returns false. */
export type ReadAllPages<Row> = (onPage: (page: PageReply<Row>) => boolean) => Promise<unknown>;

/** All rows of a filter, up to `most`. */
export async function everyRow<Row>(
  ask: ReadAllPages<Row>,
  most: number,
  onProgress: (progress: Progress) => void,
): Promise<CollectedRows<Row>> {
  const rows: Row[] = [];
  const totals = new Set<number>();
  let last = 0;
  await ask(({ list, total }) => {
    rows.push(...list);
    totals.add(total);
    last = total;
    onProgress({ count: Math.min(rows.length, most), total: Math.min(total, most) });
    return rows.length < most;
  });
  const taken = rows.slice(0, most);
  return { rows: taken, total: last, isChanged: totals.size > 1 || (taken.length < most && taken.length !== last) };
}
