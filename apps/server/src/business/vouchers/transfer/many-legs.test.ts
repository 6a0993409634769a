import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ledgerViolations, verifyHistory } from '../../../ledger/verify.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, refusalOf } from '../../../testing/acting.ts';
import { statementCounter } from '../../../platform/db/statements.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

/** Counts the queries of an operation. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(statementCounter, 'logQuery');
  await work();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

test('the number of queries does not grow with the legs', async () => {
  const piece = await people.heldPiece({ amount: 900_000, invoice: 1 });
  const few = await people.heldPiece({ amount: 900_000, invoice: 2 });
  const legsOf = (source: typeof piece, count: number) =>
    Array.from({ length: count }, () => leg(source, { seller: 'E1003', amount: 1000, invoice: 1 }));
  const two = await queriesOf(() => people.transfer(legsOf(few, 2)));
  expect(two).toBeGreaterThan(5);
  // Background queries are counted too, so allow a few.
  const hundred = await queriesOf(() => people.transfer(legsOf(piece, 100)));
  expect((hundred - two) / 98).toBeLessThan(0.1);
  expect(await ledgerViolations(server.database.db)).toEqual([]);
  expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
});

test('legs use up invoices in order', async () => {
  const piece = await people.heldPiece({ amount: 900_000, invoice: 3 });
  const large = leg(piece, { seller: 'E1003', amount: 300_000, invoice: 4 });
  const { code, data } = await refusalOf(people.transfer([large, large]));
  expect(code).toBe('10001');
  expect(JSON.stringify(data)).toMatch(/"path":"\w+\.1\.\w+"/);
});
