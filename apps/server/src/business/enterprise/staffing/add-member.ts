import { UserId, type EnterpriseNo } from '@lianxin/api/contract';
import { messageOf, Refusal, type IdentityDocument } from '@lianxin/domain';
import { count, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { membership, userAccount } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { queueSms } from '../../../platform/sms/queue-sms.ts';
import { notify } from '../../foundation/messages/index.ts';
import { storedIdentity } from '../../foundation/person/index.ts';

export type Person = typeof userAccount.$inferSelect;
type Needs = Pick<Services, 'keys' | 'signerOn'>;
type Position = 'operator' | 'reviewer';

/** A new member: as entered by the administrator and as confirmed. */
export interface NewMember {
  readonly enterpriseNo: EnterpriseNo;
  readonly enterpriseName: string;
  readonly mobile: string;
  readonly displayName: string;
  readonly document: IdentityDocument;
  readonly role: Position;
  readonly invitedBy: string;
  /** The present owner of the mobile number. */
  readonly owner: Person | undefined;
  /** For a new account. */
  readonly passwordHash: string | undefined;
}

/** Refuses DUPLICATE if the number was taken at the same moment. */
async function openAccount(needs: Needs, { db, clock }: VisitorContext, userId: UserId, member: NewMember): Promise<string> {
  const { mobile, displayName, document, passwordHash } = member;
  if (passwordHash === undefined) throw new Refusal('DUPLICATE');
  const made = await db
    .insert(userAccount)
    .values({
      userId,
      userName: mobile,
      displayName,
      mobile,
      ...storedIdentity(needs, userId, document),
      passwordHash,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) throw new Refusal('DUPLICATE');
  return mobile;
}

const welcome = (enterpriseName: string, role: Position, userName: string, isNew: boolean): string => {
  const how = isNew ? `用户名 ${userName}，请用您设置的密码登录。` : '请用原有用户名登录，在右上角切换企业。';
  return `您已成为${enterpriseName}的${role === 'operator' ? '经办岗' : '审核岗'}。${how}`;
};

/** Gives the position and a certificate. The caller has locked the staff. */
export async function addMember(
  needs: Needs,
  context: VisitorContext,
  member: NewMember,
): Promise<{ readonly userId: UserId; readonly userName: string }> {
  const { db, ids, clock } = context;
  const { enterpriseNo, enterpriseName, mobile, displayName, document, role, invitedBy, owner } = member;
  const userId = z.parse(UserId, owner?.userId ?? ids.next());
  const userName = owner?.userName ?? (await openAccount(needs, context, userId, member));
  if (owner)
    await db
      .update(userAccount)
      .set(storedIdentity(needs, userId, document))
      .where(eq(userAccount.userId, userId));
  const [held] = await db.select({ count: count() }).from(membership).where(eq(membership.userId, userId));
  await db.insert(membership).values({ userId, enterpriseNo, role, rank: held?.count ?? 0, changedBy: invitedBy, changedAt: clock.now() });
  const subject = `${enterpriseName}·${owner?.displayName ?? displayName}`;
  await needs.signerOn(db).enrol({ userId, enterpriseNo, serial: `SM2-${ids.next()}`, subject });
  await notify(context, { ...messageOf('certificateReady', { enterprise: enterpriseName }), enterpriseNo, userId });
  await queueSms({ db, ids, clock }, { to: mobile, text: welcome(enterpriseName, role, userName, owner === undefined) });
  return { userId, userName };
}
