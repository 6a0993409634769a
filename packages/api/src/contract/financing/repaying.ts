import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { day, lendersAccount, yuan } from '../examples.ts';
import { repaymentCalls } from '../funding/repaying.ts';
import { Repayments } from '../funding/repayment.ts';
import { FinancingId, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { financingAt, financingReference } from './examples.ts';
import { FinancingReference } from './shapes.ts';

const shown = { id: financingReference.id, version: 12 };
const overdue = financingAt('overdue', 13);
const owed = { principal: yuan(1_000_000), interest: yuan(0), lateInterest: yuan(1_500), total: yuan(1_001_500) };
const refreshes = ['voucher', 'tradeInvoice', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'SELF_REVIEW', 'BOTH_SIDES', 'VALIDATION'] as const;
/** What the lender's operator records of what the issuer has not paid. */
const unpaid = {
  source: 'added',
  needs: 'lending.make',
  request: z.strictObject({ id: FinancingId, version: Version }),
  response: FinancingReference,
  refuses,
  example: { request: shown, response: overdue },
} as const;

/** Recourse: the holder pays back a financing that the issuer has not paid (民法典 766). */
export const repayingCalls = {
  /** What is owed today for a financing with recourse, and every repayment. The issuer sees nothing of this. */
  repayments: query('//financing/repayments', {
    summary: '融资还款记录',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: FinancingId }),
    response: Repayments,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: shown.id },
      response: { owed: { on: day('2027-05-20'), dueOn: day('2027-05-17'), ...owed }, payTo: lendersAccount, repayments: [] },
    },
  }),
  // Once nothing is owed, the holder has its vouchers back.
  ...repaymentCalls({
    name: 'financing',
    needs: { make: 'financing.make', review: 'financing.review' },
    title: '融资',
    id: FinancingId,
    reference: FinancingReference,
    refreshes,
    refuses,
    refusesConfirming: ['LIMIT_EXCEEDED', 'SPLIT_LIMIT'],
    example: {
      shown,
      paid: { paidOn: day('2027-05-20'), receiptNumber: 'HK202705200001', amount: owed.total },
      whileOwed: overdue,
      paidOff: financingAt('settled', 13),
    },
  }),
  /** The lender's operator records that the issuer did not pay on the day of payment. */
  markOverdue: act('//financing/markOverdue', {
    ...unpaid,
    summary: '标记融资逾期',
    refreshes: [...refreshes, 'capitalPlan'],
  }),
  /** The lender's operator claims from the holder what the issuer has not paid. */
  claim: act('//financing/claim', { ...unpaid, summary: '融资追索', refreshes }),
} as const;
