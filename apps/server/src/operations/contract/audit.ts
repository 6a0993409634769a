import { Instant } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { query } from '../operation.ts';
import { Id, Nothing } from './shapes.ts';

/** A row of the audit trail, with its link in the chain. */
export const AuditRow = z.object({
  sequence: z.int(),
  at: Instant,
  operatorId: z.nullable(z.string()),
  operatorName: z.string(),
  action: z.string(),
  outcome: z.string(),
  subjectId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  proposedBy: z.nullable(z.string()),
  requestId: z.string(),
  address: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  seal: z.string(),
});

/** Where the trail ends, sealed with the server's key. */
export const AuditHead = z.object({ sequence: z.int(), hash: z.string(), seal: z.string() });

/** The audit trail: what was done, by whom, why, and what it changed. */
export const auditOperations = {
  list: query('/audit/list', {
    access: 'audit',
    request: z.strictObject({
      limit: z.int().check(z.gte(1), z.lte(200)),
      /** Only rows before this one: where the last page ended. */
      before: z.optional(z.int().check(z.gte(1))),
      operatorName: z.optional(z.string().check(z.maxLength(64))),
      action: z.optional(z.string().check(z.maxLength(64))),
      subjectId: z.optional(Id),
    }),
    response: z.object({ list: z.array(AuditRow) }),
  }),
  /** Computes the whole trail again. `at` is the first row that does not fit. */
  verify: query('/audit/verify', {
    access: 'audit',
    request: Nothing,
    response: z.object({ whole: z.boolean(), rows: z.int(), at: z.nullable(z.int()), head: z.nullable(AuditHead) }),
  }),
  /** Rows in their order, after one that the caller has; the head shows whether more follow. */
  export: query('/audit/export', {
    access: 'audit',
    request: z.strictObject({ after: z.int().check(z.gte(0)), limit: z.int().check(z.gte(1), z.lte(1000)) }),
    response: z.object({ list: z.array(AuditRow), head: z.nullable(AuditHead) }),
  }),
} as const;
