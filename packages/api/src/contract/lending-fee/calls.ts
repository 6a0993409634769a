import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith, yuan } from '../examples.ts';
import { pageRequest } from '../schemas/page.ts';
import { Day, PledgeId, Reason, Text, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { guarantorTerms, lendingFeeRow, lendingTerms } from './examples.ts';
import {
  AskedTerms,
  FeeDirectionName,
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
        sums: [{ direction: 'receivable', outstanding: yuan(0), declared: lendingFeeRow.amount, received: yuan(0) }],
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
