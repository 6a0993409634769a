import { EnterpriseNo, UserId, type Contract, type ResponseOf } from '@lianxin/api/contract';
import { maskIdentityCard, maskMobile, Refusal } from '@lianxin/domain';
import { and, count, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { membership, userAccount } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { openItemsOf } from './open-items.ts';

export type Member = {
  readonly position: typeof membership.$inferSelect;
  readonly person: typeof userAccount.$inferSelect;
};
export type MemberView = ResponseOf<Contract['staff']['list']>['list'][number];

const members = (db: Db) =>
  db
    .select({ position: membership, person: userAccount })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId));

/** A person of the enterprise for a change: locked, together with everybody else's position, so that guards count what stands. */
export async function lockMember(db: Db, enterpriseNo: EnterpriseNo, userId: UserId): Promise<Member> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${enterpriseNo}`}, 0))`);
  const [row] = await members(db).where(and(eq(membership.enterpriseNo, enterpriseNo), eq(membership.userId, userId)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** A person as their administrator sees them. */
export async function memberView({ db, signer, viewer }: CallContext, { position, person }: Member): Promise<MemberView> {
  const [certificate] = await signer.certificatesOf(person.userId);
  return {
    userId: z.parse(UserId, person.userId),
    userName: person.userName,
    displayName: person.displayName,
    mobile: maskMobile(person.mobile),
    identityNumber: person.identityNumber === null ? null : maskIdentityCard(person.identityNumber),
    role: position.role,
    certificate: certificate ? { serial: certificate.serial, validUntil: certificate.validUntil.toISOString() } : null,
    state: position.frozenAt === null ? 'active' : 'frozen',
    passwordDue: person.passwordDue,
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
    openItems: await openItemsOf(db, z.parse(EnterpriseNo, position.enterpriseNo), person.userId),
    isSelf: person.userId === viewer.userId,
    version: position.version,
  };
}

/** The people of the enterprise: by role, then by name. */
export const listMembers: Handlers['staff']['list'] = async (context, request) => {
  const { db } = context;
  const { search, role, state, page, pageSize } = request;
  const pattern = search ? containing(search) : undefined;
  const where = and(
    eq(membership.enterpriseNo, enterpriseOf(context)),
    role && eq(membership.role, role),
    state && (state === 'active' ? isNull(membership.frozenAt) : isNotNull(membership.frozenAt)),
    pattern === undefined ? undefined : or(ilike(userAccount.displayName, pattern), ilike(userAccount.userName, pattern)),
  );
  const { limit, offset } = windowOf(request);
  const sorts = { displayName: userAccount.displayName, role: membership.role, lastSignInAt: userAccount.lastSignInAt };
  const rows = await members(db)
    .where(where)
    .orderBy(...orderOf({ sort: 'role', ...request }, sorts, membership.role, membership.userId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(where);
  const list: MemberView[] = [];
  for (const row of rows) list.push(await memberView(context, row));
  return { list, total: counted?.total ?? 0, page, pageSize };
};
