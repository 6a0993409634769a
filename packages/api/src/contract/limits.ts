import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { Day, PositiveMoney } from './schemas/primitives.ts';

const TermLimit = z.object({ effectiveFrom: Day, warnMonths: z.int(), maxMonths: z.int(), enabled: z.boolean() });
const AmountLimit = z.object({ effectiveFrom: Day, minAmount: PositiveMoney, maxAmount: PositiveMoney });

const day = (text: string) => z.decode(Day, text);

/** What the platform's operators have set, so that a page judges by the same figures as the server. */
export const limits = resource('limits', 'api', '/limits', {
  /** Terms and amounts of issues, each from its day on, and the business day; without an amount the documented ones hold. */
  ofIssue: query('/ofIssue', {
    summary: '开立期限与金额限额',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({ today: Day, term: z.array(TermLimit), amount: z.array(AmountLimit) }),
    example: {
      request: {},
      response: {
        today: day('2026-11-20'),
        term: [
          { effectiveFrom: day('2025-06-15'), warnMonths: 6, maxMonths: 12, enabled: true },
          { effectiveFrom: day('2026-09-14'), warnMonths: 6, maxMonths: 6, enabled: false },
        ],
        amount: [],
      },
    },
  }),
});
