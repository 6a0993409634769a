import type { ActContext, Actor } from '../ledger/act-context.ts';
import { beginBatch } from '../ledger/ledger-batch.ts';
import { lockVoucher, type PieceRow, type VoucherRow } from '../ledger/rows.ts';
import { splitOff, type PartToSplit } from '../ledger/split-off.ts';
import type { Db } from '../platform/db/client.ts';
import type { TestServer } from './test-server.ts';

/** What the ledger's steps are taken with, by the system or by an actor. */
export const onLedger = ({ services: { clock, ids, random } }: TestServer, db: Db, actor: Partial<Actor> = {}): ActContext => ({
  db,
  clock,
  ids,
  random,
  actor: { userId: null, name: '经办', role: 'system', enterpriseNo: null, ip: null, ...actor },
});

/** Splits parts off and writes that down; answers the voucher and the parts as they are then. */
export async function splitOffAtOnce(
  context: ActContext,
  row: VoucherRow,
  from: PieceRow,
  taken: readonly PartToSplit[],
): Promise<{ voucher: VoucherRow; pieces: PieceRow[] }> {
  const batch = beginBatch(context);
  const pieces = await splitOff(context, batch, row, from, taken);
  batch.write();
  return { voucher: await lockVoucher(context.db, row.id), pieces };
}

/** Does something in a transaction and leaves the database as it was. */
export async function undone({ database }: TestServer, work: (db: Db) => Promise<void>): Promise<void> {
  const over = new Error('it is over');
  await database
    .transaction(async (db) => {
      await work(db);
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
}
