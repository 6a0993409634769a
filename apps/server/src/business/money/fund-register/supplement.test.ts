import { contract, FileId, FundSupplementId, type Contract, type RequestOf } from '@lianxin/api/contract';
import { addDays, type CivilDate } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountId, yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { supplementForm, uploadReceipt } from '../../../testing/supplementing.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { fundRegister, message, workbench } = contract;
const MAKER = 'supplier-admin';
const CHECKER = 'supplier-review';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
  await uploadReceipt(server);
});
afterAll(() => server.close());

type Form = RequestOf<Contract['fundRegister']['submitSupplement']>;
const form = (changes: Partial<Form> = {}): Form => supplementForm(server, changes);
const submit = (changes: Partial<Form> = {}) => people.call(MAKER, fundRegister.submitSupplement, form(changes));
const entries = async () => (await people.call(MAKER, fundRegister.list, { page: 1, pageSize: 50 })).list;
const waiting = async (who: string) => (await people.call(who, workbench.overview, {})).tasks.map(({ kind, id }) => `${kind} ${id}`);
const lit = async (who: string) => (await people.call(who, message.pendingWork, {})).fund;

test('a manual entry appears in the register after approval only', async () => {
  const { id, version, state } = await submit({ bankSerial: 'DZ0001' });
  expect(state).toBe('awaitingReview');
  expect(await waiting(CHECKER)).toContain(`fundSupplementReview ${id}`);
  expect([await lit(CHECKER), await lit(MAKER), await lit('supplier-op')]).toEqual([true, false, false]);
  expect(await entries()).toEqual([]);
  const { columnSums } = await people.call(CHECKER, fundRegister.supplements, { page: 1, pageSize: 1 });
  expect(columnSums).toEqual({ inflow: yuan(1_200), outflow: 0n });
  const seen = await people.call(CHECKER, fundRegister.supplement, { id });
  const { displayName: makerName } = await people.call(MAKER, contract.account.currentUser, {});
  expect(seen).toMatchObject({ acts: ['view', 'pass', 'return'], makerName, isOwn: false });
  expect(seen.attachments.map(({ name }) => name)).toEqual(['回单.pdf']);
  await people.call(CHECKER, fundRegister.reviewSupplement, { id, version, decision: 'pass' });
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ source: 'supplement', amount: yuan(1_200), makerName, bankSerial: 'DZ0001', remark: '电费退款，线下到账' });
  expect(entry?.checkerName).not.toBe(entry?.makerName);
  expect((await people.call(MAKER, fundRegister.supplement, { id })).log.map(({ event }) => event)).toEqual(['submit', 'pass']);
  expect(await waiting(CHECKER)).not.toContain(`fundSupplementReview ${id}`);
  await assertWhole(server);
});

test('a returned entry is announced, waits for its maker, and is submitted again', async () => {
  const { id, version } = await submit();
  await people.call(CHECKER, fundRegister.reviewSupplement, { id, version, decision: 'return', reason: '金额与回单不符' });
  expect(await waiting(MAKER)).toContain(`fundSupplementReturned ${id}`);
  const told = await people.call(MAKER, message.list, { page: 1, pageSize: 1 });
  expect(told.list[0]?.kind).toBe('fundSupplementReturned');
  const again = await people.call(MAKER, fundRegister.submitSupplement, {
    ...form({ amount: yuan(1_250) }),
    resubmits: { id, version: version + 1 },
  });
  expect(again).toMatchObject({ id, state: 'awaitingReview' });
  expect(await people.call(MAKER, fundRegister.withdrawSupplement, { id, version: again.version })).toMatchObject({ state: 'withdrawn' });
  await assertWhole(server);
});

test('only reviewers review, and never their own', async () => {
  const { id, version } = await submit();
  for (const who of [MAKER, 'supplier-op'])
    expect(await refusalOf(people.call(who, fundRegister.reviewSupplement, { id, version, decision: 'pass' }))).toMatchObject({
      code: '10004',
    });
  expect(await refusalOf(people.call('core-review', fundRegister.reviewSupplement, { id, version, decision: 'pass' }))).toMatchObject({
    code: '10002',
  });
  expect(await refusalOf(people.call('core-admin', fundRegister.supplement, { id }))).toMatchObject({ code: '10002' });
});

test.each<[string, (today: CivilDate) => Partial<Form>, string]>([
  ['a number of the bank that is registered', () => ({ bankSerial: 'DZ0001' }), 'bankSerial'],
  ['a day to come', (today) => ({ bookedOn: addDays(today, 1) }), 'bookDate'],
  ['a day long ago', (today) => ({ bookedOn: addDays(today, -400) }), 'bookDate'],
  ['another’s account', () => ({ accountId: accountId('E1001') }), 'accountId'],
  ['another’s file', () => ({ attachments: [z.parse(FileId, 'NOBODYS')] }), 'attachments'],
])('%s is refused', async (_, changes, path) => {
  const { data } = await refusalOf(submit(changes(server.clock.today())));
  expect(data).toMatchObject({ fields: [{ path }] });
});

test('a missing one is not found', async () => {
  expect(await refusalOf(people.call(MAKER, fundRegister.supplement, { id: z.parse(FundSupplementId, 'NONE') }))).toMatchObject({
    code: '10002',
  });
});
