import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import type { Db } from '../../platform/db/client.ts';
import { workCounts, type TaskKind } from './tasks.ts';

/** Which kinds of work wait for this person in the enterprise and role of the session: the red dots (specification §2.4). */
export async function pendingWorkOf(
  db: Db,
  viewer: { readonly userId: string; readonly enterpriseNo: EnterpriseNo | null; readonly role: Role },
) {
  const { userId, enterpriseNo, role } = viewer;
  const counts = enterpriseNo === null ? new Map<TaskKind, number>() : await workCounts(db, { userId, enterpriseNo, role });
  const waits = (...kinds: readonly TaskKind[]) => kinds.some((kind) => (counts.get(kind) ?? 0) > 0);
  return {
    signFor: waits('signFor', 'signForConfirm'),
    issueReview: waits('issuanceReview', 'voidReview'),
    transfer: waits('transferReview'),
    financing: false,
    pledge: false,
  };
}
