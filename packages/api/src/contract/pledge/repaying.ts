import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, ids, lendersAccount, yuan } from '../examples.ts';
import { repaymentCalls } from '../funding/repaying.ts';
import { Payment, Repayments } from '../funding/repayment.ts';
import { PledgeId, Reason, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { pledgeAt, pledgeReference } from './examples.ts';
import { PledgeReference } from './shapes.ts';

const One = { id: PledgeId, version: Version };
const shown = { id: pledgeReference.id, version: 9 };
const refreshes = ['voucher', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'VALIDATION'] as const;
const call = { refreshes, response: PledgeReference, refuses } as const;
const paid = { paidOn: day('2027-05-14'), receiptNumber: 'HK202705140001' };

/** Repaying a loan, and releasing its pledge. */
export const pledgeRepayingCalls = {
  /** What is owed today of a loan, and every repayment. */
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
          dueOn: day('2027-05-14'),
          principal: yuan(800_000),
          interest: yuan(22_168.89),
          lateInterest: yuan(0),
          total: yuan(822_168.89),
        },
        payTo: lendersAccount,
        repayments: [
          {
            id: ids.repayment('R1'),
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
  ...repaymentCalls({
    name: 'pledge',
    needs: { make: 'pledge.make', review: 'pledge.review' },
    title: '',
    id: PledgeId,
    reference: PledgeReference,
    refreshes,
    refuses,
    refusesConfirming: ['LIMIT_EXCEEDED'],
    example: {
      shown,
      paid: { ...paid, amount: yuan(822_168.89) },
      whileOwed: pledgeAt('disbursed', 10),
      paidOff: pledgeAt('awaitingRelease', 10),
    },
  }),
  /** The lender confirms that the loan is paid off in full. */
  ghClear: act('/ghClear', {
    ...call,
    summary: '小额贷款公司(国)结清',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.review',
    request: z.strictObject({ ...One, ...Payment }),
    example: { request: { ...shown, ...paid }, response: pledgeAt('awaitingRelease', 10) },
  }),
  /** The holder's operator asks for the release of the pledge of a loan that is paid off. */
  releaseApply: act('//pledge/releaseApply', {
    ...call,
    summary: '申请解质',
    source: 'added',
    needs: 'pledge.make',
    request: z.strictObject(One),
    example: { request: shown, response: pledgeAt('awaitingRelease', 10) },
  }),
  reviewRelease: act('//pledge/reviewRelease', {
    ...call,
    summary: '解质复核',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.review',
    request: z.strictObject({ ...One, decision: z.enum(['confirm', 'return']), reason: z.optional(Reason) }),
    example: { request: { ...shown, decision: 'confirm' }, response: pledgeAt('awaitingRelease', 10) },
  }),
  /** The party that registered the pledge cancels the entry: the pieces are free again. */
  release: act('//pledge/release', {
    ...call,
    summary: '解质',
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    request: z.strictObject({ ...One, cancellationNumber: RequiredText(64) }),
    example: { request: { ...shown, cancellationNumber: 'ZX202705150001' }, response: pledgeAt('released', 10) },
  }),
} as const;
