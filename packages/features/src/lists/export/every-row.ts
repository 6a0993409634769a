import type { PageReply } from '../paging.ts';

/** The rows of a filter as they were taken along, page by page. */
export interface Taken<Row> {
  readonly rows: readonly Row[];
  /** How many the list had when the last page came. */
  readonly total: number;
  /** Rows came or went meanwhile: what was taken may miss some or hold some twice. */
  readonly isChanged: boolean;
}

const PAGE_SIZE = 100;

/** Every row of a filter, up to the most, page after page. */
export async function everyRow<Row>(
  pageAt: (page: number, pageSize: number) => Promise<PageReply<Row>>,
  most: number,
): Promise<Taken<Row>> {
  const rows: Row[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page += 1) {
    // One page after the other: the second is asked for only when there is one.
    // oxlint-disable-next-line no-await-in-loop
    const { list, total } = await pageAt(page, PAGE_SIZE);
    rows.push(...list);
    totals.add(total);
    if (list.length < PAGE_SIZE || rows.length >= total || rows.length >= most) {
      const taken = rows.slice(0, most);
      return { rows: taken, total, isChanged: totals.size > 1 || (taken.length < most && taken.length !== total) };
    }
  }
}
