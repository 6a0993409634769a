import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, ids, yuan } from '../examples.ts';
import { FinancingId, Version } from '../schemas/primitives.ts';
import { repaymentConfirmationOf, repaymentOf, repaymentReviewOf, Repayments } from '../schemas/repayment.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { reference } from './examples.ts';
import { Reference } from './shapes.ts';

const shown = { id: reference.id, version: 12 };
const refreshes = ['voucher', 'tradeInvoice', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'BOTH_SIDES', 'VALIDATION'] as const;
const at = (state: typeof reference.state | 'overdue' | 'settled') => ({ ...reference, state, version: 13 });
const one = { ...shown, repaymentId: ids.repayment('R1') };
const paid = { paidOn: day('2027-05-20'), receiptNumber: 'HK202705200001' };
const owed = { principal: yuan(1_000_000), interest: yuan(0), lateInterest: yuan(1_500), total: yuan(1_001_500) };
const Shown = z.strictObject({ id: FinancingId, version: Version });

/** Paying back a financing with recourse that its issuer has not paid (民法典 766). */
export const repayingCalls = {
  /** What is owed today of a financing with recourse, and everything that was paid on it. The issuer sees none of it. */
  repayments: query('//financing/repayments', {
    summary: '融资还款记录',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: FinancingId }),
    response: Repayments,
    refuses: ['NOT_FOUND'],
    example: { request: { id: reference.id }, response: { owed: { on: day('2027-05-20'), ...owed }, repayments: [] } },
  }),
  /** The holder's operator enters a repayment. */
  repay: act('//financing/repay', {
    summary: '融资还款',
    movesMoney: true,
    source: 'added',
    needs: 'financing.make',
    refreshes,
    request: repaymentOf(FinancingId),
    response: Reference,
    refuses: [...refuses, 'LIMIT_EXCEEDED'],
    example: { request: { ...shown, ...paid, amount: owed.total }, response: at('overdue') },
  }),
  /** The holder's reviewer authorises a repayment, or returns it. */
  reviewRepayment: act('//financing/reviewRepayment', {
    summary: '融资还款复核',
    movesMoney: true,
    source: 'added',
    needs: 'financing.review',
    refreshes,
    request: repaymentReviewOf(FinancingId),
    response: Reference,
    refuses,
    example: { request: { ...one, decision: 'authorise' }, response: at('overdue') },
  }),
  /** The lender's reviewer has found the money, or says that none has come. When nothing is owed any more the vouchers are the holder's again. */
  confirmRepayment: act('//financing/confirmRepayment', {
    summary: '融资还款确认',
    movesMoney: true,
    source: 'added',
    needs: 'lending.review',
    refreshes: [...refreshes, 'capitalPlan'],
    request: repaymentConfirmationOf(FinancingId),
    response: Reference,
    refuses: [...refuses, 'LIMIT_EXCEEDED', 'SPLIT_LIMIT'],
    example: { request: { ...one, decision: 'confirm' }, response: at('settled') },
  }),
  /** The lender's operator enters that the issuer has not paid on the day of payment. */
  markOverdue: act('//financing/markOverdue', {
    summary: '标记融资逾期',
    source: 'added',
    needs: 'lending.make',
    refreshes: [...refreshes, 'capitalPlan'],
    request: Shown,
    response: Reference,
    refuses,
    example: { request: shown, response: at('overdue') },
  }),
  /** The lender's operator turns to whoever was financed for what the issuer has not paid. */
  claim: act('//financing/claim', {
    summary: '融资追索',
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: Shown,
    response: Reference,
    refuses,
    example: { request: shown, response: at('overdue') },
  }),
} as const;
