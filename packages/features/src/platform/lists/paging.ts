import type { Fen } from '@lianxin/domain';

/** What every paged call answers. */
export interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalAmount?: Fen | undefined;
  readonly availableAmount?: Fen | undefined;
  readonly stateCounts?: Readonly<Record<string, number | undefined>> | undefined;
}

/** What every paged call is asked: the page, its size, and the order. */
export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string;
}
