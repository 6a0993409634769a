import { statesWaitingFor, type Role } from '@lianxin/domain';
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { financing, financingPiece } from '../../../schema/index.ts';
import { type Listing, listingOf } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';
import { financingRowViews, type FinancingPart } from './rows.ts';

/** The financings that an enterprise sees in each part. */
const visibleTo: Listing<FinancingRow, FinancingPart, unknown>['visibleTo'] = {
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

/** The financings of an enterprise, those of what it issued, or those that it lends for. */
export const list: Handlers['financing']['list'] = listingOf(FINANCING, {
  page: (db, where, orderBy, { limit, offset }) =>
    db
      .select()
      .from(financing)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  visibleTo,
  waitingFor,
  sorts: { dueOn: financing.dueOn },
  sums: { issuerCosts: financing.issuerCosts },
  dueOn: financing.dueOn,
  foundBy: {
    pieces: [financingPiece.pieceId, financingPiece.lenderPieceId],
    names: [financing.enterpriseNo, financing.issuerNo, financing.lenderNo],
  },
  views: financingRowViews,
});
