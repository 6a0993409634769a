import { Instant, Money, Month, RequiredText, Version, EnterpriseNo } from '@lianxin/api/contract';
import { STATEMENT_BOOKS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { Done, EnterpriseKey, listOf, listRequest } from './shapes.ts';

const Side = z.enum(STATEMENT_BOOKS);

const Disputed = z.object({
  enterprise: EnterpriseKey,
  side: Side,
  month: Month,
  version: Version,
  opening: Money,
  closing: Money,
  reason: z.string(),
  disputedBy: z.string(),
  disputedAt: Instant,
});

/** Statements of months that enterprises dispute: a person of the platform answers each. */
export const statementsOperations = {
  /** Those that wait for an answer, the oldest first. */
  list: query('/statements/list', { access: 'statements', request: z.strictObject({ ...listRequest }), response: listOf(Disputed) }),
  answer: act('/statements/answer', {
    access: 'statements',
    request: z.strictObject({
      enterpriseNo: EnterpriseNo,
      side: Side,
      month: Month,
      version: Version,
      /** The enterprise reads it. */
      answer: RequiredText(200),
    }),
    response: Done,
  }),
} as const;
