import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import { issuance } from '../../schema/index.ts';
import type { UnfinishedWork } from '../applications/kind.ts';

/** Begun or sent back. What was handed in waits for its reviewer, whoever made it. */
const withMaker = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(
    eq(issuance.issuerNo, enterpriseNo),
    eq(issuance.makerId, userId),
    inArray(issuance.state, ['draft', 'returned']),
    eq(issuance.removed, false),
  );

export const unfinishedIssuances: UnfinishedWork = {
  count: (db, enterpriseNo, userId) => db.$count(issuance, withMaker(enterpriseNo, userId)),
  async handOver(db, { enterpriseNo, fromId, to, by, at }) {
    const moved = await db
      .update(issuance)
      .set({
        makerId: to.userId,
        makerName: to.displayName,
        // Who returned it may be the operator that it goes to.
        reviewerId: sql`nullif(${issuance.reviewerId}, ${to.userId})`,
        version: sql`${issuance.version} + 1`,
        changedBy: by,
        changedAt: at,
      })
      .where(withMaker(enterpriseNo, fromId))
      .returning({ id: issuance.id });
    return moved.length;
  },
};
