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

/** One step of an application: who did what and when, and the signature's certificate. */
export const LogEntry = z.object({
  event: z.string(),
  actorName: z.string(),
  actorRole: ActorRoleCode,
  enterpriseName: z.string(),
  at: Instant,
  reason: z.nullable(z.string()),
  certificateSerial: z.nullable(z.string()),
  signed: z.boolean(),
  /** The absent colleague for whom the person stood in; only for their own enterprise. */
  onBehalfOf: z.optional(z.string()),
  /** The number of its application, in a log of several applications and where the viewer may know it. */
  number: z.optional(z.string()),
});

/** Who has to act next, and since when it waits. */
export const WaitingFor = z.object({ enterpriseName: z.string(), role: RoleCode, since: Instant });

/** The first of two required reviews: by whom and when, null until then, and whether it was the viewer's own. */
export const TwoReviews = z.object({ firstName: z.nullable(z.string()), firstAt: z.nullable(Instant), isMine: z.boolean() });

/** The last reminder, and whether it was sent today: the next is possible tomorrow. */
export const LastReminder = z.object({ at: Instant, today: z.boolean() });

export const FileView = z.object({
  id: FileId,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  url: z.string(),
  uploadedAt: Instant,
});

/** A signature over the elements of a signature request, in hex. */
export const Signature = z.object({
  requestId: SignatureRequestId,
  certificateSerial: z.string(),
  value: z.string().check(z.regex(/^[0-9a-f]{64,512}$/)),
});

/** One line of the automatic checks: the rule, the result and its figures. */
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
