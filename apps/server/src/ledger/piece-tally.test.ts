import { contract } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { withRollback } from '../testing/on-ledger.ts';
import type { TestServer } from '../testing/test-server.ts';
import { compactTallies } from './piece-tally.ts';
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

/** The counts of lists from the tallies, and from the pieces by means of a filter that matches everything. */
async function countsBothWays(who: string) {
  const client = await server.as(who);
  const page = { page: 1, pageSize: 1 };
  const every = { ...page, amountFrom: fen(0n) };
  const answers = [];
  for (const list of [contract.voucher.listHoldings, contract.voucher.list])
    for (const request of [page, every]) {
      const { total, columnSums, stateCounts } = await client.call(list, request);
      answers.push({ total, columnSums, stateCounts });
    }
  return answers;
}

const tallies = async () =>
  (
    await server.database.db
      .select({ rows: sql<string>`count(*)`, settled: sql<string>`count(*) filter (where settled)` })
      .from(
        sql`(select settled from piece_tally union all select settled from application_tally union all select settled from due_tally) tally`,
      )
  )[0];

test.each(['core-op', 'supplier-op', 'tier2-op'])('the tallies of %s match the pieces', async (who) => {
  const [keptHeld, readHeld, keptSeen, readSeen] = await countsBothWays(who);
  expect(keptHeld).toEqual(readHeld);
  expect(keptSeen).toEqual(readSeen);
  expect(keptSeen?.total).toBeGreaterThan(0);
});

test('compaction changes no sum and leaves one row for each count', async () => {
  const dues = async () => {
    const { weeks, dueDays, outstanding } = await (await server.as('supplier-op')).call(contract.workbench.overview, {});
    return { weeks, dueDays, outstanding };
  };
  const before = { lists: await countsBothWays('supplier-op'), dues: await dues() };
  const many = await tallies();
  await server.database.transaction(compactTallies);
  const few = await tallies();
  expect(Number(few?.rows)).toBeLessThan(Number(many?.rows));
  expect(few?.settled).toBe(few?.rows);
  expect({ lists: await countsBothWays('supplier-op'), dues: await dues() }).toEqual(before);
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});

test('one statement may settle pieces and issuances, and the due tallies stay correct', async () => {
  await withRollback(server, async (db) => {
    await db.execute(sql`
      with paid as (update piece set state = 'settled' where live and state = 'holding' and voucher_id in (select voucher_id from issuance where state = 'effective') returning voucher_id)
      update issuance set state = 'settled' from paid where issuance.voucher_id = paid.voucher_id`);
    const changed = await db.select({ count: sql<string>`count(*)` }).from(sql`issuance where state = 'settled'`);
    expect(Number(changed[0]?.count)).toBeGreaterThan(0);
    expect(await ledgerViolations(db)).toEqual([]);
    const left = await db
      .select({ items: sql<string>`coalesce(sum(items), 0)` })
      .from(sql`due_tally where enterprise_no = 'E1001' and not receivable`);
    expect(left).toEqual([{ items: '0' }]);
  });
});

test.each([
  ['piece_tally', 'pieces'],
  ['application_tally', 'applications'],
  ['due_tally', 'items'],
])('a wrong count in %s is reported as a violation', async (table, count) => {
  const [kept, column] = [sql.identifier(table), sql.identifier(count)];
  await withRollback(server, async (db) => {
    await db.execute(sql`update ${kept} set ${column} = ${column} + 1 where ctid = (select min(ctid) from ${kept})`);
    expect((await ledgerViolations(db)).map((line) => line.split(' ')[0])).toEqual(['tally']);
  });
});
