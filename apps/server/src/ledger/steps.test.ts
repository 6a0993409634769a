import { BankAccountId, EnterpriseNo, PieceId, VoucherId, type TransferId } from '@lianxin/api/contract';
import { Refusal, type RefusalKey } from '@lianxin/domain';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/client.ts';
import { piece, voucher, voucherHistory } from '../schema/index.ts';
import { accountId, enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, leg, type PieceView } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { onLedger, withRollback, splitOffAtOnce as splitOff } from '../testing/on-ledger.ts';
import type { TestServer } from '../testing/test-server.ts';
import { assertPieceVersion, changePiece, pieceOf } from './change-piece.ts';
import { closeVoucher, offerTo, receivePiece, revertTransfer } from './move.ts';
import { rootPieceOf } from './root-piece.ts';
import { lockVoucher, lockVouchersOf, type PieceRow } from './rows.ts';
import { sm3 } from './sm3.ts';

const no = (text: string) => z.parse(EnterpriseNo, text);
const [SUPPLIER, TIER2, FEE] = [no('E1002'), no('E1003'), no('E1005')];
const account = z.parse(BankAccountId, accountId('E1003'));
const signature = { certificateSerial: 'CERT-1', text: '我已阅读并同意', value: 'c2lnbmVk' };

let server: TestServer;
let held: PieceView;
/** The ledger requires an existing transfer for each step, but does not check which. */
let transferId: TransferId;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  const people = actors(server);
  const other = await people.heldPiece({ amount: 10_000, invoice: 2 });
  transferId = (await people.transfer([leg(other, { amount: 1000, invoice: 9 })])).transfers[0]?.id ?? expect.fail();
  held = await people.heldPiece({ amount: 1000 });
});
afterAll(() => server.close());

const refusalWith = (key: RefusalKey, details: Readonly<Record<string, unknown>> = {}) => expect.objectContaining({ key, details });
const supplierOn = (db: Db) => onLedger(server, db, { enterpriseNo: SUPPLIER, role: 'operator' });
const part = (amount: number, recipientNo = TIER2) => ({ transferId, amount: yuan(amount), recipientNo });

/** The history rows after the first `known` ones. Pieces are shown as number suffix, amount, holder, state and `live`. */
async function historyAfter(db: Db, known: number) {
  const rows = await db
    .select()
    .from(voucherHistory)
    .where(eq(voucherHistory.voucherId, held.voucherId))
    .orderBy(asc(voucherHistory.sequence));
  const [row] = await db.select().from(voucher).where(eq(voucher.id, held.voucherId));
  const nameOf = new Map(['E1001', SUPPLIER, TIER2, FEE].map((one) => [sm3(`${row?.salt ?? ''}|${one}`).slice(0, 16), one]));
  return rows.slice(known).map(({ canonical, kind, actorNo, counterpartyNo, certificateSerial, signedText, signatureValue }) => {
    const event = JSON.parse(canonical);
    expect([event.kind, nameOf.get(event.actorNo) ?? event.actorNo ?? null]).toEqual([kind, actorNo]);
    const { pieces, counterparty, ...rest } = event.details;
    expect(counterparty === undefined ? null : nameOf.get(counterparty)).toBe(counterpartyNo);
    const kept = certificateSerial === null ? {} : { certificate: certificateSerial, signature: sm3(signatureValue ?? '') };
    expect([certificateSerial === null, signatureValue === null]).toEqual([signedText === null, signedText === null]);
    const told = pieces.map((one: Record<string, unknown>) => [
      String(one['number']).slice(held.number.length),
      one['amount'],
      nameOf.get(String(one['holder'])),
      one['state'],
      one['live'],
    ]);
    expect(rest).toMatchObject(kept);
    return { kind, actorNo, counterpartyNo, pieces: told, signed: certificateSerial !== null };
  });
}

const heldPieces = (db: Db) =>
  db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, held.voucherId), eq(piece.state, 'holding')));

