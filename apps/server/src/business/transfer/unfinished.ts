import { and, eq, sql } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import { transfer, transferDraft } from '../../schema/index.ts';
import type { UnfinishedWork } from '../applications/kind.ts';
import { madeBy, withMaker } from '../applications/unfinished.ts';

export const unfinishedTransfers: UnfinishedWork = {
  count: (db, enterpriseNo, userId) => db.$count(transfer, withMaker(transfer, transfer.senderNo, enterpriseNo, userId)),
  async handOver(db, order) {
    const moved = await db
      .update(transfer)
      .set(madeBy(transfer, order))
      .where(withMaker(transfer, transfer.senderNo, order.enterpriseNo, order.fromId))
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
