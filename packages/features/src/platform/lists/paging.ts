import type { Fen } from '@lianxin/domain';

/** What every paged call answers. */
export interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  /** Sums of money columns over all rows that the filter found, by field of the row, which is the id of its column. */
  readonly columnSums?: Readonly<Record<string, Fen | undefined>> | undefined;
  readonly stateCounts?: Readonly<Record<string, number | undefined>> | undefined;
  /** Counts behind chips that ask by a flag; like those by state they leave the chosen chip aside. */
  readonly flagCounts?: Readonly<Record<string, number | undefined>> | undefined;
  /** Sums of the amount by state. */
  readonly stateSums?: Readonly<Record<string, Fen | undefined>> | undefined;
}

/** What every paged call is asked: the page, its size, and the order. */
export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string;
}
