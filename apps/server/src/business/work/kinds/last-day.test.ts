import { contract, type RequestOf } from '@lianxin/api/contract';
import { statesWaitingFor, type CivilDate } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const page = { page: 1, pageSize: 100 };
const ofPart = (part: RequestOf<typeof contract.pledge.list>['part']) => ({ ...page, waitingForMe: true, part });

/** What waits for a reviewer, in each queue with a desk. */
async function queued(client: TestClient) {
  const { list: issuances } = await client.call(contract.issuance.list, {
    ...page,
    states: statesWaitingFor('issuance', 'own', 'reviewer'),
  });
  const { list: transfers } = await client.call(contract.transfer.listOutgoing, {
    ...page,
    states: statesWaitingFor('transfer', 'own', 'reviewer'),
  });
  const { list: financings } = await client.call(contract.financing.list, { ...page, waitingForMe: true });
  const pledges = await Promise.all(
    (['own', 'funder', 'guarantor'] as const).map((part) => client.call(contract.pledge.list, ofPart(part))),
  );
  return [...issuances, ...transfers, ...financings, ...pledges.flatMap(({ list }) => list)];
}

/** The day of each to-do, by its subject. */
async function toDo(client: TestClient): Promise<ReadonlyMap<string, CivilDate | null>> {
  const { tasks } = await client.call(contract.workbench.overview, {});
  return new Map(tasks.map(({ id, deadline }) => [id, deadline]));
}

test.each(['core-review', 'supplier-review', 'tier2-review', 'loan-review', 'fi-review'])(
  '%s reads the same last day in the queue and in the to-do',
  async (who) => {
    const client = await server.as(who);
    const days = await toDo(client);
    const rows = (await queued(client)).filter(({ id }) => days.has(id));
    expect(rows.map(({ id, lastDay }) => [id, lastDay])).toEqual(rows.map(({ id }) => [id, days.get(id)]));
  },
);

test('the queues of the sandbox hold something with a last day', async () => {
  const rows = await queued(await server.as('supplier-review'));
  expect(new Set(rows.flatMap(({ lastDay, ...row }) => (lastDay ? ['transferNumber' in row ? 'transfer' : 'lending'] : [])))).toEqual(
    new Set(['transfer', 'lending']),
  );
});
