import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { decideErasure, erasePerson } from '../../business/foundation/person/index.ts';
import { windowOf } from '../../platform/db/page.ts';
import { erasureRequest, membership, userAccount } from '../../schema/index.ts';
import type { OperationHandlers } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

/** People who ask for their data to be erased: those who wait, the oldest first. */
export const erasureHandlers: OperationHandlers['erasures'] = {
  async list({ db }, { state, ...page }) {
    const where = eq(erasureRequest.state, state);
    const { limit, offset } = windowOf(page);
    const rows = await db
      .select({
        row: erasureRequest,
        userName: userAccount.userName,
        displayName: userAccount.displayName,
        positions: sql<number>`${db
          .select({ count: count() })
          .from(membership)
          .where(and(eq(membership.userId, erasureRequest.userId), isNull(membership.frozenAt)))}`.mapWith(Number),
      })
      .from(erasureRequest)
      .innerJoin(userAccount, eq(userAccount.userId, erasureRequest.userId))
      .where(where)
      .orderBy(state === 'requested' ? asc(erasureRequest.requestedAt) : desc(erasureRequest.requestedAt), asc(erasureRequest.id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(erasureRequest).where(where);
    return {
      list: rows.map(({ row: { id, requestedAt, decidedAt, decidedBy }, ...person }) => ({
        id,
        state,
        ...person,
        requestedAt: requestedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        decidedBy,
      })),
      total: all?.count ?? 0,
    };
  },
  async carryOut(context, { id }) {
    const { db, wallClock, operator } = context;
    const { userId } = await decideErasure({ db, at: wallClock.now(), by: operator.displayName }, { id }, 'carryOut', null);
    await assertAnotherPerson(context, userId);
    const erased = await erasePerson(db, wallClock.now(), userId);
    return { answer: {}, subjectId: id, before: { state: 'requested' }, after: { state: 'carriedOut', erased } };
  },
  async reject(context, { id, reason }) {
    const { db, wallClock, operator } = context;
    const { userId, state } = await decideErasure({ db, at: wallClock.now(), by: operator.displayName }, { id }, 'reject', reason);
    await assertAnotherPerson(context, userId);
    return { answer: {}, subjectId: id, before: { state: 'requested' }, after: { state } };
  },
};
