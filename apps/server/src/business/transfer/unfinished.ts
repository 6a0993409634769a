import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import { transfer, transferDraft } from '../../schema/index.ts';
import type { UnfinishedWork } from '../applications/kind.ts';

/** Begun or sent back. What was handed in waits for its reviewer, whoever made it. */
const withMaker = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(
    eq(transfer.senderNo, enterpriseNo),
    eq(transfer.makerId, userId),
    inArray(transfer.state, ['draft', 'returned']),
    eq(transfer.removed, false),
  );

export const unfinishedTransfers: UnfinishedWork = {
  count: (db, enterpriseNo, userId) => db.$count(transfer, withMaker(enterpriseNo, userId)),
  async handOver(db, { enterpriseNo, fromId, to, by, at }) {
    const moved = await db
      .update(transfer)
      .set({
        makerId: to.userId,
        makerName: to.displayName,
        // Who returned it may be the operator that it goes to.
        reviewerId: sql`nullif(${transfer.reviewerId}, ${to.userId})`,
        version: sql`${transfer.version} + 1`,
        changedBy: by,
        changedAt: at,
      })
      .where(withMaker(enterpriseNo, fromId))
      .returning({ id: transfer.id });
    return moved.length;
  },
};

const draftsOf = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(eq(transferDraft.enterpriseNo, enterpriseNo), eq(transferDraft.makerId, userId));

export const unfinishedDrafts: UnfinishedWork = {
  count: (db, enterpriseNo, userId) => db.$count(transferDraft, draftsOf(enterpriseNo, userId)),
  async handOver(db, { enterpriseNo, fromId, to }) {
    const moved = await db
      .update(transferDraft)
      .set({ makerId: to.userId, makerName: to.displayName, version: sql`${transferDraft.version} + 1` })
      .where(draftsOf(enterpriseNo, fromId))
      .returning({ id: transferDraft.id });
    return moved.length;
  },
};
