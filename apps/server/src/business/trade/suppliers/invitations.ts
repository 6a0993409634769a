import { SupplierInvitationId, type Contract, type EnterpriseNo, type ResponseOf, type UserId } from '@lianxin/api/contract';
import { invitationState, isRevocable, messageOf, Refusal } from '@lianxin/domain';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServedHandlers, VisitorHandlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, supplierInvitation, supplierRelation } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';

type Row = typeof supplierInvitation.$inferSelect;
type View = ResponseOf<Contract['supplier']['invite']>;

const DAY_MS = 86_400_000;

/** The id, and a proof that this server issued it. */
const tokenOf = (keys: Keyring, id: SupplierInvitationId): string => `${id}.${keys.hmac('invitation', id)}`;

/** Undefined if this server did not issue the token. */
function idIn(keys: Keyring, token: string): SupplierInvitationId | undefined {
  const [named = ''] = token.split('.');
  const id = z.safeParse(SupplierInvitationId, named);
  if (!id.success) return undefined;
  return keys.verifies('invitation', id.data, token.slice(named.length + 1)) ? id.data : undefined;
}

async function viewsOf(db: Db, keys: Keyring, now: Date, rows: readonly Row[]): Promise<View[]> {
  const party = await partiesOf(
    db,
    rows.map(({ joinedNo }) => joinedNo),
  );
  return rows.map((row) => {
    const state = invitationState(row, now);
    return {
      id: row.id,
      note: row.note,
      invitedBy: row.invitedBy,
      invitedAt: row.invitedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      state,
      token: state === 'open' ? tokenOf(keys, row.id) : null,
      joined: row.joinedNo === null ? null : party(row.joinedNo),
    };
  });
}

export const invite: ServedHandlers['supplier']['invite'] = async (context, { note = '', days }, { limiter, keys }) => {
  const { db, clock, viewer, ids } = context;
  const buyerNo = enterpriseOf(context);
  await limiter.take(LIMITS.supplierInvite, buyerNo);
  const [id, invitedAt] = [newId(ids, SupplierInvitationId), clock.now()];
  const expiresAt = new Date(invitedAt.getTime() + days * DAY_MS);
  const rows = await db
    .insert(supplierInvitation)
    .values({ id, buyerNo, note, invitedBy: viewer.displayName, invitedAt, expiresAt })
    .returning();
  await recordAudit(context, 'supplier.invite', id);
  const [view] = await viewsOf(db, keys, invitedAt, rows);
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
};

export const invitations: ServedHandlers['supplier']['invitations'] = async (context, request, { keys }) => {
  const { db, clock } = context;
  const own = eq(supplierInvitation.buyerNo, enterpriseOf(context));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(supplierInvitation)
    .where(own)
    .orderBy(desc(supplierInvitation.invitedAt), desc(supplierInvitation.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(supplierInvitation).where(own);
  return { list: await viewsOf(db, keys, clock.now(), rows), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};

export const revoke: ServedHandlers['supplier']['revoke'] = async (context, { id }, { keys }) => {
  const { db, clock } = context;
  const which = and(eq(supplierInvitation.id, id), eq(supplierInvitation.buyerNo, enterpriseOf(context)));
  const [row] = await db.select().from(supplierInvitation).where(which).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const now = clock.now();
  if (!isRevocable(invitationState(row, now))) throw new Refusal('ILLEGAL_STATE');
  await db.update(supplierInvitation).set({ revokedAt: now }).where(which);
  await recordAudit(context, 'supplier.revokeInvitation', id);
  const [view] = await viewsOf(db, keys, now, [{ ...row, revokedAt: now }]);
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
};

export const invitation: VisitorHandlers['supplier']['invitation'] = async ({ db, clock, network }, { token }, { limiter, keys }) => {
  await limiter.take(LIMITS.openInvitation, network);
  const id = idIn(keys, token);
  if (id === undefined) return null;
  const [found] = await db
    .select({ row: supplierInvitation, inviter: enterprise.name })
    .from(supplierInvitation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierInvitation.buyerNo))
    .where(eq(supplierInvitation.id, id));
  if (!found || invitationState(found.row, clock.now()) !== 'open') return null;
  return { inviter: found.inviter, expiresAt: found.row.expiresAt.toISOString() };
};

/** Links the new account to its invitation. Ignores an invitation that is invalid or taken. */
export async function takeInvitation(
  { db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keyring },
  userId: UserId,
  token: string,
): Promise<void> {
  const id = idIn(keys, token);
  if (id === undefined) return;
  const now = clock.now();
  await db
    .update(supplierInvitation)
    .set({ takenBy: userId, takenAt: now })
    .where(
      and(
        eq(supplierInvitation.id, id),
        isNull(supplierInvitation.takenBy),
        isNull(supplierInvitation.revokedAt),
        sql`${supplierInvitation.expiresAt} > ${now.toISOString()}`,
      ),
    );
}

/** Makes the invited enterprise a supplier of the inviter once it is on the platform; accepting the invitation is its consent. */
export async function joinInviter(
  context: TellContext,
  userId: UserId,
  joined: { readonly enterpriseNo: EnterpriseNo; readonly name: string },
) {
  const { db, clock } = context;
  const now = clock.now();
  const [taken] = await db
    .update(supplierInvitation)
    .set({ joinedNo: joined.enterpriseNo, joinedAt: now })
    .where(and(eq(supplierInvitation.takenBy, userId), isNull(supplierInvitation.revokedAt), isNull(supplierInvitation.joinedNo)))
    .returning();
  if (!taken || taken.buyerNo === joined.enterpriseNo) return;
  const agreed = { answer: 'accepted', answeredBy: joined.name, answeredAt: now } as const;
  await db
    .insert(supplierRelation)
    .values({
      buyerNo: taken.buyerNo,
      supplierNo: joined.enterpriseNo,
      since: now,
      note: taken.note,
      changedBy: taken.invitedBy,
      changedAt: now,
      ...agreed,
    })
    .onConflictDoUpdate({ target: [supplierRelation.buyerNo, supplierRelation.supplierNo], set: agreed });
  await notify(context, {
    ...messageOf('supplierAccepted', { enterprise: joined.name }),
    enterpriseNo: taken.buyerNo,
    subjectId: joined.enterpriseNo,
  });
}
