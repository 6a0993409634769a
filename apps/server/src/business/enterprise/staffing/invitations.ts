import { StaffInvitationId, type Contract, type EnterpriseNo, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import {
  isIdentityDocument,
  maskMobile,
  Refusal,
  shanghaiMinute,
  STAFF_INVITATION_HOURS,
  STAFF_INVITATION_KEPT_DAYS,
  staffInvitationAddress,
  staffInvitationState,
  USUAL_IDENTITY_KIND,
  type IdentityDocument,
  type StaffInvitationState,
} from '@lianxin/domain';
import { aliasedTable, and, count, desc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Handlers, ServedHandlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { countSending } from '../../../platform/sms/sms-codes.ts';
import { enterprise, membership, staffInvitation, userAccount } from '../../../schema/index.ts';
import { identityLookup } from '../../foundation/person/index.ts';
import { closeInvitation, invitedIdentity, lockWaiting, planExpiry, type InvitationRow } from './invitation-rows.ts';
import { lockStaff } from './members.ts';

type Invite = RequestOf<Contract['staff']['invite']>;
type View = ResponseOf<Contract['staff']['invite']>;
type Needs = Pick<Services, 'keys' | 'smsOn'>;

const HOUR_MS = 3_600_000;
/** 128 random bits, short enough for an SMS. */
const TOKEN_BYTES = 16;

const viewOf = (row: InvitationRow, now: Date): View => ({
  id: row.id,
  displayName: row.displayName,
  mobile: maskMobile(row.mobile),
  role: row.role,
  invitedBy: row.invitedBy,
  invitedAt: row.invitedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: staffInvitationState(row, now),
});

const documentOf = ({ identityKind = USUAL_IDENTITY_KIND, identityNumber }: Invite): IdentityDocument => ({
  kind: identityKind,
  number: identityNumber,
});

/** One position for each person and enterprise, under any number: nobody makes and reviews. */
async function assertNotHere({ keys }: Pick<Needs, 'keys'>, db: Db, enterpriseNo: EnterpriseNo, request: Invite): Promise<void> {
  const { mobile } = request;
  const lookup = identityLookup({ keys }, documentOf(request));
  const here = await db
    .select({ mobile: userAccount.mobile })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(and(eq(membership.enterpriseNo, enterpriseNo), or(eq(userAccount.mobile, mobile), eq(userAccount.identityLookup, lookup))));
  if (here.some((one) => one.mobile === mobile))
    throw refusedField('mobile', { zh: '该手机号已是本企业人员', en: 'Somebody of your enterprise has this number' });
  if (here.length > 0)
    throw refusedField('identityNumber', {
      zh: '该证件号码已是本企业人员，同一人不可兼任两个岗位',
      en: 'This person is in your enterprise already; nobody holds two positions',
    });
}

/** One open invitation for a number and a person. Also ends one that has expired but not been closed by its job. */
async function assertNotInvited(needs: Pick<Needs, 'keys'>, context: CallContext, request: Invite): Promise<void> {
  const { db, clock } = context;
  const { mobile } = request;
  const rows = await db
    .select()
    .from(staffInvitation)
    .where(
      and(
        eq(staffInvitation.enterpriseNo, enterpriseOf(context)),
        eq(staffInvitation.state, 'waiting'),
        or(eq(staffInvitation.mobile, mobile), eq(staffInvitation.identityLookup, identityLookup(needs, documentOf(request)))),
      ),
    )
    .for('update');
  for (const row of rows) {
    if (staffInvitationState(row, clock.now()) === 'expired') await closeInvitation(context, row, 'expired');
    else if (row.mobile === mobile)
      throw refusedField('mobile', {
        zh: '已邀请该手机号，等待对方确认；可在邀请列表中重新发送或取消',
        en: 'This number has an invitation that waits. Send it again or cancel it in the list of invitations',
      });
    else
      throw refusedField('identityNumber', {
        zh: '已邀请该证件号码，等待对方确认；可在邀请列表中重新发送或取消',
        en: 'This person has an invitation that waits. Send it again or cancel it in the list of invitations',
      });
  }
}

interface Link {
  readonly token: string;
  readonly stored: Pick<InvitationRow, 'tokenHash' | 'expiresAt'>;
}

function newLink({ random, clock }: CallContext): Link {
  const token = random.bytes(TOKEN_BYTES).toString('base64url');
  return { token, stored: { tokenHash: sha256(token), expiresAt: new Date(clock.now().getTime() + STAFF_INVITATION_HOURS * HOUR_MS) } };
}

/** Limited by the SMS to one number and, for an enterprise, like codes for one IP address. */
const countInvitation = (needs: Needs, context: CallContext, mobile: string): Promise<void> =>
  countSending({ ...context, keys: needs.keys }, mobile, `enterprise ${enterpriseOf(context)}`);

/** Sends the link outside transactions, as for codes, so that the secret is not stored. */
async function send({ smsOn }: Needs, { db, portalAddress }: CallContext, row: InvitationRow, token: string): Promise<void> {
  const [firm] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, row.enterpriseNo));
  if (!firm) throw new Refusal('NOT_FOUND');
  const position = row.role === 'operator' ? '经办岗' : '审核岗';
  const text =
    `${firm.name}邀请您担任${position}，请在 ${shanghaiMinute(row.expiresAt.toISOString())} 前打开链接确认：` +
    `${staffInvitationAddress(portalAddress, token)} 如不认识该企业，请忽略。`;
  try {
    await smsOn(db).send({ to: row.mobile, text });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('SMS_NOT_SENT');
  }
}

