import * as z from 'zod/mini';
import { DocumentConsent } from '../document.ts';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, pageWith } from '../examples.ts';
import { pageRequest } from '../schemas/page.ts';
import { Day, FeeItemId, FileId, Text } from '../schemas/primitives.ts';
import { ChargeStateCode } from '../schemas/states.ts';
import { feePayment, feeProof, feeRecord, feeSums, receivingAccount } from './examples.ts';
import { FeePaymentPage, FeePaymentStateName, ReceivingAccount } from './payment-shapes.ts';
import { ChargeSourceName, ChargeStateName, FeePage, FeeRecord } from './shapes.ts';

/** The fees of an enterprise: those of the platform, and its share of the costs of financings and loans. */
export const fee = resource('fee', 'api', '/corp/pay', {
  /** All fees of the enterprise. The sums ignore the state filter; cancelled fees appear only when asked for. */
  list: query('/payPage', {
    summary: '费用列表',
    needs: 'records.read',
    source: 'assumed',
    request: z.strictObject({
      ...pageRequest,
      state: z.optional(ChargeStateCode),
      states: z.optional(z.array(ChargeStateName)),
      source: z.optional(ChargeSourceName),
      kind: z.optional(Text(32)),
      search: z.optional(Text(100)),
      /** Only mandatory fees that are overdue. */
      overdue: z.optional(z.boolean()),
      paidFrom: z.optional(Day),
      paidTo: z.optional(Day),
    }),
    response: FeePage,
    example: {
      request: firstPage,
      response: { ...pageWith(feeRecord), columnSums: { amount: feeRecord.amount }, stateCounts: { declared: 1 }, sums: feeSums },
    },
  }),
  /**
   * Payments to the platform, one row per bank transfer, the newest first. A returned payment stays in the list; its fees are paid again by
   * another.
   */
  payments: query('/payments', {
    summary: '缴费记录',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({
      ...pageRequest,
      states: z.optional(z.array(FeePaymentStateName)),
      search: z.optional(Text(100)),
      paidFrom: z.optional(Day),
      paidTo: z.optional(Day),
    }),
    response: FeePaymentPage,
    example: {
      request: firstPage,
      response: { ...pageWith(feePayment), columnSums: { amount: feePayment.amount }, stateCounts: { declared: 1 } },
    },
  }),
  /** Declares one fee as paid, for the platform to confirm. A USB key requires consent to its agreement. */
  pay: act('/pay', {
    summary: '缴费(每项一次)',
    movesMoney: true,
    needs: 'fee.pay',
    source: 'spec',
    refreshes: ['account', 'message', 'workbench'],
    request: z.strictObject({
      id: FeeItemId,
      agreement: z.optional(DocumentConsent),
      proof: z.optional(FileId),
      /** Chosen by the caller: fees declared with the same key were paid by one bank transfer. */
      transferKey: z.optional(z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))),
    }),
    response: FeeRecord,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'AGREEMENT_REQUIRED', 'DOCUMENT_SUPERSEDED'],
    example: { request: { id: feeRecord.id, agreement: { id: 'ukeyFeeAgreement', version: '1.0' } }, response: feeRecord },
  }),
  /** Adds or replaces the bank's receipt of a declared fee, and of the others paid by the same transfer. */
  addProof: act('/addProof', {
    summary: '上传缴费凭证',
    needs: 'fee.pay',
    source: 'added',
    request: z.strictObject({ id: FeeItemId, proof: FileId }),
    response: FeeRecord,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE'],
    example: { request: { id: feeRecord.id, proof: feeProof.id }, response: { ...feeRecord, proof: feeProof } },
  }),
  /** The account to which fees are paid; null where the platform has none. */
  receivingAccount: query('/receivingAccount', {
    summary: '平台收款账户',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.nullable(ReceivingAccount),
    example: { request: {}, response: receivingAccount },
  }),
});
