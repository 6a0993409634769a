import { randomBytes } from 'node:crypto';
import { contract } from '@lianxin/api/contract';
import { addDays, REFUSAL_CODES } from '@lianxin/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { job, messageDelivery } from '../../../schema/index.ts';
import { actors, day, refusalOf, signed } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { requireTwoReviews, reviewersWorld } from '../../../testing/second-reviewers.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { staff, issuance, message, account, enterprise } = contract;
const { NOT_FOUND, NOT_ALLOWED_FOR_ROLE } = REFUSAL_CODES;
const TODAY = day('2026-11-20');

let server: TestServer;
let people: ReturnType<typeof actors>;
let away: TestClient;
let deputy: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: reviewersWorld });
  people = actors(server);
  away = await server.as('core-review');
  deputy = await server.as('core-second');
  administrator = await server.as('core-admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.moveTo(new Date(START));
  for (const { id, acts } of (await administrator.call(staff.absences, {})).list)
    if (acts.includes('end')) await administrator.call(staff.endAbsence, { id });
});

const idOf = async (client: TestClient) => (await client.call(account.currentUser, {})).id;
const leave = async (from = TODAY, to = addDays(TODAY, 4), client = away, standIn = deputy) =>
  client.call(staff.delegate, { deputyId: await idOf(standIn), from, to, reason: '年休假' });
const titles = async (client: TestClient) =>
  (await client.call(message.list, { page: 1, pageSize: 100 })).list.map(({ title, content }) => `${title}：${content}`);
const passOf = async (client: TestClient, id: Awaited<ReturnType<typeof people.apply>>['id']) =>
  (await client.call(issuance.get, { id })).log.find(({ event }) => event === 'pass' || event === 'passFirst');
const pass = async (client: TestClient, id: Awaited<ReturnType<typeof people.apply>>['id']) => {
  const { version } = await client.call(issuance.get, { id });
  const signature = await signed(client, 'issuanceReview', id, version);
  return client.call(issuance.review, { id, version, decision: 'pass', signature });
};
const problem = async (call: Promise<unknown>) => {
  const { data } = await refusalOf(call);
  return JSON.stringify(data);
};

describe('an absent reviewer', () => {
  test('names another reviewer as deputy, who is told like the administrators', async () => {
    const made = await leave();
    expect(made).toMatchObject({ state: 'running', part: 'absent', acts: ['end'] });
    expect((await titles(deputy)).some((one) => one.includes('孙丽萍委托您代办复核'))).toBe(true);
    expect((await titles(administrator)).some((one) => one.includes('孙丽萍登记了离岗'))).toBe(true);
    expect((await deputy.call(staff.absences, {})).list[0]).toMatchObject({ id: made.id, part: 'deputy', acts: [] });
    expect((await administrator.call(staff.absences, {})).list[0]).toMatchObject({ id: made.id, part: 'other', acts: ['end'] });
  });

  test.each([
    ['before today', addDays(TODAY, -1), TODAY, /不能早于今天/],
    ['longer than a month', TODAY, addDays(TODAY, 31), /一次最多 31 天/],
    ['backwards', addDays(TODAY, 2), addDays(TODAY, 1), /不能早于开始日期/],
    ['too far ahead', addDays(TODAY, 91), addDays(TODAY, 92), /最多提前 90 天/],
  ])('cannot be absent %s', async (_, from, to, told) => {
    expect(await problem(leave(from, to))).toMatch(told);
  });

  test('has one absence at a time, and no deputy who is absent or already has a deputy', async () => {
    await leave();
    expect(await problem(leave(addDays(TODAY, 4), addDays(TODAY, 5)))).toMatch(/已登记过离岗/);
    expect(await problem(leave(TODAY, TODAY, deputy, away))).toMatch(/正代孙丽萍办理/);
    expect(await problem(leave(TODAY, TODAY, away, away))).toMatch(/另一位在岗的审核岗/);
    expect(await problem(leave(TODAY, TODAY, away, await server.as('core-op')))).toMatch(/另一位在岗的审核岗/);
    expect(await problem(leave(TODAY, TODAY, away, await server.as('supplier-review')))).toMatch(/另一位在岗的审核岗/);
  });

  test('has reviews by the deputy recorded as on their behalf, on those days only, and announced to nobody else', async () => {
    await leave(addDays(TODAY, 1), addDays(TODAY, 2));
    const before = await people.apply({ amount: 9000, invoice: 5 });
    await pass(deputy, before.id);
    expect(await passOf(deputy, before.id)).not.toHaveProperty('onBehalfOf');
    server.clock.moveTo(startOfDay(addDays(TODAY, 1)));
    const during = await people.apply({ amount: 9000, invoice: 6 });
    await pass(deputy, during.id);
    expect(await passOf(deputy, during.id)).toMatchObject({ onBehalfOf: '孙丽萍' });
    expect(await passOf(await server.as('supplier-op'), during.id)).not.toHaveProperty('onBehalfOf');
    server.clock.moveTo(startOfDay(addDays(TODAY, 3)));
    const after = await people.apply({ amount: 9000, invoice: 7 });
    await pass(deputy, after.id);
    expect(await passOf(deputy, after.id)).not.toHaveProperty('onBehalfOf');
  });

  test('does not count twice: after their own first approval the deputy gives the second in their own name', async () => {
    await requireTwoReviews(server, 'core', 'issuance', 9000);
    const { id } = await people.apply({ amount: 9000, invoice: 8 });
    await pass(away, id);
    await leave();
    expect((await pass(deputy, id)).state).toBe('awaitingSignature');
    const { log } = await deputy.call(issuance.get, { id });
    expect(log.find(({ event }) => event === 'pass')).not.toHaveProperty('onBehalfOf');
    await requireTwoReviews(server, 'core', 'issuance', null);
  });

  test('lets the deputy get the absent person’s SMS once', async () => {
    const { db } = server.database;
    const [absentId, deputyId] = [await idOf(away), await idOf(deputy)];
    await db.delete(messageDelivery);
    await db.insert(messageDelivery).values({ userId: absentId, smsTypes: ['task'], mailTypes: [] });
    await leave();
    const { id } = await people.apply({ amount: 9000, invoice: 9 });
    const planned = await db
      .select({ subject: job.subject })
      .from(job)
      .where(and(eq(job.kind, 'message.sms'), like(job.subject, `%:${deputyId}:${absentId}`)));
    expect(planned).toHaveLength(1);
    await server.runDueJobs();
    expect(id).toBeDefined();
  });

  test('ends it early, as an administrator can and nobody else', async () => {
    const { id } = await leave();
    expect((await refusalOf(deputy.call(staff.endAbsence, { id }))).code).toBe(NOT_FOUND);
    expect((await refusalOf((await server.as('core-op')).call(staff.endAbsence, { id }))).code).toBe(NOT_ALLOWED_FOR_ROLE);
    expect((await refusalOf((await server.as('supplier-admin')).call(staff.endAbsence, { id }))).code).toBe(NOT_FOUND);
    expect(await administrator.call(staff.endAbsence, { id })).toMatchObject({ state: 'ended', endedBy: '赵敏' });
    expect((await titles(away)).some((one) => one.includes('离岗委托已结束'))).toBe(true);
    expect((await refusalOf(away.call(staff.endAbsence, { id }))).code).toBe(NOT_FOUND);
  });
});

