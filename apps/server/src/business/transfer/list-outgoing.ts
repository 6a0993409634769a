import type { EnterpriseNo } from '@lianxin/api/contract';
import type { TransferState } from '@lianxin/domain';
import { and, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { endOfDay, startOfDay } from '../../platform/clock/business-day.ts';
import type { Db } from '../../platform/db/client.ts';
import { countedPage, countsOf, stateCountOf, within } from '../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import { enterprise, piece, transfer } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../platform/session/row-viewer.ts';
import type { Handlers } from '../../calls/handler.ts';
import { keptApplications } from '../applications/application-tally.ts';
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

const stateCounts = (db: Db, filter: SQL | undefined) =>
  db
    .select({ state: transfer.state, ...stateCountOf(transfer.amount) })
    .from(transfer)
    .where(filter)
    .groupBy(transfer.state);

const sentBy = (senderNo: EnterpriseNo) => and(eq(transfer.senderNo, senderNo), eq(transfer.removed, false));

const keptCounts = (db: Db, senderNo: EnterpriseNo) => keptApplications<TransferState>(db, senderNo, [{ kind: 'transfer', own: true }]);

/** How many transfers of an enterprise stand in each state, as its list counts them. */
export const outgoingCounts = async (db: Db, senderNo: EnterpriseNo) => countsOf(await keptCounts(db, senderNo));

/** What the enterprise transferred or is about to. */
export const listOutgoing: Handlers['transfer']['listOutgoing'] = async (context, request) => {
  const { db } = context;
  const { states, search, counterpartyNo, amountFrom, amountTo, dueFrom, dueTo, submittedFrom, submittedTo } = request;
  const senderNo = enterpriseOf(context);
  const narrow = and(
    search ? found(search) : undefined,
    counterpartyNo ? eq(transfer.recipientNo, counterpartyNo) : undefined,
    ...within(transfer.amount, amountFrom, amountTo),
    ...within(transfer.dueOn, dueFrom, dueTo),
    submittedFrom ? gte(transfer.submittedAt, startOfDay(submittedFrom)) : undefined,
    submittedTo ? lt(transfer.submittedAt, endOfDay(submittedTo)) : undefined,
  );
  const filter = and(sentBy(senderNo), narrow);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(transfer)
    .where(and(filter, states && states.length > 0 ? inArray(transfer.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, transfer.submittedAt, transfer.id))
    .limit(limit)
    .offset(offset);
  const byState = await (narrow ? stateCounts(db, filter) : keptCounts(db, senderNo));
  const views = await transferRowViews(db, rows, rowViewerOf(context));
  return countedPage(request, views, byState);
};
