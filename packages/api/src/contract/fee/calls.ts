import * as z from 'zod/mini';
import { DocumentConsent } from '../document.ts';
import { act, query, resource } from '../endpoint.ts';
import { pageRequest } from '../schemas/page.ts';
import { Day, FeeItemId, FileId, Text } from '../schemas/primitives.ts';
import { FeeStateCode } from '../schemas/states.ts';
import { feePayment, feeProof, feeRecord, feeSums, receivingAccount } from './examples.ts';
import { FeePaymentPage, FeePaymentStateName, ReceivingAccount } from './payment-shapes.ts';
import { ChargeSourceName, FeePage, FeeRecord, FeeStateName } from './shapes.ts';

/** What an enterprise pays for its business: fees of the platform, and its part of the costs of applications. */
export const fee = resource('fee', 'api', '/corp/pay', {
  /** Every fee that the enterprise bears; sums leave the states asked for aside, and what was taken back is left out unless asked for. */
  list: query('/payPage', {
    summary: '费用列表',
    needs: 'records.read',
    source: 'assumed',
    request: z.strictObject({
      ...pageRequest,
      state: z.optional(FeeStateCode),
      states: z.optional(z.array(FeeStateName)),
      source: z.optional(ChargeSourceName),
      kind: z.optional(Text(32)),
      search: z.optional(Text(100)),
      /** Only what must be paid and is late. */
      overdue: z.optional(z.boolean()),
      paidFrom: z.optional(Day),
      paidTo: z.optional(Day),
    }),
    response: FeePage,
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [feeRecord],
        total: 1,
        page: 1,
        pageSize: 20,
        totalAmount: feeRecord.amount,
        stateCounts: { declared: 1 },
        sums: feeSums,
      },
    },
  }),
  /** What was paid to the platform, a row a transfer, the newest first; one that was sent back stays, and its fees are paid by another. */
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
      request: { page: 1, pageSize: 20 },
      response: { list: [feePayment], total: 1, page: 1, pageSize: 20, totalAmount: feePayment.amount, stateCounts: { declared: 1 } },
    },
  }),
  /** Declares one item paid; it then waits for the platform to find the payment. A USB key needs the agreement that was ticked. */
  pay: act('/pay', {
    summary: '缴费(每项一次)',
    movesMoney: true,
    needs: 'fee.pay',
    source: 'spec',
    refreshes: ['account', 'message', 'workbench'],
    request: z.strictObject({
      id: FeeItemId,
      agreement: z.optional(DocumentConsent),
      /** The bank's receipt, where it is at hand. */
      proof: z.optional(FileId),
      /** Of the caller's making: items that are declared with the same were paid by one transfer. */
      transferKey: z.optional(z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))),
    }),
    response: FeeRecord,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'AGREEMENT_REQUIRED', 'DOCUMENT_SUPERSEDED'],
    example: { request: { id: feeRecord.id, agreement: { id: 'ukeyFeeAgreement', version: '1.0' } }, response: feeRecord },
  }),
  /** Adds the bank's receipt to an item that was declared, and to those that the same transfer paid, or puts another in its place. */
  addProof: act('/addProof', {
    summary: '上传缴费凭证',
    needs: 'fee.pay',
    source: 'added',
    request: z.strictObject({ id: FeeItemId, proof: FileId }),
    response: FeeRecord,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE'],
    example: { request: { id: feeRecord.id, proof: feeProof.id }, response: { ...feeRecord, proof: feeProof } },
  }),
  /** Where fees are transferred to; null where the platform has not named an account. */
  receivingAccount: query('/receivingAccount', {
    summary: '平台收款账户',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.nullable(ReceivingAccount),
    example: { request: {}, response: receivingAccount },
  }),
});
