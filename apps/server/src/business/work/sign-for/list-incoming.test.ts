import { contract, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const page = { page: 1, pageSize: 100 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  const people = actors(server);
  const piece = await people.heldPiece({ amount: 300_000, invoice: 1 });
  const { transfers } = await people.transfer([leg(piece, { seller: 'E1003', amount: 100_000, invoice: 1 })]);
  for (const { id, version } of transfers) await people.passTransfer(id, version);
});
afterAll(() => server.close());

const incoming = async (request: Partial<RequestOf<typeof contract.transfer.listIncoming>> = {}) =>
  (await server.as('tier2-op')).call(contract.transfer.listIncoming, { ...page, ...request });
const parties = async (part: 'issuer' | 'sender', who = 'tier2-op') =>
  (await (await server.as(who)).call(contract.voucher.listParties, { ...page, of: 'incoming', part })).list.map((one) => one.enterpriseNo);

test('incoming items are filtered by issuer, with counts and sums', async () => {
  const all = await incoming();
  const ofCore = await incoming({ issuerNo: enterpriseNo('E1001') });
  expect(ofCore.list.length).toBeGreaterThan(0);
  expect(ofCore.list).toEqual(all.list.filter(({ issuer }) => issuer.enterpriseNo === 'E1001'));
  expect(ofCore.stateCounts).toMatchObject({ awaitingSignature: ofCore.list.filter(({ state }) => state === 'awaitingSignature').length });
  expect(await incoming({ issuerNo: enterpriseNo('E1002') })).toMatchObject({ list: [], total: 0 });
});

test('enterprises to choose from have issued or sent something, before signing and after', async () => {
  expect(await parties('issuer')).toEqual(['E1001']);
  expect(await parties('sender')).toEqual(['E1002']);
  expect(await parties('sender', 'supplier-op')).toContain('E1001');
  expect(await parties('issuer', 'core-op')).toEqual([]);
});
