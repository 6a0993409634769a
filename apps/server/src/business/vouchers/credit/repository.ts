import type { CreditApplicationId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { creditApplication } from '../../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../../applications/application/index.ts';

export type CreditApplicationRow = typeof creditApplication.$inferSelect;

/** Storage of requests for credit lines. */
export const creditApplications = applicationRepository({
  kind: 'creditApplication',
  ownerOf: ({ enterpriseNo }: CreditApplicationRow) => enterpriseNo,
  async read(db, id: CreditApplicationId, lock) {
    const query = db.select().from(creditApplication).where(eq(creditApplication.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  write: (db, id: CreditApplicationId, change: ChangeOf<CreditApplicationRow>, moved) =>
    db
      .update(creditApplication)
      .set({ ...change, ...moved })
      .where(eq(creditApplication.id, id)),
});

/** The response of an act on a request. */
export const referenceOf = ({ id, applicationNumber, state, version }: CreditApplicationRow) => ({ id, applicationNumber, state, version });
