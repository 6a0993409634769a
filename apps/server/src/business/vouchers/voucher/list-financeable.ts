import type { EnterpriseNo, PieceId } from '@lianxin/api/contract';
import { daysBetween, fen, type CivilDate } from '@lianxin/domain';
import { and, asc, eq, gt, gte, ilike, lte, or, sql, sum, count, type SQL } from 'drizzle-orm';
import { containing, isAmountIn, windowOf } from '../../../platform/db/page.ts';
import { enterprise, piece } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { isFree } from './piece-conditions.ts';
import { readPieces } from './piece-page.ts';
import { pieceRowView } from './piece-rows.ts';

/** The most pieces that one application takes. */
const SHOWN = 50;

const matchesSearch = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(piece.number, pattern),
    isAmountIn(search, piece.amount),
    sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} = ${piece.issuerNo} and ${enterprise.name} ilike ${pattern})`,
  );
};

/** Free, not due, and not bought by the holder as a lender. */
export const isFinanceable = (holderNo: EnterpriseNo, today: CivilDate): SQL | undefined =>
  and(eq(piece.holderNo, holderNo), isFree, gt(piece.dueOn, today), sql`${piece.source} <> 'financing'`);

const inOrder = (ids: readonly PieceId[]): SQL =>
  sql`select id, place from unnest(${sql.param([...ids])}::text[]) with ordinality asked (id, place)`;

/** By issuer and due date, earliest first. Takes three statements, however many pieces there are. */
export const listFinanceable: Handlers['voucher']['listFinanceable'] = async (context, request) => {
  const { db, clock } = context;
  const { search, issuerNo, dueFrom, dueTo, page, pageSize } = request;
  const viewerNo = enterpriseOf(context);
  const today = clock.today();
  const where = and(
    isFinanceable(viewerNo, today),
    search ? matchesSearch(search) : undefined,
    issuerNo && eq(piece.issuerNo, issuerNo),
    dueFrom && gte(piece.dueOn, dueFrom),
    dueTo && lte(piece.dueOn, dueTo),
  );
  const { limit, offset } = windowOf(request);
  const groups = await db
    .select({
      issuerNo: piece.issuerNo,
      dueOn: piece.dueOn,
      pieceCount: count(),
      available: sum(piece.amount),
      pieceIds: sql<PieceId[]>`(array_agg(${piece.id} order by ${piece.amount} desc, ${piece.id}))[1:${sql.raw(String(SHOWN))}]`,
      total: sql<number>`count(*) over ()::int`,
      allAvailable: sql<string>`sum(sum(${piece.amount})) over ()`,
    })
    .from(piece)
    .where(where)
    .groupBy(piece.dueOn, piece.issuerNo)
    .orderBy(asc(piece.dueOn), asc(piece.issuerNo))
    .limit(limit)
    .offset(offset);
  const party = await partiesOf(
    db,
    groups.map((group) => group.issuerNo),
  );
  const ids = groups.flatMap(({ pieceIds }) => pieceIds);
  const rows = ids.length === 0 ? [] : await readPieces(db, inOrder(ids), {});
  const views = new Map(rows.map((row) => [row.piece.id, pieceRowView(row, rowViewerOf(context))]));
  const list = groups.map((group) => ({
    issuer: party(group.issuerNo),
    dueOn: group.dueOn,
    remainingDays: daysBetween(today, group.dueOn),
    pieceCount: group.pieceCount,
    availableAmount: fen(BigInt(group.available ?? 0)),
    pieces: group.pieceIds.flatMap((id) => views.get(id) ?? []),
  }));
  const [one] = groups;
  return { list, total: one?.total ?? 0, columnSums: { availableAmount: fen(BigInt(one?.allAvailable ?? 0)) }, page, pageSize };
};
