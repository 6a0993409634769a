import * as z from 'zod/mini';
import { query, resource } from './endpoint.ts';
import { Day, PositiveMoney } from './schemas/primitives.ts';

const TermLimit = z.object({ effectiveFrom: Day, warnMonths: z.int(), maxMonths: z.int(), enabled: z.boolean() });
const AmountLimit = z.object({ effectiveFrom: Day, minAmount: PositiveMoney, maxAmount: PositiveMoney });

const day = (text: string) => z.decode(Day, text);

/** Limits set by the platform's operators, so that pages check by the same figures as the server. */
export const limits = resource('limits', 'api', '/limits', {
  /**
   * The limits of terms and amounts of issuances by the day from which they apply, and the business day; where none is set the documented
   * limits apply.
   */
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
