import type { EnterpriseNo } from '@lianxin/api/contract';
import type { ChannelKind, Party, StateOf } from '@lianxin/domain';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { applicationRepository, assertOneSideOf } from '../../applications/application/index.ts';
import type { FundingChange, FundingRow, FundingTable } from './funding-row.ts';

/** A query of the rows of a kind: what drizzle answers with `$dynamic()`. */
export interface RowsQuery<Row> extends PromiseLike<Row[]> {
  where(where: SQL | undefined): RowsQuery<Row>;
  orderBy(...columns: SQL[]): RowsQuery<Row>;
  limit(limit: number): RowsQuery<Row>;
  offset(offset: number): RowsQuery<Row>;
  for(strength: 'update'): RowsQuery<Row>;
}

interface Kept<Row> {
  readonly table: FundingTable;
  readonly select: (db: Db) => RowsQuery<Row>;
  /** The parties that see it as it stands, besides whoever applied. */
  readonly othersOf: (row: Row) => Readonly<Partial<Record<Party, EnterpriseNo>>>;
}

/** The rows of a kind, as far as every kind does the same with them. */
export type FundingRepository<Row extends FundingRow> = ReturnType<typeof fundingRepository<ChannelKind, Row>>;

/** The rows of a kind of application to a lender, as every kind of application is kept. */
export const fundingRepository = <Kind extends ChannelKind, Row extends FundingRow & { readonly state: StateOf<Kind> }>(
  kind: Kind,
  { table, select, othersOf }: Kept<Row>,
) => ({
  select,
  ...applicationRepository<Kind, Row, FundingChange<Row>>({
    kind,
    ownerOf: ({ enterpriseNo }) => enterpriseNo,
    othersOf,
    oneSide: (context, { id }) => assertOneSideOf(kind, context, id),
    async read(db, id, lock) {
      const query = select(db).where(eq(table.id, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },
    write: (db, id, change, moved) =>
      db
        .update(table)
        .set({ ...change, ...moved })
        .where(eq(table.id, id)),
  }),
});
