import { and, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { endOfDay, startOfDay } from '../../platform/clock/business-day.ts';
import { countedPage, stateCountOf, within } from '../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import { enterprise, piece, transfer } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import { transferRowViews } from './rows.ts';

const SORTS = {
  transferNumber: transfer.transferNumber,
  amount: transfer.amount,
  dueOn: transfer.dueOn,
  submittedAt: transfer.submittedAt,
  reviewedAt: transfer.reviewedAt,
  signedAt: transfer.signedAt,
  signDeadline: transfer.signDeadline,
};

const found = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(transfer.transferNumber, pattern),
    ilike(transfer.batchNumber, pattern),
    sql`exists (select 1 from ${piece} where ${piece.id} in (${transfer.sourcePieceId}, ${transfer.childPieceId}) and ${piece.number} ilike ${pattern})`,
    sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} in (${transfer.recipientNo}, ${transfer.issuerNo}) and ${enterprise.name} ilike ${pattern})`,
  );
};

/** What the enterprise transferred or is about to. */
export const listOutgoing: Handlers['transfer']['listOutgoing'] = async (context, request) => {
  const { db, viewer } = context;
  const viewerNo = enterpriseOf(context);
  const { states, search, counterpartyNo, amountFrom, amountTo, dueFrom, dueTo, submittedFrom, submittedTo } = request;
  const filter = and(
    eq(transfer.senderNo, viewerNo),
    eq(transfer.removed, false),
    search ? found(search) : undefined,
    counterpartyNo ? eq(transfer.recipientNo, counterpartyNo) : undefined,
    ...within(transfer.amount, amountFrom, amountTo),
    ...within(transfer.dueOn, dueFrom, dueTo),
    submittedFrom ? gte(transfer.submittedAt, startOfDay(submittedFrom)) : undefined,
    submittedTo ? lt(transfer.submittedAt, endOfDay(submittedTo)) : undefined,
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(transfer)
    .where(and(filter, states && states.length > 0 ? inArray(transfer.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, transfer.submittedAt, transfer.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: transfer.state, ...stateCountOf(transfer.amount) })
    .from(transfer)
    .where(filter)
    .groupBy(transfer.state);
  const views = await transferRowViews(db, rows, { viewerNo, userId: viewer.userId, role: viewer.role });
  return countedPage(request, views, byState);
};
