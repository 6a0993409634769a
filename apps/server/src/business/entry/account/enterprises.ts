import { EnterpriseNo, type contract, type ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { enterprise, membership } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { taskCount } from '../../work/workbench/index.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { userOf } from './user.ts';

type Account = (typeof contract)['account'];

/** The person's enterprises with their numbers of tasks. */
export async function listEnterprises({ db, viewer, clock }: CallContext): Promise<ResponseOf<Account['listEnterprises']>> {
  const rows = await db
    .select({ enterpriseNo: membership.enterpriseNo, enterpriseName: enterprise.name, role: membership.role })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
    .where(and(eq(membership.userId, viewer.userId), isNull(membership.frozenAt)))
    .orderBy(asc(membership.rank), asc(membership.enterpriseNo));
  const related = [];
  for (const row of rows) {
    const enterpriseNo = z.parse(EnterpriseNo, row.enterpriseNo);
    related.push({
      ...row,
      enterpriseNo,
      pendingCount: await taskCount(db, { userId: viewer.userId, enterpriseNo, role: row.role, now: clock.now() }),
    });
  }
  return related;
}

/** Switches the session to another enterprise, with a new credential and marker; other tabs get 00018. */
export async function switchEnterprise(context: CallContext, enterpriseNo: EnterpriseNo): Promise<ResponseOf<Account['switchEnterprise']>> {
  const { db, viewer, session } = context;
  const [target] = await db
    .select()
    .from(membership)
    .where(and(eq(membership.userId, viewer.userId), eq(membership.enterpriseNo, enterpriseNo), isNull(membership.frozenAt)));
  if (!target) throw new Refusal('NOT_FOUND');
  const { userId, openedBy } = viewer;
  const subject = { userId, enterpriseNo: target.enterpriseNo, role: target.role, openedBy };
  const opened = await session.move(subject);
  await recordAudit(context, 'switchEnterprise', target.enterpriseNo);
  return { ...opened, user: await userOf(context, subject) };
}
