import type { SomeCalls } from '../../../calls/call.ts';
import { confirm, reverse } from './decide.ts';
import { list } from './list.ts';
import { proposeTerms } from './propose-terms.ts';
import { refund, refundPayee, reviewRefund } from './refunds.ts';
import { reviewTerms } from './review-terms.ts';
import { terms } from './terms.ts';

/** The fees that lenders and guarantors receive or pass on, and the guarantors' terms. */
export const lendingFeeCalls = {
  lendingFee: {
    list: { scope: 'enterprise', statements: 5, handle: list },
    confirm: { scope: 'enterprise', statements: 16, handle: confirm },
    reverse: { scope: 'enterprise', statements: 16, handle: reverse },
    refundPayee: { scope: 'enterprise', statements: 2, handle: refundPayee },
    refund: { scope: 'enterprise', statements: 10, handle: refund },
    reviewRefund: { scope: 'enterprise', statements: 13, handle: reviewRefund },
    terms: { scope: 'enterprise', statements: 6, handle: terms },
    proposeTerms: { scope: 'enterprise', statements: 8, handle: proposeTerms },
    reviewTerms: { scope: 'enterprise', statements: 8, handle: reviewTerms },
  },
} satisfies SomeCalls;
