import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { messageOf, Refusal } from '@lianxin/domain';
import { and, asc, count, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, supplierRelation } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { dealtWith } from './suppliers.ts';

type Naming = ResponseOf<Contract['supplier']['answer']>;

const namingsOf = (db: Db) =>
  db
    .select({
      enterpriseNo: supplierRelation.buyerNo,
      name: enterprise.name,
      creditCode: enterprise.creditCode,
      since: supplierRelation.since,
      answer: supplierRelation.answer,
    })
    .from(supplierRelation)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierRelation.buyerNo));

const namingView = ({ since, ...row }: Awaited<ReturnType<typeof namingsOf>>[number]): Naming => ({ ...row, since: since.toISOString() });

/** Enterprises that named this one a supplier and that it answered, or neither answered nor dealt with. */
export const listNamings: Handlers['supplier']['namedBy'] = async (context, request) => {
  const { db } = context;
  const where = and(
    eq(supplierRelation.supplierNo, enterpriseOf(context)),
    or(isNotNull(supplierRelation.answer), not(dealtWith(supplierRelation.supplierNo, supplierRelation.buyerNo))),
  );
  const { limit, offset } = windowOf(request);
  const rows = await namingsOf(db)
    .where(where)
    .orderBy(sql`${supplierRelation.answer} is not null`, desc(supplierRelation.since), asc(supplierRelation.buyerNo))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(supplierRelation).where(where);
  return { list: rows.map(namingView), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};

export const answerNaming: Handlers['supplier']['answer'] = async (context, { enterpriseNo: buyerNo, answer }) => {
  const { db, clock, viewer } = context;
  const supplierNo: EnterpriseNo = enterpriseOf(context);
  const named = and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, supplierNo));
  const [row] = await db.select().from(supplierRelation).where(named).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.answer !== answer) {
    await db.update(supplierRelation).set({ answer, answeredBy: viewer.displayName, answeredAt: clock.now() }).where(named);
    await recordAudit(context, `supplier.answer.${answer}`, buyerNo);
    const told = { accepted: 'supplierAccepted', refused: 'supplierRefused' } as const;
    await notify(context, {
      ...messageOf(told[answer], { enterprise: viewer.enterpriseName ?? '' }),
      enterpriseNo: buyerNo,
      subjectId: supplierNo,
    });
  }
  const [view] = await namingsOf(db).where(named);
  if (!view) throw new Refusal('NOT_FOUND');
  return namingView(view);
};
