import { and, eq, isNotNull } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { financing, financingPiece } from '../../../schema/index.ts';
import { type Listing, listingOf } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';
import { financingRowViews, type FinancingPart } from './rows.ts';
import { FINANCING_WORK } from './work.ts';

/** The financings that an enterprise sees in each role. */
const visibleTo: Listing<FinancingRow, FinancingPart, unknown>['visibleTo'] = {
  own: (viewerNo) => and(eq(financing.enterpriseNo, viewerNo), eq(financing.removed, false)),
  counterparty: (viewerNo) => and(eq(financing.issuerNo, viewerNo), isNotNull(financing.ownAssent)),
  funder: (viewerNo) => and(eq(financing.lenderNo, viewerNo), isNotNull(financing.passedAt), eq(financing.removed, false)),
};

/** The financings of an enterprise as holder, issuer or lender. */
export const list: Handlers['financing']['list'] = listingOf(FINANCING, {
  visibleTo,
  work: FINANCING_WORK,
  sorts: { dueOn: financing.dueOn },
  sums: { issuerCosts: financing.issuerCosts },
  dueOn: financing.dueOn,
  foundBy: {
    pieces: [financingPiece.pieceId, financingPiece.lenderPieceId],
    names: [financing.enterpriseNo, financing.issuerNo, financing.lenderNo],
  },
  views: financingRowViews,
});
