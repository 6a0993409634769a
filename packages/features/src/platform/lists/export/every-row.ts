import type { PageReply } from '../paging.ts';

/** The rows of a filter as they were taken along, page after page. */
export interface Taken<Row> {
  readonly rows: readonly Row[];
  /** How many the list had when the last page came. */
  readonly total: number;
  /** Rows came or went meanwhile: what was taken may miss some or hold some twice. */
  readonly isChanged: boolean;
}

/** How far the taking of a list has come. */
export interface Progress {
  readonly count: number;
  readonly total: number;
}

/** Asks for a list whole: hands over each page, until there is none or the answer to one is false. */
export type AskWhole<Row> = (onPage: (page: PageReply<Row>) => boolean) => Promise<unknown>;

/** Every row of a filter, up to the most. */
export async function everyRow<Row>(ask: AskWhole<Row>, most: number, onProgress: (progress: Progress) => void): Promise<Taken<Row>> {
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
