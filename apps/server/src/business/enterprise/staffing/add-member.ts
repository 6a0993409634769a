import { UserId, type Contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { messageOf, Refusal } from '@lianxin/domain';
import { and, count, eq, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, membership, userAccount } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { hashPassword } from '../../../platform/security/password.ts';
import type { Services } from '../../../platform/services.ts';
import { queueSms } from '../../../platform/sms/queue-sms.ts';
import { ownerOfMobile, positionSubject } from '../../entry/account/index.ts';
import { spendCode } from '../../../platform/sms/sms-codes.ts';
import { notify } from '../../foundation/messages/index.ts';
import { identityLookup, keptIdentity } from '../../foundation/person/index.ts';
import { lockMember, memberView, type MemberView } from './members.ts';

type Add = RequestOf<Contract['staff']['add']>;
type Person = typeof userAccount.$inferSelect;
type Needs = Pick<Services, 'keys'>;

/** One person has one position in an enterprise, under whatever number they come: nobody both makes and checks. */
async function assertNotHere(
  needs: Needs,
  db: Db,
  enterpriseNo: EnterpriseNo,
  { mobile, identityNumber }: Add,
  userId = '',
): Promise<void> {
  const here = await db
    .select({ userId: userAccount.userId, mobile: userAccount.mobile })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(
      and(
        eq(membership.enterpriseNo, enterpriseNo),
        or(eq(userAccount.mobile, mobile), eq(userAccount.identityLookup, identityLookup(needs, identityNumber))),
        ne(userAccount.userId, userId),
      ),
    );
  if (here.some((one) => one.mobile === mobile))
    throw refusedField('mobile', { zh: '该手机号已是本企业人员', en: 'Somebody of your enterprise has this number' });
  if (here.length > 0)
    throw refusedField('identityNumber', {
      zh: '该身份证号已是本企业人员，同一人不可兼任两个岗位',
      en: 'This person is in your enterprise already; nobody holds two positions',
    });
}

/** The person who has the mobile already, if what is said of them is true of them. Only for who proved the mobile: it tells of a stranger. */
async function known(needs: Needs, db: Db, { mobile, displayName, identityNumber }: Add): Promise<Person | undefined> {
  const owner = await ownerOfMobile(db, mobile);
  if (!owner || owner.identityLookup === null) return owner;
  if (owner.identityLookup !== identityLookup(needs, identityNumber))
    throw refusedField('identityNumber', {
      zh: '与该手机号登记的身份证号不一致',
      en: 'This is not the identity number registered with the mobile',
    });
  if (owner.displayName !== displayName)
    throw refusedField('displayName', { zh: '与该手机号登记的姓名不一致', en: 'This is not the name registered with the mobile' });
  return owner;
}

/** An account whose password nobody knows: the person sets one with a code to their mobile. */
async function openAccount(
  needs: Needs,
  context: CallContext,
  db: Db,
  userId: UserId,
  { mobile, displayName, identityNumber }: Add,
): Promise<void> {
  await db.insert(userAccount).values({
    userId,
    userName: mobile,
    displayName,
    mobile,
    ...keptIdentity(needs, userId, identityNumber),
    passwordHash: await hashPassword(context.random.bytes(24).toString('hex')),
    passwordDue: true,
    createdAt: context.clock.now(),
  });
}

const welcome = (enterpriseName: string, role: Add['role'], userName: string, isNew: boolean): string => {
  const how = isNew ? `用户名 ${userName}，首次登录请在登录页点“忘记密码”设置密码。` : '请用原有用户名登录，在右上角切换企业。';
  return `您已成为${enterpriseName}的${role === 'operator' ? '经办岗' : '审核岗'}。${how}`;
};

/** Gives a position to whoever has the mobile and told the code that was sent to it. Needs the database itself: a try outlives its refusal. */
export async function addMember(needs: Needs & Pick<Services, 'signerOn'>, context: CallContext, request: Add): Promise<MemberView> {
  const { ids, clock, viewer } = context;
  const { mobile, identityNumber, role } = request;
  const enterpriseNo = enterpriseOf(context);
  // What the enterprise knows itself is said before the code is used up.
  await assertNotHere(needs, context.db, enterpriseNo, request);
  await spendCode({ ...context, keys: needs.keys }, { purpose: 'bind', mobile, subject: positionSubject(enterpriseNo) }, request.captcha);
  return context.transaction(async (db) => {
    const within = { ...context, db, signer: needs.signerOn(db) };
    const owner = await known(needs, db, request);
    const userId = z.parse(UserId, owner?.userId ?? ids.next());
    const [firm] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
    if (!firm) throw new Refusal('NOT_FOUND');
    if (owner)
      await db
        .update(userAccount)
        .set(keptIdentity(needs, userId, identityNumber))
        .where(eq(userAccount.userId, userId));
    else await openAccount(needs, context, db, userId, request);
    const [held] = await db.select({ count: count() }).from(membership).where(eq(membership.userId, userId));
    await db.insert(membership).values({
      userId,
      enterpriseNo,
      role,
      rank: held?.count ?? 0,
      changedBy: viewer.displayName,
      changedAt: clock.now(),
    });
    const added = await lockMember(db, enterpriseNo, userId);
    await assertNotHere(needs, db, enterpriseNo, request, userId);
    const subject = `${firm.name}·${added.person.displayName}`;
    await within.signer.enrol({ userId, enterpriseNo, serial: `SM2-${ids.next()}`, subject });
    await queueSms({ db, ids, clock }, { to: mobile, text: welcome(firm.name, role, added.person.userName, owner === undefined) });
    await notify(within, { ...messageOf('certificateReady', { enterprise: firm.name }), enterpriseNo, userId });
    await recordAudit(within, `staff.add.${role}`, userId);
    return memberView(needs, within, added);
  });
}
