import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { day } from '../examples.ts';
import { Day, FileId, FinancingId, Mobile, RequiredText, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { reference } from './examples.ts';
import { Reference } from './shapes.ts';

const One = { id: FinancingId, version: Version };
const shown = { id: reference.id, version: 1 };
const waiting = { ...reference, state: 'awaitingAcceptance', version: 2 } as const;
const refreshes = ['message', 'workbench'] as const;

/** What passes between an application and its lender. */
export const lendingCalls = {
  /** Hands a passed application to its lender again, where no answer has come. */
  execute: act('/rzDo', {
    summary: '执行融资(提交渠道)',
    source: 'assumed',
    needs: 'financing.make',
    refreshes,
    request: z.strictObject(One),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'REMINDED_RECENTLY'],
    example: { request: shown, response: waiting },
  }),
  /** The factoring bank's further step: the holder declares the claim assignable and names who answers for it. */
  executeAbc: act('/rzAbc', {
    summary: '农行保理步骤',
    source: 'assumed',
    needs: 'financing.make',
    refreshes,
    request: z.strictObject({
      ...One,
      declaresAssignable: z.boolean(),
      contactName: RequiredText(50),
      contactMobile: wire('mblNo', Mobile),
    }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { ...shown, declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' },
      response: waiting,
    },
  }),
  /** The Bank of Communications' further step: the number under which it knows the holder. */
  executeBcm: act('/rzBcm', {
    summary: '交行步骤',
    source: 'assumed',
    needs: 'financing.make',
    refreshes,
    request: z.strictObject({ ...One, customerNumber: z.string().check(z.trim(), z.regex(/^\d{10,20}$/)) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: { request: { ...shown, customerNumber: '301201104712' }, response: waiting },
  }),
  /** Answers what the lender asked to know more of. */
  supplement: act('//financing/supplement', {
    summary: '融资补件',
    source: 'added',
    needs: 'financing.make',
    refreshes,
    request: z.strictObject({ ...One, answer: RequiredText(500), attachments: z.array(FileId).check(z.maxLength(10)) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { ...shown, answer: '发运单已补充', attachments: [] },
      response: { ...reference, state: 'underApproval', version: 5 },
    },
  }),
  /** The lender's operator enters that the money has been paid: the piece is the lender's from then on. */
  disburse: act('/pay', {
    summary: '放款/支付',
    movesMoney: true,
    source: 'assumed',
    needs: 'lending.make',
    refreshes: ['voucher', 'capitalPlan', ...refreshes],
    request: z.strictObject({ ...One, paidOn: Day, receiptNumber: wire('bankSerial', RequiredText(64)) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'NOT_REGISTERED', 'TOO_LATE', 'VALIDATION'],
    example: {
      request: { ...shown, paidOn: day('2026-11-23'), receiptNumber: 'CCB202611230001' },
      response: { ...reference, state: 'disbursed', version: 9 },
    },
  }),
} as const;
