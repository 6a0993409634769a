import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EnterpriseNo } from '@lianxin/api/contract';
import { transfer, transferDraft } from '../../../schema/index.ts';
import { madeBy, type UnfinishedWork, withMaker } from '../../applications/application/index.ts';

export const unfinishedTransfers: UnfinishedWork = {
  begun: (enterpriseNo, userIds) =>
    sql`select ${transfer.makerId} as maker_id from ${transfer} where ${withMaker(transfer, transfer.senderNo, enterpriseNo, userIds)}`,
  async handOver(db, order) {
    const moved = await db
      .update(transfer)
      .set(madeBy(transfer, order))
      .where(withMaker(transfer, transfer.senderNo, order.enterpriseNo, [order.fromId]))
      .returning({ id: transfer.id });
    return moved.length;
  },
};

const draftsOf = (enterpriseNo: EnterpriseNo, userIds: readonly string[]) =>
  and(eq(transferDraft.enterpriseNo, enterpriseNo), inArray(transferDraft.makerId, [...userIds]));

export const unfinishedDrafts: UnfinishedWork = {
  begun: (enterpriseNo, userIds) =>
    sql`select ${transferDraft.makerId} as maker_id from ${transferDraft} where ${draftsOf(enterpriseNo, userIds)}`,
  async handOver(db, { enterpriseNo, fromId, to }) {
    const moved = await db
      .update(transferDraft)
      .set({ makerId: to.userId, makerName: to.displayName, version: sql`${transferDraft.version} + 1` })
      .where(draftsOf(enterpriseNo, [fromId]))
      .returning({ id: transferDraft.id });
    return moved.length;
  },
};
