import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { account } from '../examples.ts';
import { reminder, reviewOf } from '../schemas/application.ts';
import { pageOf } from '../schemas/page.ts';
import { PledgeDraftId, PledgeId, Reason, Version } from '../schemas/primitives.ts';
import { PledgeApplicationStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { pledgeDeskCalls } from './desk.ts';
import { pledgeDraftCalls } from './drafts.ts';
import { pledgedPiece, pledgeForm, pledgeReference, pledgeRow } from './examples.ts';
import { pledgeLendingCalls } from './lending.ts';
import { pledgePayingCalls } from './paying-out.ts';
import { pledgeRiskCalls } from './risk.ts';
import { examplePledgeQuote, pledgeQuoteCalls } from './quote.ts';
import { pledgeRepayingCalls } from './repaying.ts';
import { PledgeDetail, PledgeFilter, PledgeForm, PledgeReference, PledgeRow } from './shapes.ts';

const One = z.strictObject({ id: PledgeId });
const OneShown = z.extend(One, { version: Version });
const shown = { id: pledgeReference.id, version: pledgeReference.version };
const refreshes = ['voucher', 'tradeInvoice', 'message', 'workbench'] as const;

/** Loans against a pledge of pieces: they stay their holder's, and can be neither transferred nor financed while they are pledged. */
export const pledge = resource('pledge', 'financing', '/pz/dbrz', {
  /** Takes the pieces, or a part of the last of them; they are held as before when it comes to nothing. */
  apply: act('/rzApply', {
    summary: '质押融资申请',
    movesMoney: true,
    source: 'assumed',
    needs: 'pledge.make',
    refreshes,
    request: z.extend(PledgeForm, {
      draftId: z.optional(PledgeDraftId),
      resubmits: z.optional(OneShown),
      /** The application that this one is a copy of, for another lender. */
      copyOf: z.optional(PledgeId),
    }),
    response: PledgeReference,
    refuses: [
      ...STATE_REFUSALS,
      'VALIDATION',
      'BOTH_SIDES',
      'LIMIT_EXCEEDED',
      'SPLIT_LIMIT',
      'INVOICE_SHORT',
      'QUOTE_EXPIRED',
      'CHANNEL_REFUSED',
      'ACCOUNT_UNUSABLE',
    ],
    example: { request: pledgeForm, response: pledgeReference },
  }),
  /** The reviewer's word. Passed, it goes to the guarantor, or to a lender that asks for none. */
  review: act('/rzExam', {
    summary: '质押审核',
    movesMoney: true,
    source: 'assumed',
    needs: 'pledge.review',
    refreshes,
    request: reviewOf(PledgeId),
    response: PledgeReference,
    refuses: [
      ...STATE_REFUSALS,
      'SELF_REVIEW',
      'PASSED_ALREADY',
      'BOTH_SIDES',
      'TOO_LATE',
      'QUOTE_EXPIRED',
      'CHANNEL_REFUSED',
      'SIGNATURE_INVALID',
      'VALIDATION',
    ],
    example: {
      request: { ...shown, decision: 'return', reason: '请改用利率更低的渠道' },
      response: { ...pledgeReference, state: 'returned', version: 1 },
    },
  }),
  list: query('/rzPage', {
    summary: '质押记录',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(PledgeFilter),
    response: pageOf(PledgeRow, PledgeApplicationStateCode),
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [pledgeRow],
        total: 1,
        page: 1,
        pageSize: 20,
        totalAmount: pledgeRow.amount,
        stateCounts: { awaitingReview: 1 },
      },
    },
  }),
  get: query('/rzInfo', {
    summary: '质押详情',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: PledgeDetail,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: pledgeReference.id },
      response: {
        ...pledgeRow,
        asOf: '2026-11-20T10:00:00+08:00',
        quote: examplePledgeQuote,
        charged: null,
        pledgeRate: 800_000n,
        lateDailyRate: 500n,
        owedAtMaturity: pledgeRow.amount,
        guarantee: null,
        purpose: pledgeForm.purpose,
        remark: null,
        receivingAccount: account,
        pieces: [pledgedPiece],
        papers: [],
        contract: null,
        attachments: [],
        checks: [],
        accepted: false,
        questions: null,
        registration: null,
        owed: null,
        repayments: [],
        release: null,
        copiedFrom: null,
        log: [],
        form: null,
      },
    },
  }),
  /** Takes an application back, until whoever has it has accepted it. */
  withdraw: act('//pledge/withdraw', {
    summary: '撤回质押申请',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.make',
    refreshes,
    request: z.extend(OneShown, { reason: z.optional(Reason) }),
    response: PledgeReference,
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES'],
    example: { request: shown, response: { ...pledgeReference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned application that will not be submitted again. */
  remove: act('//pledge/remove', {
    summary: '删除退回的质押申请',
    source: 'added',
    needs: 'pledge.make',
    refreshes: ['message', 'workbench'],
    request: OneShown,
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, version: 1 }, response: {} },
  }),
  remind: act('//pledge/remind', {
    summary: '催办质押申请',
    source: 'added',
    needs: 'pledge.make',
    request: One,
    ...reminder,
    example: {
      request: { id: pledgeReference.id },
      response: { remindedAt: '2026-11-20T09:41:00+08:00' },
    },
  }),
  ...pledgeQuoteCalls,
  ...pledgeDraftCalls,
  ...pledgeLendingCalls,
  ...pledgePayingCalls,
  ...pledgeDeskCalls,
  ...pledgeRiskCalls,
  ...pledgeRepayingCalls,
});
