import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, figure, none, yuan } from '../examples.ts';
import { Figure } from '../schemas/figure.ts';
import { Day, Money } from '../schemas/primitives.ts';
import { PledgeApplicationStateCode } from '../schemas/states.ts';

/** The loans in one state on which an enterprise lends, or for which it is the guarantor. */
const LoansInState = z.extend(Figure, {
  part: z.enum(['funder', 'guarantor']),
  state: PledgeApplicationStateCode,
  /** The pledged amount at face value. */
  pledged: Money,
  /** The principal that is not repaid yet; zero before the payout. */
  principalLeft: Money,
  /** Those that wait for the viewer. */
  waiting: Figure,
  /** Those whose working day of repayment is from today to `dueTo`, with the principal that is left of them. */
  due: Figure,
});

export const pledgeDeskCalls = {
  /** A lender's or guarantor's loans against a pledge, counted by part and state as its lists find them. */
  desk: query('//pledge/desk', {
    summary: '金融机构工作台',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({
      today: Day,
      /** The last day of `due`. */
      dueTo: Day,
      rows: z.array(LoansInState),
    }),
    refuses: ['FORBIDDEN'],
    example: {
      request: {},
      response: {
        today: day('2026-11-20'),
        dueTo: day('2026-12-20'),
        rows: [
          {
            part: 'funder',
            state: 'underApproval',
            count: 2,
            amount: yuan(760_000),
            pledged: yuan(950_000),
            principalLeft: yuan(0),
            waiting: figure(1, 360_000),
            due: none,
          },
          {
            part: 'funder',
            state: 'disbursed',
            count: 4,
            amount: yuan(3_120_000),
            pledged: yuan(3_900_000),
            principalLeft: yuan(2_920_000),
            waiting: none,
            due: figure(1, 800_000),
          },
        ],
      },
    },
  }),
};