test('a new voucher has its own salt and one piece that waits for its recipient', async () => {
  const { id } = await actors(server).issue({ amount: 2000, invoice: 3 });
  const [row] = await server.database.db.select().from(voucher).where(eq(voucher.issuanceId, id));
  const root = await rootPieceOf(server.database.db, row ?? expect.fail());
  expect(row).toMatchObject({ closed: false, salt: expect.stringMatching(/^[0-9a-f]{32}$/), chainLength: 1, faceAmount: yuan(2000) });
  expect(root).toMatchObject({ number: row?.number, state: 'awaitingReceipt', live: true, overdue: false, pledgeState: 'none' });
  expect(root).toMatchObject({ source: 'issuance', holderNo: SUPPLIER, fromNo: 'E1001', parentId: null, baseId: root.id });
  const [first] = await server.database.db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, root.voucherId));
  const sealed = JSON.parse(first?.canonical ?? '');
  const { dueOn, issuedOn, paymentDate, promiseNumber } = row ?? expect.fail();
  expect(sealed).toMatchObject({ kind: 'issuance.pass', details: { faceAmount: '2000.00', dueOn, issuedOn, paymentDate, promiseNumber } });
  expect(sealed.details.counterparty).toBe(sm3(`${row?.salt ?? ''}|E1002`).slice(0, 16));
});

describe('the history records every step with all changed pieces', () => {
  test('of a split for two transfers, one received and the other lapsed', async () => {
    await withRollback(server, async (db) => {
      const context = supplierOn(db);
      const row = await lockVoucher(db, held.voucherId);
      const from = await pieceOf(context, held.id);
      const split = await splitOff(context, row, from, [part(300), part(200, FEE)]);
      const [first, second] = split.pieces;
      if (!first || !second) throw new Error('two parts were asked for');
      const to = { recipientNo: TIER2, transferId, receivingAccountId: account, kind: 'transfer.pass', signature };
      const offered = await offerTo(context, split.voucher, first, to);
      expect(await pieceOf(context, first.id)).toMatchObject({ live: false, children: 1, heldById: transferId, state: 'transferring' });
      expect(offered).toMatchObject({ source: 'transfer', fromNo: SUPPLIER, cameById: transferId, parentId: first.id, baseId: offered.id });
      const receipt = { source: await pieceOf(context, first.id), receivingAccountId: account, kind: 'transfer.signConfirm', signature };
      const received = await receivePiece(onLedger(server, db, { enterpriseNo: TIER2 }), await lockVoucher(db, row.id), offered, receipt);
      expect(received).toMatchObject({ receivedOn: server.clock.today(), receivingAccountId: account, state: 'holding', live: true });
      await revertTransfer(onLedger(server, db), await lockVoucher(db, row.id), second, { kind: 'transfer.lapse' });
      expect(await pieceOf(context, second.id)).toMatchObject({ state: 'holding', live: true, heldById: null });
      expect(await historyAfter(db, row.chainLength)).toEqual([
        {
          kind: 'transfer.submit',
          actorNo: SUPPLIER,
          counterpartyNo: TIER2,
          signed: false,
          pieces: [
            ['-01', '300.00', SUPPLIER, 'transferring', true],
            ['-03', '500.00', SUPPLIER, 'holding', true],
          ],
        },
        {
          kind: 'transfer.submit',
          actorNo: SUPPLIER,
          counterpartyNo: FEE,
          signed: false,
          pieces: [['-02', '200.00', SUPPLIER, 'transferring', true]],
        },
        {
          kind: 'transfer.pass',
          actorNo: SUPPLIER,
          counterpartyNo: TIER2,
          signed: true,
          pieces: [
            ['-01-01', '300.00', TIER2, 'awaitingReceipt', true],
            ['-01', '300.00', SUPPLIER, 'transferring', false],
          ],
        },
        {
          kind: 'transfer.signConfirm',
          actorNo: TIER2,
          counterpartyNo: null,
          signed: true,
          pieces: [
            ['-01-01', '300.00', TIER2, 'holding', true],
            ['-01', '300.00', SUPPLIER, 'transferred', false],
          ],
        },
        {
          kind: 'transfer.lapse',
          actorNo: null,
          counterpartyNo: null,
          signed: false,
          pieces: [['-02', '200.00', SUPPLIER, 'holding', true]],
        },
      ]);
    });
  });

  test('of the receipt of a new voucher, and of its expiry', async () => {
    const { id } = await actors(server).issue({ amount: 1500, invoice: 4 });
    await withRollback(server, async (db) => {
      const [promise] = await db.select().from(voucher).where(eq(voucher.issuanceId, id));
      const row = promise ?? expect.fail();
      const offered = await rootPieceOf(db, row);
      const context = onLedger(server, db, { enterpriseNo: SUPPLIER });
      const received = await receivePiece(context, row, offered, { receivingAccountId: account, kind: 'issuance.signDirect' });
      expect(received.state).toBe('holding');
      const [, receipt] = await db
        .select()
        .from(voucherHistory)
        .where(eq(voucherHistory.voucherId, row.id))
        .orderBy(voucherHistory.sequence);
      expect(JSON.parse(receipt?.canonical ?? '').details.pieces).toEqual([
        expect.objectContaining({ number: row.number, state: 'holding' }),
      ]);
      await closeVoucher(context, await lockVoucher(db, row.id), { kind: 'issuance.expire' });
      expect(await lockVoucher(db, row.id)).toMatchObject({ closed: true, chainLength: 3 });
      expect(await pieceOf(context, offered.id)).toMatchObject({ live: false });
      await expect(closeVoucher(context, row, { kind: 'issuance.expire' })).rejects.toThrow(refusalWith('NOT_FOUND'));
    });
  });
});

