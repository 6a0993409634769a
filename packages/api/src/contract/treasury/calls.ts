import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { day, yuan } from '../examples.ts';
import { Channel, Day, Money, Text } from '../schemas/primitives.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { assets, repayable } from './examples.ts';
import { Assets, MonthFlows, Repayable, RepayableState } from './shapes.ts';

/** An enterprise's vouchers as its money: what comes in, what goes out, what it has and what it owes. */
export const treasury = resource('treasury', 'api', '/treasury', {
  /** What came in or went out in each of the last twelve months, this one included. */
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
          { first: day('2026-10-01'), flows: [{ kind: 'issuance', count: 4, amount: yuan(2_860_000) }] },
          {
            first: day('2026-11-01'),
            flows: [
              { kind: 'issuance', count: 3, amount: yuan(4_922_500) },
              { kind: 'transfer', count: 1, amount: yuan(186_000) },
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
  /** The loans that the enterprise is to repay, or has repaid; the earliest due first. */
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
    response: pageOf(Repayable, RepayableState),
    example: {
      request: { page: 1, pageSize: 20 },
      response: { list: [repayable], total: 1, page: 1, pageSize: 20, totalAmount: repayable.principal, stateCounts: { due: 1 } },
    },
  }),
  /** What is to be repaid on which day, of all loans that are not paid off, and what is owed of them today. */
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
      /** By the working day of payment: principal, and interest as it will be on that day. */
      days: z.array(z.object({ on: Day, count: z.int(), principal: Money, interest: Money })),
    }),
    example: {
      request: {},
      response: {
        today: day('2026-11-20'),
        principal: repayable.principal,
        interest: repayable.interest,
        lateInterest: repayable.lateInterest,
        overdue: { count: 0, amount: yuan(0) },
        days: [{ on: repayable.paysOn, count: 1, principal: repayable.principal, interest: yuan(22_168.89) }],
      },
    },
  }),
});
