import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, party, yuan } from '../examples.ts';
import { Party } from '../schemas/party.ts';
import { Day, Money } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

/** A guarantee by one enterprise of a group for what another issues. */
const GroupGuarantee = z.object({
  /** Whether the viewer is the guarantor or the guaranteed enterprise. */
  part: z.enum(['guarantor', 'guaranteed']),
  other: Party,
  number: z.string(),
  total: wire('creditAmt', Money),
  /** What the guaranteed enterprise has issued under it and not paid yet. */
  used: Money,
  /** Zero once it has ended. */
  available: wire('availableAmt', Money),
  validUntil: Day,
});

/** Guarantees within a group. */
export const groupCalls = {
  /** The group members that the enterprise guarantees, and those that guarantee it. */
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
