import type { EnterpriseNo } from '@lianxin/api/contract';
import { statesWaitingFor, type Role } from '@lianxin/domain';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { pledge, pledgePiece, repayment } from '../../../schema/index.ts';
import { listingOf } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { pledgeRowViews, type PledgePart } from './rows.ts';

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

/** The loans against a pledge of an enterprise, those that it lends for, or those that it answers for. */
export const list: Handlers['pledge']['list'] = listingOf(PLEDGE, {
  page: (db, where, orderBy, { limit, offset }) =>
    db
      .select()
      .from(pledge)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  visibleTo,
  waitingFor: waitingForPerson,
  sorts: { pledged: pledge.pledged, repayOn: pledge.repayOn },
  sums: { pledged: pledge.pledged, principalLeft: pledge.principalLeft },
  dueOn: pledge.repayOn,
  foundBy: { pieces: [pledgePiece.pieceId], names: [pledge.enterpriseNo, pledge.issuerNo, pledge.lenderNo, pledge.guarantorNo] },
  views: pledgeRowViews,
});

/** Those that wait for the signature of the guarantor's reviewer. */
export const listToSign: Handlers['pledge']['listToSign'] = async (context, request) => {
  const {
    stateCounts: _counts,
    stateSums: _sums,
    ...page
  } = await list(context, {
    ...request,
    part: 'guarantor',
    states: ['awaitingGuarantorSignature'],
  });
  return page;
};
