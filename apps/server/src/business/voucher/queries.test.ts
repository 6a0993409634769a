import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { actors } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

/** What a statement says, in whichever form the driver was given it. */
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** How many statements a piece of work sends to the database; word of earlier acts, which follows them, is not its own. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const client: { query: (...parameters: unknown[]) => unknown } = Reflect.get(server.database.db, '$client');
  const spy = vi.spyOn(client, 'query');
  await work();
  const count = spy.mock.calls.filter(([query]) => !textOf(query).includes('pg_notify')).length;
  spy.mockRestore();
  return count;
}

test('a list takes as many statements for many rows as for one', async () => {
  const people = actors(server);
  for (const invoice of [1, 2, 3, 4]) await people.heldPiece({ amount: 10_000, invoice });
  const supplier = await server.as('supplier-op');
  const core = await server.as('core-op');
  const lists = [
    (pageSize: number) => supplier.call(contract.voucher.listHoldings, { page: 1, pageSize }),
    (pageSize: number) => supplier.call(contract.transfer.listIncoming, { page: 1, pageSize }),
    (pageSize: number) => core.call(contract.issuance.list, { page: 1, pageSize }),
    (pageSize: number) => core.call(contract.tradeInvoice.list, { page: 1, pageSize }),
    (pageSize: number) => core.call(contract.supplier.list, { page: 1, pageSize }),
  ];
  for (const list of lists) {
    const rows = await list(100);
    expect(rows.list.length).toBeGreaterThan(3);
    expect(await statements(() => list(100))).toBe(await statements(() => list(1)));
  }
});
