import { contract } from '@lianxin/api/contract';
import { RECEIVABLE_STANDINGS } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import { fillDues } from './dues.ts';
import { tradingWorld } from './trading-world.ts';

test('the sandbox has receivables in all ageing buckets but one, and a collected receivable', async () => {
  const server = await createTestServer({ world: tradingWorld });
  await server.database.transaction((db) => fillDues({ db }, server.services.clock.today()));
  const supplier = await server.as('supplier-op');
  const { list, stateCounts } = await supplier.call(contract.receivable.list, {
    page: 1,
    pageSize: 100,
    standings: [...RECEIVABLE_STANDINGS],
  });
  expect(stateCounts).toEqual({ notDue: 1, late30: 1, late60: 1, lateMore: 1, collected: 1 });
  expect(list.filter(({ acts }) => acts.includes('ask'))).toHaveLength(3);
  expect(list.every(({ number }) => number !== '')).toBe(true);
  const core = await server.as('core-op');
  const owed = await core.call(contract.payable.list, { page: 1, pageSize: 100, search: '同川' });
  expect(owed.list.map(({ byCash }) => byCash)).toContain(36_000_000n);
  await server.close();
});
