import { UserId, type Contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { membership } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { announceChange } from '../../../platform/events/change.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { hashPassword } from '../../../platform/security/password.ts';
import type { Services } from '../../../platform/services.ts';
import { queueSms } from '../../../platform/sms/queue-sms.ts';
import { lockMember, memberView, type Member, type MemberView } from './members.ts';
import type { OpenItems } from '../../applications/application/index.ts';
import { endFeedsIn, endFeedsOf } from '../../money/calendar-feed/index.ts';
import { endAbsencesOf } from './absences.ts';
import { tellOfTooFew } from '../../foundation/parties/index.ts';
import { handOver, openItemsOf, tellOfHandOver } from './open-items.ts';

type Staff = Contract['staff'];
type Needs = Pick<Services, 'keys' | 'sessions'>;
type Chosen = RequestOf<Staff['freeze']>;
type Position = Partial<Pick<typeof membership.$inferSelect, 'role' | 'frozenAt'>>;

/** An operator or reviewer other than the administrator, at the version shown. */
async function changeableMember(context: CallContext, { userId, version }: Chosen): Promise<Member> {
  const member = await lockMember(context.db, enterpriseOf(context), userId);
  const { role, changedBy, changedAt, version: present } = member.position;
  if (userId === context.viewer.userId) throw new Refusal('STAFF_SELF');
  if (role !== 'operator' && role !== 'reviewer') throw new Refusal('FORBIDDEN');
  if (version !== present) throw staleVersion(changedBy ?? '', changedAt ?? context.clock.now(), present);
  return member;
}

/** Keeps one operator and one reviewer. Refuses STAFF_LAST_OF_ROLE. */
async function assertOneRemains(db: Db, { position }: Member): Promise<void> {
  if (position.frozenAt !== null) return;
  const [others] = await db
    .select({ count: count() })
    .from(membership)
    .where(
      and(
        eq(membership.enterpriseNo, position.enterpriseNo),
        eq(membership.role, position.role),
        isNull(membership.frozenAt),
        ne(membership.userId, position.userId),
      ),
    );
  if ((others?.count ?? 0) === 0) throw new Refusal('STAFF_LAST_OF_ROLE', { role: position.role });
}

/** Refuses STAFF_OPEN_ITEMS with the counts of unfinished work. */
async function assertHandedOver(db: Db, enterpriseNo: EnterpriseNo, { person }: Member): Promise<void> {
  const open = (await openItemsOf(db, enterpriseNo, [person.userId]))(person.userId);
  if (Object.values(open).some((count) => count > 0)) throw new Refusal('STAFF_OPEN_ITEMS', { name: person.displayName, ...open });
}

/** Raises the version and ends the person's sessions in this position. */
async function savePosition(
  needs: Needs,
  context: CallContext,
  { position }: Member,
  change: Position,
  action: string,
): Promise<MemberView> {
  const { db, clock, viewer } = context;
  const { userId } = position;
  const enterpriseNo = enterpriseOf(context);
  await db
    .update(membership)
    .set({ ...change, version: position.version + 1, changedBy: viewer.displayName, changedAt: clock.now() })
    .where(and(eq(membership.userId, userId), eq(membership.enterpriseNo, enterpriseNo)));
  await needs.sessions.endIn(db, userId, enterpriseNo);
  announceChange(db, { topics: ['session'], enterpriseNo, userId });
  await recordAudit(context, action, userId);
  if (position.role === 'reviewer' && (change.role !== undefined || change.frozenAt)) {
    await endAbsencesOf(context, enterpriseNo, userId, viewer.displayName);
    await tellOfTooFew(context, enterpriseNo);
  }
  return memberView(needs, context, await lockMember(db, enterpriseNo, z.parse(UserId, userId)));
}

export async function changeRole(needs: Needs, context: CallContext, { role, ...which }: RequestOf<Staff['changeRole']>) {
  const member = await changeableMember(context, which);
  if (member.position.role === role) throw refusedField('role', { zh: '该人员已在此岗位', en: 'This person holds the position already' });
  await assertOneRemains(context.db, member);
  await assertHandedOver(context.db, enterpriseOf(context), member);
  return savePosition(needs, context, member, { role }, `staff.changeRole.${role}`);
}

/** Ends the position's sessions and calendar feeds. */
export async function freeze(needs: Needs, context: CallContext, which: Chosen): Promise<MemberView> {
  const member = await changeableMember(context, which);
  await assertOneRemains(context.db, member);
  await assertHandedOver(context.db, enterpriseOf(context), member);
  await endFeedsIn(context.db, which.userId, enterpriseOf(context));
  return savePosition(needs, context, member, { frozenAt: member.position.frozenAt ?? context.clock.now() }, 'staff.freeze');
}

export async function unfreeze(needs: Needs, context: CallContext, which: Chosen): Promise<MemberView> {
  return savePosition(needs, context, await changeableMember(context, which), { frozenAt: null }, 'staff.unfreeze');
}

/** Disables the password. The person sets a new one with an SMS code. */
export async function resetPassword(needs: Needs, context: CallContext, which: Chosen): Promise<MemberView> {
  const { db, random } = context;
  const member = await changeableMember(context, which);
  const { userId, userName, mobile } = member.person;
  const passwordHash = await hashPassword(random.bytes(24).toString('hex'));
  await needs.sessions.disablePassword(db, userId, enterpriseOf(context), passwordHash);
  await endFeedsOf(context, which.userId);
  const text = `本企业管理岗已重置您的登录密码（用户名 ${userName}）。请在登录页点“忘记密码”设置新密码。`;
  await queueSms(context, { to: mobile, text });
  return savePosition(needs, context, member, {}, 'staff.resetPassword');
}

/** Hands unfinished work to another operator and tells them. */
export async function transferDuties(context: CallContext, { userId, toUserId }: RequestOf<Staff['transferDuties']>): Promise<OpenItems> {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const from = await lockMember(db, enterpriseNo, userId);
  const { position, person } = await lockMember(db, enterpriseNo, toUserId);
  if (userId === toUserId || position.role !== 'operator' || position.frozenAt !== null)
    throw refusedField('toUserId', { zh: '请选择另一位在岗的经办岗', en: 'Choose another operator who is at work' });
  const moved = await handOver(db, { enterpriseNo, fromId: userId, to: person, by: viewer.displayName, at: clock.now() });
  await tellOfHandOver(context, from.person.displayName, moved, { enterpriseNo, userId: toUserId });
  await recordAudit(context, `staff.transferDuties.${toUserId}`, userId);
  return moved;
}
