import type { EnterpriseNo } from '@lianxin/api/contract';
import { cancellationObstacles, Refusal } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, membership, supplierRelation } from '../../../schema/index.ts';
import { cancellationCounts } from './cancellation-counts.ts';

/** Removes an enterprise: its people can no longer act for it. Refuses ENTERPRISE_OPEN_ITEMS if anything is open. */
export async function closeEnterprise(
  db: Db,
  { enterpriseNo, at, by }: { readonly enterpriseNo: EnterpriseNo; readonly at: Date; readonly by: string },
) {
  await db.select({ no: enterprise.enterpriseNo }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  if (cancellationObstacles(await cancellationCounts(db, enterpriseNo)).length > 0) throw new Refusal('ENTERPRISE_OPEN_ITEMS');
  await db.update(enterprise).set({ cancelledAt: at, issueSuspended: true }).where(eq(enterprise.enterpriseNo, enterpriseNo));
  // Sessions of a frozen position are not found any more.
  await db
    .update(membership)
    .set({ frozenAt: at, changedBy: by, changedAt: at })
    .where(and(eq(membership.enterpriseNo, enterpriseNo), isNull(membership.frozenAt)));
  await db
    .update(supplierRelation)
    .set({ disabledAt: at, changedBy: by, changedAt: at })
    .where(and(eq(supplierRelation.supplierNo, enterpriseNo), isNull(supplierRelation.disabledAt)));
}
