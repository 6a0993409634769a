import { PARTS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { day, figure, none, party, yuan } from './examples.ts';
import { query, resource } from './endpoint.ts';
import { Figure } from './schemas/figure.ts';
import { Party } from './schemas/party.ts';
import { AnyId, Day, Instant, Money, RequiredText } from './schemas/primitives.ts';
import { IssuanceStateCode, PieceStateCode, TransferStateCode } from './schemas/states.ts';
import { ForecastOverdue, ForecastWeek } from './schemas/forecast.ts';
import { Incoming } from './transfer/incoming.ts';

const Task = z.object({
  kind: z.enum([
    'signFor',
    'signForConfirm',
    'issuanceReview',
    'voidReview',
    'issuanceReturned',
    'transferReview',
    'withdrawalReview',
    'transferReturned',
    'financingReview',
    'financingReturned',
    'financingFurtherStep',
    'financingSupplement',
    'financingContract',
    'financingContractConfirm',
    'financingClaimed',
    'financingRepaymentReview',
    'financingConsent',
    'financingConsentConfirm',
    'pledgeReview',
    'pledgeReturned',
    'pledgeSupplement',
    'pledgeDue',
    'pledgeOverdue',
    'pledgeRepaymentReview',
    'pledgeFee',
    'pledgeFeeRefund',
    'pledgeRelease',
    'pledgeReleaseConfirm',
    'lendingAccept',
    'lendingSearch',
    'lendingApprove',
    'lendingSign',
    'lendingRegister',
    'lendingDisburse',
    'lendingRepayment',
    'lendingRelease',
    'lendingFeeConfirm',
    'lendingFeeRefund',
    'creditReview',
    'creditReturned',
    'fundSupplementReview',
    'fundSupplementReturned',
    'settlementPay',
    'settlementAuthorise',
    'fee',
    'accountCheck',
  ]),
  id: z.string(),
  /** The kind of application, and the viewer's part in it; null where there is none. */
  subject: z.nullable(z.enum(['issuance', 'transfer', 'financing', 'pledge'])),
  part: z.nullable(z.enum(PARTS)),
  /** Sender and recipient of the application; empty where there is none. */
  fromName: z.string(),
  toName: z.string(),
  /** Of the voucher or application; of an account its bank and last digits. */
  number: z.string(),
  /** Null where nothing is to be paid or decided in money. */
  amount: z.nullable(Money),
  waitingSince: Instant,
  deadline: z.nullable(Day),
  reason: z.nullable(z.string()),
});

/** The signed-in person's workbench, for their enterprise and role. Its figures agree with the lists behind them. */
export const workbench = resource('workbench', 'api', '/workbench', {
  overview: query('/overview', {
    summary: '工作台',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({
      at: Instant,
      /** The first twenty, by deadline. An overdue payment has had its deadline. */
      tasks: z.array(Task),
      taskTotal: z.int(),
      /** Unread notices, such as of assigned claims, which need no act and are not among the tasks. */
      noticeTotal: z.int(),
      /** Counts by state of incoming vouchers, issuances and transfers. */
      counts: z.object({
        incoming: z.partialRecord(Incoming.shape.state, z.int()),
        issuances: z.partialRecord(IssuanceStateCode, z.int()),
        transfers: z.partialRecord(TransferStateCode, z.int()),
      }),
      /**
       * What is paid on a day, from the first day of the month to the end of the last week: held pieces, issued vouchers, loans to repay, and
       * the principal of pledge loans that the enterprise gave or guarantees.
       */
      dueDays: z.array(z.object({ on: Day, receivable: Figure, payable: Figure, repayable: Figure, lent: Figure, guaranteed: Figure })),
      weeks: z.array(ForecastWeek),
      forecastOverdue: ForecastOverdue,
      /**
       * What is or was held, by state, without what is only offered to the enterprise. Every piece is in one part: overdue, or pledged and not
       * overdue (`pledgedInTime`), or in the `rest` of its state.
       */
      holdings: z.array(z.object({ state: PieceStateCode, count: z.int(), amount: Money, rest: Figure })),
      pledged: Figure,
      pledgedInTime: Figure,
      overdue: Figure,
      /** Issued vouchers that are signed for and not paid yet. */
      outstanding: Figure,
      /** What is paid in the rest of this month, without what is overdue. */
      dueThisMonth: z.object({ receivable: Figure, payable: Figure }),
      quotas: z.array(z.object({ channel: z.int(), total: Money, used: Money, inTransit: Money, available: Money })),
    }),
    example: {
      request: {},
      response: {
        at: '2026-11-20T09:42:00+08:00',
        tasks: [
          {
            kind: 'signFor',
            id: 'I1',
            subject: 'issuance',
            part: 'counterparty',
            fromName: '晋北煤业运销有限公司',
            toName: '恒信机电设备有限公司',
            number: 'LX20261105000030980',
            amount: yuan(742_000),
            waitingSince: '2026-11-05T10:00:00+08:00',
            deadline: day('2026-11-20'),
            reason: null,
          },
        ],
        taskTotal: 1,
        noticeTotal: 0,
        counts: { incoming: { awaitingSignature: 1 }, issuances: {}, transfers: {} },
        dueDays: [
          { on: day('2026-12-18'), receivable: figure(1, 1_075_600), payable: none, repayable: none, lent: none, guaranteed: none },
        ],
        weeks: [{ monday: day('2026-11-23'), receipts: yuan(0), payments: yuan(6_500), repayments: yuan(0), fees: yuan(0) }],
        forecastOverdue: { receipts: yuan(215_300), payments: yuan(0), repayments: yuan(0) },
        holdings: [{ state: 'holding', ...figure(41, 38_614_207.56), rest: figure(38, 37_578_907.56) }],
        pledged: figure(2, 820_000),
        pledgedInTime: figure(2, 820_000),
        overdue: figure(1, 215_300),
        outstanding: none,
        dueThisMonth: { receivable: none, payable: none },
        quotas: [],
      },
    },
  }),
  /** What the lists of records do not find by a part of a text: enterprises that the person's own deals with, and numbers typed with a slip. */
  find: query('/find', {
    summary: '查找企业与相近编号',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ text: RequiredText(100) }),
    response: z.object({
      /** Up to six with the text in their names, first those that begin with it. */
      enterprises: z.array(z.object({ ...Party.shape, part: z.enum(['own', 'supplier', 'other']) })),
      /** Up to five records of the person's enterprise whose number differs from the text by one slip; empty for a part of a number. */
      near: z.array(
        z.object({
          kind: z.enum(['voucher', 'issuance', 'transfer', 'financing', 'pledge']),
          id: AnyId,
          number: z.string(),
          amount: z.nullable(Money),
        }),
      ),
    }),
    example: {
      request: { text: '晋北' },
      response: { enterprises: [{ ...party.core, part: 'other' }], near: [] },
    },
  }),
});
