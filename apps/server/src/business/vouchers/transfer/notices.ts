import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { columnSumsOf, stateCountOf } from '../../../platform/db/counted-page.ts';
import { orderOf, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { assignmentNotice } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { Handlers } from '../../../calls/handler.ts';

type NoticeRow = typeof assignmentNotice.$inferSelect;

async function noticeViews(db: Db, rows: readonly NoticeRow[]) {
  const party = await partiesOf(
    db,
    rows.flatMap(({ fromNo, toNo }): EnterpriseNo[] => [fromNo, toNo]),
  );
  return rows.map(({ id, number, fromNo, toNo, amount, dueOn, transferredAt, readAt, readBy }) => ({
    id,
    number,
    from: party(fromNo),
    to: party(toNo),
    amount,
    dueOn,
    transferredAt: transferredAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    readBy,
  }));
}

const SORTS = { transferredAt: assignmentNotice.transferredAt, amount: assignmentNotice.amount, dueOn: assignmentNotice.dueOn };

export const listNotices: Handlers['transfer']['listNotices'] = async (context, request) => {
  const { db } = context;
  const where = and(eq(assignmentNotice.issuerNo, enterpriseOf(context)), request.unreadOnly ? isNull(assignmentNotice.readAt) : undefined);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(assignmentNotice)
    .where(where)
    .orderBy(...orderOf(request, SORTS, assignmentNotice.transferredAt, assignmentNotice.id))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select(stateCountOf({ amount: assignmentNotice.amount }))
    .from(assignmentNotice)
    .where(where);
  return {
    list: await noticeViews(db, rows),
    total: counted[0]?.count ?? 0,
    page: request.page,
    pageSize: request.pageSize,
    columnSums: columnSumsOf(counted),
  };
};

/** Records the first reader; later readers change nothing. */
export const readNotice: Handlers['transfer']['readNotice'] = async (context, { id }) => {
  const { db, viewer, clock } = context;
  const own = and(eq(assignmentNotice.id, id), eq(assignmentNotice.issuerNo, enterpriseOf(context)));
  await db
    .update(assignmentNotice)
    .set({ readAt: clock.now(), readerId: viewer.userId, readBy: viewer.displayName })
    .where(and(own, isNull(assignmentNotice.readAt)));
  const [view] = await noticeViews(db, await db.select().from(assignmentNotice).where(own));
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
};