/** Behaves the same whether or not the number is known. */
export async function inviteMember(needs: Needs, context: CallContext, request: Invite): Promise<View> {
  const { ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { mobile, displayName, role } = request;
  const document = documentOf(request);
  if (!isIdentityDocument(document))
    throw refusedField('identityNumber', { zh: '证件号码有误，请核对', en: 'This is not a valid number of the document' });
  const { token, stored } = newLink(context);
  const row = await context.transaction(async (db) => {
    const within = { ...context, db };
    await lockStaff(db, enterpriseNo);
    await assertNotHere(needs, db, enterpriseNo, request);
    await assertNotInvited(needs, within, request);
    await countInvitation(needs, within, mobile);
    const id = newId(ids, StaffInvitationId);
    const made: InvitationRow = {
      id,
      enterpriseNo,
      displayName,
      mobile,
      ...invitedIdentity(needs, id, document),
      role,
      ...stored,
      attempts: 0,
      invitedBy: viewer.displayName,
      invitedAt: clock.now(),
      state: 'waiting',
      closedAt: null,
    };
    await db.insert(staffInvitation).values(made);
    await planExpiry(within, made);
    await recordAudit(within, `staff.invite.${role}`, id);
    return made;
  });
  try {
    await send(needs, context, row, token);
  } catch (error) {
    await context.db.delete(staffInvitation).where(eq(staffInvitation.id, row.id));
    throw error;
  }
  return viewOf(row, clock.now());
}

async function waitingOf(context: CallContext, id: StaffInvitationId): Promise<InvitationRow> {
  const [known] = await context.db
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.id, id), eq(staffInvitation.enterpriseNo, enterpriseOf(context))));
  if (!known) throw new Refusal('NOT_FOUND');
  const row = await lockWaiting(context, id);
  if (!row) throw new Refusal('STAFF_INVITATION_OVER');
  return row;
}

/** Sends a new link. If that fails, the earlier link works again. */
export async function resendInvitation(needs: Needs, context: CallContext, id: StaffInvitationId): Promise<View> {
  const { token, stored } = newLink(context);
  const { before, row } = await context.transaction(async (db) => {
    const within = { ...context, db };
    const waiting = await waitingOf(within, id);
    await countInvitation(needs, within, waiting.mobile);
    await db.update(staffInvitation).set(stored).where(eq(staffInvitation.id, id));
    const renewed = { ...waiting, ...stored };
    await planExpiry(within, renewed);
    await recordAudit(within, 'staff.resendInvitation', id);
    return { before: waiting, row: renewed };
  });
  try {
    await send(needs, context, row, token);
  } catch (error) {
    const { tokenHash } = before;
    await context.db
      .update(staffInvitation)
      .set({ tokenHash })
      .where(and(eq(staffInvitation.id, id), eq(staffInvitation.tokenHash, stored.tokenHash)));
    throw error;
  }
  return viewOf(row, context.clock.now());
}

export const cancelInvitation: Handlers['staff']['cancelInvitation'] = async (context, { id }) => {
  const closed = await closeInvitation(context, await waitingOf(context, id), 'cancelled');
  await recordAudit(context, 'staff.cancelInvitation', id);
  return viewOf(closed, context.clock.now());
};

const WAITING: StaffInvitationState = 'waiting';
/** Ended without a position, but not cancelled. */
const FAILED: readonly StaffInvitationState[] = ['refused', 'unconfirmed', 'expired'];

const newerInvitation = aliasedTable(staffInvitation, 'newer');

/** Waiting invitations, then recent failed ones, unless the person was invited again. */
export const listInvitations: ServedHandlers['staff']['invitations'] = async (context, request) => {
  const { db, clock } = context;
  const now = clock.now();
  const again = db
    .select({ id: newerInvitation.id })
    .from(newerInvitation)
    .where(
      and(
        eq(newerInvitation.enterpriseNo, staffInvitation.enterpriseNo),
        gt(newerInvitation.invitedAt, staffInvitation.invitedAt),
        or(eq(newerInvitation.mobile, staffInvitation.mobile), eq(newerInvitation.displayName, staffInvitation.displayName)),
      ),
    );
  const failedLately = and(
    inArray(staffInvitation.state, [...FAILED]),
    gt(staffInvitation.closedAt, new Date(now.getTime() - STAFF_INVITATION_KEPT_DAYS * 24 * HOUR_MS)),
    notExists(again),
  );
  const listed = and(eq(staffInvitation.enterpriseNo, enterpriseOf(context)), or(eq(staffInvitation.state, WAITING), failedLately));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(staffInvitation)
    .where(listed)
    .orderBy(desc(sql`${staffInvitation.state} = ${WAITING}`), desc(staffInvitation.invitedAt), desc(staffInvitation.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(staffInvitation).where(listed);
  return { list: rows.map((row) => viewOf(row, now)), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};
