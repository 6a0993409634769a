import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { fundingDraft } from '../../../schema/index.ts';
import { madeBy, type UnfinishedWork, withMaker } from '../../applications/application/index.ts';
import type { FundingTable } from './funding-row.ts';

/** Applications that are still with their maker. */
export const unfinishedFunding = (table: FundingTable): UnfinishedWork => ({
  begun: (enterpriseNo, userIds) =>
    sql`select ${table.makerId} as maker_id from ${table} where ${withMaker(table, table.enterpriseNo, enterpriseNo, userIds)}`,
  async handOver(db, order) {
    const moved = await db
      .update(table)
      .set(madeBy(table, order))
      .where(withMaker(table, table.enterpriseNo, order.enterpriseNo, [order.fromId]))
      .returning({ id: table.id });
    return moved.length;
  },
});

/** Drafts that are not yet submitted. */
export function unfinishedFundingDrafts(table: ReturnType<typeof fundingDraft>): UnfinishedWork {
  const draftsOf = (enterpriseNo: EnterpriseNo, userIds: readonly string[]) =>
    and(eq(table.enterpriseNo, enterpriseNo), inArray(table.makerId, [...userIds]));
  return {
    begun: (enterpriseNo, userIds) => sql`select ${table.makerId} as maker_id from ${table} where ${draftsOf(enterpriseNo, userIds)}`,
    async handOver(db, { enterpriseNo, fromId, to }) {
      const moved = await db
        .update(table)
        .set({ makerId: to.userId, makerName: to.displayName, version: sql`${table.version} + 1` })
        .where(draftsOf(enterpriseNo, [fromId]))
        .returning({ id: table.id });
      return moved.length;
    },
  };
}