describe('a reviewer who leaves the role', () => {
  test('ends their absences, and administrators are told that two can no longer review', async () => {
    await requireTwoReviews(server, 'tier2', 'transfer', 100);
    const boss = await server.as('tier2-admin');
    const first = await server.as('tier2-review');
    const second = await server.as('tier2-second');
    const { id } = await leave(TODAY, TODAY, first, second);
    const { list } = await boss.call(staff.list, { page: 1, pageSize: 100 });
    const member = list.find(({ userName }) => userName === 'tier2-second') ?? expect.fail();
    await boss.call(staff.freeze, { userId: member.userId, version: member.version });
    expect((await first.call(staff.absences, {})).list.find((one) => one.id === id)).toMatchObject({ state: 'ended', endedBy: '孙丽' });
    expect((await titles(boss)).some((one) => one.includes('在岗审核岗不足两人'))).toBe(true);
    const { version, reviewers } = await boss.call(enterprise.getConfig, {});
    expect(reviewers).toBe(1);
    const asked = boss.call(enterprise.saveConfigs, {
      group: 'twoReviews',
      version,
      twoReviews: [{ business: 'pledge', fromAmount: yuan(100) }],
    });
    expect(await problem(asked)).toMatch(/twoReviews\.0\.amt.*至少需要 2 位在岗审核岗，现有 1 位/);
  });
});

describe('settings of an enterprise', () => {
  test('are changed by its administrator only, at the version shown, and its people are told', async () => {
    const present = await administrator.call(enterprise.getConfig, {});
    const wanted = { group: 'signFor', version: present.version, confirmsSignFor: false } as const;
    for (const who of ['core-op', 'core-review'])
      expect((await refusalOf((await server.as(who)).call(enterprise.saveConfigs, wanted))).code).toBe(NOT_ALLOWED_FOR_ROLE);
    const saved = await administrator.call(enterprise.saveConfigs, wanted);
    expect(saved).toMatchObject({ confirmsSignFor: false, version: present.version + 1, changedBy: '赵敏' });
    expect((await refusalOf(administrator.call(enterprise.saveConfigs, wanted))).code).toBe(REFUSAL_CODES.STALE_VERSION);
    expect((await titles(deputy)).some((one) => one.includes('复核设置已变更'))).toBe(true);
    const twoReviews = [{ business: 'signFor' as const, fromAmount: yuan(100) }];
    const two = administrator.call(enterprise.saveConfigs, { group: 'twoReviews', version: saved.version, twoReviews });
    expect(await problem(two)).toMatch(/请先开启签收确认/);
    await administrator.call(enterprise.saveConfigs, { ...wanted, version: saved.version, confirmsSignFor: true });
  });

  test('are addressed by group only', async () => {
    const { version } = await administrator.call(enterprise.getConfig, {});
    const send = (url: string, payload: object) =>
      administrator.send({
        method: 'POST',
        url,
        payload,
        headers: { 'idempotency-key': randomBytes(12).toString('hex') },
      });
    const inBody = await send('/api/corp/corp/saveConfigBatch', { cfgType: 'signFor', version, confirmsSignFor: true });
    expect(inBody.json()).toMatchObject({ rspCd: REFUSAL_CODES.VALIDATION });
    const other = await send('/api/corp/corp/saveConfigBatch?cfgType=role', { version, confirmsSignFor: true });
    expect(other.json()).toMatchObject({ rspCd: REFUSAL_CODES.VALIDATION });
    const twice = await send('/api/corp/corp/saveConfigBatch?cfgType=signFor&cfgType=signFor', { version, confirmsSignFor: true });
    expect(twice.json()).toMatchObject({ rspCd: REFUSAL_CODES.VALIDATION });
    const named = await send('/api/corp/corp/saveConfigBatch?cfgType=signFor', { version, confirmsSignFor: true });
    expect(named.json()).toMatchObject({ rspCd: '00000' });
  });
});
