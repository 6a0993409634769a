import type { FinancingId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { financing } from '../../../schema/index.ts';
import { applicationRepository, assertOneSideOf, type ChangeOf } from '../../applications/application/index.ts';

export type FinancingRow = typeof financing.$inferSelect;

/** The financings, as every kind of application is kept. The issuer sees one when its contract is made, the lender once it was passed. */
export const financings = applicationRepository({
  kind: 'financing',
  ownerOf: ({ enterpriseNo }: FinancingRow) => enterpriseNo,
  othersOf: ({ issuerNo, ownAssent, lenderNo, passedAt }) => ({
    ...(ownAssent && { counterparty: issuerNo }),
    ...(passedAt && { funder: lenderNo }),
  }),
  oneSide: (context, { id }) => assertOneSideOf('financing', context, id),
  async read(db, id: FinancingId, lock) {
    const query = db.select().from(financing).where(eq(financing.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  write: (db, id: FinancingId, change: ChangeOf<FinancingRow>, moved) =>
    db
      .update(financing)
      .set({ ...change, ...moved })
      .where(eq(financing.id, id)),
});
