import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { account, firstPage, ids, pageWith } from '../examples.ts';
import { reminder, reviewOf } from '../schemas/application.ts';
import { summedPageOf } from '../schemas/page.ts';
import { Check, FileView } from '../schemas/party.ts';
import { PieceId, Reason, TransferDraftId, TransferId, Version } from '../schemas/primitives.ts';
import { TransferStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { InvoiceUseView, TradeContract } from '../trade/shapes.ts';
import { noticeCalls } from './assignment-notices.ts';
import { draftCalls } from './drafts.ts';
import { leg, reference, row } from './examples.ts';
import { incomingCalls } from './incoming.ts';
import { Filter, Reference, TransferDetail, TransferLeg, TransferRow } from './shapes.ts';

const legs = z.array(TransferLeg).check(z.minLength(1), z.maxLength(100));

const One = z.strictObject({ id: TransferId });

export const transfer = resource('transfer', 'financing', '/pz/pay', {
  /** Splits the given pieces and, after a review, offers the parts to their recipients. Each leg becomes a transfer of its own. */
  apply: act('//pz/pz/pzTrans', {
    summary: '凭证转让',
    movesMoney: true,
    needs: 'transfer.make',
    source: 'assumed',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      legs,
      draftId: z.optional(TransferDraftId),
      resubmits: z.optional(z.strictObject({ id: TransferId, version: Version })),
    }),
    response: z.object({ batchNumber: z.string(), transfers: z.array(Reference) }),
    refuses: [
      ...STATE_REFUSALS,
      'VALIDATION',
      'BOTH_SIDES',
      'INVOICE_SHORT',
      'SELF_TRANSFER',
      'LIMIT_EXCEEDED',
      'SPLIT_LIMIT',
      'ISSUER_SUSPENDED',
      'ACCOUNT_UNUSABLE',
    ],
    example: { request: { legs: [leg] }, response: { batchNumber: row.batchNumber, transfers: [reference] } },
  }),
  /** What of the checks of a transfer its form cannot judge itself: whether an issuer of the pieces is suspended. */
  check: query('//transfer/check', {
    summary: '转让检查',
    needs: 'transfer.make',
    source: 'added',
    request: z.strictObject({ pieceIds: z.array(PieceId).check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({ checks: z.array(Check) }),
    example: {
      request: { pieceIds: [leg.pieceId] },
      response: { checks: [{ rule: 'R-01', code: 'issuerActive', level: 'pass', figures: { suspended: '0' } }] },
    },
  }),
  listOutgoing: query('/payPage', {
    summary: '支出(转出)列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, states: z.optional(z.array(TransferStateCode)) }),
    response: summedPageOf(TransferRow, z.enum(['amount']), TransferStateCode),
    example: {
      request: firstPage,
      response: { ...pageWith({ ...row, acts: [] }), columnSums: { amount: row.amount }, stateCounts: { awaitingReview: 1 } },
    },
  }),
  get: query('//transfer/get', {
    summary: '转让详情',
    source: 'added',
    needs: 'records.read',
    request: One,
    response: TransferDetail,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: row.id },
      response: { ...row, acts: [], receivingAccount: account, contract: null, invoices: [], remark: null, checks: [], log: [], leg },
    },
  }),
  review: act('/exam', {
    summary: '转让审核',
    movesMoney: true,
    needs: 'transfer.review',
    source: 'assumed',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: reviewOf(TransferId),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'BOTH_SIDES', 'TOO_LATE', 'SIGNATURE_INVALID', 'VALIDATION'],
    example: {
      request: { id: row.id, version: 0, decision: 'return', reason: '收款账号与户名不符' },
      response: { ...reference, state: 'returned', version: 1 },
    },
  }),
  /**
   * Withdraws a transfer before its review; after it was offered, requests the withdrawal from the reviewer, with a reason (screens §10).
   */
  withdraw: act('//transfer/withdraw', {
    summary: '撤回转让',
    movesMoney: true,
    needs: 'transfer.make',
    source: 'added',
    refreshes: ['voucher', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({ id: TransferId, version: Version, reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'BOTH_SIDES', 'VALIDATION'],
    example: { request: { id: row.id, version: 0 }, response: { ...reference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned transfer that will not be submitted again. */
  remove: act('//transfer/remove', {
    summary: '删除退回的转让',
    needs: 'transfer.make',
    source: 'added',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id: TransferId, version: Version }),
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { id: row.id, version: 1 }, response: {} },
  }),
  remind: act('//transfer/remind', {
    summary: '催签收',
    needs: 'transfer.make',
    source: 'added',
    request: One,
    ...reminder,
    example: { request: { id: row.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
  /** The trade documents behind a piece: those of its issuance and of each transfer that the viewer took part in. */
  relatedTrade: query('//pz/gl/list', {
    summary: '关联贸易资料',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: PieceId }),
    response: z.array(
      z.object({
        origin: z.enum(['issuance', 'transfer', 'financing']),
        number: z.string(),
        contract: z.nullable(TradeContract),
        invoices: z.array(InvoiceUseView),
        files: z.array(FileView),
      }),
    ),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.piece('Q1') }, response: [] },
  }),
  ...incomingCalls,
  ...draftCalls,
  ...noticeCalls,
});
