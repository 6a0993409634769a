import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, yuan } from '../examples.ts';
import { Day, Money } from '../schemas/primitives.ts';
import { PledgeApplicationStateCode } from '../schemas/states.ts';

/** How much of something there is: its rows, and what they sum to. */
const Figure = z.object({ count: z.int(), amount: Money });

/** The loans against a pledge in one state that an enterprise lends on, or that it answers for. */
const LoansInState = z.extend(Figure, {
  part: z.enum(['funder', 'guarantor']),
  state: PledgeApplicationStateCode,
  /** What is pledged for them, at its face value. */
  pledged: Money,
  /** Of them, those that wait for a move of the viewer's. */
  waiting: Figure,
  /** Of them, those that are to be repaid from today to `dueTo`. */
  due: Figure,
});

const none = { count: 0, amount: yuan(0) };

/** What stands at the desk of who lends or answers for others. */
export const pledgeDeskCalls = {
  /** What a lender or a guarantor has to do with loans against a pledge: what its list of them finds, by part and state. */
  desk: query('//pledge/desk', {
    summary: '金融机构工作台',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({
      today: Day,
      /** The last day of those that fall due soon. */
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
            waiting: { count: 1, amount: yuan(360_000) },
            due: none,
          },
          {
            part: 'funder',
            state: 'disbursed',
            count: 4,
            amount: yuan(3_120_000),
            pledged: yuan(3_900_000),
            waiting: none,
            due: { count: 1, amount: yuan(800_000) },
          },
        ],
      },
    },
  }),
};
