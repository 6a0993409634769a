import type { TransferId } from '@lianxin/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { transfer } from '../../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../../applications/application/index.ts';

export type TransferRow = typeof transfer.$inferSelect;

const byId = (db: Db) =>
  db
    .select()
    .from(transfer)
    .where(eq(transfer.id, sql.placeholder('id')));
const toRead = prepared((db) => byId(db).prepare('transfer_to_read'));
const toHold = prepared((db) => byId(db).for('update').prepare('transfer_to_hold'));

export const transfers = applicationRepository({
  kind: 'transfer',
  ownerOf: ({ senderNo }: TransferRow) => senderNo,
  async read(db, id: TransferId, lock) {
    const [row] = await (lock ? toHold : toRead)(db).execute({ id });
    return row;
  },
  write: (db, id: TransferId, change: ChangeOf<TransferRow>, moved) =>
    db
      .update(transfer)
      .set({ ...change, ...moved })
      .where(eq(transfer.id, id)),
});

/** The response of an act on a transfer. */
export const referenceOf = ({ id, transferNumber, state, version }: TransferRow) => ({ id, transferNumber, state, version });
