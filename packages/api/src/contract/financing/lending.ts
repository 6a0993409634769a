import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { day } from '../examples.ts';
import { Payment } from '../funding/repayment.ts';
import { FinancingId, Mobile, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { financingAt, financingReference } from './examples.ts';
import { FinancingReference } from './shapes.ts';

const One = { id: FinancingId, version: Version };
const shown = { id: financingReference.id, version: 1 };
const waiting = financingAt('awaitingAcceptance', 2);
const refreshes = ['message', 'workbench'] as const;
const step = { source: 'assumed', needs: 'financing.make', refreshes, response: FinancingReference } as const;

/** What the applicant sends to the lender after the review, and the lender's payment. */
export const lendingCalls = {
  /** Sends a passed application to its lender again when no answer has come. */
  execute: act('/rzDo', {
    summary: '执行融资(提交渠道)',
    ...step,
    request: z.strictObject(One),
    refuses: [...STATE_REFUSALS, 'REMINDED_RECENTLY'],
    example: { request: shown, response: waiting },
  }),
  /** The factoring bank's further step: the holder declares the claim assignable and names a contact. */
  executeAbc: act('/rzAbc', {
    summary: '农行保理步骤',
    ...step,
    request: z.strictObject({
      ...One,
      declaresAssignable: z.boolean(),
      contactName: RequiredText(50),
      contactMobile: wire('mblNo', Mobile),
    }),
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: { request: { ...shown, declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' }, response: waiting },
  }),
  /** The Bank of Communications' further step: the holder's customer number there. */
  executeBcm: act('/rzBcm', {
    summary: '交行步骤',
    ...step,
    request: z.strictObject({ ...One, customerNumber: z.string().check(z.trim(), z.regex(/^\d{10,20}$/)) }),
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: { request: { ...shown, customerNumber: '301201104712' }, response: waiting },
  }),
  /** The lender's operator records that the money was paid: from then on the lender holds the pieces. */
  disburse: act('/pay', {
    summary: '放款/支付',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.make',
    refreshes: ['voucher', 'capitalPlan', ...refreshes],
    request: z.strictObject({ ...One, ...Payment }),
    response: FinancingReference,
    refuses: [...STATE_REFUSALS, 'NOT_REGISTERED', 'TOO_LATE', 'VALIDATION'],
    example: { request: { ...shown, paidOn: day('2026-11-23'), receiptNumber: 'CCB202611230001' }, response: financingAt('disbursed', 9) },
  }),
} as const;
