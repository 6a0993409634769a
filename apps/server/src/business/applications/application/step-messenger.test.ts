import { contract } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, leg, signed, signInPeople } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { endOfDay } from '../../../platform/clock/business-day.ts';

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
  heard.clear();
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const PEOPLE = ['core-op', 'core-review', 'supplier-op', 'supplier-review', 'tier2-op', 'tier2-review'];
const heard = new Set<string>();

/** Messages since the last call: "core-review issuanceToReview". */
async function told(): Promise<string[]> {
  const news: string[] = [];
  for (const who of PEOPLE) {
    const { list } = await people.call(who, contract.message.list, { page: 1, pageSize: 100 });
    news.push(...list.filter(({ id }) => !heard.has(`${who} ${id}`)).map(({ kind }) => `${who} ${kind ?? ''}`));
    for (const { id } of list) heard.add(`${who} ${id}`);
  }
  return news;
}

const both = (enterprise: string, kind: string) => [`${enterprise}-op ${kind}`, `${enterprise}-review ${kind}`];
const reason = '金额填写有误';

test('an issuance tells the next party to act, and both sides at the end', async () => {
  await told();
  const applied = await people.apply();
  expect(await told()).toEqual(['core-review issuanceToReview']);
  await people.call('core-op', contract.issuance.remind, { id: applied.id });
  expect(await told()).toEqual(['core-review issuanceReviewUrged']);
  const passed = await people.pass(applied.id, applied.version);
  expect(await told()).toEqual(['supplier-op issuanceToSignFor']);
  server.clock.moveTo(endOfDay(server.clock.today()));
  await people.call('core-op', contract.issuance.remind, { id: applied.id });
  expect(await told()).toEqual(['supplier-op issuanceSignForUrged']);
  const { version } = await people.sign('issuance', applied.id, passed.version);
  expect(await told()).toEqual(['supplier-review issuanceSignForToReview']);
  const back = { kind: 'issuance', id: applied.id, version, decision: 'return', reason } as const;
  const returned = await people.call('supplier-review', contract.transfer.confirmSignFor, back);
  expect(await told()).toEqual(['supplier-op issuanceSignForReturned']);
  await people.receive('issuance', applied.id, returned.version);
  expect(await told()).toEqual([...both('core', 'issuanceSignedFor'), 'supplier-review issuanceSignForToReview']);
});

test('an unsigned issuance is announced before the deadline and after it', async () => {
  const { id } = await people.issue();
  await told();
  const [row] = (await people.call('supplier-op', contract.transfer.listIncoming, { page: 1, pageSize: 10 })).list;
  const last = row?.signDeadline ?? expect.fail(`${id} has no last day`);
  server.clock.moveTo(endOfDay(addDays(last, -3)));
  await server.runDueJobs();
  expect(await told()).toEqual(['supplier-op issuanceSignForDue']);
  server.clock.moveTo(endOfDay(last));
  await server.runDueJobs();
  expect(await told()).toEqual([...both('core', 'issuanceExpired'), ...both('supplier', 'issuanceSignForExpired')]);
});

test('a void, a return and a refusal reach those concerned with their reason', async () => {
  const issued = await people.issue();
  await told();
  const asked = await people.call('core-op', contract.issuance.cancel, { id: issued.id, version: issued.version, act: 'void', reason });
  expect(await told()).toEqual(['core-review issuanceVoidToReview']);
  const no = { id: issued.id, version: asked.version, decision: 'return', reason: '仍需履约' } as const;
  const kept = await people.call('core-review', contract.issuance.review, no);
  expect(await told()).toEqual(['core-op issuanceVoidRejected']);
  const [said] = (await people.call('core-op', contract.message.list, { page: 1, pageSize: 1 })).list;
  expect(said?.parameters['reason']).toBe('仍需履约');
  const again = await people.call('core-op', contract.issuance.cancel, { id: issued.id, version: kept.version, act: 'void', reason });
  await told();
  const reviewer = await server.as('core-review');
  const signature = await signed(reviewer, 'voidReview', issued.id, again.version);
  await reviewer.call(contract.issuance.review, { id: issued.id, version: again.version, decision: 'pass', signature });
  expect(await told()).toEqual(both('supplier', 'issuanceVoided'));

  const applied = await people.apply({ amount: 200_000, invoice: 2 });
  await told();
  await people.call('core-review', contract.issuance.review, { id: applied.id, version: applied.version, decision: 'return', reason });
  expect(await told()).toEqual(['core-op issuanceReturned']);
  const second = await people.issue({ amount: 300_000, invoice: 3 });
  await told();
  const refusal = { kind: 'issuance', id: second.id, version: second.version, decision: 'refuse', reason } as const;
  await people.call('supplier-op', contract.transfer.signFor, refusal);
  expect(await told()).toEqual(both('core', 'issuanceRefused'));
});

test('a transfer tells its reviewer once for a batch, then recipient, sender and issuer', async () => {
  const piece = await people.heldPiece({ amount: 900_000 });
  await told();
  const { transfers } = await people.transfer([
    leg(piece, { amount: 300_000 }),
    leg(piece, { seller: 'E1005', amount: 200_000 }),
    leg(piece, { seller: 'E2001', amount: 100_000 }),
  ]);
  expect(await told()).toEqual(['supplier-review transfersToReview']);
  const [first, second] = transfers;
  if (!first || !second) throw new Error('no transfers');
  const passed = await people.passTransfer(first.id, first.version);
  expect(await told()).toEqual(['tier2-op transferToSignFor']);
  await people.receive('transfer', first.id, passed.version, 'tier2');
  expect(await told()).toEqual([
    ...both('core', 'creditorChanged'),
    ...both('supplier', 'transferSignedFor'),
    'tier2-review transferSignForToReview',
  ]);
  await people.call('supplier-op', contract.transfer.withdraw, { id: second.id, version: second.version });
  expect(await told()).toEqual([]);

  const rest = (await people.held('supplier')).find(({ voucherId }) => voucherId === piece.voucherId);
  if (!rest) throw new Error('nothing is left');
  const [alone] = (await people.transfer([leg(rest, { amount: 150_000, invoice: 2 })])).transfers;
  expect(await told()).toEqual(['supplier-review transferToReview']);
  if (!alone) throw new Error('no transfer');
  const offered = await people.passTransfer(alone.id, alone.version);
  await told();
  const asked = await people.call('supplier-op', contract.transfer.withdraw, { id: offered.id, version: offered.version, reason });
  expect(await told()).toEqual(['supplier-review transferWithdrawalToReview']);
  const no = { id: offered.id, version: asked.version, decision: 'return', reason: '仍需付款' } as const;
  const kept = await people.call('supplier-review', contract.transfer.review, no);
  expect(await told()).toEqual(['supplier-op transferWithdrawalRejected']);
  await people.withdrawTransfer(kept.id, kept.version);
  expect(await told()).toEqual(['supplier-review transferWithdrawalToReview', ...both('tier2', 'transferWithdrawn')]);
});
