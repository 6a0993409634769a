import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { day } from '../examples.ts';
import { Payment } from '../funding/repayment.ts';
import { PledgeId, Reason, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { pledgeAt, pledgeReference } from './examples.ts';
import { PledgeReference } from './shapes.ts';

const One = { id: PledgeId, version: Version };
const shown = { id: pledgeReference.id, version: 6 };
const step = {
  source: 'added',
  needs: 'lending.make',
  refreshes: ['message', 'workbench'],
  response: PledgeReference,
  refuses: STATE_REFUSALS,
} as const;

/** What the lender records about its payment. */
export const pledgeDisbursingCalls = {
  disburse: act('/dbFk', {
    summary: '担保放款',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.make',
    refreshes: ['voucher', 'message', 'workbench', 'capitalPlan'],
    request: z.strictObject({ ...One, ...Payment }),
    response: PledgeReference,
    refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'VALIDATION', 'NOT_REGISTERED'],
    example: { request: { ...shown, paidOn: day('2026-11-23'), receiptNumber: 'DK202611230001' }, response: pledgeAt('disbursed', 7) },
  }),
  /** The lender's payment came back. */
  fail: act('//pledge/fail', {
    ...step,
    summary: '放款失败',
    request: z.strictObject({ ...One, reason: Reason }),
    example: { request: { ...shown, reason: '收款账号与户名不符' }, response: pledgeAt('disbursementFailed', 7) },
  }),
  /** The lender pays again after its payment came back. */
  retry: act('//pledge/retry', {
    ...step,
    summary: '重新放款',
    request: z.strictObject(One),
    example: { request: shown, response: pledgeAt('awaitingDisbursement', 7) },
  }),
} as const;
