import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { day, figure, firstPage, none, pageWith, yuan } from '../examples.ts';
import { Channel, Day, Money, Text } from '../schemas/primitives.ts';
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { assets, repayable } from './examples.ts';
import { Assets, MonthFlows, Repayable, RepayableState } from './shapes.ts';

/** The treasury view of an enterprise's vouchers: receipts, payments, assets and debts. */
export const treasury = resource('treasury', 'api', '/treasury', {
  /** Receipts or payments in each of the last twelve months, including this one. */
  months: query('/months', {
    summary: '收支月度汇总',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ direction: z.enum(['in', 'out']) }),
    response: z.object({ today: Day, months: z.array(MonthFlows) }),
    example: {
      request: { direction: 'in' },
      response: {
        today: day('2026-11-20'),
        months: [
          { first: day('2026-10-01'), flows: [{ kind: 'issuance', ...figure(4, 2_860_000) }] },
          {
            first: day('2026-11-01'),
            flows: [
              { kind: 'issuance', ...figure(3, 4_922_500) },
              { kind: 'transfer', ...figure(1, 186_000) },
            ],
          },
        ],
      },
    },
  }),
  assets: query('/assets', {
    summary: '资产总览',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: Assets,
    example: { request: {}, response: assets },
  }),
  /** The loans that the enterprise has to repay or has repaid, the earliest due first. */
  listRepayments: query('/listRepayments', {
    summary: '还款管理',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      states: z.optional(z.array(RepayableState)),
      search: z.optional(Text(100)),
      channel: z.optional(Channel),
      dueFrom: z.optional(Day),
      dueTo: z.optional(Day),
    }),
    response: summedPageOf(Repayable, z.enum(['principal', 'interest', 'lateInterest', 'total']), RepayableState),
    example: {
      request: firstPage,
      response: {
        ...pageWith(repayable),
        columnSums: {
          principal: repayable.principal,
          interest: repayable.interest,
          lateInterest: repayable.lateInterest,
          total: repayable.total,
        },
        stateCounts: { due: 1 },
      },
    },
  }),
  /** The open loans by day of repayment, and what is owed on them today. */
  repaymentDays: query('/repaymentDays', {
    summary: '还款日程',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({
      today: Day,
      principal: Money,
      interest: Money,
      lateInterest: Money,
      overdue: z.object({ count: z.int(), amount: Money }),
      /** By working day of payment: principal, and the interest up to that day. */
      days: z.array(z.object({ on: Day, count: z.int(), principal: Money, interest: Money })),
    }),
    example: {
      request: {},
      response: {
        today: day('2026-11-20'),
        principal: repayable.principal,
        interest: repayable.interest,
        lateInterest: repayable.lateInterest,
        overdue: none,
        days: [{ on: repayable.paysOn, count: 1, principal: repayable.principal, interest: yuan(22_168.89) }],
      },
    },
  }),
});
