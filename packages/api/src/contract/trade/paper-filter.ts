import * as z from 'zod/mini';
import { pageRequest } from '../schemas/page.ts';
import { EnterpriseNo, Text } from '../schemas/primitives.ts';

/** Which side of a trade paper the enterprise is. */
export const Side = z.enum(['buyer', 'seller']);

/** What lists of trade papers have in common. */
export const Filter = {
  ...pageRequest,
  counterpartyNo: z.optional(EnterpriseNo),
  search: z.optional(Text(100)),
  side: z.optional(Side),
};

/** Why a paper cannot be changed. */
export const ACT_REFUSALS = ['NOT_FOUND', 'STALE_VERSION', 'PAPER_USED'] as const;
