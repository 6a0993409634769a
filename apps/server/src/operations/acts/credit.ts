import { Refusal } from '@lianxin/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import type { ActContext } from '../../ledger/act-context.ts';
import { type CreditApplicationRow, creditApplications, declineCredit, grantCredit, isLine } from '../../business/vouchers/credit/index.ts';
import { windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { staleVersion } from '../../platform/refusals.ts';
import { creditApplication, creditLine, enterprise } from '../../schema/index.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

const applications = (db: Db) =>
  db
    .select({ application: creditApplication, name: enterprise.name })
    .from(creditApplication)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, creditApplication.enterpriseNo));

const summaryOf = ({ application, name }: { readonly application: CreditApplicationRow; readonly name: string }) => ({
  id: application.id,
  version: application.version,
  applicationNumber: application.applicationNumber,
  enterprise: { enterpriseNo: application.enterpriseNo, name },
  channel: application.channel,
  bankName: application.bankName,
  state: application.state,
  amount: application.amount,
  previousTotal: application.previousTotal,
  submittedAt: application.submittedAt.toISOString(),
  decidedAt: application.decidedAt?.toISOString() ?? null,
  decidedBy: application.decidedBy,
});

/** The operator's act, under the name that the enterprise reads. */
const actOf = ({ db, clock, ids, random, operator }: OperatorContext): ActContext => ({
  db,
  clock,
  ids,
  random,
  actor: { userId: null, name: operator.displayName, role: 'system', enterpriseNo: null, ip: null },
});

/** The request as the operator was shown it, held; neither who made it nor who passed it may decide on it. */
async function undecided(
  context: OperatorContext,
  { id, version }: { readonly id: CreditApplicationRow['id']; readonly version: number },
): Promise<CreditApplicationRow> {
  const row = await creditApplications.hold(context.db, id);
  if (!row || row.removed) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  await assertAnotherPerson(context, row.makerId);
  await assertAnotherPerson(context, row.reviewerId);
  return row;
}

const told = ({ state, grantedTotal, validUntil, enterpriseNo, channel }: CreditApplicationRow) => ({
  state,
  enterpriseNo,
  channel,
  grantedTotal: grantedTotal?.toString() ?? null,
  validUntil,
});

/** Reading requests for credit lines, and deciding on them. */
export const creditHandlers: OperationHandlers['credit'] = {
  async list({ db }, { state, ...page }) {
    const where = and(eq(creditApplication.state, state), eq(creditApplication.removed, false));
    const { limit, offset } = windowOf(page);
    const rows = await applications(db)
      .where(where)
      .orderBy(desc(creditApplication.submittedAt), desc(creditApplication.id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(creditApplication).where(where);
    return { list: rows.map(summaryOf), total: all?.count ?? 0 };
  },
  async show({ db }, { id }) {
    const [row] = await applications(db).where(and(eq(creditApplication.id, id), eq(creditApplication.removed, false)));
    if (!row) throw new Refusal('NOT_FOUND');
    const { purpose, makerName, grantedTotal, validUntil, reason } = row.application;
    const [line] = await db.select().from(creditLine).where(isLine(row.application));
    return {
      ...summaryOf(row),
      purpose,
      makerName,
      line: line
        ? {
            total: line.total,
            used: line.used,
            inTransit: line.inTransit,
            creditNumber: line.creditNumber,
            validUntil: line.validUntil,
          }
        : null,
      grantedTotal,
      validUntil,
      reason,
    };
  },
  async grant(context, { id, version, total, validUntil, creditNumber }) {
    const row = await undecided(context, { id, version });
    const granted = await grantCredit(actOf(context), row, { total, validUntil, creditNumber });
    return { answer: {}, subjectId: id, before: told(row), after: told(granted) };
  },
  async decline(context, { id, version, reason }) {
    const row = await undecided(context, { id, version });
    const declined = await declineCredit(actOf(context), row, reason);
    return { answer: {}, subjectId: id, before: told(row), after: told(declined) };
  },
};
