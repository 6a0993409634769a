import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith, yuan } from '../examples.ts';
import { applicationCalls, draftCalls, supplementCall } from '../funding/calls.ts';
import { payeeCall } from '../funding/payee.ts';
import { PiecesShown } from '../funding/quote.ts';
import { PaperView, submissionOf } from '../funding/shapes.ts';
import { summedPageOf } from '../schemas/page.ts';
import { Check } from '../schemas/party.ts';
import { FinancingDraftId, FinancingId } from '../schemas/primitives.ts';
import { contractCalls } from './contract-signing.ts';
import { financedPiece, financingAt, financingDetail, financingForm, financingReference, financingRow } from './examples.ts';
import { lendingCalls } from './lending.ts';
import { quoteCalls } from './quote.ts';
import { repayingCalls } from './repaying.ts';
import {
  FinancedPiece,
  FinancingDetail,
  FinancingFilter,
  FinancingForm,
  FinancingFormDraft,
  FinancingReference,
  FinancingRow,
  FinancingStateCode,
} from './shapes.ts';

const One = z.strictObject({ id: FinancingId });
const one = { id: financingReference.id };
const kind = {
  name: 'financing',
  needs: { make: 'financing.make', review: 'financing.review' },
  title: '融资',
  id: FinancingId,
  reference: FinancingReference,
  exampleId: financingReference.id,
  at: financingAt,
} as const;

export const financing = resource('financing', 'financing', '/pz/rz', {
  ...applicationCalls(kind, {
    apply: {
      summary: '融资申请',
      request: z.extend(FinancingForm, submissionOf(FinancingId, FinancingDraftId)),
      example: { request: financingForm, response: financingReference },
      refuses: ['PIECES_DIFFER'],
    },
    detail: { response: FinancingDetail, example: financingDetail },
  }),
  list: query('/rzPage', {
    summary: '融资记录',
    source: 'assumed',
    needs: 'records.read',
    request: FinancingFilter,
    response: summedPageOf(FinancingRow, z.enum(['amount', 'net', 'issuerCosts']), FinancingStateCode),
    example: {
      request: firstPage,
      response: {
        ...pageWith(financingRow),
        columnSums: { amount: financingRow.amount, net: financingRow.net, issuerCosts: financingRow.issuerCosts },
        stateCounts: { awaitingReview: 1 },
      },
    },
  }),
  /** The pieces that an application takes. */
  vouchers: query('/getRzPz', {
    summary: '融资项下凭证',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: z.array(FinancedPiece),
    refuses: ['NOT_FOUND'],
    example: { request: one, response: [financedPiece] },
  }),
  /** The invoices behind the pieces, what is left of each, and the checks of them for an amount; and whether their issuers are suspended. */
  checkInvoices: query('/billCheck', {
    summary: '发票核验',
    source: 'assumed',
    needs: 'financing.make',
    request: z.strictObject({ pieces: PiecesShown, amount: FinancingForm.shape.amount, channel: z.optional(FinancingForm.shape.channel) }),
    response: z.object({ papers: z.array(PaperView), checks: z.array(Check) }),
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: {
      request: { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], amount: yuan(1_000_000) },
      response: { papers: [], checks: [] },
    },
  }),
  supplement: supplementCall(kind, 1, 5),
  ...quoteCalls,
  ...draftCalls(kind, FinancingDraftId, FinancingFormDraft, ids.financingDraft('D1'), { channel: 12, amount: financingForm.amount }),
  ...contractCalls,
  ...lendingCalls,
  payee: payeeCall(kind, ['repayment']),
  ...repayingCalls,
});
