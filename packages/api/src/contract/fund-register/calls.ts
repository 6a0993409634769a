import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { yuan } from '../examples.ts';
import { named, pageRequest } from '../schemas/page.ts';
import { BankAccountId, Day, FundEntryId, Text } from '../schemas/primitives.ts';
import { fundEntry } from './examples.ts';
import { supplementCalls } from './supplements.ts';
import { FundDirectionName, FundPage, FundTypeName, ReconciliationStateName } from './shapes.ts';

/** The fund register: what came to the enterprise and went from it. */
export const fundRegister = resource('fundRegister', 'api', '/fundRegister', {
  /** Entries of the enterprise. Counts leave the states asked for aside, and sums of days all but days and account. */
  list: query('/list', {
    summary: '资金登记簿',
    source: 'added',
    needs: 'fund.make',
    request: z.strictObject({
      ...pageRequest,
      ids: named(FundEntryId),
      search: z.optional(Text(100)),
      type: z.optional(FundTypeName),
      direction: z.optional(FundDirectionName),
      states: z.optional(z.array(ReconciliationStateName)),
      accountId: z.optional(BankAccountId),
      bookedFrom: z.optional(Day),
      bookedTo: z.optional(Day),
    }),
    response: FundPage,
    example: {
      request: { page: 1, pageSize: 20 },
      response: {
        list: [fundEntry],
        total: 1,
        page: 1,
        pageSize: 20,
        stateCounts: { unmatched: 1 },
        sums: { opening: yuan(0), inflow: fundEntry.amount, outflow: yuan(0), closing: fundEntry.amount },
        found: { inflow: fundEntry.amount, outflow: yuan(0) },
      },
    },
  }),
  ...supplementCalls,
});
