import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Life, Party } from '@lianxin/domain';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { assertOneSideOf, repositoryOf } from '../../applications/application/index.ts';
import type { FundingChange, FundingRow, FundingTable } from './funding-row.ts';

/** A query of the rows of a kind, in the shape of drizzle's `$dynamic()`. */
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
  /** The parties other than the applicant that can see the application in its present state. */
  readonly othersOf: (row: Row) => Readonly<Partial<Record<Party, EnterpriseNo>>>;
}

/** The repository of a kind of application. */
export type FundingRepository<Row extends FundingRow> = ReturnType<typeof fundingRepository<string, string, Row>>;

/** Creates the repository of a kind of application to a lender. */
export const fundingRepository = <State extends string, Event extends string, Row extends FundingRow & { readonly state: State }>(
  kind: string,
  life: Life<State, Event>,
  { table, select, othersOf }: Kept<Row>,
) => ({
  select,
  ...repositoryOf<State, Event, Row, FundingChange<Row>>(kind, life, {
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