test('using a whole piece does not split it, and parts that sum to the whole leave no rest', async () => {
  await withRollback(server, async (db) => {
    const context = supplierOn(db);
    const row = await lockVoucher(db, held.voucherId);
    const from = await pieceOf(context, held.id);
    const { pieces } = await splitOff(context, row, from, [part(1000)]);
    expect(pieces).toEqual([
      { ...from, state: 'transferring', heldById: transferId, version: from.version + 1, changedBy: '经办', changedAt: server.clock.now() },
    ]);
    expect((await historyAfter(db, row.chainLength)).map((event) => event.pieces)).toEqual([
      [['', '1000.00', SUPPLIER, 'transferring', true]],
    ]);
  });
  await withRollback(server, async (db) => {
    const context = supplierOn(db);
    const row = await lockVoucher(db, held.voucherId);
    await splitOff(context, row, await pieceOf(context, held.id), [part(300), part(700, FEE)]);
    expect((await historyAfter(db, row.chainLength)).map((event) => event.pieces)).toEqual([
      [['-01', '300.00', SUPPLIER, 'transferring', true]],
      [['-02', '700.00', SUPPLIER, 'transferring', true]],
    ]);
  });
});

test('an unsuccessful offer is void, and the sender’s piece becomes live again', async () => {
  await withRollback(server, async (db) => {
    const context = supplierOn(db);
    const row = await lockVoucher(db, held.voucherId);
    const { pieces, voucher: after } = await splitOff(context, row, await pieceOf(context, held.id), [part(1000)]);
    const source = pieces[0] ?? expect.fail();
    const offered = await offerTo(context, after, source, {
      recipientNo: TIER2,
      transferId,
      receivingAccountId: account,
      kind: 'transfer.pass',
    });
    const offering = await lockVoucher(db, row.id);
    await revertTransfer(context, offering, await pieceOf(context, source.id), { offered, kind: 'transfer.withdraw' });
    expect((await historyAfter(db, offering.chainLength))[0]?.pieces).toEqual([
      ['', '1000.00', SUPPLIER, 'holding', true],
      ['-01', '1000.00', TIER2, 'awaitingReceipt', false],
    ]);
  });
});

