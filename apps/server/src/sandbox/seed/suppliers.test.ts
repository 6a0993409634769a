import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeedTools } from '../../platform/services.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { fillSuppliers } from './suppliers.ts';
import { tradingWorld } from './trading-world.ts';

async function suppliersWorld(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  await fillSuppliers(tools);
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: suppliersWorld });
});
afterAll(() => server.close());

test('the core enterprise has tagged its suppliers, and has a pending and an expired invitation', async () => {
  const core = await server.as('core-op');
  expect(await core.call(contract.supplier.tags, {})).toHaveLength(3);
  const { list } = await core.call(contract.supplier.invitations, { page: 1, pageSize: 5 });
  expect(list.map(({ state }) => state)).toEqual(['open', 'expired']);
});
