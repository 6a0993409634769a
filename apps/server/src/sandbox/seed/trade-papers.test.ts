import { contract } from '@lianxin/api/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import { fillTradePapers } from './trade-papers.ts';
import { tradingWorld } from './trading-world.ts';

test('the sandbox has invoices in every verification state', async () => {
  const server = await createTestServer({ world: tradingWorld });
  await fillTradePapers({ db: server.services.database.db }, server.services.clock.today());
  const { list, stateCounts } = await (await server.as('core-op')).call(contract.tradeInvoice.listManaged, { page: 1, pageSize: 100 });
  expect(stateCounts).toMatchObject({ inconsistent: 1, void: 1, reversed: 1, notFound: 1, unchecked: 2 });
  expect(list.every((row) => row.contract !== null)).toBe(true);
  await server.close();
});
