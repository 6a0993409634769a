import { Instant, Reason, Version } from '@lianxin/api/contract';
import { IDENTITY_ELEMENTS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { Done, Id, listOf, listRequest } from './shapes.ts';

const ChangeState = z.enum(['submitted', 'approved', 'rejected', 'withdrawn']);

const Summary = z.object({
  id: z.string(),
  version: Version,
  state: ChangeState,
  enterpriseNo: z.string(),
  name: z.string(),
  creditCode: z.string(),
  /** The fields that are to change. */
  fields: z.array(z.string()),
  submittedBy: z.string(),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});

const Change = z.extend(Summary, {
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
  elementCheck: z.nullable(
    z.object({ outcome: z.enum(['match', 'mismatch', 'notFound']), mismatched: z.array(z.enum(IDENTITY_ELEMENTS)), checkedAt: z.string() }),
  ),
  reason: z.nullable(z.string()),
  files: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string(), size: z.int() })),
});

const decided = { id: Id, version: Version };

/** Changes of what is proved of an enterprise: a person of the platform reads the papers and decides. The old data hold until then. */
export const informationChangesOperations = {
  list: query('/information-changes/list', {
    access: 'registrations',
    request: z.strictObject({ ...listRequest, state: ChangeState }),
    response: listOf(Summary),
  }),
  /** Shows personal data, and is recorded. */
  show: query('/information-changes/show', { access: 'registrations', request: z.strictObject({ id: Id }), response: Change }),
  /** One of the documents, base64; reading it is recorded. */
  file: query('/information-changes/file', {
    access: 'registrations',
    request: z.strictObject({ id: Id, fileId: Id }),
    response: z.object({ name: z.string(), contentType: z.string(), content: z.string() }),
  }),
  approve: act('/information-changes/approve', {
    access: 'registrations',
    request: z.strictObject({ ...decided, reason: z.optional(Reason) }),
    response: Done,
  }),
  reject: act('/information-changes/reject', {
    access: 'registrations',
    request: z.strictObject({ ...decided, reason: Reason }),
    response: Done,
  }),
} as const;
