import * as z from 'zod/mini';
import { pageRequest } from '../schemas/page.ts';
import { EnterpriseNo, Text } from '../schemas/primitives.ts';

/** The enterprise's side of a contract or an invoice. */
export const Side = z.enum(['buyer', 'seller']);

/** Filters of lists of contracts and invoices. */
export const Filter = { ...pageRequest, counterpartyNo: z.optional(EnterpriseNo), search: z.optional(Text(100)), side: z.optional(Side) };

/** Refusals of changing a contract or an invoice. */
export const ACT_REFUSALS = ['NOT_FOUND', 'STALE_VERSION', 'PAPER_USED'] as const;
