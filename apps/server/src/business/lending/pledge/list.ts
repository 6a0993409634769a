import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { pledge, pledgePiece } from '../../../schema/index.ts';
import { listingOf } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { pledgeRowViews, type PledgePart } from './rows.ts';
import { PLEDGE_WORK } from './work.ts';

/** The loans that an enterprise sees in each role. */
export const visibleTo: Readonly<Record<PledgePart, (viewerNo: EnterpriseNo) => SQL | undefined>> = {
  own: (viewerNo) => and(eq(pledge.enterpriseNo, viewerNo), eq(pledge.removed, false)),
  funder: (viewerNo) => and(eq(pledge.lenderNo, viewerNo), isNotNull(pledge.handedToLenderAt), eq(pledge.removed, false)),
  guarantor: (viewerNo) => and(eq(pledge.guarantorNo, viewerNo), isNotNull(pledge.passedAt), eq(pledge.removed, false)),
};

/** The loans against a pledge of an enterprise as borrower, lender or guarantor. */
export const list: Handlers['pledge']['list'] = listingOf(PLEDGE, {
  visibleTo,
  work: PLEDGE_WORK,
  sorts: { pledged: pledge.pledged, repayOn: pledge.paysOn },
  sums: { pledged: pledge.pledged, principalLeft: pledge.principalLeft },
  dueOn: pledge.paysOn,
  foundBy: { pieces: [pledgePiece.pieceId], names: [pledge.enterpriseNo, pledge.issuerNo, pledge.lenderNo, pledge.guarantorNo] },
  views: pledgeRowViews,
});

/** The loans that wait for the signature of the guarantor's reviewer. */
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
