import { contract, type RequestOf } from '@lianxin/api/contract';
import { addDays, addMonths, type CivilDate } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOfDay, morningOf } from '../../../platform/clock/business-day.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { creditLine, issuance, message, workbench } = contract;
const PAGE = { page: 1, pageSize: 20 };
const BANK_A = 1;
const GUARANTOR = 3;
type Asked = RequestOf<typeof creditLine.apply>;

let server: TestServer;
let returnToStart: Restore;
let administrator: TestClient;
let reviewer: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  administrator = await server.as('core-admin');
  reviewer = await server.as('core-review');
  await signInPeople(server, ['core']);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const lineOn = async (channel: number) =>
  (await administrator.call(creditLine.get, {})).find((line) => line.channel === channel) ?? expect.fail('there is no such line');
const totalsOf = async (channel: number) =>
  (await administrator.call(creditLine.history, {})).filter((one) => one.channel === channel).map(({ total }) => total);
const told = async (client: TestClient) => (await client.call(message.list, PAGE)).list.map(({ kind }) => kind);
const tasks = async (client: TestClient) => (await client.call(workbench.overview, {})).tasks.map(({ kind }) => kind);
const listed = async (client = administrator) => (await client.call(creditLine.applications, PAGE)).list;
const apply = (changes: Partial<Asked> = {}) =>
  administrator.call(creditLine.apply, { channel: BANK_A, amount: yuan(280_000_000), purpose: '采购增加', lineVersion: 0, ...changes });
async function passed(changes: Partial<Asked> = {}) {
  const { id, version } = await apply(changes);
  return reviewer.call(creditLine.review, { id, version, decision: 'pass' });
}

