import type { EnterpriseNo } from '@lianxin/api/contract';
import { statesWaitingFor, type FinancingState, type Role } from '@lianxin/domain';
import { and, eq, gte, ilike, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { financing, financingPiece, piece } from '../../../schema/index.ts';
import { keptApplications } from '../../applications/application/index.ts';
import { bearsName } from '../../foundation/parties/index.ts';
import { financingRowViews, type FinancingPart } from './rows.ts';

const SORTS = {
  applicationNumber: financing.applicationNumber,
  amount: financing.amount,
  annualRate: financing.annualRatePpm,
  net: financing.net,
  dueOn: financing.dueOn,
  valueOn: financing.valueOn,
  submittedAt: financing.submittedAt,
  disbursedOn: financing.disbursedOn,
};

/** The financings that an enterprise sees in each part. */
const visibleTo: Readonly<Record<FinancingPart, (viewerNo: EnterpriseNo) => SQL | undefined>> = {
  own: (viewerNo) => and(eq(financing.enterpriseNo, viewerNo), eq(financing.removed, false)),
  counterparty: (viewerNo) => and(eq(financing.issuerNo, viewerNo), isNotNull(financing.ownAssent)),
  funder: (viewerNo) => and(eq(financing.lenderNo, viewerNo), isNotNull(financing.passedAt), eq(financing.removed, false)),
};

/** Where it stands how far each side is with the contract, and who entered what the side's reviewer confirms; the lender's operator accepted. */
const ASSENTS = {
  own: { assent: financing.ownAssent, madeBy: financing.contractMakerId },
  counterparty: { assent: financing.issuerAssent, madeBy: financing.consentMakerId },
  funder: { assent: financing.lenderAssent, madeBy: sql`null::text` },
} as const;

/** Those that wait for a move of a person's, of which they review none that they entered. */
function waitingFor(part: FinancingPart, role: Role, userId: string): SQL | undefined {
  const { assent, madeBy } = ASSENTS[part];
  const assents = role === 'operator' ? eq(assent, 'open') : and(eq(assent, 'made'), sql`${madeBy} is distinct from ${userId}`);
  const states = statesWaitingFor('financing', part, role).filter((state) => state !== 'awaitingContract');
  const contracting = role === 'operator' || role === 'reviewer' ? and(eq(financing.state, 'awaitingContract'), assents) : undefined;
  const others = and(inArray(financing.state, states), part === 'own' && role === 'reviewer' ? ne(financing.makerId, userId) : undefined);
  return or(others, contracting, role === 'reviewer' ? repaymentWaiting(part, userId) : undefined);
}

/** Those of which a repayment waits for a reviewer: the holder's, of what somebody else entered, or the lender's. */
function repaymentWaiting(part: FinancingPart, userId: string): SQL | undefined {
  if (part === 'counterparty') return undefined;
  const which = part === 'own' ? sql`r.state = 'awaitingReview' and r.maker_id <> ${userId}` : sql`r.state = 'awaitingConfirmation'`;
  return sql`exists (select 1 from pledge_repayment r where r.pledge_id = ${financing.id} and ${which})`;
}

const found = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(financing.applicationNumber, pattern),
    sql`exists (select 1 from ${financingPiece} join ${piece} on ${piece.id} in (${financingPiece.pieceId}, ${financingPiece.lenderPieceId})
      where ${financingPiece.financingId} = ${financing.id} and ${piece.number} ilike ${pattern})`,
    bearsName(pattern, financing.enterpriseNo, financing.issuerNo, financing.lenderNo),
  );
};

const stateCounts = (db: Db, filter: SQL | undefined) =>
  db
    .select({ state: financing.state, ...stateCountOf(financing.amount) })
    .from(financing)
    .where(filter)
    .groupBy(financing.state);

const keptCounts = (db: Db, enterpriseNo: EnterpriseNo) =>
  keptApplications<FinancingState>(db, enterpriseNo, [{ kind: 'financing', own: true }]);

/** The financings of an enterprise, those of what it issued, or those that it lends for. */
export const list: Handlers['financing']['list'] = async (context, request) => {
  const { db, viewer } = context;
  const { part = 'own', states, search, channel, issuerNo, waitingForMe } = request;
  const { amountFrom, amountTo, dueFrom, dueTo, submittedFrom, submittedTo, disbursedFrom, disbursedTo } = request;
  const viewerNo = enterpriseOf(context);
  const narrow = and(
    search ? found(search) : undefined,
    channel === undefined ? undefined : eq(financing.channel, channel),
    issuerNo === undefined ? undefined : eq(financing.issuerNo, issuerNo),
    waitingForMe === true ? waitingFor(part, viewer.role, viewer.userId) : undefined,
    ...within(financing.amount, amountFrom, amountTo),
    ...within(financing.dueOn, dueFrom, dueTo),
    ...within(financing.disbursedOn, disbursedFrom, disbursedTo),
    submittedFrom ? gte(financing.submittedAt, startOfDay(submittedFrom)) : undefined,
    submittedTo ? lt(financing.submittedAt, endOfDay(submittedTo)) : undefined,
  );
  const filter = and(visibleTo[part](viewerNo), narrow);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(financing)
    .where(and(filter, states && states.length > 0 ? inArray(financing.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, financing.submittedAt, financing.id))
    .limit(limit)
    .offset(offset);
  const byState = await (narrow || part !== 'own' ? stateCounts(db, filter) : keptCounts(db, viewerNo));
  return countedPage(request, await financingRowViews(context, rows, rowViewerOf(context)), byState);
};
