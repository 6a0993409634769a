import { contract, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { actors, leg } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

type Filter = Partial<RequestOf<typeof contract.voucher.list>>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const LISTS = { held: contract.voucher.listHoldings, seen: contract.voucher.list } as const;
const SIZE = 8;
const SORTS = ['number', 'amount', 'issuedOn', 'receivedOn', 'dueOn', 'remainingDays', 'latestEventAt'];

const whole = async (client: TestClient, list: keyof typeof LISTS, filter: Filter) =>
  client.call(LISTS[list], { page: 1, pageSize: 100, ...filter });

/** All numbers of a list, read page by page. */
async function paged(client: TestClient, list: keyof typeof LISTS, filter: Filter, pages: readonly number[], pageSize: number) {
  const numbers: string[] = [];
  for (const page of pages)
    numbers.push(...(await client.call(LISTS[list], { page, pageSize, ...filter })).list.map(({ number }) => number));
  return numbers;
}

const cases = (['held', 'seen'] as const).flatMap((list) =>
  SORTS.flatMap((sort) => [sort, `-${sort}`]).map((sort): [string, keyof typeof LISTS] => [sort, list]),
);

test.each(cases)('pages by %s of what is %s follow without gaps, also on repetition', async (sort, list) => {
  const client = await server.as('supplier-op');
  const all = (await whole(client, list, { sort })).list.map(({ number }) => number);
  expect(all.length).toBeGreaterThan(SIZE);
  const count = Math.ceil(all.length / SIZE);
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  expect(await paged(client, list, { sort }, pages, SIZE)).toEqual(all);
  expect(await paged(client, list, { sort }, pages, SIZE)).toEqual(all);
  expect(await paged(client, list, { sort }, [count, count - 1], SIZE)).toEqual([
    ...all.slice((count - 1) * SIZE),
    ...all.slice((count - 2) * SIZE, (count - 1) * SIZE),
  ]);
  expect(await paged(client, list, { sort }, [count + 1], SIZE)).toEqual([]);
});

test('later pages and counts reflect changes', async () => {
  const people = actors(server);
  const client = await server.as('supplier-op');
  const filter = { availableOnly: true };
  const before = await whole(client, 'held', {});
  const free = await whole(client, 'held', filter);
  await paged(client, 'held', {}, [1, 2, 3], 2);
  const [piece] = free.list;
  if (!piece) throw new Error('nothing is free');
  await people.transfer([leg(piece, { amount: 100, invoice: 1 })]);
  const after = await whole(client, 'held', {});
  expect(after.list.map(({ number }) => number)).not.toEqual(before.list.map(({ number }) => number));
  expect(await paged(client, 'held', {}, [2, 3], 2)).toEqual(after.list.slice(2, 6).map(({ number }) => number));
  const freeAfter = await whole(client, 'held', filter);
  expect(freeAfter.total).toBe(freeAfter.list.length);
  expect(freeAfter.columnSums).not.toEqual(free.columnSums);
  const { total, stateCounts } = await client.call(LISTS.held, { page: 99, pageSize: 10 });
  expect({ total, stateCounts }).toEqual({ total: after.total, stateCounts: after.stateCounts });
});

test.each(['held', 'seen'] as const)('a search among %s finds any part of a number or of a name shown', async (list) => {
  const client = await server.as('supplier-op');
  const all = await whole(client, list, {});
  const [row] = all.list;
  if (!row) throw new Error('nothing is listed');
  const texts = [
    row.number.slice(-5),
    row.number.slice(3, 5),
    row.number.toLowerCase(),
    row.issuer.name.slice(1, 3),
    row.holder.name.slice(-6),
    '%',
    '不存在的名字',
  ];
  for (const search of texts) {
    const hit = (text: string) => text.toLowerCase().includes(search.toLowerCase());
    const wanted = all.list.filter(({ number, issuer, from, holder }) => [number, issuer.name, from.name, holder.name].some(hit));
    const found = await whole(client, list, { search });
    expect(found.list.map(({ number }) => number)).toEqual(wanted.map(({ number }) => number));
    expect(found.total).toBe(wanted.length);
    expect(found.columnSums?.amount).toBe(wanted.reduce((sum, { amount }) => sum + amount, 0n));
  }
});
