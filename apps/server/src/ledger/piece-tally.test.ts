import { contract } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { settleTally } from './piece-tally.ts';
import { ledgerViolations } from './verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  const people = actors(server);
  const piece = await people.heldPiece({ amount: 900_000, invoice: 1 });
  await people.issue({ amount: 50_000, invoice: 2 });
  const { transfers } = await people.transfer([leg(piece, { amount: 300_000, invoice: 1 }), leg(piece, { amount: 200_000, invoice: 2 })]);
  const [first] = transfers;
  if (!first) throw new Error('nothing was transferred');
  const passed = await people.passTransfer(first.id, first.version);
  await people.receive('transfer', passed.id, passed.version, 'tier2');
});
afterAll(() => server.close());

/** What a list counts, and what it counts where a filter that finds everything has it read the pieces. */
async function bothWays(who: string) {
  const client = await server.as(who);
  const page = { page: 1, pageSize: 1 };
  const every = { ...page, amountFrom: fen(0n) };
  const answers = [];
  for (const list of [contract.voucher.listHoldings, contract.voucher.list])
    for (const request of [page, every]) {
      const { total, totalAmount, availableAmount, stateCounts } = await client.call(list, request);
      answers.push({ total, totalAmount, availableAmount, stateCounts });
    }
  return answers;
}

const tallies = async () =>
  (
    await server.database.db
      .select({ rows: sql<string>`count(*)`, settled: sql<string>`count(*) filter (where settled)` })
      .from(sql`piece_tally`)
  )[0];

test.each(['core-op', 'supplier-op', 'tier2-op'])('what is kept for %s is what its pieces add up to', async (who) => {
  const [keptHeld, readHeld, keptSeen, readSeen] = await bothWays(who);
  expect(keptHeld).toEqual(readHeld);
  expect(keptSeen).toEqual(readSeen);
  expect(keptSeen?.total).toBeGreaterThan(0);
});

test('putting counts together changes no sum, and leaves a row for each', async () => {
  const before = await bothWays('supplier-op');
  const many = await tallies();
  await server.database.transaction(settleTally);
  const few = await tallies();
  expect(Number(few?.rows)).toBeLessThan(Number(many?.rows));
  expect(few?.settled).toBe(few?.rows);
  expect(await bothWays('supplier-op')).toEqual(before);
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});

test('a count that is off is a violation of the ledger', async () => {
  await server.database.db.execute(sql`update piece_tally set pieces = pieces + 1 where ctid = (select min(ctid) from piece_tally)`);
  expect((await ledgerViolations(server.database.db)).map((line) => line.split(' ')[0])).toEqual(['tally']);
});
