import { EnterpriseNo, FinancingId, PledgeId, TransferId } from '@lianxin/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/client.ts';
import { piece, voucherHistory } from '../schema/index.ts';
import { yuan } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, type PieceView } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { onLedger, splitOffAtOnce, withRollback } from '../testing/on-ledger.ts';
import type { TestServer } from '../testing/test-server.ts';
import { changePiece, pieceOf } from './change-piece.ts';
import { advancePledge } from './pledge.ts';
import { lockVouchers } from './rows.ts';

const SUPPLIER = z.parse(EnterpriseNo, 'E1002');
const LENDER = z.parse(EnterpriseNo, 'E1003');
const pledgeId = z.parse(PledgeId, 'P1');

let server: TestServer;
let held: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  held = await actors(server).heldPiece({ amount: 1000 });
});
afterAll(() => server.close());

/** Runs work with a pledged part of the supplier's piece, and rolls it back. */
const withPledgedPart = (work: (db: Db, part: Awaited<ReturnType<typeof pledgePart>>) => Promise<void>) =>
  withRollback(server, async (db) => work(db, await pledgePart(db, 300)));

async function pledgePart(db: Db, amount: number) {
  const context = onLedger(server, db, { enterpriseNo: SUPPLIER, role: 'operator' });
  const [voucher] = [...(await lockVouchers(db, [held.voucherId])).values()];
  if (!voucher) throw new Error('no voucher');
  const taken = { pledgeId, amount: yuan(amount), lenderNo: LENDER };
  const split = await splitOffAtOnce(context, voucher, await pieceOf(context, held.id), [taken]);
  const [part] = split.pieces;
  if (!part) throw new Error('nothing was pledged');
  const step = async (event: Parameters<typeof advancePledge>[3]) => {
    const vouchers = await lockVouchers(db, [voucher.id]);
    const [row] = await advancePledge(context, vouchers, [await pieceOf(context, part.id)], event, {
      kind: `pledge.${event}`,
    });
    return row ?? expect.fail('nothing was moved');
  };
  return { context, voucher: split.voucher, part, step };
}

describe('a pledged piece', () => {
  test('is split off, stays live with its holder, and leaves the rest free', async () => {
    await withPledgedPart(async (db, { part }) => {
      expect(part).toMatchObject({
        state: 'holding',
        live: true,
        holderNo: SUPPLIER,
        pledgeState: 'applying',
        pledgeId,
        amount: yuan(300),
      });
      const live = await db
        .select()
        .from(piece)
        .where(and(eq(piece.voucherId, held.voucherId), eq(piece.live, true)))
        .orderBy(piece.amount);
      expect(live.map(({ amount, pledgeState }) => [amount, pledgeState])).toEqual([
        [yuan(300), 'applying'],
        [yuan(700), 'none'],
      ]);
    });
  });

  test('is pledged from registration to release', async () => {
    await withPledgedPart(async (db, { step }) => {
      expect(await step('register')).toMatchObject({ pledgeState: 'pledged', pledgeId });
      expect(await step('release')).toMatchObject({ pledgeState: 'releasing', pledgeId });
      expect(await step('releaseEnd')).toMatchObject({ pledgeState: 'pledged', pledgeId });
      await step('release');
      expect(await step('releaseComplete')).toMatchObject({
        pledgeState: 'none',
        pledgeId: null,
        state: 'holding',
        live: true,
      });
      const sealed = await db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, held.voucherId));
      expect(sealed.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['pledge.submit', 'pledge.register', 'pledge.release', 'pledge.releaseEnd', 'pledge.releaseComplete']),
      );
    });
  });

  test('is free again when the application is unsuccessful', async () => {
    await withPledgedPart(async (_db, { step }) => {
      expect(await step('applyEnd')).toMatchObject({
        pledgeState: 'none',
        pledgeId: null,
        state: 'holding',
        live: true,
      });
    });
  });

  test.each([
    ['pledged again', { pledgeId: z.parse(PledgeId, 'P2'), amount: yuan(100), lenderNo: LENDER }, 'pledge'],
    ['financed', { financingId: z.parse(FinancingId, 'F1'), amount: yuan(100), lenderNo: LENDER }, 'finance'],
    ['transferred', { transferId: z.parse(TransferId, 'T1'), amount: yuan(100), recipientNo: LENDER }, 'transfer'],
  ] as const)('cannot be %s', async (_what, taken, act) => {
    await withPledgedPart(async (_db, { context, voucher, part }) => {
      const again = splitOffAtOnce(context, voucher, part, [taken]);
      await expect(again).rejects.toMatchObject({
        key: 'ILLEGAL_STATE',
        details: { object: 'piece', state: 'holding', act },
      });
    });
  });

  test.each([
    ['skip a step of its pledge', { pledgeState: 'releasing' }],
    ['be pledged for a second loan', { pledgeId: z.parse(PledgeId, 'P2') }],
    ['be financed', { state: 'financing' }],
    ['be split', { live: false }],
  ] as const)('cannot %s, even by direct writes to the database', async (_what, change) => {
    await withPledgedPart(async (_db, { context, part }) => {
      await expect(changePiece(context, part.id, change)).rejects.toMatchObject({
        cause: { code: '23514' },
      });
    });
  });

  test('refuses steps that its pledge state does not allow', async () => {
    await withPledgedPart(async (_db, { step }) => {
      await expect(step('release')).rejects.toMatchObject({ key: 'ILLEGAL_STATE' });
    });
  });
});