describe('a request for a new total', () => {
  test('waits for the reviewer, then the bank, which grants the line at once', async () => {
    const { id, version, applicationNumber } = await apply();
    expect(await told(reviewer)).toContain('creditToReview');
    expect(await tasks(reviewer)).toContain('creditReview');
    expect(await listed(reviewer)).toMatchObject([
      { id, applicationNumber, state: 'awaitingReview', previousTotal: yuan(260_000_000), waitingFor: { party: 'own', role: 'reviewer' } },
    ]);
    await reviewer.call(creditLine.review, { id, version, decision: 'pass' });
    expect(await tasks(reviewer)).not.toContain('creditReview');
    expect(await lineOn(BANK_A)).toMatchObject({ total: yuan(260_000_000), version: 0 });
    await server.runDueJobs();
    const today = server.clock.today();
    const validUntil = addMonths(today, 12);
    expect(await lineOn(BANK_A)).toMatchObject({ total: yuan(280_000_000), state: 'inForce', version: 1, validUntil });
    expect(await totalsOf(BANK_A)).toEqual([yuan(182_000_000), yuan(260_000_000), yuan(280_000_000)]);
    expect(await listed()).toMatchObject([
      { state: 'granted', grantedTotal: yuan(280_000_000), validUntil, waitingFor: null, acts: ['view'] },
    ]);
    expect(await told(await server.as('core-op'))).toContain('creditGranted');
    const { log } = await administrator.call(creditLine.application, { id });
    expect(log.map(({ event, actorName }) => [event, actorName])).toEqual([
      ['submit', '赵敏'],
      ['pass', '孙丽萍'],
      ['approve', '晋源银行'],
    ]);
  });

  test('is effective for issuing: the used amount stays, and more can be issued', async () => {
    const people = actors(server);
    await people.apply({ amount: 1_000_000 });
    await passed();
    await server.runDueJobs();
    const { total, inTransit, available } = await lineOn(BANK_A);
    expect({ total, inTransit, available }).toEqual({
      total: yuan(280_000_000),
      inTransit: yuan(1_000_000),
      available: yuan(279_000_000),
    });
  });

  test('is returned with a reason, and submitted again or deleted by the administrator', async () => {
    const { id, version } = await apply();
    expect((await refusalOf(reviewer.call(creditLine.review, { id, version, decision: 'return' }))).code).toBe('10001');
    const returned = await reviewer.call(creditLine.review, { id, version, decision: 'return', reason: '请补充采购计划' });
    expect(await told(administrator)).toContain('creditReturned');
    expect(await tasks(administrator)).toContain('creditReturned');
    expect(await listed()).toMatchObject([
      { state: 'returned', reason: '请补充采购计划', waitingFor: { party: 'own', role: 'administrator' } },
    ]);
    const again = await apply({ amount: yuan(270_000_000), resubmits: { id, version: returned.version } });
    expect(again).toMatchObject({ id, state: 'awaitingReview' });
    expect(await listed()).toMatchObject([{ id, amount: yuan(270_000_000), reason: null }]);
    const second = await reviewer.call(creditLine.review, { id, version: again.version, decision: 'return', reason: '暂缓' });
    await administrator.call(creditLine.remove, { id, version: second.version });
    expect(await listed()).toEqual([]);
    expect(await refusalOf(administrator.call(creditLine.application, { id }))).toMatchObject({ code: '10002' });
  });

  test('is withdrawn before the decision, and the bank is asked no more', async () => {
    const { id, version } = await passed();
    await administrator.call(creditLine.withdraw, { id, version });
    await server.runDueJobs();
    expect(await listed()).toMatchObject([{ state: 'withdrawn' }]);
    expect(await lineOn(BANK_A)).toMatchObject({ total: yuan(260_000_000), version: 0 });
  });

  test('may be decided later by the bank, which is asked again on a reminder', async () => {
    const { id } = await passed({ amount: yuan(400_000_000) });
    await server.runDueJobs();
    expect(await listed()).toMatchObject([{ state: 'awaitingDecision', waitingFor: { party: 'funder' } }]);
    server.clock.moveTo(new Date(server.clock.now().getTime() + 25 * 3_600_000));
    await administrator.call(creditLine.remind, { id });
    expect((await refusalOf(administrator.call(creditLine.remind, { id }))).code).toBe('30010');
    expect(await listed()).toMatchObject([{ lastReminder: { at: server.clock.now().toISOString(), today: true } }]);
    await server.runDueJobs();
    expect(await listed()).toMatchObject([{ state: 'granted' }]);
  });

  test('is declined by the bank with a reason, and the line stays', async () => {
    await passed({ amount: yuan(600_000_000) });
    await server.runDueJobs();
    expect(await listed()).toMatchObject([{ state: 'declined', reason: '超出本行对单户的授信上限', grantedTotal: null }]);
    expect(await told(administrator)).toContain('creditDeclined');
    expect(await lineOn(BANK_A)).toMatchObject({ total: yuan(260_000_000), version: 0 });
  });

  test('is left to the operators if the lender has no bank interface', async () => {
    await passed({ channel: GUARANTOR, amount: yuan(60_000_000) });
    await server.runDueJobs();
    server.clock.moveTo(new Date(server.clock.now().getTime() + 72 * 3_600_000));
    await server.runDueJobs();
    expect(await listed()).toMatchObject([{ state: 'awaitingDecision' }]);
  });
});

describe('refused requests', () => {
  const fieldOf = async (call: Promise<unknown>) => {
    const { code, data } = await refusalOf(call);
    return { code, fields: data };
  };

  test('a line on a channel without issuing', async () => {
    expect(await fieldOf(apply({ channel: 7, lineVersion: undefined }))).toMatchObject({
      code: '10001',
      fields: { fields: [{ path: 'channel' }] },
    });
    const supplier = await server.as('supplier-admin');
    const asked = supplier.call(creditLine.apply, { channel: BANK_A, amount: yuan(1_000_000), purpose: '开立' });
    expect(await fieldOf(asked)).toMatchObject({ code: '10001' });
  });

  test('a second one while one is open', async () => {
    await apply();
    expect(await fieldOf(apply())).toMatchObject({ code: '10001', fields: { fields: [{ path: 'channel' }] } });
    expect((await apply({ channel: GUARANTOR, amount: yuan(60_000_000) })).state).toBe('awaitingReview');
  });

  test('a total below what is used and reserved', async () => {
    await actors(server).apply({ amount: 1_000_000 });
    expect(await fieldOf(apply({ amount: yuan(999_999.99) }))).toMatchObject({ code: '10001', fields: { fields: [{ path: 'sxAmt' }] } });
    expect((await apply({ amount: yuan(1_000_000) })).state).toBe('awaitingReview');
  });

  test('a line other than the one shown, or a missing one', async () => {
    await passed();
    await server.runDueJobs();
    expect((await refusalOf(apply())).code).toBe('10005');
    expect((await refusalOf(apply({ lineVersion: undefined }))).code).toBe('10005');
    expect((await apply({ lineVersion: 1 })).state).toBe('awaitingReview');
  });

  test('a line frozen by its lender', async () => {
    await server.database.session((session) => session.query("update credit_line set state = 'frozen' where channel = 1"));
    expect(await refusalOf(apply())).toMatchObject({ code: '10006', message: expect.stringContaining('【已冻结】') });
    const maker = await server.as('core-op');
    expect((await refusalOf(maker.call(issuance.apply, { form: await issuanceForm(maker) }))).code).toBe('30002');
  });
});

