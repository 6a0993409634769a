import { Refusal } from '@lianxin/domain';
import { asc, count, desc, eq } from 'drizzle-orm';
import { decideEnrolment, type Decision, type EnrolmentRow, holdEnrolment } from '../../business/lending/enrolments/index.ts';
import { windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { staleVersion } from '../../platform/refusals.ts';
import { enrolment, enterprise } from '../../schema/index.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

const requests = (db: Db) =>
  db
    .select({ row: enrolment, name: enterprise.name })
    .from(enrolment)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, enrolment.enterpriseNo));

const summaryOf = ({ row, name }: { readonly row: EnrolmentRow; readonly name: string }) => ({
  id: row.id,
  version: row.version,
  state: row.state,
  enterprise: { enterpriseNo: row.enterpriseNo, name },
  channel: row.channel,
  lenderName: row.lenderName,
  submittedBy: row.submittedBy,
  submittedAt: row.submittedAt.toISOString(),
  certificateSerial: row.certificateSerial,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  reason: row.reason,
});

/** Records a lender's decision under the operator's name. The person who requested the enrolment may not. */
async function decide(context: OperatorContext, shown: { readonly id: string; readonly version: number }, decision: Decision) {
  const { db, operator } = context;
  const row = await holdEnrolment(db, shown.id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== shown.version) throw staleVersion(row.decidedBy ?? row.submittedBy, row.decidedAt ?? row.submittedAt, row.version);
  await assertAnotherPerson(context, row.submittedById);
  const { state, enterpriseNo, channel, reason } = await decideEnrolment(context, row, decision, operator.displayName);
  return { answer: {}, subjectId: row.id, before: { state: row.state }, after: { state, enterpriseNo, channel, reason } };
}

/** Enterprises that want to deal with a lender: those that wait, the oldest first. */
export const enrolmentHandlers: OperationHandlers['enrolments'] = {
  async list({ db }, { state, ...page }) {
    const where = eq(enrolment.state, state);
    const { submittedAt, id } = enrolment;
    const { limit, offset } = windowOf(page);
    const list = await requests(db)
      .where(where)
      .orderBy(state === 'submitted' ? asc(submittedAt) : desc(submittedAt), asc(id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(enrolment).where(where);
    return { list: list.map(summaryOf), total: all?.count ?? 0 };
  },
  async show({ db }, { id }) {
    const [found] = await requests(db).where(eq(enrolment.id, id));
    if (!found) throw new Refusal('NOT_FOUND');
    return summaryOf(found);
  },
  accept: (context, shown) => decide(context, shown, { outcome: 'signed' }),
  refuse: (context, { reason, ...shown }) => decide(context, shown, { outcome: 'refused', reason }),
};
