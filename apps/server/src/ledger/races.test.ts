import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yuan } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, signed } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { CallFailed, type TestServer } from '../testing/test-server.ts';
import { ledgerViolations } from './verify.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'done' : outcome.reason instanceof CallFailed ? outcome.reason.code : String(outcome.reason);

test('of concurrent decisions on an application one succeeds, and the others learn who was first', async () => {
  const { id, version } = await people.apply({ amount: 10_000 });
  const reviewer = await server.as('core-review');
  const signature = await signed(reviewer, 'issuanceReview', id, version);
  const outcomes = await Promise.allSettled([
    reviewer.call(contract.issuance.review, { id, version, decision: 'pass', signature }),
    reviewer.call(contract.issuance.review, { id, version, decision: 'return', reason: '不同意' }),
    (await server.as('core-op')).call(contract.issuance.cancel, { id, version, act: 'withdraw' }),
  ]);
  expect(outcomes.map(codeOf).toSorted()).toEqual(['10005', '10005', 'done']);
  const stale = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(stale?.reason).toMatchObject({ data: { changedBy: expect.any(String), changedAt: expect.any(String), version: version + 1 } });
});

test('concurrent requests with the same idempotency key have one effect and one answer', async () => {
  const maker = await server.as('core-op');
  const form = await issuanceForm(maker, { amount: 20_000, invoice: 2 });
  const before = await maker.call(contract.issuance.list, { page: 1, pageSize: 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => maker.call(contract.issuance.apply, { form }, { idempotencyKey: 'one-intent-of-mine' })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await maker.call(contract.issuance.list, { page: 1, pageSize: 1 })).total).toBe(before.total + 1);
});

test('concurrent requests cannot transfer a piece twice, nor exceed an invoice or a credit line', async () => {
  const piece = await people.heldPiece({ amount: 40_000, invoice: 3 });
  const operator = await server.as('supplier-op');
  const twice = await Promise.allSettled(
    [1, 2].map((invoice) => operator.call(contract.transfer.apply, { legs: [leg(piece, { amount: 40_000, invoice })] })),
  );
  expect(twice.map(codeOf).toSorted()).toEqual(['10005', 'done']);
  const maker = await server.as('core-op');
  const forms = [
    await issuanceForm(maker, { amount: 1_000_000, invoice: 4 }),
    await issuanceForm(maker, { amount: 1_000_000, invoice: 4 }),
  ];
  const shared = await Promise.allSettled(forms.map((form) => maker.call(contract.issuance.apply, { form })));
  expect(shared.map(codeOf).toSorted()).toEqual(['10001', 'done']);
  const big = await Promise.all([5, 6].map((invoice) => issuanceForm(maker, { amount: 1_400_000, invoice })));
  const [line] = await maker.call(contract.creditLine.get, {});
  await server.database.session((session) =>
    session.query("update credit_line set total = used + in_transit + 150000000 where enterprise_no = 'E1001' and channel = 1"),
  );
  const limited = await Promise.allSettled(big.map((form) => maker.call(contract.issuance.apply, { form })));
  expect(limited.map(codeOf).toSorted()).toEqual(['30002', 'done']);
  expect(line?.total).toBeGreaterThan(yuan(1_500_000));
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});
