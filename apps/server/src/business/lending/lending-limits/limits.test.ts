import { fen, Refusal, sumFen, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActContext } from '../../../ledger/act-context.ts';
import { ledgerViolations } from '../../../ledger/verify.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { financing, lendingLimit, posting } from '../../../schema/index.ts';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { BANK, financiers, financingWorld } from '../../../testing/financing.ts';
import { onLedger, withRollback } from '../../../testing/on-ledger.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { FinancingRow } from '../financing/repository.ts';
import { drawLimit, releaseLimit, reserveLimit } from './limits.ts';

const STEPS = {
  reserve: (context: ActContext, row: FinancingRow) => reserveLimit(context, 'financing', row),
  release: (context: ActContext, row: FinancingRow) => releaseLimit(context, 'financing', row),
  use: drawLimit,
};
const KEY = and(eq(lendingLimit.channel, BANK), eq(lendingLimit.issuerNo, enterpriseNo('E1001')));

let server: TestServer;
let rows: FinancingRow[];
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  for (const [place, amount] of [300_000, 200_000, 100_000].entries()) {
    const piece = await actors(server).heldPiece({ amount, invoice: place + 1 });
    await financiers(server).apply([piece]);
  }
  rows = await server.database.db.select().from(financing).orderBy(financing.id);
});
afterAll(() => server.close());

async function limitOf(db: Db) {
  const [limit] = await db.select().from(lendingLimit).where(KEY);
  return limit ?? expect.fail('the bank lends nothing');
}

type Taken = 'reserved' | 'used' | undefined;

/** The specified result of a step for an application; undefined if it is refused. */
function after(step: keyof typeof STEPS, taken: Taken, amount: Fen, free: bigint): { readonly taken: Taken } | undefined {
  if (step === 'use') return taken === 'reserved' ? { taken: 'used' } : undefined;
  if (step === 'release') return { taken: taken === 'reserved' ? undefined : taken };
  if (taken !== undefined) return { taken };
  return amount <= free ? { taken: 'reserved' } : undefined;
}

test('a limit equals the reservations of its applications after any sequence of reserving, releasing and using', async () => {
  const steps = fc.array(
    fc.record({ step: fc.constantFrom('reserve' as const, 'release' as const, 'use' as const), nth: fc.nat(rows.length - 1) }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 700_000 }), async (taking, most) => {
      await withRollback(server, async (db) => {
        const total = yuan(most);
        await db.update(lendingLimit).set({ total }).where(KEY);
        const taken = rows.map((): Taken => undefined);
        const sumOf = (state: Taken) => sumFen(rows.filter((_, index) => taken[index] === state).map(({ amount }) => amount));
        for (const { step, nth } of taking) {
          const row = rows[nth] ?? expect.fail('there is no such application');
          const expected = after(step, taken[nth], row.amount, total - sumOf('reserved') - sumOf('used'));
          const done = await STEPS[step](onLedger(server, db), row).then(
            () => true,
            () => false,
          );
          expect(done).toBe(expected !== undefined);
          if (expected) taken[nth] = expected.taken;
          expect(await limitOf(db)).toMatchObject({ inTransit: sumOf('reserved'), used: sumOf('used') });
        }
        expect(await ledgerViolations(db)).toEqual([]);
      });
    }),
    { seed: 20261120, numRuns: propertyRuns(60) },
  );
});

test('distinguishes a missing limit from one with too little left', async () => {
  const [row = expect.fail('nothing was applied for')] = rows;
  const reasonOf = async (db: Db, of: FinancingRow) => {
    const refused: unknown = await reserveLimit(onLedger(server, db), 'financing', of).catch((error: unknown) => error);
    return refused instanceof Refusal ? [refused.key, refused.details['reason']] : refused;
  };
  await withRollback(server, async (db) => {
    expect(await reasonOf(db, { ...row, issuerNo: enterpriseNo('E1004') })).toEqual(['CHANNEL_REFUSED', 'noCreditLine']);
    await db
      .update(lendingLimit)
      .set({ total: fen(row.amount - 1n) })
      .where(KEY);
    expect(await reasonOf(db, row)).toEqual(['CHANNEL_REFUSED', 'creditShort']);
  });
});

test('a limit that differs from its reservations is detected, and so are postings that do not balance', async () => {
  const [row = expect.fail('nothing was applied for')] = rows;
  const broken = async (change: (db: Db) => Promise<unknown>) => {
    let found: readonly string[] = [];
    await withRollback(server, async (db) => {
      await reserveLimit(onLedger(server, db), 'financing', row);
      expect(await ledgerViolations(db)).toEqual([]);
      await db.execute(sql`set local session_replication_role = replica`);
      await change(db);
      found = await ledgerViolations(db);
    });
    return found;
  };
  const limit = [`limit ${BANK}:E1001`];
  expect(
    await broken((db) =>
      db
        .update(lendingLimit)
        .set({ inTransit: fen(row.amount - 1n) })
        .where(KEY),
    ),
  ).toEqual(limit);
  expect(
    await broken((db) =>
      db
        .update(lendingLimit)
        .set({ used: fen(1n) })
        .where(KEY),
    ),
  ).toEqual(limit);
  const ours = and(eq(posting.objectId, row.id), eq(posting.side, 'debit'));
  const lost = await broken((db) => db.delete(posting).where(ours));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.every((what) => what.startsWith(`posting financing:${row.id}:`))).toBe(true);
});
