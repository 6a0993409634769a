import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { party, yuan } from '../examples.ts';
import { Party } from '../schemas/party.ts';
import { Instant, Money, PledgeId, Rate } from '../schemas/primitives.ts';
import { pledgeReference } from './examples.ts';

export const pledgeRiskCalls = {
  /** Information for the decision of a guarantor or a lender; the platform decides nothing. */
  risk: query('//pledge/risk', {
    summary: '质押风险提示',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: PledgeId }),
    response: z.object({
      exposures: z.array(z.object({ issuer: Party, amount: Money, overdue: Money, count: z.int(), share: Rate })),
      concentration: z.object({ greatest: Rate, greatestFive: Rate, index: Rate }),
      terms: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), amount: Money, count: z.int() })),
      averageDaysLeft: z.int(),
      warnings: z.array(
        z.object({ code: z.string(), level: z.enum(['pass', 'warn', 'fail', 'pending']), figures: z.record(z.string(), z.string()) }),
      ),
      /** Invoices of this application that another application uses already. */
      invoicesElsewhere: z.array(z.object({ number: z.string(), amount: Money })),
      /** The result of the search of the register; null until somebody searched. */
      search: z.nullable(
        z.object({
          reportNumber: z.string(),
          searchedAt: Instant,
          found: z.int(),
          /** Entries of other parties, the earliest first, as it takes priority. */
          entries: z.array(z.object({ certificateNumber: z.string(), secured: z.string(), registeredAt: Instant })),
          /** Whether it is at most seven days old. */
          fresh: z.boolean(),
        }),
      ),
      /** Whether the person may search the register now. */
      mayBeSearched: z.boolean(),
    }),
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: pledgeReference.id },
      response: {
        exposures: [{ issuer: party.core, amount: yuan(3_200_000), overdue: yuan(0), count: 4, share: 640_000n }],
        concentration: { greatest: 640_000n, greatestFive: 1_000_000n, index: 480_000n },
        terms: [{ from: 91, to: 180, amount: yuan(3_200_000), count: 4 }],
        averageDaysLeft: 121,
        warnings: [{ code: 'issuerShare', level: 'warn', figures: { exposure: '4000000.00', sharePpm: '640000' } }],
        invoicesElsewhere: [],
        search: null,
        mayBeSearched: true,
      },
    },
  }),
} as const;
