import * as z from 'zod/mini';
import { wire } from '../wire.ts';

export { AccountView } from './account-view.ts';
import { ActorRoleCode, EnterpriseNo, FileId, Instant, RoleCode, SignatureRequestId } from './primitives.ts';

/** An enterprise as another enterprise sees it. `enterpriseNo` is null where the name is masked. */
export const Party = z.object({
  enterpriseNo: wire('corpNo', z.nullable(EnterpriseNo)),
  name: wire('corpNm', z.string()),
  creditCode: z.nullable(z.string()),
});

/** A party of an instrument together with the account named on it. */
export const PartyWithAccount = z.extend(Party, { accountNumber: z.nullable(z.string()), bankName: z.nullable(z.string()) });

/** One step in the life of an application: who did what, when, and over what signature. */
export const LogEntry = z.object({
  event: z.string(),
  actorName: z.string(),
  actorRole: ActorRoleCode,
  enterpriseName: z.string(),
  at: Instant,
  reason: z.nullable(z.string()),
  certificateSerial: z.nullable(z.string()),
  signed: z.boolean(),
  /** For whom the person stood in while these were away; told to their own enterprise alone. */
  onBehalfOf: z.optional(z.string()),
  /** The application that it is a step of, where steps of several are told together and it is the viewer's to know. */
  number: z.optional(z.string()),
});

/** Whose turn it is: the enterprise, the role in it, and since when. */
export const WaitingFor = z.object({ enterpriseName: z.string(), role: RoleCode, since: Instant });

/** That two reviewers are to pass it: who has done so first and when, nulls while nobody has, and whether it was the viewer. */
export const TwoReviews = z.object({ firstName: z.nullable(z.string()), firstAt: z.nullable(Instant), isMine: z.boolean() });

export const FileView = z.object({
  id: FileId,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  url: z.string(),
  uploadedAt: Instant,
});

/** A signature over the elements that were shown: the request that fixed them, the certificate, the value in hex. */
export const Signature = z.object({
  requestId: SignatureRequestId,
  certificateSerial: z.string(),
  value: z.string().check(z.regex(/^[0-9a-f]{64,512}$/)),
});

/** One line of the automatic checks: a rule, how it came out, and the figures behind it. */
export const Check = z.object({
  rule: z.string(),
  code: z.string(),
  level: z.enum(['pass', 'warn', 'fail', 'pending']),
  figures: z.record(z.string(), z.string()),
});

export type TwoReviews = z.output<typeof TwoReviews>;
export type LogEntry = z.output<typeof LogEntry>;
export type FileView = z.output<typeof FileView>;
export type Signature = z.output<typeof Signature>;
export type Check = z.output<typeof Check>;
