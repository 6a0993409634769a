import { sql } from 'drizzle-orm';
import { issuance } from '../../../schema/index.ts';
import { madeBy, type UnfinishedWork, withMaker } from '../../applications/application/index.ts';

export const unfinishedIssuances: UnfinishedWork = {
  begun: (enterpriseNo, userIds) =>
    sql`select ${issuance.makerId} as maker_id from ${issuance} where ${withMaker(issuance, issuance.issuerNo, enterpriseNo, userIds)}`,
  async handOver(db, order) {
    const moved = await db
      .update(issuance)
      .set(madeBy(issuance, order))
      .where(withMaker(issuance, issuance.issuerNo, order.enterpriseNo, [order.fromId]))
      .returning({ id: issuance.id });
    return moved.length;
  },
};
