import type { IssuanceId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { issuance } from '../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../applications/repository.ts';

export type IssuanceRow = typeof issuance.$inferSelect;

/** The issuances, as every kind of application is kept. */
export const issuances = applicationRepository({
  kind: 'issuance',
  ownerOf: ({ issuerNo }: IssuanceRow) => issuerNo,
  async read(db, id: IssuanceId, lock) {
    const query = db.select().from(issuance).where(eq(issuance.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  async write(db, id: IssuanceId, change: ChangeOf<IssuanceRow>, moved) {
    const [row] = await db
      .update(issuance)
      .set({ ...change, ...moved })
      .where(eq(issuance.id, id))
      .returning();
    return row;
  },
});

/** What an act on an issuance answers. */
export const referenceOf = ({ id, applicationNumber, state, version }: IssuanceRow) => ({ id, applicationNumber, state, version });