test('splitting a part again extends the number of the base piece, up to 999 parts', async () => {
  await withRollback(server, async (db) => {
    const context = supplierOn(db);
    const from = await pieceOf(context, held.id);
    const numbersOf = (pieces: readonly PieceRow[]) => pieces.map(({ number }) => number.slice(held.number.length));
    const split = await splitOff(context, await lockVoucher(db, held.voucherId), from, [part(300)]);
    const rest = (await heldPieces(db)).find(({ number }) => number === `${held.number}-02`) ?? expect.fail();
    expect(await pieceOf(context, held.id)).toMatchObject({ live: false, children: 2, version: from.version + 1 });
    const again = await splitOff(context, split.voucher, rest, [part(100), part(150)]);
    expect(numbersOf([...split.pieces, ...again.pieces])).toEqual(['-01', '-03', '-04']);
    expect(await pieceOf(context, held.id)).toMatchObject({ live: false, children: 5 });
    expect(await pieceOf(context, rest.id)).toMatchObject({ live: false, children: 0 });
    const last = (await heldPieces(db)).find(({ number }) => number === `${held.number}-05`) ?? expect.fail();
    expect(last).toMatchObject({ amount: yuan(450), parentId: rest.id, baseId: held.id, state: 'holding', live: true });
    await changePiece(context, held.id, { children: 998 });
    await expect(splitOff(context, again.voucher, last, [part(100)])).rejects.toThrow(refusalWith('SPLIT_LIMIT'));
    await changePiece(context, held.id, { children: 997 });
    expect(numbersOf((await splitOff(context, again.voucher, last, [part(100)])).pieces)).toEqual(['-998']);
  });
});

describe('the ledger refuses a step', () => {
  test('that the piece’s state does not allow, naming the state', async () => {
    await withRollback(server, async (db) => {
      const context = supplierOn(db);
      const row = await lockVoucher(db, held.voucherId);
      const receive = receivePiece(context, row, await pieceOf(context, held.id), {
        receivingAccountId: account,
        kind: 'transfer.signConfirm',
      });
      await expect(receive).rejects.toThrow(refusalWith('ILLEGAL_STATE', { object: 'piece', state: 'holding' }));
    });
  });

  test.each<readonly [string, Partial<PieceRow>]>([
    ['is no longer live', { live: false }],
    ['is being transferred', { state: 'transferring' }],
    ['is pledged', { pledgeState: 'pledged' }],
  ])('with a piece that %s', async (_, change) => {
    const { db } = server.database;
    const from = { ...(await pieceOf({ db }, held.id)), ...change };
    const step = splitOff(supplierOn(db), await lockVoucher(db, held.voucherId), from, [part(1)]);
    await expect(step).rejects.toThrow(refusalWith('ILLEGAL_STATE', { object: 'piece', state: from.state, act: 'transfer' }));
  });

  test('for more than the piece’s amount', async () => {
    const { db } = server.database;
    const step = splitOff(supplierOn(db), await lockVoucher(db, held.voucherId), await pieceOf({ db }, held.id), [part(600), part(400.01)]);
    await expect(step).rejects.toThrow(refusalWith('LIMIT_EXCEEDED', { min: '0.01', max: '1000.00' }));
  });

  test('with an unknown piece or voucher', async () => {
    const { db } = server.database;
    const context = supplierOn(db);
    const noPiece = z.parse(PieceId, 'no-such-piece');
    const noVoucher = z.parse(VoucherId, 'no-such-voucher');
    const steps = [() => pieceOf(context, noPiece), () => changePiece(context, noPiece, { live: false }), () => lockVoucher(db, noVoucher)];
    for (const step of steps) await expect(step()).rejects.toThrow(new Refusal('NOT_FOUND'));
    expect(await lockVouchersOf(db, [noPiece], enterpriseNo('E1002'))).toEqual(new Map());
    const row = { ...(await lockVoucher(db, held.voucherId)), id: noVoucher };
    await expect(rootPieceOf(db, row)).rejects.toThrow('voucher no-such-voucher has no piece');
  });

  test('on a piece that has changed since it was read', async () => {
    const { version, changedBy, changedAt, ...rest } = await pieceOf(server.database, held.id);
    const now = { ...rest, version, changedBy, changedAt };
    expect(() => assertPieceVersion(now, version)).not.toThrow();
    const stale = refusalWith('STALE_VERSION', { actor: changedBy, at: changedAt.toISOString(), version });
    expect(() => assertPieceVersion(now, version - 1)).toThrow(stale);
  });
});
