import type { TransferId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { transfer } from '../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../applications/repository.ts';

export type TransferRow = typeof transfer.$inferSelect;

/** The transfers, as every kind of application is kept. */
export const transfers = applicationRepository({
  kind: 'transfer',
  ownerOf: ({ senderNo }: TransferRow) => senderNo,
  async read(db, id: TransferId, lock) {
    const query = db.select().from(transfer).where(eq(transfer.id, id));
    const [row] = await (lock ? query.for('update') : query);
    return row;
  },
  async write(db, id: TransferId, change: ChangeOf<TransferRow>, moved) {
    const [row] = await db
      .update(transfer)
      .set({ ...change, ...moved })
      .where(eq(transfer.id, id))
      .returning();
    return row;
  },
});

/** What an act on a transfer answers. */
export const referenceOf = ({ id, transferNumber, state, version }: TransferRow) => ({ id, transferNumber, state, version });
