import * as z from 'zod/mini';
import { day, yuan } from './examples.ts';
import { query, resource } from './endpoint.ts';
import { Day, PieceStateCode, Instant, Money } from './schemas/primitives.ts';

const Task = z.object({
  kind: z.enum([
    'signFor',
    'signForConfirm',
    'issuanceReview',
    'voidReview',
    'issuanceReturned',
    'transferReview',
    'transferReturned',
    'assignmentNotice',
    'fee',
  ]),
  id: z.string(),
  /** Whose application it is: the other party's name. */
  counterpartyName: z.string(),
  number: z.string(),
  amount: Money,
  waitingSince: Instant,
  deadline: z.nullable(Day),
  reason: z.nullable(z.string()),
});

/** The signed-in person's workbench, computed for their enterprise and role. */
export const workbench = resource('workbench', 'api', '/workbench', {
  overview: query('/overview', {
    summary: '工作台',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({
      at: Instant,
      tasks: z.array(Task),
      taskTotal: z.int(),
      dueDays: z.array(z.object({ on: Day, receivable: Money, payable: Money, count: z.int() })),
      /** Thirteen weeks from this one, each by its Monday. */
      weeks: z.array(z.object({ monday: Day, receipts: Money, payments: Money })),
      holdings: z.array(z.object({ state: PieceStateCode, count: z.int(), amount: Money })),
      pledged: z.object({ count: z.int(), amount: Money }),
      overdue: z.object({ count: z.int(), amount: Money }),
      issued: z.object({ outstanding: Money, dueThisMonth: Money, awaitingSignature: z.int() }),
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
            counterpartyName: '晋北煤业运销有限公司',
            number: 'LX20261105000030980',
            amount: yuan(742_000),
            waitingSince: '2026-11-05T10:00:00+08:00',
            deadline: day('2026-11-20'),
            reason: null,
          },
        ],
        taskTotal: 1,
        dueDays: [{ on: day('2026-12-18'), receivable: yuan(1_075_600), payable: yuan(0), count: 1 }],
        weeks: [{ monday: day('2026-11-23'), receipts: yuan(0), payments: yuan(6_500) }],
        holdings: [{ state: 'holding', count: 41, amount: yuan(38_614_207.56) }],
        pledged: { count: 2, amount: yuan(820_000) },
        overdue: { count: 1, amount: yuan(215_300) },
        issued: { outstanding: yuan(0), dueThisMonth: yuan(0), awaitingSignature: 0 },
        quotas: [],
      },
    },
  }),
});
