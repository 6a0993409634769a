import { UserId, type EnterpriseNo, type Contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { maskIdentityNumber, maskMobile, Refusal } from '@lianxin/domain';
import { and, count, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { membership, userAccount } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { identityDocumentOf } from '../../foundation/person/index.ts';
import { openItemsOf } from './open-items.ts';

const { userId, userName, displayName, mobile, identityNumber, passwordDue, lastSignInAt } = userAccount;
/** What the administrator's calls may read of a person; a request may not read the password. */
const PERSON = { userId, userName, displayName, mobile, identityNumber, passwordDue, lastSignInAt };

export type Member = {
  readonly position: typeof membership.$inferSelect;
  readonly person: Pick<typeof userAccount.$inferSelect, keyof typeof PERSON>;
};
export type MemberView = ResponseOf<Contract['staff']['list']>['list'][number];

type Needs = Pick<Services, 'keys'>;

function maskedIdentity(needs: Needs, person: Member['person']): Pick<MemberView, 'identityKind' | 'identityNumber'> {
  const document = identityDocumentOf(needs, person);
  return { identityKind: document?.kind ?? null, identityNumber: document ? maskIdentityNumber(document.number) : null };
}

const members = (db: Db) =>
  db.select({ position: membership, person: PERSON }).from(membership).innerJoin(userAccount, eq(userAccount.userId, membership.userId));

export const lockStaff = (db: Db, enterpriseNo: EnterpriseNo) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${enterpriseNo}`}, 0))`);

/** Locks all positions of the enterprise, so that checks across them hold. */
export async function lockMember(db: Db, enterpriseNo: EnterpriseNo, userId: UserId): Promise<Member> {
  await lockStaff(db, enterpriseNo);
  const [row] = await members(db).where(and(eq(membership.enterpriseNo, enterpriseNo), eq(membership.userId, userId)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export async function memberViews(needs: Needs, context: CallContext, members: readonly Member[]): Promise<MemberView[]> {
  const { db, signer, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const userIds = members.map(({ person }) => person.userId);
  if (userIds.length === 0) return [];
  const certificates = await signer.certificatesIn(enterpriseNo, userIds);
  const openItems = await openItemsOf(db, enterpriseNo, userIds);
  return members.map(({ position, person }) => {
    const all = certificates.get(person.userId) ?? [];
    const [certificate] = all;
    return {
      userId: z.parse(UserId, person.userId),
      userName: person.userName,
      displayName: person.displayName,
      mobile: maskMobile(person.mobile),
      ...maskedIdentity(needs, person),
      role: position.role,
      certificate: certificate ? { serial: certificate.serial, validUntil: certificate.validUntil.toISOString() } : null,
      boundCertificates: all.flatMap(({ serial, subject, driver, validUntil, boundAt }) =>
        boundAt === null || driver === 'demo' ? [] : [{ serial, subject, driver, validUntil: validUntil.toISOString() }],
      ),
      state: position.frozenAt === null ? 'active' : 'frozen',
      passwordDue: person.passwordDue,
      lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
      openItems: openItems(person.userId),
      isSelf: person.userId === viewer.userId,
      version: position.version,
    };
  });
}

/** As seen by the administrator. */
export async function memberView(needs: Needs, context: CallContext, member: Member): Promise<MemberView> {
  const [view] = await memberViews(needs, context, [member]);
  if (view === undefined) throw new Error('a member has a view');
  return view;
}

/** By role and name; the counts by role ignore the filter. */
export async function listMembers(
  needs: Needs,
  context: CallContext,
  request: RequestOf<Contract['staff']['list']>,
): Promise<ResponseOf<Contract['staff']['list']>> {
  const { db } = context;
  const { search, role, state, page, pageSize } = request;
  const pattern = search ? containing(search) : undefined;
  const found = and(
    eq(membership.enterpriseNo, enterpriseOf(context)),
    state && (state === 'active' ? isNull(membership.frozenAt) : isNotNull(membership.frozenAt)),
    pattern === undefined ? undefined : or(ilike(userAccount.displayName, pattern), ilike(userAccount.userName, pattern)),
  );
  const { limit, offset } = windowOf(request);
  const sorts = { displayName: userAccount.displayName, role: membership.role, lastSignInAt: userAccount.lastSignInAt };
  const rows = await members(db)
    .where(and(found, role && eq(membership.role, role)))
    .orderBy(...orderOf({ sort: 'role', ...request }, sorts, membership.role, membership.userId))
    .limit(limit)
    .offset(offset);
  const byRole = await db
    .select({ role: membership.role, count: count() })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(found)
    .groupBy(membership.role);
  const total = byRole.reduce((sum, row) => (role === undefined || row.role === role ? sum + row.count : sum), 0);
  return {
    list: await memberViews(needs, context, rows),
    total,
    page,
    pageSize,
    stateCounts: Object.fromEntries(byRole.map((row) => [row.role, row.count])),
  };
}
