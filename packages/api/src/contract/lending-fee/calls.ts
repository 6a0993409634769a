import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, firstPage, ids, pageWith, yuan } from '../examples.ts';
import { Payment } from '../funding/repayment.ts';
import { pageRequest } from '../schemas/page.ts';
import { PayeeAccount, payeeAccount } from '../schemas/payee-account.ts';
import { Day, FeeRefundId, PledgeId, Reason, Text, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { feeRefund, guarantorTerms, lendingFeeRow, lendingTerms } from './examples.ts';
import {
  AskedTerms,
  FeeDirectionName,
  FeeRefund,
  GuarantorTerms,
  LendingFeeKindName,
  LendingFeePage,
  LendingFeeRow,
  LendingFeeStateName,
  LendingTerms,
} from './shapes.ts';

const refreshes = ['pledge', 'message', 'workbench'] as const;
const refuses = [...STATE_REFUSALS, 'BOTH_SIDES'] as const;
const shown = { pledgeId: ids.pledge('D1'), version: lendingFeeRow.version };
const { rate, unit, minimum, version } = guarantorTerms;
const Refund = { refundId: FeeRefundId, version: Version };
const refunding = { refundId: feeRefund.id, version: feeRefund.version };

/** The fees of applications that a lender or a guarantor receives or passes on, and their rates. */
export const lendingFee = resource('lendingFee', 'api', '/lendingFee', {
  /** The enterprise's fees as a lender and as a guarantor. The sums ignore the state filter. */
  list: query('/list', {
    summary: '费用管理',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(100)),
      kind: z.optional(LendingFeeKindName),
      direction: z.optional(FeeDirectionName),
      states: z.optional(z.array(LendingFeeStateName)),
      paidFrom: z.optional(Day),
      paidTo: z.optional(Day),
    }),
    response: LendingFeePage,
    refuses: ['FORBIDDEN'],
    example: {
      request: firstPage,
      response: {
        ...pageWith(lendingFeeRow),
        columnSums: { amount: lendingFeeRow.amount },
        stateCounts: { declared: 1 },
        sums: [{ direction: 'receivable', outstanding: yuan(0), declared: lendingFeeRow.amount, received: yuan(0), toRefund: yuan(0) }],
      },
    },
  }),
  /** The guarantor confirms the receipt of a fee that was declared as paid. */
  confirm: act('/confirm', {
    summary: '确认担保费到账',
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject({ pledgeId: PledgeId, version: Version }),
    response: LendingFeeRow,
    refuses,
    example: { request: shown, response: { ...lendingFeeRow, state: 'received', version: 7, waitingFor: null, acts: [] } },
  }),
  /** The guarantor has not received the fee: its posting is reversed, and it can be paid again. */
  reverse: act('/reverse', {
    summary: '冲回担保费',
    movesMoney: true,
    source: 'added',
    needs: 'lending.review',
    refreshes,
    request: z.strictObject({ pledgeId: PledgeId, version: Version, reason: Reason }),
    response: LendingFeeRow,
    refuses,
    example: {
      request: { ...shown, reason: '银行流水中未查到该笔款项' },
      response: {
        ...lendingFeeRow,
        state: 'reversed',
        version: 7,
        paidOn: null,
        receiptNumber: null,
        reason: '银行流水中未查到该笔款项',
        acts: [],
      },
    },
  }),
  /** The account of the holder that a refund is paid to, in full, which is recorded in the audit trail. */
  refundPayee: query('/refundPayee', {
    summary: '退费收款账户',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ refundId: FeeRefundId }),
    response: PayeeAccount,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'ACCOUNT_UNUSABLE'],
    example: { request: { refundId: ids.feeRefund('FR1') }, response: payeeAccount },
  }),
  /** The guarantor records that it paid a fee back. */
  refund: act('/refund', {
    summary: '登记退费',
    movesMoney: true,
    source: 'added',
    needs: 'lending.make',
    refreshes,
    request: z.strictObject({ ...Refund, ...Payment }),
    response: FeeRefund,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { ...refunding, paidOn: day('2026-11-24'), receiptNumber: 'TF202611240001' },
      response: { ...feeRefund, state: 'refundDeclared', version: 1, paidOn: day('2026-11-24'), receiptNumber: 'TF202611240001' },
    },
  }),
  /** The holder confirms the receipt of a refund, or denies it with a reason. */
  reviewRefund: act('/reviewRefund', {
    summary: '确认退费到账',
    movesMoney: true,
    source: 'added',
    needs: 'pledge.make',
    refreshes,
    request: z.strictObject({ ...Refund, decision: z.enum(['confirm', 'deny']), reason: z.optional(Reason) }),
    response: FeeRefund,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: { request: { ...refunding, version: 1, decision: 'confirm' }, response: { ...feeRefund, state: 'refunded', version: 2 } },
  }),
  /** The enterprise's terms as a guarantor, and the rates of the channels on which it lends. */
  terms: query('/terms', {
    summary: '费率设置',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: LendingTerms,
    refuses: ['FORBIDDEN'],
    example: { request: {}, response: lendingTerms },
  }),
  /** The guarantor's operator proposes new terms, replacing a proposal that is waiting. */
  proposeTerms: act('/proposeTerms', {
    summary: '提出担保费率',
    source: 'added',
    needs: 'lending.make',
    refreshes: ['message'],
    request: z.strictObject({ ...AskedTerms.shape, version: Version }),
    response: GuarantorTerms,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { rate, unit, minimum, version }, response: { ...guarantorTerms, acts: [] } },
  }),
  /** The guarantor's reviewer puts the proposed terms in force for later quotes, or returns them with a reason. */
  reviewTerms: act('/reviewTerms', {
    summary: '复核担保费率',
    source: 'added',
    needs: 'lending.review',
    refreshes: ['message'],
    request: z.strictObject({ number: z.int(), decision: z.enum(['confirm', 'return']), reason: z.optional(Reason) }),
    response: GuarantorTerms,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'SELF_REVIEW', 'VALIDATION'],
    example: { request: { number: 1, decision: 'confirm' }, response: { ...guarantorTerms, acts: [] } },
  }),
});
