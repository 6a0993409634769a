import type { EnterpriseNo } from '@lianxin/api/contract';
import { statesWaitingFor, type Role } from '@lianxin/domain';
import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { piece, pledge, pledgePiece, repayment } from '../../../schema/index.ts';
import { bearsName } from '../../foundation/parties/index.ts';
import { pledgeRowViews, type PledgePart } from './rows.ts';

const SORTS = {
  applicationNumber: pledge.applicationNumber,
  pledged: pledge.pledged,
  amount: pledge.amount,
  annualRate: pledge.annualRatePpm,
  net: pledge.net,
  repayOn: pledge.repayOn,
  valueOn: pledge.valueOn,
  submittedAt: pledge.submittedAt,
  disbursedOn: pledge.disbursedOn,
};

/** The loans that an enterprise sees in each part. */
export const visibleTo: Readonly<Record<PledgePart, (viewerNo: EnterpriseNo) => SQL | undefined>> = {
  own: (viewerNo) => and(eq(pledge.enterpriseNo, viewerNo), eq(pledge.removed, false)),
  funder: (viewerNo) => and(eq(pledge.lenderNo, viewerNo), isNotNull(pledge.handedToLenderAt), eq(pledge.removed, false)),
  guarantor: (viewerNo) => and(eq(pledge.guarantorNo, viewerNo), isNotNull(pledge.passedAt), eq(pledge.removed, false)),
};

const repaymentIn = (state: 'awaitingReview' | 'awaitingConfirmation', more: SQL = sql`true`): SQL =>
  sql`exists (select 1 from ${repayment} where ${repayment.applicationId} = ${pledge.id} and ${repayment.state} = ${state} and ${more})`;

/** What of its own an enterprise's operator or reviewer has to do. */
function ownWaiting(role: Role, userId: string): SQL | undefined {
  const states = statesWaitingFor('pledge', 'own', role);
  if (role === 'operator')
    return or(inArray(pledge.state, states), and(eq(pledge.state, 'awaitingRelease'), isNull(pledge.releaseAskedBy)));
  return or(
    and(inArray(pledge.state, states), ne(pledge.makerId, userId)),
    repaymentIn('awaitingReview', ne(repayment.makerId, userId)),
    and(eq(pledge.state, 'awaitingRelease'), isNull(pledge.releaseConfirmedBy), ne(pledge.releaseAskedBy, userId)),
  );
}

/** What a guarantor's or a lender's people have to do: its operator accepts, its reviewer decides on what was accepted. */
function lendingWaiting(part: 'funder' | 'guarantor', role: Role, userId: string, viewerNo: EnterpriseNo): SQL | undefined {
  const acceptedBy = part === 'funder' ? pledge.lenderAcceptedBy : pledge.guarantorAcceptedBy;
  const looking = eq(pledge.state, part === 'funder' ? 'underApproval' : 'awaitingGuarantor');
  if (role === 'operator')
    return or(
      and(looking, isNull(acceptedBy)),
      part === 'funder'
        ? or(
            inArray(pledge.state, ['awaitingRegistration', 'disbursementFailed']),
            and(eq(pledge.state, 'awaitingDisbursement'), sql`${pledge.lenderApprovedBy} is distinct from ${userId}`),
          )
        : undefined,
      and(eq(pledge.state, 'awaitingRelease'), isNotNull(pledge.releaseConfirmedBy), eq(pledge.registeredByNo, viewerNo)),
    );
  return or(
    and(looking, ne(acceptedBy, userId)),
    part === 'funder'
      ? repaymentIn('awaitingConfirmation')
      : and(eq(pledge.state, 'awaitingGuarantorSignature'), sql`${pledge.guarantorAcceptedBy} is distinct from ${userId}`),
  );
}

/** Those that wait for a move of a person's, of which they review none that they entered. */
export function waitingForPerson(part: PledgePart, role: Role, userId: string, viewerNo: EnterpriseNo): SQL | undefined {
  if (role !== 'operator' && role !== 'reviewer') return sql`false`;
  return part === 'own' ? ownWaiting(role, userId) : lendingWaiting(part, role, userId, viewerNo);
}

const found = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(pledge.applicationNumber, pattern),
    sql`exists (select 1 from ${pledgePiece} join ${piece} on ${piece.id} = ${pledgePiece.pieceId}
      where ${pledgePiece.pledgeId} = ${pledge.id} and ${piece.number} ilike ${pattern})`,
    bearsName(pattern, pledge.enterpriseNo, pledge.issuerNo, pledge.lenderNo, pledge.guarantorNo),
  );
};

const stateCounts = (db: Db, filter: SQL | undefined) =>
  db
    .select({ state: pledge.state, ...stateCountOf(pledge.amount) })
    .from(pledge)
    .where(filter)
    .groupBy(pledge.state);

/** The loans against a pledge of an enterprise, those that it lends for, or those that it answers for. */
export const list: Handlers['pledge']['list'] = async (context, request) => {
  const { db, viewer } = context;
  const { part = 'own', states, search, channel, issuerNo, waitingForMe } = request;
  const { amountFrom, amountTo, dueFrom, dueTo, submittedFrom, submittedTo, disbursedFrom, disbursedTo } = request;
  const viewerNo = enterpriseOf(context);
  const filter = and(
    visibleTo[part](viewerNo),
    search ? found(search) : undefined,
    channel === undefined ? undefined : eq(pledge.channel, channel),
    issuerNo === undefined ? undefined : eq(pledge.issuerNo, issuerNo),
    waitingForMe === true ? waitingForPerson(part, viewer.role, viewer.userId, viewerNo) : undefined,
    ...within(pledge.amount, amountFrom, amountTo),
    ...within(pledge.repayOn, dueFrom, dueTo),
    ...within(pledge.disbursedOn, disbursedFrom, disbursedTo),
    submittedFrom ? gte(pledge.submittedAt, startOfDay(submittedFrom)) : undefined,
    submittedTo ? lt(pledge.submittedAt, endOfDay(submittedTo)) : undefined,
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(pledge)
    .where(and(filter, states && states.length > 0 ? inArray(pledge.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, pledge.submittedAt, pledge.id))
    .limit(limit)
    .offset(offset);
  return countedPage(request, await pledgeRowViews(context, rows, rowViewerOf(context)), await stateCounts(db, filter));
};

/** Those that wait for the signature of the guarantor's reviewer. */
export const listToSign: Handlers['pledge']['listToSign'] = async (context, request) => {
  const { stateCounts: _all, ...page } = await list(context, { ...request, part: 'guarantor', states: ['awaitingGuarantorSignature'] });
  return page;
};
