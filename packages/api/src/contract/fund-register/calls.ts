import * as z from 'zod/mini';
import { query, resource } from '../endpoint.ts';
import { firstPage, pageWith, yuan } from '../examples.ts';
import { named, pageRequest } from '../schemas/page.ts';
import { BankAccountId, Day, FundEntryId, Text } from '../schemas/primitives.ts';
import { fundEntry } from './examples.ts';
import { supplementCalls } from './supplements.ts';
import { FundDirectionName, FundPage, FundTypeName, ReconciliationStateName } from './shapes.ts';

/** The fund register: the enterprise's receipts and payments. */
export const fundRegister = resource('fundRegister', 'api', '/fundRegister', {
  /** Entries of the register. The counts ignore the state filter; `sums` only uses the days and the account. */
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
      request: firstPage,
      response: {
        ...pageWith(fundEntry),
        stateCounts: { unmatched: 1 },
        sums: { opening: yuan(0), inflow: fundEntry.amount, outflow: yuan(0), closing: fundEntry.amount },
        columnSums: { inflow: fundEntry.amount, outflow: yuan(0) },
      },
    },
  }),
  ...supplementCalls,
});
