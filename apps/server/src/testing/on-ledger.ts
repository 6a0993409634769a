import type { ActContext, Actor } from '../ledger/act-context.ts';
import { beginBatch } from '../ledger/ledger-batch.ts';
import { lockVoucher, type PieceRow, type VoucherRow } from '../ledger/rows.ts';
import { splitOff, type PartToSplit } from '../ledger/split-off.ts';
import type { Db } from '../platform/db/client.ts';
import type { TestServer } from './test-server.ts';

/** The context of a ledger act, by the system unless an actor is given. */
export const onLedger = ({ services: { clock, ids, random } }: TestServer, db: Db, actor: Partial<Actor> = {}): ActContext => ({
  db,
  clock,
  ids,
  random,
  actor: { userId: null, name: '经办', role: 'system', enterpriseNo: null, ip: null, ...actor },
});

/** Splits a piece and writes the batch; returns the updated voucher and the new pieces. */
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

/** Runs work in a transaction and rolls it back. */
export async function withRollback({ database }: TestServer, work: (db: Db) => Promise<void>): Promise<void> {
  const rollback = new Error('rolled back');
  await database
    .transaction(async (db) => {
      await work(db);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
}
