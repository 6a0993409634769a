import { contract, type PieceId, type RequestOf } from '@lianxin/api/contract';
import { sumFen, type CivilDate } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pieceOf } from '../../../ledger/change-piece.ts';
import { passToLender } from '../../../ledger/finance.ts';
import { revertTransfer } from '../../../ledger/move.ts';
import { lockVoucher, lockVouchers } from '../../../ledger/rows.ts';
import { piece } from '../../../schema/index.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { actors, day, leg } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { onLedger, splitOffAtOnce } from '../../../testing/on-ledger.ts';
import type { TestServer } from '../../../testing/test-server.ts';

type Filter = Partial<RequestOf<typeof contract.voucher.listFinanceable>>;

const [EARLY, LATE] = [day('2027-03-12'), day('2027-05-14')];

let server: TestServer;
let people: ReturnType<typeof actors>;
let early: Awaited<ReturnType<typeof people.heldPiece>>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  early = await people.heldPiece({ amount: 30_000, invoice: 1, dueOn: EARLY });
  for (const [index, amount] of [10_000, 50_000, 20_000].entries()) await people.heldPiece({ amount, invoice: index + 2, dueOn: LATE });
});
afterEach(() => server.clock.moveTo(new Date(START)));
afterAll(() => server.close());

const financeable = async (filter: Filter = {}, who = 'supplier-op') =>
  (await server.as(who)).call(contract.voucher.listFinanceable, { page: 1, pageSize: 20, ...filter });
const dues = ({ list }: Awaited<ReturnType<typeof financeable>>) => list.map(({ dueOn }) => dueOn);

test('groups by issuer and due date, earliest first, largest piece first', async () => {
  const { list, total, columnSums } = await financeable();
  expect(
    list.map(({ issuer, dueOn, remainingDays, pieceCount, availableAmount }) => [
      issuer.name,
      dueOn,
      remainingDays,
      pieceCount,
      availableAmount,
    ]),
  ).toEqual([
    ['晋北煤业集团有限公司', EARLY, 112, 1, yuan(30_000)],
    ['晋北煤业集团有限公司', LATE, 175, 3, yuan(80_000)],
  ]);
  expect(list[1]?.pieces.map(({ amount }) => amount)).toEqual([yuan(50_000), yuan(20_000), yuan(10_000)]);
  expect([total, columnSums?.availableAmount]).toEqual([2, yuan(110_000)]);
});

test('groups are paged, with the total of all', async () => {
  const [first, second] = [await financeable({ pageSize: 1 }), await financeable({ page: 2, pageSize: 1 })];
  expect([dues(first), dues(second)]).toEqual([[EARLY], [LATE]]);
  for (const { total, columnSums } of [first, second]) expect([total, columnSums?.availableAmount]).toEqual([2, yuan(110_000)]);
});

test('groups are found by due date, issuer, name and number, also in the total', async () => {
  expect(dues(await financeable({ dueTo: EARLY }))).toEqual([EARLY]);
  expect(dues(await financeable({ dueFrom: LATE }))).toEqual([LATE]);
  expect((await financeable({ issuerNo: enterpriseNo('E1004') })).total).toBe(0);
  expect((await financeable({ search: '晋北煤业' })).columnSums?.availableAmount).toBe(yuan(110_000));
  expect(await financeable({ search: early.number })).toMatchObject({
    total: 1,
    columnSums: { availableAmount: yuan(30_000) },
    list: [{ pieceCount: 1 }],
  });
  expect(await financeable({ search: '%' })).toMatchObject({ list: [], total: 0, columnSums: { availableAmount: 0n } });
});

test('leaves out pieces of others, due, pledged, overdue, in transfer, in financing, or bought by a lender', async () => {
  expect((await financeable({}, 'tier2-op')).list).toEqual([]);
  server.clock.moveTo(new Date(`${EARLY}T09:00:00+08:00`));
  expect(dues(await financeable())).toEqual([LATE]);
  server.clock.moveTo(new Date(START));

  const { db } = server.database;
  const unlike = [{ pledgeState: 'applying' as const }, { overdue: true }];
  for (const change of unlike) {
    const [before] = await db.select().from(piece).where(eq(piece.id, early.id));
    if (!before) throw new Error('there is no such piece');
    await db.update(piece).set(change).where(eq(piece.id, early.id));
    expect([change, dues(await financeable())]).toEqual([change, [LATE]]);
    await db.update(piece).set(before).where(eq(piece.id, early.id));
  }
  const [great] = (await financeable({ dueFrom: LATE })).list[0]?.pieces ?? [];
  if (!great) throw new Error('nothing is held');
  await people.transfer([leg(great, { amount: 40_000, invoice: 1 })]);
  expect((await financeable({ dueFrom: LATE })).columnSums?.availableAmount).toBe(yuan(40_000));
  const [part] = (await financeable({ dueFrom: EARLY, dueTo: EARLY })).list[0]?.pieces ?? [];
  if (!part) throw new Error('nothing is held');
  const { id: financingId } = await financiers(server).apply([part]);
  expect(dues(await financeable())).toEqual([LATE]);
  await server.database.transaction(async (tx) => {
    const context = onLedger(server, tx);
    const row = await pieceOf(context, part.id);
    const paid = { lenderNo: enterpriseNo('E3001'), financingId, kind: 'financing.disburse' };
    await passToLender(context, await lockVouchers(tx, [row.voucherId]), [row], paid);
  });
  const held = await (await server.as('bank-op')).call(contract.voucher.listHoldings, { page: 1, pageSize: 20 });
  expect(held.list.map(({ dueOn, live }) => [dueOn, live])).toEqual([[EARLY, true]]);
  expect((await financeable({}, 'bank-op')).list).toEqual([]);
});

/** Returns a piece from a transfer as fifty-two parts and a rest. */
async function inManyParts(id: PieceId, dueOn: CivilDate): Promise<void> {
  const sent = await people.heldPiece({ amount: 20_000, invoice: 7, dueOn });
  const [transfer] = (await people.transfer([leg(sent, { amount: 20_000, invoice: 2 })])).transfers;
  if (!transfer) throw new Error('nothing was transferred');
  const part = { transferId: transfer.id, amount: yuan(10), recipientNo: enterpriseNo('E1003') };
  await server.database.transaction(async (db) => {
    const context = onLedger(server, db);
    const row = await pieceOf(context, id);
    const taken = Array.from({ length: 52 }, () => part);
    const { pieces } = await splitOffAtOnce(context, await lockVoucher(db, row.voucherId), row, taken);
    for (const source of pieces)
      await revertTransfer(context, await lockVoucher(db, row.voucherId), source, { offered: undefined, kind: 'transfer.withdraw' });
  });
}

test('shows the largest fifty pieces of a group, and counts all', async () => {
  const dueOn = day('2027-04-16');
  const { id } = await people.heldPiece({ amount: 1_000, invoice: 6, dueOn });
  await inManyParts(id, dueOn);
  const [group] = (await financeable({ dueFrom: dueOn, dueTo: dueOn })).list;
  expect([group?.pieceCount, group?.availableAmount, group?.pieces.length]).toEqual([53, yuan(1_000), 50]);
  expect(sumFen((group?.pieces ?? []).map(({ amount }) => amount))).toBe(yuan(480 + 49 * 10));
});
