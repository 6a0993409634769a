import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith } from '../examples.ts';
import { applicationCalls, draftCalls, supplementCall } from '../funding/calls.ts';
import { payeeCall } from '../funding/payee.ts';
import { submissionOf } from '../funding/shapes.ts';
import { summedPageOf } from '../schemas/page.ts';
import { PledgeDraftId, PledgeId } from '../schemas/primitives.ts';
import { PledgeApplicationStateCode } from '../schemas/states.ts';
import { pledgeDeskCalls } from './desk.ts';
import { pledgeAt, pledgeDetail, pledgeForm, pledgeReference, pledgeRow, pledgeSums } from './examples.ts';
import { pledgeLendingCalls } from './lending.ts';
import { pledgeDisbursingCalls } from './disbursing.ts';
import { pledgeRiskCalls } from './risk.ts';
import { pledgeQuoteCalls } from './quote.ts';
import { pledgeRepayingCalls } from './repaying.ts';
import { PledgeDetail, PledgeFilter, PledgeForm, PledgeFormDraft, PledgeReference, PledgeRow } from './shapes.ts';

const kind = {
  name: 'pledge',
  needs: { make: 'pledge.make', review: 'pledge.review' },
  title: '质押',
  id: PledgeId,
  reference: PledgeReference,
  exampleId: pledgeReference.id,
  at: pledgeAt,
} as const;

/** Loans against a pledge of pieces: the holder keeps them, and can neither transfer nor finance them while they are pledged. */
export const pledge = resource('pledge', 'financing', '/pz/dbrz', {
  ...applicationCalls(kind, {
    apply: {
      summary: '质押融资申请',
      request: z.extend(PledgeForm, submissionOf(PledgeId, PledgeDraftId)),
      example: { request: pledgeForm, response: pledgeReference },
    },
    detail: { response: PledgeDetail, example: pledgeDetail },
  }),
  list: query('/rzPage', {
    summary: '质押记录',
    source: 'assumed',
    needs: 'records.read',
    request: PledgeFilter,
    response: summedPageOf(PledgeRow, z.enum(['pledged', 'amount', 'net', 'principalLeft']), PledgeApplicationStateCode),
    example: {
      request: firstPage,
      response: { ...pageWith(pledgeRow), columnSums: pledgeSums, stateCounts: { awaitingReview: 1 } },
    },
  }),
  supplement: supplementCall(kind, 3, 4),
  ...pledgeQuoteCalls,
  ...draftCalls(kind, PledgeDraftId, PledgeFormDraft, ids.pledgeDraft('PD1'), { channel: 3, amount: pledgeForm.amount }),
  ...pledgeLendingCalls,
  ...pledgeDisbursingCalls,
  payee: payeeCall(kind, ['disbursement', 'guaranteeFee', 'repayment']),
  ...pledgeDeskCalls,
  ...pledgeRiskCalls,
  ...pledgeRepayingCalls,
});
