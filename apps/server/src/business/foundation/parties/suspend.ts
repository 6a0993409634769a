import { messageOf } from '@lianxin/domain';
import { and, countDistinct, desc, eq, isNull } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, issuerSuspension, piece } from '../../../schema/index.ts';
import { notify, type TellContext } from '../messages/index.ts';

/** Bars an enterprise from issuing until an operator lifts it (银发〔2025〕77号 Art 15), and tells it. Returns whether it could issue before. */
export async function suspendIssuer(context: TellContext, enterpriseNo: EnterpriseNo, reason: string, imposedBy: string): Promise<boolean> {
  const { db, ids, clock } = context;
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  if (!row || row.issueSuspended) return false;
  await db.update(enterprise).set({ issueSuspended: true, suspensionReason: reason }).where(eq(enterprise.enterpriseNo, enterpriseNo));
  await db.insert(issuerSuspension).values({ id: ids.next(), enterpriseNo, reason, imposedBy, imposedAt: clock.now() });
  await notify(context, { ...messageOf('issuingSuspended', { reason }), enterpriseNo });
  return true;
}

/**
 * Reason and start of a suspension, and how many of its vouchers are still overdue. The start is unknown for an enterprise that has left.
 * One statement.
 */
export async function suspensionOf(
  db: Db,
  enterpriseNo: EnterpriseNo,
  suspensionReason: string | null,
): Promise<{ readonly reason: string; readonly since: string | null; readonly overdue: number }> {
  const unpaid = db
    .select({ overdue: countDistinct(piece.voucherId).as('overdue') })
    .from(piece)
    .where(and(eq(piece.issuerNo, enterpriseNo), eq(piece.live, true), eq(piece.overdue, true)))
    .as('unpaid');
  const [found] = await db
    .select({ reason: issuerSuspension.reason, at: issuerSuspension.imposedAt, overdue: unpaid.overdue })
    .from(unpaid)
    .leftJoin(issuerSuspension, and(eq(issuerSuspension.enterpriseNo, enterpriseNo), isNull(issuerSuspension.liftedAt)))
    .orderBy(desc(issuerSuspension.imposedAt))
    .limit(1);
  return {
    reason: found?.reason ?? suspensionReason ?? '—',
    since: found?.at?.toISOString() ?? null,
    overdue: found?.overdue ?? 0,
  };
}
