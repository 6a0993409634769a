import type { PledgeId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { pledge } from '../../../schema/index.ts';
import { applicationRepository, assertOneSideOf, type ChangeOf } from '../../applications/application/index.ts';

export type PledgeRow = typeof pledge.$inferSelect;

/** The loans against a pledge, as every kind of application is kept. The guarantor sees one once it was passed, the lender once it was handed to it. */
export const pledges = applicationRepository({
  kind: 'pledge',
  ownerOf: ({ enterpriseNo }: PledgeRow) => enterpriseNo,
  othersOf: ({ guarantorNo, passedAt, lenderNo, handedToLenderAt }) => ({
    ...(guarantorNo && passedAt && { guarantor: guarantorNo }),
    ...(handedToLenderAt && { funder: lenderNo }),
  }),
  oneSide: (context, { id }) => assertOneSideOf('pledge', context, id),
  async read(db, id: PledgeId, lock) {
    const query = db.select().from(pledge).where(eq(pledge.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  write: (db, id: PledgeId, change: ChangeOf<PledgeRow>, moved) =>
    db
      .update(pledge)
      .set({ ...change, ...moved })
      .where(eq(pledge.id, id)),
});
