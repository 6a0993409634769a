import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { account, ids, yuan } from '../examples.ts';
import { reminder, reviewOf } from '../schemas/application.ts';
import { pageOf } from '../schemas/page.ts';
import { Check } from '../schemas/party.ts';
import { FinancingDraftId, FinancingId, Reason, Version } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { contractCalls } from './agreeing.ts';
import { draftCalls } from './drafts.ts';
import { financedPiece, form, reference, row, unpaid } from './examples.ts';
import { lendingCalls } from './lending.ts';
import { exampleQuote, PiecesShown, quoteCalls } from './quote.ts';
import { repayingCalls } from './repaying.ts';
import { Filter, FinancedPiece, FinancingDetail, FinancingForm, FinancingRow, FinancingStateCode, PaperView, Reference } from './shapes.ts';

const One = z.strictObject({ id: FinancingId });
const OneShown = z.extend(One, { version: Version });
const shown = { id: reference.id, version: reference.version };
const refreshes = ['voucher', 'tradeInvoice', 'message', 'workbench'] as const;

export const financing = resource('financing', 'financing', '/pz/rz', {
  /** Takes the pieces, or a part of the last of them, for one lender; they are held as before when it comes to nothing. */
  apply: act('/rzApply', {
    summary: '融资申请',
    movesMoney: true,
    source: 'assumed',
    needs: 'financing.make',
    refreshes,
    request: z.extend(FinancingForm, {
      draftId: z.optional(FinancingDraftId),
      resubmits: z.optional(OneShown),
      /** The application that this one is a copy of, for another lender. */
      copyOf: z.optional(FinancingId),
    }),
    response: Reference,
    refuses: [
      ...STATE_REFUSALS,
      'VALIDATION',
      'BOTH_SIDES',
      'PIECES_DIFFER',
      'LIMIT_EXCEEDED',
      'SPLIT_LIMIT',
      'INVOICE_SHORT',
      'QUOTE_EXPIRED',
      'CHANNEL_REFUSED',
      'ACCOUNT_UNUSABLE',
    ],
    example: {
      request: { ...form, pieces: [...form.pieces], invoices: [...form.invoices], agreements: [...form.agreements] },
      response: reference,
    },
  }),
  /** The reviewer's word. Passed, it goes to the lender. */
  review: act('/rzExam', {
    summary: '融资审核',
    movesMoney: true,
    source: 'assumed',
    needs: 'financing.review',
    refreshes,
    request: reviewOf(FinancingId),
    response: Reference,
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
      response: { ...reference, state: 'returned', version: 1 },
    },
  }),
  list: query('/rzPage', {
    summary: '融资记录',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(Filter),
    response: pageOf(FinancingRow, FinancingStateCode),
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [{ ...row, waitingFor: [...row.waitingFor], acts: [...row.acts] }],
        total: 1,
        page: 1,
        pageSize: 20,
        totalAmount: row.amount,
        stateCounts: { awaitingReview: 1 },
      },
    },
  }),
  get: query('/rzInfo', {
    summary: '融资详情',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: FinancingDetail,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: reference.id },
      response: {
        ...row,
        waitingFor: [...row.waitingFor],
        acts: [...row.acts],
        quote: exampleQuote,
        charged: null,
        recourse: false,
        ...unpaid,
        repayments: [],
        purpose: form.purpose,
        remark: null,
        receivingAccount: account,
        pieces: [financedPiece],
        contract: null,
        papers: [],
        attachments: [],
        checks: [],
        assents: { own: null, counterparty: null, funder: null },
        furtherStep: null,
        questions: null,
        registration: null,
        lenderNumber: null,
        phase: null,
        lenderWords: [],
        copiedFrom: null,
        log: [],
        form: null,
      },
    },
  }),
  /** The pieces that an application holds. */
  vouchers: query('/getRzPz', {
    summary: '融资项下凭证',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: z.array(FinancedPiece),
    refuses: ['NOT_FOUND'],
    example: { request: { id: reference.id }, response: [financedPiece] },
  }),
  /** The invoices that stand behind pieces, what of them is left, and how they would be judged for an amount. */
  checkInvoices: query('/billCheck', {
    summary: '发票核验',
    source: 'assumed',
    needs: 'financing.make',
    request: z.strictObject({ pieces: PiecesShown, amount: FinancingForm.shape.amount, channel: z.optional(FinancingForm.shape.channel) }),
    response: z.object({
      papers: z.array(PaperView),
      checks: z.array(Check),
    }),
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: {
      request: { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], amount: yuan(1_000_000) },
      response: { papers: [], checks: [] },
    },
  }),
  /** Takes an application back, until the lender has accepted it and again while its contract is unsigned. */
  withdraw: act('//financing/withdraw', {
    summary: '撤回融资申请',
    movesMoney: true,
    source: 'added',
    needs: 'financing.make',
    refreshes,
    request: z.extend(OneShown, { reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES'],
    example: { request: shown, response: { ...reference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned application that will not be submitted again. */
  remove: act('//financing/remove', {
    summary: '删除退回的融资申请',
    source: 'added',
    needs: 'financing.make',
    refreshes: ['message', 'workbench'],
    request: OneShown,
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, version: 1 }, response: {} },
  }),
  remind: act('//financing/remind', {
    summary: '催办融资申请',
    source: 'added',
    needs: 'financing.make',
    request: One,
    ...reminder,
    example: { request: { id: reference.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
  ...quoteCalls,
  ...draftCalls,
  ...contractCalls,
  ...lendingCalls,
  ...repayingCalls,
});
