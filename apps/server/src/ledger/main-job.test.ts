import { contract } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { yuan } from '../sandbox/seed/trade.ts';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { ledgerViolations, verifyHistory } from './verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

test('issues a voucher to a supplier, who transfers a part to the next tier', async () => {
  const people = actors(server);
  const applied = await people.apply({ amount: 1_400_000.5 });
  expect(applied.state).toBe('awaitingReview');
  const issued = await people.pass(applied.id, applied.version);
  expect(issued.state).toBe('awaitingSignature');
  expect(await people.receive('issuance', issued.id, issued.version)).toMatchObject({ state: 'effective' });

  const [piece] = await people.held('supplier');
  if (!piece) throw new Error('the supplier holds nothing');
  expect(piece.amount).toBe(yuan(1_400_000.5));
  const { transfers } = await people.transfer([leg(piece, { amount: 500_000.25 })]);
  const [sent] = transfers;
  if (!sent) throw new Error('no transfer');
  const offered = await people.passTransfer(sent.id, sent.version);
  expect(await people.receive('transfer', offered.id, offered.version, 'tier2')).toMatchObject({ state: 'completed' });

  expect((await people.held('supplier')).map(({ amount }) => amount)).toEqual([yuan(900_000.25)]);
  expect((await people.held('tier2')).map(({ amount }) => amount)).toEqual([yuan(500_000.25)]);
  expect(await ledgerViolations(server.database.db)).toEqual([]);
  expect(await verifyHistory(server.database.db, piece.voucherId)).toEqual({ ok: true, length: 7 });

  const core = await server.as('core-op');
  const trace = await core.call(contract.voucher.trace, { id: piece.id });
  expect(trace.liveAmount).toBe(trace.faceAmount);
  expect(sumFen(trace.nodes.filter(({ live }) => live).map(({ amount }) => amount))).toBe(yuan(1_400_000.5));
  const { list } = await core.call(contract.transfer.listNotices, { page: 1, pageSize: 20 });
  expect(list).toHaveLength(1);
  const read = await core.call(contract.transfer.readNotice, { id: list[0]?.id ?? expect.fail() });
  expect(read.readBy).toBe('赵晓东');
});
