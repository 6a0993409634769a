import { Instant, Reason, Version } from '@lianxin/api/contract';
import { IDENTITY_ELEMENTS, REGISTRATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { Done, Id, listOf, listRequest } from './shapes.ts';

const RegistrationState = z.enum(['draft', 'submitted', 'rejected', 'approved', 'completed']);
const Field = z.enum(REGISTRATION_FIELDS);

const Summary = z.object({
  id: z.string(),
  version: Version,
  kind: z.enum(['first', 'associated']),
  state: RegistrationState,
  enterpriseNo: z.string(),
  name: z.string(),
  creditCode: z.string(),
  /** Masked. */
  applicantMobile: z.string(),
  submissions: z.int(),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});

const Registration = z.extend(Summary, {
  /** What was submitted, the identity number masked. */
  values: z.record(z.string(), z.string()),
  elementCheck: z.nullable(
    z.object({ outcome: z.enum(['match', 'mismatch', 'notFound']), mismatched: z.array(z.enum(IDENTITY_ELEMENTS)), checkedAt: z.string() }),
  ),
  reason: z.nullable(z.string()),
  fieldsToChange: z.array(Field),
  files: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string(), size: z.int() })),
});

const decided = { id: Id, version: Version };

/** Registrations of enterprises: a person of the platform reads the documents and decides. */
export const registrationsOperations = {
  list: query('/registrations/list', {
    access: 'registrations',
    request: z.strictObject({ ...listRequest, state: RegistrationState }),
    response: listOf(Summary),
  }),
  /** Shows personal data, and is recorded. */
  show: query('/registrations/show', { access: 'registrations', request: z.strictObject({ id: Id }), response: Registration }),
  /** One of the documents, base64; reading it is recorded. */
  file: query('/registrations/file', {
    access: 'registrations',
    request: z.strictObject({ id: Id, fileId: Id }),
    response: z.object({ name: z.string(), contentType: z.string(), content: z.string() }),
  }),
  approve: act('/registrations/approve', {
    access: 'registrations',
    request: z.strictObject({ ...decided, reason: z.optional(Reason) }),
    response: Done,
  }),
  reject: act('/registrations/reject', {
    access: 'registrations',
    request: z.strictObject({ ...decided, reason: Reason, fields: z.array(Field).check(z.maxLength(REGISTRATION_FIELDS.length)) }),
    response: Done,
  }),
} as const;
