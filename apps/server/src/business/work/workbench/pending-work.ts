import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import type { RedDot, TaskKind } from '../../applications/application/index.ts';
import { kinds } from '../kinds/index.ts';
import { workCounts } from './tasks.ts';

/** The red dots for the person's enterprise and role (specification §2.4). */
export async function pendingWorkOf(
  db: Db,
  viewer: { readonly userId: string; readonly enterpriseNo: EnterpriseNo | null; readonly role: Role },
  now: Date,
): Promise<Record<RedDot, boolean>> {
  const { userId, enterpriseNo, role } = viewer;
  const counts = enterpriseNo === null ? new Map<TaskKind, number>() : await workCounts(db, { userId, enterpriseNo, role, now });
  const isLit = (dot: RedDot) =>
    Object.values(kinds).some(({ redDots }) => (redDots[dot] ?? []).some((kind) => (counts.get(kind) ?? 0) > 0));
  return {
    signFor: isLit('signFor'),
    issueReview: isLit('issueReview'),
    transfer: isLit('transfer'),
    financing: isLit('financing'),
    pledge: isLit('pledge'),
    fund: isLit('fund'),
  };
}
