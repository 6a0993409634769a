import type { EnterpriseNo } from '@lianxin/api/contract';
import type { TransferState } from '@lianxin/domain';
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, countsOf, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { orderOf, windowOf } from '../../../platform/db/page.ts';
import { piece, transfer } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { storedCountsOf } from '../../applications/application/index.ts';
import { searchCondition } from '../../foundation/parties/index.ts';
import { isHolding } from '../voucher/index.ts';
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

const sentBy = (senderNo: EnterpriseNo) => and(eq(transfer.senderNo, senderNo), eq(transfer.removed, false));

/** Matches the number of the transfer, its batch or its pieces, the amount, or the name of a party. */
const matchesSearch = (search: string, senderNo: EnterpriseNo): SQL | undefined => {
  const scope = sentBy(senderNo);
  return searchCondition(search, {
    table: transfer,
    id: transfer.id,
    scope,
    parties: [transfer.recipientNo, transfer.issuerNo],
    amount: transfer.amount,
    byNumber: (pattern) => [
      sql`select ${transfer.id} from ${transfer} where ${scope} and ${transfer.transferNumber} ilike ${pattern}`,
      sql`select ${transfer.id} from ${transfer} where ${scope} and ${transfer.batchNumber} ilike ${pattern}`,
      sql`select ${transfer.id} from ${transfer} where ${scope} and ${transfer.sourcePieceId} = any (array(
        select ${piece.id} from ${piece} where ${piece.holderNo} = ${senderNo} and ${isHolding} and ${piece.number} ilike ${pattern}))`,
      sql`select ${transfer.id} from ${transfer} where ${scope} and ${transfer.childPieceId} = any (array(
        select ${piece.id} from ${piece} where ${piece.fromNo} = ${senderNo} and ${piece.source} = 'transfer' and ${piece.number} ilike ${pattern}))`,
    ],
  });
};

const stateCounts = (db: Db, filter: SQL | undefined) =>
  db
    .select({ state: transfer.state, ...stateCountOf({ amount: transfer.amount }) })
    .from(transfer)
    .where(filter)
    .groupBy(transfer.state);

const storedCounts = (db: Db, senderNo: EnterpriseNo) => storedCountsOf<TransferState>(db, senderNo, [{ kind: 'transfer', own: true }]);

export const outgoingCounts = async (db: Db, senderNo: EnterpriseNo) => countsOf(await storedCounts(db, senderNo));

/** Transfers from the enterprise, including drafts. */
export const listOutgoing: Handlers['transfer']['listOutgoing'] = async (context, request) => {
  const { db } = context;
  const { states, search, counterpartyNo, amountFrom, amountTo, dueFrom, dueTo, submittedFrom, submittedTo } = request;
  const senderNo = enterpriseOf(context);
  const narrow = and(
    search ? matchesSearch(search, senderNo) : undefined,
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
  const byState = await (narrow ? stateCounts(db, filter) : storedCounts(db, senderNo));
  const views = await transferRowViews(context, rows, rowViewerOf(context));
  return countedPage(request, views, byState);
};
