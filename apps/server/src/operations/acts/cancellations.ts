import { messageOf, Refusal } from '@lianxin/domain';
import { asc, count, desc, eq } from 'drizzle-orm';
import {
  cancellationCounts,
  type CancellationRow,
  closeEnterprise,
  decideCancellation,
} from '../../business/enterprise/information/index.ts';
import { notify } from '../../business/foundation/messages/index.ts';
import type { Db } from '../../platform/db/client.ts';
import { windowOf } from '../../platform/db/page.ts';
import { enterprise, enterpriseCancellation } from '../../schema/index.ts';
import type { OperationHandlers } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

const requests = (db: Db) =>
  db
    .select({ row: enterpriseCancellation, name: enterprise.name })
    .from(enterpriseCancellation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, enterpriseCancellation.enterpriseNo));

const summaryOf = ({ row, name }: { readonly row: CancellationRow; readonly name: string }) => ({
  id: row.id,
  state: row.state,
  enterprise: { enterpriseNo: row.enterpriseNo, name },
  reason: row.reason,
  submittedBy: row.submittedBy,
  submittedAt: row.submittedAt.toISOString(),
  certificateSerial: row.certificateSerial,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
});

/** Enterprises that ask to be taken off the platform: those that wait, the oldest first. */
export const cancellationHandlers: OperationHandlers['cancellations'] = {
  async list({ db }, { state, ...page }) {
    const where = eq(enterpriseCancellation.state, state);
    const { submittedAt, id } = enterpriseCancellation;
    const { limit, offset } = windowOf(page);
    const list = await requests(db)
      .where(where)
      .orderBy(state === 'submitted' ? asc(submittedAt) : desc(submittedAt), asc(id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(enterpriseCancellation).where(where);
    return { list: list.map(summaryOf), total: all?.count ?? 0 };
  },
  async show({ db }, { id }) {
    const [found] = await requests(db).where(eq(enterpriseCancellation.id, id));
    if (!found) throw new Refusal('NOT_FOUND');
    return { ...summaryOf(found), left: { ...(await cancellationCounts(db, found.row.enterpriseNo)) } };
  },
  async approve(context, { id }) {
    const { db, clock, operator } = context;
    const decision = { db, at: clock.now(), by: operator.displayName };
    const { enterpriseNo, submittedById } = await decideCancellation(decision, { id }, 'approve', null);
    await assertAnotherPerson(context, submittedById);
    await notify(context, { ...messageOf('cancellationApproved', {}), enterpriseNo });
    await closeEnterprise(db, { enterpriseNo, at: decision.at, by: decision.by });
    return { answer: {}, subjectId: id, before: { state: 'submitted' }, after: { state: 'approved', enterpriseNo } };
  },
  async reject(context, { id, reason }) {
    const { db, clock, operator } = context;
    const decision = { db, at: clock.now(), by: operator.displayName };
    const { enterpriseNo, submittedById, state } = await decideCancellation(decision, { id }, 'reject', reason);
    await assertAnotherPerson(context, submittedById);
    await notify(context, { ...messageOf('cancellationRejected', { reason }), enterpriseNo, role: 'administrator' });
    return { answer: {}, subjectId: id, before: { state: 'submitted' }, after: { state } };
  },
};
