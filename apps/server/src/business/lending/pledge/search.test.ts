import { contract, type PledgeId } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { pledge } = contract;
let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof pledgers>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = pledgers(server);
});
afterAll(() => server.close());

const risk = (id: PledgeId, who = 'loan-review') => people.call(who, pledge.risk, { id });
const duplicates = async (id: PledgeId) => (await risk(id)).warnings.find(({ code }) => code === 'registeredElsewhere');
const accepted = async (pledged: number, invoice: number) => {
  const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice })], { channel: 6, pledged, amount: pledged / 2 });
  await money.pass(id);
  await money.accept(id, 'loan');
  return id;
};
const approving = async (id: PledgeId) =>
  refusalOf(people.call('loan-review', pledge.decide, { ...(await money.shown(id, 'loan-review')), act: 'approve' }));

test('approval is refused without a register search of the last seven days', async () => {
  const id = await accepted(60_000, 1);
  expect(await duplicates(id)).toMatchObject({ level: 'pending', figures: {} });
  expect(await risk(id)).toMatchObject({ search: null, mayBeSearched: false });
  expect((await risk(id, 'loan-op')).mayBeSearched).toBe(true);
  expect(await approving(id)).toMatchObject({ code: '30019' });
  const searched = await money.search(id, 'loan');
  expect(searched.found).toBe(0);
  expect(await duplicates(id)).toMatchObject({ level: 'pass', figures: { count: '0' } });
  expect((await risk(id)).search).toMatchObject({ found: 0, entries: [], fresh: true });
  server.clock.moveTo(new Date(server.clock.now().getTime() + 8 * 86_400_000));
  expect((await risk(id)).search).toMatchObject({ fresh: false });
  expect(await approving(id)).toMatchObject({ code: '30019' });
});

test('the operator makes the search, and approval is disabled with that reason until then and again when the search has expired', async () => {
  const id = await accepted(50_000, 5);
  const waits = async () => {
    const seen = await Promise.all(
      (['loan-op', 'loan-review'] as const).map(async (who) => {
        const { tasks } = await people.call(who, contract.workbench.overview, {});
        const { list } = await people.call(who, pledge.list, { page: 1, pageSize: 20, part: 'funder', waitingForMe: true });
        return [tasks.filter((task) => task.id === id).map(({ kind }) => kind), list.some((row) => row.id === id)] as const;
      }),
    );
    const { closed, waitingFor } = await money.get(id, 'loan-review');
    return { seen, closed, waitingFor: waitingFor.map(({ role }) => role) };
  };
  const toSearch = {
    seen: [
      [['lendingSearch'], true],
      [[], false],
    ],
    closed: [{ act: 'approve', because: '审批前请由经办岗查询中登，7 天内的查询结果有效' }],
    waitingFor: ['operator'],
  };
  const toApprove = {
    seen: [
      [[], false],
      [['lendingApprove'], true],
    ],
    closed: [],
    waitingFor: ['reviewer'],
  };
  const told = async () =>
    (await people.call('loan-review', contract.message.list, { page: 1, pageSize: 20 })).list.filter(
      ({ kind }) => kind === 'pledgeToApprove',
    ).length;
  const before = await told();
  expect(await waits()).toEqual(toSearch);
  expect(await told()).toBe(before);
  await money.search(id, 'loan');
  expect(await waits()).toEqual(toApprove);
  expect(await told()).toBe(before + 1);
  await money.search(id, 'loan');
  expect(await told()).toBe(before + 1);
  server.clock.moveTo(new Date(server.clock.now().getTime() + 8 * 86_400_000));
  expect(await waits()).toEqual(toSearch);
});

test('the reviewer is notified on acceptance if the register was searched before', async () => {
  const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 6 })], {
    channel: 6,
    pledged: 50_000,
    amount: 25_000,
  });
  await money.pass(id);
  const told = async () => {
    const { list } = await people.call('loan-review', contract.message.list, { page: 1, pageSize: 20 });
    return list.filter(({ kind }) => kind === 'pledgeToApprove').length;
  };
  const before = await told();
  await money.search(id, 'loan');
  expect(await told()).toBe(before);
  await money.accept(id, 'loan');
  expect(await told()).toBe(before + 1);
});

test('the reviewer is notified once if the search had expired before the acceptance', async () => {
  const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })], {
    channel: 6,
    pledged: 50_000,
    amount: 25_000,
  });
  await money.pass(id);
  await money.search(id, 'loan');
  server.clock.moveTo(new Date(server.clock.now().getTime() + 8 * 86_400_000));
  const told = async () => {
    const { list } = await people.call('loan-review', contract.message.list, { page: 1, pageSize: 20 });
    return list.filter(({ kind }) => kind === 'pledgeToApprove').length;
  };
  const before = await told();
  await money.accept(id, 'loan');
  expect(await told()).toBe(before);
  await money.search(id, 'loan');
  expect(await told()).toBe(before + 1);
});

test('entries of others are listed, and prevent a registration', async () => {
  const id = await accepted(50_077, 2);
  expect((await money.search(id, 'loan')).found).toBe(1);
  expect(await duplicates(id)).toMatchObject({ level: 'fail', figures: { count: '1' } });
  const { search } = await risk(id);
  expect(search?.entries).toHaveLength(1);
  expect(search?.entries[0]?.secured).not.toBe('');
});

test('the search is made by the operator of the party that examines the application', async () => {
  const id = await accepted(50_000, 3);
  const shown = await money.shown(id, 'loan-op');
  expect(await refusalOf(people.call('loan-review', pledge.search, shown))).toMatchObject({ code: '10004' });
  expect(await refusalOf(people.call('supplier-op', pledge.search, shown))).toMatchObject({ code: '10006' });
});

test('a register that does not respond leaves the application unchanged', async () => {
  const id = await accepted(40_000, 4);
  const before = await money.shown(id, 'loan-op');
  const silent = vi.spyOn(server.services.claims, 'search').mockRejectedValue(new GatewayError('/claim-searches', 'no answer'));
  expect(await refusalOf(people.call('loan-op', pledge.search, before))).toMatchObject({ code: '30020' });
  silent.mockRestore();
  expect(await money.shown(id, 'loan-op')).toEqual(before);
});
