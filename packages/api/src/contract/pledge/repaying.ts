import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, ids, yuan } from '../examples.ts';
import { PledgeId, Reason, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { pledgeReference } from './examples.ts';
import { Payment, repaymentConfirmationOf, repaymentOf, repaymentReviewOf, Repayments } from '../schemas/repayment.ts';
import { PledgeReference } from './shapes.ts';

const One = { id: PledgeId, version: Version };
const shown = { id: pledgeReference.id, version: 9 };
const refreshes = ['voucher', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'VALIDATION'] as const;
const at = (state: typeof pledgeReference.state) => ({ ...pledgeReference, state, version: 10 });
const one = { ...shown, repaymentId: ids.repayment('R1') };
const paid = { paidOn: day('2027-05-14'), receiptNumber: 'HK202705140001' };

/** Paying a loan back, and having the pledge released. */
export const pledgeRepayingCalls = {
  /** What is owed today of a loan, and everything that was paid on it. */
  ghRepayments: query('/getGhRecord', {
    summary: '小额贷款公司(国)还款记录',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: PledgeId }),
    response: Repayments,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: pledgeReference.id },
      response: {
        owed: {
          on: day('2027-05-14'),
          principal: yuan(800_000),
          interest: yuan(22_168.89),
          lateInterest: yuan(0),
          total: yuan(822_168.89),
        },
        repayments: [
          {
            id: one.repaymentId,
            state: 'awaitingReview',
            version: 0,
            ...paid,
            amount: yuan(822_168.89),
            principal: null,
            interest: null,
            lateInterest: null,
            makerName: '王建国',
            isOwn: true,
            madeAt: '2027-05-14T09:12:00+08:00',
            reason: null,
          },
        ],
      },
    },
  }),
  /** The holder's operator enters a repayment. */
  repay: act('//pledge/repay', {
    summary: '还款',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.make',
    refreshes,
    request: repaymentOf(PledgeId),
    response: PledgeReference,
    refuses: [...refuses, 'LIMIT_EXCEEDED'],
    example: {
      request: { ...shown, ...paid, amount: yuan(822_168.89) },
      response: at('disbursed'),
    },
  }),
  /** The holder's reviewer authorises a repayment, or returns it. */
  reviewRepayment: act('//pledge/reviewRepayment', {
    summary: '还款复核',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.review',
    refreshes,
    request: repaymentReviewOf(PledgeId),
    response: PledgeReference,
    refuses,
    example: { request: { ...one, decision: 'authorise' }, response: at('disbursed') },
  }),
  /** The lender's reviewer has found the money, or says that none has come. */
  confirmRepayment: act('//pledge/confirmRepayment', {
    summary: '还款确认',
    movesMoney: true,
    source: 'added',
    needs: 'lending.review',
    refreshes: [...refreshes, 'capitalPlan'],
    request: repaymentConfirmationOf(PledgeId),
    response: PledgeReference,
    refuses: [...refuses, 'LIMIT_EXCEEDED'],
    example: { request: { ...one, decision: 'confirm' }, response: at('awaitingRelease') },
  }),
  /** The lender clears what is owed from what it has received: the loan is paid off. */
  ghClear: act('/ghClear', {
    summary: '小额贷款公司(国)结清',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.review',
    refreshes,
    request: z.strictObject({ ...One, ...Payment }),
    response: PledgeReference,
    refuses,
    example: { request: { ...shown, ...paid }, response: at('awaitingRelease') },
  }),
  /** The holder's operator asks for the release of what is pledged for a loan that is paid off. */
  releaseApply: act('//pledge/releaseApply', {
    summary: '申请解质',
    source: 'added',
    needs: 'pledge.make',
    refreshes,
    request: z.strictObject(One),
    response: PledgeReference,
    refuses,
    example: { request: shown, response: at('awaitingRelease') },
  }),
  reviewRelease: act('//pledge/reviewRelease', {
    summary: '解质复核',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.review',
    refreshes,
    request: z.strictObject({
      ...One,
      decision: z.enum(['confirm', 'return']),
      reason: z.optional(Reason),
    }),
    response: PledgeReference,
    refuses,
    example: { request: { ...shown, decision: 'confirm' }, response: at('awaitingRelease') },
  }),
  /** Whoever registered the pledge cancels the entry: the pieces are free again. */
  release: act('//pledge/release', {
    summary: '解质',
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject({ ...One, cancellationNumber: RequiredText(64) }),
    response: PledgeReference,
    refuses,
    example: {
      request: { ...shown, cancellationNumber: 'ZX202705150001' },
      response: at('released'),
    },
  }),
} as const;
