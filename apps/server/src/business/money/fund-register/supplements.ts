import { FileId, type FundSupplementId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fundSupplement } from '../../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../../applications/application/index.ts';

export type FundSupplementRow = typeof fundSupplement.$inferSelect;

/** Storage of manual entries. */
export const fundSupplements = applicationRepository({
  kind: 'fundSupplement',
  ownerOf: ({ enterpriseNo }: FundSupplementRow) => enterpriseNo,
  async read(db, id: FundSupplementId, lock) {
    const query = db.select().from(fundSupplement).where(eq(fundSupplement.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  write: (db, id: FundSupplementId, change: ChangeOf<FundSupplementRow>, moved) =>
    db
      .update(fundSupplement)
      .set({ ...change, ...moved })
      .where(eq(fundSupplement.id, id)),
});

const Files = z.array(FileId);

export const filesOf = ({ attachments }: Pick<FundSupplementRow, 'attachments'>): FileId[] => z.parse(Files, attachments);

/** The response of an act on a supplement. */
export const referenceOf = ({ id, applicationNumber, state, version }: FundSupplementRow) => ({ id, applicationNumber, state, version });
