import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { lastDayInTime, type CivilDate, type Party } from '@lianxin/domain';
import { and, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, type StateCount, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, type SortColumns, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { type RowViewer, rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { piece } from '../../../schema/index.ts';
import { bearsName } from '../../foundation/parties/index.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow, FundingTable } from './funding-row.ts';
import { lastDayAmong, waitingAmong, type Work } from './work.ts';

/** The parts of a list that differ between kinds. */
export interface Listing<Row extends FundingRow, Part extends Party, View> {
  /** Which applications an enterprise sees, by its role in them. */
  readonly visibleTo: Readonly<Record<Part | 'own', (viewerNo: EnterpriseNo) => SQL | undefined>>;
  readonly work: readonly Work<Part | 'own'>[];
  /** Sort columns in addition to the shared ones. */
  readonly sorts: SortColumns;
  /** Amount columns to total, in addition to the amount and the net amount. */
  readonly sums: Readonly<Record<string, AnyPgColumn>>;
  /** The column of the due date filter. */
  readonly dueOn: AnyPgColumn;
  /** The columns of piece ids and of enterprises that the text search covers. */
  readonly foundBy: { readonly pieces: readonly AnyPgColumn[]; readonly names: readonly AnyPgColumn[] };
  readonly views: (context: CallContext, rows: readonly Row[], viewer: RowViewer) => Promise<View[]>;
}

type Query<Part extends Party, State extends string> = Omit<RequestOf<Contract['financing']['list']>, 'part' | 'states'> & {
  readonly part?: Part | 'own' | undefined;
  readonly states?: readonly State[] | undefined;
};

const sortsOf = ({ applicationNumber, amount, annualRatePpm, paidOut, valueOn, submittedAt, disbursedOn }: FundingTable): SortColumns => ({
  applicationNumber,
  amount,
  annualRate: annualRatePpm,
  net: paidOut,
  valueOn,
  submittedAt,
  disbursedOn,
});

/** The list call of a kind: an enterprise's own applications, or those in which it has another role. */
export function listingOf<Row extends FundingRow, Part extends Party, View extends { readonly id: string }>(
  { table, underlying, rows: { select } }: LendingKind<Row>,
  { visibleTo, work, sorts, sums, dueOn, foundBy, views }: Listing<Row, Part, View>,
) {
  const orders = { ...sortsOf(table), ...sorts };
  const found = (search: string): SQL | undefined => {
    const pattern = containing(search);
    return or(
      ilike(table.applicationNumber, pattern),
      isAmountIn(search, table.amount),
      sql`exists (select 1 from ${underlying.pieces} join ${piece} on ${piece.id} in (${sql.join([...foundBy.pieces], sql`, `)})
        where ${underlying.pieces.applicationId} = ${table.id} and ${piece.number} ilike ${pattern})`,
      bearsName(pattern, ...foundBy.names),
    );
  };
  const counted = (db: Db, filter: SQL | undefined): Promise<StateCount<Row['state']>[]> =>
    db
      .select({ state: sql<Row['state']>`${table.state}`, ...stateCountOf({ amount: table.amount, net: table.paidOut, ...sums }) })
      .from(table)
      .where(filter)
      .groupBy(table.state);
  const lastDays = async (db: Db, rows: readonly Row[], lastDay: SQL<CivilDate | null>): Promise<ReadonlyMap<string, CivilDate | null>> => {
    const ids = rows.map(({ id }: Pick<Row, 'id'>) => id);
    const found = await db
      .select({ id: sql<string>`${table.id}`, disbursedOn: table.disbursedOn, lastDay })
      .from(table)
      .where(inArray(table.id, ids));
    return new Map(found.map((row) => [row.id, row.lastDay && row.disbursedOn ? lastDayInTime(row.lastDay) : row.lastDay]));
  };
  return async (context: CallContext, request: Query<Part, Row['state']>) => {
    const { db, viewer, clock } = context;
    const { part = 'own', states, search, channel, issuerNo, waitingForMe, submittedFrom, submittedTo } = request;
    const viewerNo = enterpriseOf(context);
    const person = { userId: viewer.userId, enterpriseNo: viewerNo, now: clock.now().toISOString() };
    const narrow = and(
      search ? found(search) : undefined,
      channel === undefined ? undefined : eq(table.channel, channel),
      issuerNo === undefined ? undefined : eq(table.issuerNo, issuerNo),
      waitingForMe === true ? waitingAmong(work, part, viewer.role, person) : undefined,
      ...within(table.amount, request.amountFrom, request.amountTo),
      ...within(dueOn, request.dueFrom, request.dueTo),
      ...within(table.disbursedOn, request.disbursedFrom, request.disbursedTo),
      submittedFrom ? gte(table.submittedAt, startOfDay(submittedFrom)) : undefined,
      submittedTo ? lt(table.submittedAt, endOfDay(submittedTo)) : undefined,
    );
    const filter = and(visibleTo[part](viewerNo), narrow);
    const inStates = states && states.length > 0 ? inArray(table.state, [...states]) : undefined;
    const { limit, offset } = windowOf(request);
    const rows = await select(db)
      .where(and(filter, inStates))
      .orderBy(...orderOf(request, orders, table.submittedAt, table.id))
      .limit(limit)
      .offset(offset);
    const shown = await views(context, rows, rowViewerOf(context));
    const days = waitingForMe === true ? await lastDays(db, rows, lastDayAmong(work, part, viewer.role, person)) : undefined;
    const list = shown.map((view) => (days ? { ...view, lastDay: days.get(view.id) ?? null } : view));
    return countedPage(request, list, await counted(db, filter));
  };
}
