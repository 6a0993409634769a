import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, party, yuan } from '../examples.ts';
import { Party } from '../schemas/party.ts';
import { Day, Money } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

/** What one enterprise of a group answers for of what another issues. */
const GroupGuarantee = z.object({
  /** Whether the viewer answers for the other, or the other for it. */
  part: z.enum(['guarantor', 'guaranteed']),
  other: Party,
  number: z.string(),
  total: wire('creditAmt', Money),
  /** What the guaranteed enterprise has issued on the strength of it and is not paid yet. */
  used: Money,
  /** Nothing once it is over. */
  available: wire('availableAmt', Money),
  validUntil: Day,
});

/** Who of a group answers for whom. */
export const groupCalls = {
  /** The members of the group that the enterprise answers for, and those that answer for it. */
  guaranteeSubsidiaries: query('/getDbSubCorpData', {
    summary: '担保子公司数据',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(GroupGuarantee),
    example: {
      request: {},
      response: [
        {
          part: 'guarantor',
          other: party.supplier,
          number: 'JTDB-2026-003',
          total: yuan(50_000_000),
          used: yuan(8_000_000),
          available: yuan(42_000_000),
          validUntil: day('2027-06-30'),
        },
      ],
    },
  }),
} as const;
