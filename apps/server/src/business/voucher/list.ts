import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { fen, pieceMachine } from '@lianxin/domain';
import { and, count, eq, exists, gte, ilike, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { enterprise, piece } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { pieceRowViews } from './piece-rows.ts';
import { standing, touchedBy } from './visible.ts';

type ListRequest = RequestOf<Contract['voucher']['list']>;

const SORTS = {
  number: piece.number,
  amount: piece.amount,
  issuedOn: piece.issuedOn,
  receivedOn: piece.receivedOn,
  dueOn: piece.dueOn,
  remainingDays: piece.dueOn,
  latestEventAt: piece.changedAt,
};

/** What can be free to be transferred, financed or pledged. */
const free = sql`${piece.live} and ${piece.state} = 'holding' and ${piece.pledgeState} = 'none'`;
const available = sql<string>`coalesce(sum(${piece.amount}) filter (where ${free}), 0)`;
const total = sql<string>`coalesce(sum(${piece.amount}), 0)`;

/** A search finds a number, or the name of an enterprise that the row shows. */
const found = (db: Db, search: string): SQL | undefined =>
  or(
    ilike(piece.number, containing(search)),
    exists(
      db
        .select({ one: sql`1` })
        .from(enterprise)
        .where(
          and(
            sql`${enterprise.enterpriseNo} in (${piece.issuerNo}, ${piece.fromNo}, ${piece.holderNo})`,
            ilike(enterprise.name, containing(search)),
          ),
        ),
    ),
  );

function filterOf(db: Db, request: ListRequest): (SQL | undefined)[] {
  const { search, issuerNo, counterpartyNo, amountFrom, amountTo, dueFrom, dueTo, issuedFrom, issuedTo } = request;
  const { overdueOnly, pledgedOnly, availableOnly, ids } = request;
  return [
    search ? found(db, search) : undefined,
    issuerNo ? eq(piece.issuerNo, issuerNo) : undefined,
    counterpartyNo ? or(eq(piece.fromNo, counterpartyNo), eq(piece.holderNo, counterpartyNo)) : undefined,
    amountFrom === undefined ? undefined : gte(piece.amount, amountFrom),
    amountTo === undefined ? undefined : lte(piece.amount, amountTo),
    dueFrom ? gte(piece.dueOn, dueFrom) : undefined,
    dueTo ? lte(piece.dueOn, dueTo) : undefined,
    issuedFrom ? gte(piece.issuedOn, issuedFrom) : undefined,
    issuedTo ? lte(piece.issuedOn, issuedTo) : undefined,
    overdueOnly ? eq(piece.overdue, true) : undefined,
    pledgedOnly ? ne(piece.pledgeState, 'none') : undefined,
    availableOnly ? and(free, eq(piece.overdue, false)) : undefined,
    ids ? inArray(piece.id, ids) : undefined,
  ];
}

async function page(context: CallContext, request: ListRequest, scope: (viewerNo: EnterpriseNo) => SQL | undefined) {
  const { db, viewer, clock } = context;
  const viewerNo = enterpriseOf(context);
  const filter = and(scope(viewerNo), standing, ...filterOf(db, request));
  const { states } = request;
  const inStates = states && states.length > 0 ? inArray(piece.state, states) : undefined;
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(piece)
    .where(and(filter, inStates))
    .orderBy(...orderOf(request, SORTS, piece.changedAt, piece.id))
    .limit(limit)
    .offset(offset);
  const byState = await db.select({ state: piece.state, count: count(), total, available }).from(piece).where(filter).groupBy(piece.state);
  const wanted = byState.filter(({ state }) => !states || states.length === 0 || states.includes(state));
  const sum = (texts: readonly string[]) => fen(texts.reduce((left, text) => left + BigInt(text), 0n));
  return {
    list: await pieceRowViews(db, rows, { viewerNo, userId: viewer.userId, role: viewer.role, today: clock.today() }),
    total: wanted.reduce((left, row) => left + row.count, 0),
    page: request.page,
    pageSize: request.pageSize,
    totalAmount: sum(wanted.map((row) => row.total)),
    availableAmount: sum(wanted.map((row) => row.available)),
    stateCounts: Object.fromEntries(byState.map(({ state, count: rowsOf }) => [state, rowsOf])),
  };
}

/** Every piece the enterprise ever touched. */
export const list: Handlers['voucher']['list'] = (context, request) => page(context, request, touchedBy);

/** The pieces the enterprise holds or held. */
export const listHoldings: Handlers['voucher']['listHoldings'] = (context, request) =>
  page(context, request, (viewerNo) => eq(piece.holderNo, viewerNo));

/** Count and sums of what an enterprise holds, by state, and of what is pledged, overdue or due soon. */
export async function pieceTotals(db: Db, viewerNo: EnterpriseNo, today: string, soon: string) {
  const held = and(eq(piece.holderNo, viewerNo), standing);
  const rows = await db.select({ state: piece.state, count: count(), total, available }).from(piece).where(held).groupBy(piece.state);
  const pledged = sql`${piece.live} and ${piece.pledgeState} <> 'none'`;
  const overdue = sql`${piece.live} and ${piece.overdue}`;
  const dueSoon = sql`${piece.live} and ${piece.state} in ('holding', 'transferring', 'financing') and ${piece.dueOn} between ${today} and ${soon}`;
  const figures = (condition: SQL) => ({
    count: sql<string>`count(*) filter (where ${condition})`,
    amount: sql<string>`coalesce(sum(${piece.amount}) filter (where ${condition}), 0)`,
  });
  const [special] = await db
    .select({
      pledged: figures(pledged),
      overdue: figures(overdue),
      dueSoon: figures(dueSoon),
      firstOn: sql<typeof piece.$inferSelect.dueOn | null>`min(${piece.dueOn}) filter (where ${dueSoon})::text`,
    })
    .from(piece)
    .where(held);
  const money = (figure: { count: string; amount: string } | undefined) => ({
    count: Number(figure?.count ?? 0),
    amount: fen(BigInt(figure?.amount ?? 0)),
  });
  return {
    byState: pieceMachine.states.map((state) => {
      const row = rows.find((candidate) => candidate.state === state);
      return { state, count: row?.count ?? 0, amount: fen(BigInt(row?.total ?? 0)), availableAmount: fen(BigInt(row?.available ?? 0)) };
    }),
    pledged: money(special?.pledged),
    overdue: money(special?.overdue),
    dueSoon: { ...money(special?.dueSoon), firstOn: special?.firstOn ?? null },
  };
}
