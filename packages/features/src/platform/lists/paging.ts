import type { Fen } from '@lianxin/domain';

/** The response of every paged call. */
export interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  /** Totals of money columns over all rows found, by column id. */
  readonly columnSums?: Readonly<Record<string, Fen | undefined>> | undefined;
  readonly stateCounts?: Readonly<Record<string, number | undefined>> | undefined;
  /** Counts of flags; like counts by state they ignore the chosen chip. */
  readonly flagCounts?: Readonly<Record<string, number | undefined>> | undefined;
  readonly stateSums?: Readonly<Record<string, Fen | undefined>> | undefined;
}

export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string;
}