test('nobody reviews their own request, whatever their role', async () => {
  const { id, version } = await apply();
  await server.database.session((session) =>
    session.query(
      "update membership set role = 'reviewer' where user_id = (select user_id from user_account where user_name = 'core-admin')",
    ),
  );
  const maker = await server.as('core-admin');
  expect((await refusalOf(maker.call(creditLine.review, { id, version, decision: 'pass' }))).code).toBe('30004');
  expect(await listed(maker)).toMatchObject([{ isOwn: true, acts: ['view'] }]);
  expect(await tasks(maker)).not.toContain('creditReview');
});

test('requests of other enterprises are not found', async () => {
  const { id, version } = await apply();
  const [other, otherReviewer] = [await server.as('supplier-admin'), await server.as('supplier-review')];
  expect(await listed(other)).toEqual([]);
  expect((await refusalOf(other.call(creditLine.application, { id }))).code).toBe('10002');
  expect((await refusalOf(other.call(creditLine.withdraw, { id, version }))).code).toBe('10002');
  expect((await refusalOf(otherReviewer.call(creditLine.review, { id, version, decision: 'pass' }))).code).toBe('10002');
});

describe('the end of a line', () => {
  const aheadOf = (lastDay: CivilDate) => async (days: number) => {
    server.clock.moveTo(morningOf(addDays(lastDay, -days)));
    await server.runDueJobs();
    return (await told(administrator)).filter((kind) => kind === 'creditLineExpiring').length;
  };

  test('is announced thirty and seven days before, and stops issuing', async () => {
    const { validUntil } = await lineOn(BANK_A);
    const ahead = aheadOf(validUntil);
    expect(await ahead(31)).toBe(0);
    // Five lines expire on one day.
    expect(await ahead(30)).toBe(5);
    expect(await ahead(8)).toBe(5);
    expect(await ahead(7)).toBe(10);
    server.clock.moveTo(new Date(endOfDay(validUntil).getTime() - 1));
    await server.runDueJobs();
    expect(await lineOn(BANK_A)).toMatchObject({ state: 'inForce', version: 0 });
    server.clock.moveTo(endOfDay(validUntil));
    expect(await lineOn(BANK_A)).toMatchObject({ state: 'expired' });
    await server.runDueJobs();
    expect(await lineOn(BANK_A)).toMatchObject({ state: 'expired', version: 1 });
    expect(await told(administrator)).toContain('creditLineExpired');
  });

  test('is postponed by a renewal, with its own announcements', async () => {
    const { validUntil } = await lineOn(BANK_A);
    await passed({ amount: yuan(260_000_000) });
    await server.runDueJobs();
    expect(await totalsOf(BANK_A)).toEqual([yuan(182_000_000), yuan(260_000_000)]);
    const ahead = aheadOf(validUntil);
    expect(await ahead(7)).toBe(8);
    server.clock.moveTo(endOfDay(validUntil));
    await server.runDueJobs();
    expect(await lineOn(BANK_A)).toMatchObject({ state: 'inForce' });
    expect(await aheadOf((await lineOn(BANK_A)).validUntil)(7)).toBe(10);
  });

  test('is followed by a new line if requested', async () => {
    const { validUntil } = await lineOn(BANK_A);
    server.clock.moveTo(endOfDay(validUntil));
    await server.runDueJobs();
    await passed({ amount: yuan(100_000_000), lineVersion: 1 });
    await server.runDueJobs();
    expect(await lineOn(BANK_A)).toMatchObject({ state: 'inForce', beginsOn: addDays(validUntil, 1), version: 2 });
  });
});
