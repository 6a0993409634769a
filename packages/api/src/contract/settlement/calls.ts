import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, pageWith } from '../examples.ts';
import { named } from '../schemas/page.ts';
import { Signature } from '../schemas/party.ts';
import { BankAccountId, Day, FileId, Instant, PieceId, Reason, RequiredText, VoucherId } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { account, november, need, payment, receipt, reference, shown, toPay, toReceive } from './examples.ts';
import {
  BankReceipts,
  Detail,
  DueDay,
  listRequest,
  Reference,
  Shown,
  ToPayPage,
  ToPayStateCode,
  ToReceivePage,
  ToReceiveStateCode,
} from './shapes.ts';

const refreshes = ['voucher', 'issuance', 'message', 'workbench'] as const;

/** Payment at maturity: payments and receipts, and handling overdue ones. */
export const settlement = resource('settlement', 'financing', '/settlement', {
  /** What falls due by day of payment, of the enterprise's issued vouchers or held pieces, in a period. @default the current month */
  calendar: query('/calendar', {
    summary: '到期日历',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ from: z.optional(Day), to: z.optional(Day), side: z.enum(['pay', 'receive']) }),
    response: z.object({ today: Day, days: z.array(DueDay) }),
    example: {
      request: { ...november, side: 'pay' },
      response: {
        today: toPay.paysOn,
        days: [{ paysOn: toPay.paysOn, items: 1, amount: toPay.amount, paid: toPay.lateInterest, overdue: toPay.unpaid }],
      },
    },
  }),
  /** Vouchers that the enterprise has to pay in a period, the earliest first. The sums ignore the state filter. */
  listToPay: query('/toPay', {
    summary: '到期付款列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...listRequest, states: z.optional(z.array(ToPayStateCode)) }),
    response: ToPayPage,
    example: {
      request: { ...firstPage, ...november },
      response: {
        ...pageWith(toPay),
        columnSums: { amount: toPay.amount, unpaid: toPay.unpaid, lateInterest: toPay.lateInterest },
        stateCounts: { short: 1 },
        needs: [need],
      },
    },
  }),
  /** Pieces for which the enterprise is to be paid in a period: overdue ones first, then by day of payment, paid ones last. */
  listToReceive: query('/toReceive', {
    summary: '到期收款列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...listRequest, states: z.optional(z.array(ToReceiveStateCode)), ids: named(PieceId) }),
    response: ToReceivePage,
    example: {
      request: { ...firstPage, ...november },
      response: {
        ...pageWith(toReceive),
        columnSums: { amount: toReceive.amount, lateInterest: toReceive.lateInterest },
        stateCounts: { overdue: 1 },
      },
    },
  }),
  /** One voucher that the enterprise has to pay, with up to two hundred payments, the newest first, and its log. */
  get: query('/get', {
    summary: '到期付款详情',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: wire('voucherId', VoucherId) }),
    response: Detail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: shown.voucherId }, response: { voucher: toPay, payments: [payment], log: [] } },
  }),
  /** The issuer's reviewer authorises the payment of an overdue voucher with a signature, or returns it. */
  review: act('/review', {
    summary: '授权到期付款',
    movesMoney: true,
    source: 'added',
    needs: 'settlement.review',
    refreshes,
    request: z.strictObject({
      ...Shown.shape,
      decision: z.enum(['authorise', 'return']),
      reason: z.optional(Reason),
      signature: z.optional(Signature),
    }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'SIGNATURE_INVALID'],
    example: {
      request: { ...shown, version: 3, decision: 'return', reason: '付款账户有误' },
      response: { ...reference, state: 'short', version: 4 },
    },
  }),
  /** The issuer explains the delay to all holders. */
  explain: act('/explain', {
    summary: '说明逾期原因',
    source: 'added',
    needs: 'settlement.make',
    refreshes,
    request: z.strictObject({ ...Shown.shape, explanation: Reason }),
    response: Reference,
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, explanation: '集团资金归集延迟，预计三日内付清' }, response: { ...reference, state: 'short' } },
  }),
  /** The holder or pledgee of a piece urges the issuer to make an overdue payment; once a day each. */
  urge: act('/urge', {
    summary: '催付',
    source: 'added',
    needs: 'settlement.make',
    refreshes: ['message'],
    request: z.strictObject({ pieceId: PieceId }),
    response: z.object({ remindedAt: Instant }),
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'REMINDED_RECENTLY'],
    example: { request: { pieceId: toReceive.pieceId }, response: { remindedAt: '2026-11-18T09:30:00+08:00' } },
  }),
  /**
   * The holder's operator confirms the receiving account of a piece or chooses another, from five working days before the day of payment
   * until the payment is instructed. The payment is made without a confirmation too.
   */
  confirmAccount: act('/account', {
    summary: '确认收款账户',
    source: 'added',
    needs: 'settlement.make',
    refreshes: ['voucher'],
    request: z.strictObject({ pieceId: PieceId, accountId: BankAccountId }),
    response: z.object({ pieceId: PieceId, confirmedAt: Instant }),
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'ACCOUNT_UNUSABLE'],
    example: {
      request: { pieceId: toReceive.pieceId, accountId: account.id },
      response: { pieceId: toReceive.pieceId, confirmedAt: '2026-11-10T09:30:00+08:00' },
    },
  }),
  /**
   * The issuer's operator repeats the payments that accounts refused, instead of waiting for the automatic retry on the next working day.
   * It needs no new authorisation, as the issuer has already promised to pay. The bank is asked again about each refused payment first, and
   * nothing that was paid or is unanswered is paid again.
   */
  retry: act('/retry', {
    summary: '重新付款',
    movesMoney: true,
    source: 'added',
    needs: 'settlement.make',
    refreshes,
    request: Shown,
    response: Reference,
    refuses: STATE_REFUSALS,
    example: { request: shown, response: { ...reference, state: 'partly' } },
  }),
  /** The issuer's operator attaches a bank receipt to a payment, for the payee to read. It cannot be removed; at most five. */
  addReceipt: act('/receipt', {
    summary: '添加银行回单',
    source: 'added',
    needs: 'settlement.make',
    refreshes: [],
    request: z.strictObject({ ...Shown.shape, paymentId: RequiredText(64), fileId: FileId }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'LIMIT_EXCEEDED'],
    example: { request: { ...shown, paymentId: payment.id, fileId: receipt.id }, response: { ...reference, state: 'paid' } },
  }),
  /** The bank receipts of the payments for a piece: all for its issuer, its own for a payee. */
  bankReceipts: query('/receipts', {
    summary: '银行回单',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ pieceId: PieceId }),
    response: z.object({ list: z.array(BankReceipts) }),
    refuses: ['NOT_FOUND'],
    example: {
      request: { pieceId: payment.pieceId },
      response: { list: [{ paymentId: payment.id, payee: payment.payee, files: [receipt] }] },
    },
  }),
});
