import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import {
  identityTail,
  maskMobile,
  maskName,
  Refusal,
  STAFF_INVITATION_ATTEMPTS,
  staffInvitationState,
  type StaffInvitationState,
} from '@lianxin/domain';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { VisitorHandlers } from '../../../calls/handler.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { secretsEqual, sha256 } from '../../../platform/security/keys.ts';
import { newPassword, passwordRules } from '../../../platform/security/new-password.ts';
import { hashPassword } from '../../../platform/security/password.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { enterprise, membership, staffInvitation, userAccount } from '../../../schema/index.ts';
import { ownerOfMobile } from '../../entry/account/index.ts';
import { recordConsent } from '../../foundation/documents/index.ts';
import { identityLookup } from '../../foundation/person/index.ts';
import { addMember, type Person } from './add-member.ts';
import { closeInvitation, identityOf, lockWaiting, type InvitationRow } from './invitation-rows.ts';
import { lockStaff } from './members.ts';

type Staff = Contract['staff'];
type Accept = RequestOf<Staff['acceptInvitation']>;
type Answer = ResponseOf<Staff['acceptInvitation']>;
type Needs = Pick<Services, 'keys' | 'limiter' | 'config' | 'signerOn'>;

interface FoundInvitation {
  readonly row: InvitationRow;
  readonly enterpriseName: string;
  readonly state: StaffInvitationState;
}

/** The invitation of a link. Counts as cancelled if the enterprise has left the platform. */
async function invitationOf({ db, clock }: Pick<VisitorContext, 'db' | 'clock'>, token: string): Promise<FoundInvitation | undefined> {
  const [found] = await db
    .select({ row: staffInvitation, enterpriseName: enterprise.name, cancelledAt: enterprise.cancelledAt })
    .from(staffInvitation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, staffInvitation.enterpriseNo))
    .where(eq(staffInvitation.tokenHash, sha256(token)));
  if (!found) return undefined;
  const { row, enterpriseName, cancelledAt } = found;
  const state = staffInvitationState(row, clock.now());
  return { row, enterpriseName, state: state === 'waiting' && cancelledAt !== null ? 'cancelled' : state };
}

async function answerableInvitation(context: VisitorContext, token: string): Promise<FoundInvitation> {
  const found = await invitationOf(context, token);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'waiting') throw new Refusal('STAFF_INVITATION_OVER');
  return found;
}

/** The invitation as shown to the holder of the link. */
export const invitation: VisitorHandlers['staff']['invitation'] = async (context, { token }, { limiter }) => {
  await limiter.take(LIMITS.openInvitation, context.network);
  const found = await invitationOf(context, token);
  if (!found) return null;
  const { row, enterpriseName, state } = found;
  return {
    enterpriseName,
    displayName: maskName(row.displayName),
    mobile: maskMobile(row.mobile),
    role: row.role,
    invitedBy: row.invitedBy,
    expiresAt: row.expiresAt.toISOString(),
    state,
    hasAccount: (await ownerOfMobile(context.db, row.mobile)) !== undefined,
  };
};

const close = (context: VisitorContext, { row }: FoundInvitation, state: 'refused' | 'unconfirmed'): Promise<InvitationRow> =>
  context.transaction(async (db) => {
    const within = { ...context, db };
    const waiting = await lockWaiting(within, row.id);
    if (!waiting) throw new Refusal('STAFF_INVITATION_OVER');
    return closeInvitation(within, waiting, state);
  });

/** Declines the position or reports wrong details. */
export const refuseInvitation: VisitorHandlers['staff']['refuseInvitation'] = async (context, { token, why }, { limiter }) => {
  await limiter.take(LIMITS.openInvitation, context.network);
  await close(context, await answerableInvitation(context, token), why === 'unwilling' ? 'refused' : 'unconfirmed');
  return {};
};

/**
 * A mistyped number sends the link to a stranger, so accepting also needs the end of the identity number. Attempts are counted before the
 * check, also if refused; after the last one the administrators are asked to check the details.
 */
async function assertTail(needs: Needs, context: VisitorContext, found: FoundInvitation, given: string): Promise<void> {
  const [counted] = await context.db
    .update(staffInvitation)
    .set({ attempts: sql`${staffInvitation.attempts} + 1` })
    .where(
      and(
        eq(staffInvitation.id, found.row.id),
        eq(staffInvitation.state, 'waiting'),
        lt(staffInvitation.attempts, STAFF_INVITATION_ATTEMPTS),
      ),
    )
    .returning();
  if (!counted) throw new Refusal('STAFF_INVITATION_OVER');
  if (secretsEqual(identityTail(identityOf(needs, counted).number), given)) return;
  const left = STAFF_INVITATION_ATTEMPTS - counted.attempts;
  if (left > 0)
    throw refusedField('identityTail', {
      zh: `与管理岗填写的不一致，还可以再试 ${left} 次`,
      en: `This differs from what your administrator entered. You can try ${left} more times`,
    });
  await close(context, found, 'unconfirmed');
  throw new Refusal('STAFF_INVITATION_OVER');
}

/** Why the person cannot take the position; undefined if they can. */
async function obstacle(needs: Needs, db: Db, row: InvitationRow, owner: Person | undefined) {
  const lookup = identityLookup(needs, identityOf(needs, row));
  const here = await db
    .select({ userId: userAccount.userId })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(
      and(
        eq(membership.enterpriseNo, row.enterpriseNo),
        or(eq(userAccount.userId, owner?.userId ?? ''), eq(userAccount.identityLookup, lookup)),
      ),
    );
  if (here.length > 0) return 'position';
  if (!owner || owner.identityLookup === null) return undefined;
  if (owner.identityLookup !== lookup) return 'identityNumber';
  return owner.displayName === row.displayName ? undefined : 'displayName';
}

/** Outside a transaction, because a failed attempt must stay counted. */
export async function acceptInvitation(needs: Needs, context: VisitorContext, request: Accept): Promise<Answer> {
  const { token, identityTail: tail, password: encoded = '', consents = [] } = request;
  await needs.limiter.take(LIMITS.openInvitation, context.network);
  const found = await answerableInvitation(context, token);
  const { mobile, displayName } = found.row;
  // The link never changes the password of an account.
  const hasAccount = (await ownerOfMobile(context.db, mobile)) !== undefined;
  const password = hasAccount ? undefined : newPassword(encoded, passwordRules(needs.config), [mobile, displayName, found.enterpriseName]);
  await assertTail(needs, context, found, tail);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return context.transaction(async (db): Promise<Answer> => {
    const within = { ...context, db };
    const row = await lockWaiting(within, found.row.id);
    if (!row) throw new Refusal('STAFF_INVITATION_OVER');
    await lockStaff(db, row.enterpriseNo);
    const owner = await ownerOfMobile(db, mobile);
    const differs = await obstacle(needs, db, row, owner);
    if (differs) {
      await closeInvitation(within, row, 'unconfirmed');
      return { outcome: 'unconfirmed', differs };
    }
    const document = identityOf(needs, row);
    const { enterpriseName } = found;
    const { userId, userName } = await addMember(needs, within, { ...row, document, enterpriseName, owner, passwordHash });
    if (owner === undefined) await recordConsent(within, { userId, enterpriseNo: null, documents: consents });
    await closeInvitation(within, row, 'accepted');
    await recordAudit({ ...within, viewer: { userId, enterpriseNo: row.enterpriseNo } }, `staff.add.${row.role}`, userId);
    return { outcome: 'accepted', userName, isNew: owner === undefined };
  });
}
