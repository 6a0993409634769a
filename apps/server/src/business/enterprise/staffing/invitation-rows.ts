import { StaffInvitationId } from '@lianxin/api/contract';
import {
  identityText,
  messageOf,
  readIdentityText,
  staffInvitationState,
  type IdentityDocument,
  type StaffInvitationState,
} from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { cancelJob, planJob } from '../../../platform/jobs/plan.ts';
import type { EncryptedColumn } from '../../../platform/security/encrypted-columns.ts';
import type { Services } from '../../../platform/services.ts';
import { staffInvitation } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { identityLookup } from '../../foundation/person/index.ts';

export type InvitationRow = typeof staffInvitation.$inferSelect;
type Needs = Pick<Services, 'keys'>;

const EXPIRE_JOB = 'staffInvitation.expire';

const ownerOf = (id: string): string => `staff invitation ${id}`;

/** Encrypted while the invitation waits. */
export const invitedIdentity = (
  needs: Needs,
  id: string,
  document: IdentityDocument,
): Pick<InvitationRow, 'identityNumber' | 'identityLookup'> => ({
  identityNumber: needs.keys.encrypt(ownerOf(id), identityText(document)),
  identityLookup: identityLookup(needs, document),
});

/** The decrypted document of a waiting invitation. */
export function identityOf({ keys }: Needs, { id, identityNumber }: InvitationRow): IdentityDocument {
  if (identityNumber === null) throw new Error(`The invitation ${id} has ended.`);
  return readIdentityText(keys.decrypt(ownerOf(id), identityNumber));
}

export const INVITED_IDENTITY_COLUMN: EncryptedColumn = {
  table: 'staff_invitation',
  column: 'identity_number',
  key: ['id'],
  owner: (id) => ownerOf(id),
  derivedColumns: (keys, text) => ({ identity_lookup: identityLookup({ keys }, readIdentityText(text)) }),
};

/** Plans the expiry; a later one replaces it. */
export const planExpiry = (context: TellContext, { id, expiresAt }: Pick<InvitationRow, 'id' | 'expiresAt'>): Promise<void> =>
  planJob(context, { kind: EXPIRE_JOB, subject: id, runAt: expiresAt });

/** Locks it, so that only the first of two answers counts; undefined unless it waits. */
export async function lockWaiting(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: StaffInvitationId,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(staffInvitation).where(eq(staffInvitation.id, id)).for('update');
  return row && staffInvitationState(row, clock.now()) === 'waiting' ? row : undefined;
}

/** Messages to administrators by final state; none if they cancelled it themselves. */
const MESSAGES = {
  accepted: 'staffInvitationAccepted',
  refused: 'staffInvitationRefused',
  unconfirmed: 'staffInvitationUnconfirmed',
  expired: 'staffInvitationExpired',
  cancelled: null,
} as const satisfies Record<Exclude<StaffInvitationState, 'waiting'>, unknown>;

/** Ends a locked invitation, erases the identity number and tells the administrators. */
export async function closeInvitation(context: TellContext, row: InvitationRow, state: keyof typeof MESSAGES): Promise<InvitationRow> {
  const { db, clock } = context;
  const change = { state, closedAt: clock.now(), identityNumber: null, identityLookup: null };
  await db.update(staffInvitation).set(change).where(eq(staffInvitation.id, row.id));
  if (state !== 'expired') await cancelJob(db, EXPIRE_JOB, row.id);
  const kind = MESSAGES[state];
  const { enterpriseNo } = row;
  if (kind !== null)
    await notify(context, {
      ...messageOf(kind, { person: row.displayName }),
      enterpriseNo,
      role: 'administrator',
      subjectId: row.id,
    });
  return { ...row, ...change };
}

/** Ends unanswered invitations. */
export const staffInvitationJobs: JobHandlers = {
  async [EXPIRE_JOB](context, subject) {
    const { db, clock } = context;
    const [row] = await db
      .select()
      .from(staffInvitation)
      .where(eq(staffInvitation.id, z.parse(StaffInvitationId, subject)))
      .for('update');
    if (row?.state === 'waiting' && row.expiresAt <= clock.now()) await closeInvitation(context, row, 'expired');
  },
};
