import { contract } from '@lianxin/api/contract';
import { addMonths } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { yuan } from '../../sandbox/seed/trade.ts';
import { operator, userAccount } from '../../schema/index.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { credit, proposals, audit } = operations;
const { creditLine, message } = contract;
const CHANNEL = 3;

let server: OperationsServer;
let returnToStart: Restore;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

/** A request that its enterprise's reviewer passed, and that no bank decides. */
async function passed(amount = 60_000_000) {
  const [administrator, reviewer] = [await server.as('core-admin'), await server.as('core-review')];
  const asked = { channel: CHANNEL, amount: yuan(amount), purpose: '设备更新', lineVersion: 0 };
  const { id, version } = await administrator.call(creditLine.apply, asked);
  return reviewer.call(creditLine.review, { id, version, decision: 'pass' });
}
const grantOf = ({ id, version }: Awaited<ReturnType<typeof passed>>, total = 60_000_000) => ({
  id,
  version,
  total: yuan(total),
  validUntil: addMonths(server.clock.today(), 12),
  creditNumber: 'SX-DB-2026-09',
  reason: '授信会纪要 2026-11',
});
const propose = async (grant: ReturnType<typeof grantOf>) => (await ops.call(credit.grant, grant)).proposalId ?? '';
const line = async () =>
  (await (await server.as('core-admin')).call(creditLine.get, {})).find(({ channel }) => channel === CHANNEL) ?? expect.fail('no line');
const stateOf = async (id: string) =>
  (await ops.call(credit.list, { state: 'awaitingDecision', page: 1, pageSize: 20 })).list.some((row) => row.id === id);

test('a line is granted by two operators: changed once the second has passed it, and told', async () => {
  const request = await passed();
  expect(await ops.call(credit.show, { id: request.id })).toMatchObject({
    state: 'awaitingDecision',
    enterprise: { enterpriseNo: 'E1001' },
    amount: yuan(60_000_000),
    purpose: '设备更新',
    line: { total: yuan(50_000_000), used: 0n },
  });
  const proposalId = await propose(grantOf(request, 55_000_000));
  expect(await line()).toMatchObject({ total: yuan(50_000_000), version: 0 });
  expect(await refusalOf(ops.call(proposals.approve, { proposalId }))).toMatchObject({ code: '30004' });
  await check.call(proposals.approve, { proposalId });
  expect(await line()).toMatchObject({ total: yuan(55_000_000), creditNumber: 'SX-DB-2026-09', state: 'inForce', version: 1 });
  expect((await ops.call(audit.list, { limit: 1 })).list[0]).toMatchObject({
    action: 'credit.grant',
    subjectId: request.id,
    reason: '授信会纪要 2026-11',
    proposedBy: 'ops',
    operatorName: 'ops-check',
    after: expect.stringContaining('"state":"granted"'),
  });
  const { list } = await (await server.as('core-op')).call(message.list, { page: 1, pageSize: 20 });
  expect(list.map(({ kind }) => kind)).toContain('creditGranted');
  expect(await stateOf(request.id)).toBe(false);
});

test('it is declined by one, and the enterprise reads why', async () => {
  const { id, version } = await passed();
  await ops.call(credit.decline, { id, version, reason: '担保措施不足' });
  expect(await (await server.as('core-admin')).call(creditLine.application, { id })).toMatchObject({
    state: 'declined',
    reason: '担保措施不足',
    log: [{ event: 'submit' }, { event: 'pass' }, { event: 'decline', actorName: '运营甲', actorRole: 'system' }],
  });
  expect(await line()).toMatchObject({ total: yuan(50_000_000), version: 0 });
  expect((await ops.call(audit.list, { limit: 1 })).list[0]).toMatchObject({ action: 'credit.decline', subjectId: id });
});

test('a grant that was proposed falls flat once the request was withdrawn or decided', async () => {
  const request = await passed();
  const proposalId = await propose(grantOf(request));
  await (await server.as('core-admin')).call(creditLine.withdraw, { id: request.id, version: request.version });
  expect(await refusalOf(check.call(proposals.approve, { proposalId }))).toMatchObject({ code: '10005' });
  expect(await line()).toMatchObject({ total: yuan(50_000_000), version: 0 });
});

test('no more is granted than was asked for, nothing for a day that is over, and nothing before the enterprise’s own review', async () => {
  const request = await passed();
  const more = await propose(grantOf(request, 60_000_000.01));
  expect(await refusalOf(check.call(proposals.approve, { proposalId: more }))).toMatchObject({ code: '10001' });
  const over = await propose({ ...grantOf(request), validUntil: server.clock.today() });
  expect(await refusalOf(check.call(proposals.approve, { proposalId: over }))).toMatchObject({ code: '10001' });
  const administrator = await server.as('core-admin');
  const asked = { channel: 6, amount: yuan(30_000_000), purpose: '支护材料', lineVersion: 0 };
  const { id, version } = await administrator.call(creditLine.apply, asked);
  expect(await refusalOf(ops.call(credit.decline, { id, version, reason: '不予受理' }))).toMatchObject({ code: '10006' });
});

test('it is decided by nobody who asked for it or reviewed it, and by operators with the duty only', async () => {
  const { id, version } = await passed();
  const { db } = server.database;
  for (const userName of ['core-admin', 'core-review']) {
    const [person] = await db.select().from(userAccount).where(eq(userAccount.userName, userName));
    await db
      .update(operator)
      .set({ mobile: person?.mobile ?? '' })
      .where(eq(operator.name, 'ops'));
    expect(await refusalOf(ops.call(credit.decline, { id, version, reason: '不批' }))).toMatchObject({ code: '30004' });
  }
  expect(await stateOf(id)).toBe(true);
  const auditor = await server.operator('auditor');
  expect(await refusalOf(auditor.call(credit.list, { state: 'awaitingDecision', page: 1, pageSize: 20 }))).toMatchObject({ code: '10003' });
  expect(await refusalOf(auditor.call(credit.decline, { id, version, reason: '不批' }))).toMatchObject({ code: '10003' });
});
