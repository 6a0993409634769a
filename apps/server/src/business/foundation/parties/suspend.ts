import { messageOf } from '@lianxin/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, issuerSuspension } from '../../../schema/index.ts';
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

/** Reason and start of a suspension; the start is unknown for an enterprise that has left. */
export async function suspensionOf(
  db: Db,
  { enterpriseNo, suspensionReason }: Pick<typeof enterprise.$inferSelect, 'enterpriseNo' | 'suspensionReason'>,
): Promise<{ readonly reason: string; readonly since: string | null }> {
  const [imposed] = await db
    .select({ reason: issuerSuspension.reason, at: issuerSuspension.imposedAt })
    .from(issuerSuspension)
    .where(and(eq(issuerSuspension.enterpriseNo, enterpriseNo), isNull(issuerSuspension.liftedAt)))
    .orderBy(desc(issuerSuspension.imposedAt))
    .limit(1);
  return { reason: imposed?.reason ?? suspensionReason ?? '—', since: imposed?.at.toISOString() ?? null };
}
