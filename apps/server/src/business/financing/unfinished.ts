import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { financing, financingDraft } from '../../schema/index.ts';
import type { UnfinishedWork } from '../applications/kind.ts';
import { madeBy, withMaker } from '../applications/unfinished.ts';

export const unfinishedFinancings: UnfinishedWork = {
  begun: (enterpriseNo, userIds) =>
    sql`select ${financing.makerId} as maker_id from ${financing} where ${withMaker(financing, financing.enterpriseNo, enterpriseNo, userIds)}`,
  async handOver(db, order) {
    const moved = await db
      .update(financing)
      .set(madeBy(financing, order))
      .where(withMaker(financing, financing.enterpriseNo, order.enterpriseNo, [order.fromId]))
      .returning({ id: financing.id });
    return moved.length;
  },
};

const draftsOf = (enterpriseNo: EnterpriseNo, userIds: readonly string[]) =>
  and(eq(financingDraft.enterpriseNo, enterpriseNo), inArray(financingDraft.makerId, [...userIds]));

export const unfinishedFinancingDrafts: UnfinishedWork = {
  begun: (enterpriseNo, userIds) =>
    sql`select ${financingDraft.makerId} as maker_id from ${financingDraft} where ${draftsOf(enterpriseNo, userIds)}`,
  async handOver(db, { enterpriseNo, fromId, to }) {
    const moved = await db
      .update(financingDraft)
      .set({ makerId: to.userId, makerName: to.displayName, version: sql`${financingDraft.version} + 1` })
      .where(draftsOf(enterpriseNo, [fromId]))
      .returning({ id: financingDraft.id });
    return moved.length;
  },
};
