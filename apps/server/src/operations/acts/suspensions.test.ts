import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actors, issuanceForm, refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { suspensions, proposals, enterprises } = operations;
const core = z.parse(EnterpriseNo, 'E1001');
const overdue = { enterpriseNo: core, reason: '到期未足额付款' };

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

const lift = async () => {
  const { proposalId } = await ops.call(suspensions.lift, { enterpriseNo: core, reason: '已结清' });
  return proposalId ?? '';
};

test('a suspended issuer cannot apply nor pass an issue, and is told why; lifting it lets it go on', async () => {
  const people = actors(server);
  const waiting = await people.apply();
  await ops.call(suspensions.impose, overdue);
  const maker = await server.as('core-op');
  const form = await issuanceForm(maker, { invoice: 2 });
  const refused = { code: '30008', message: '开立方已被暂停开立：到期未足额付款' };
  expect(await refusalOf(maker.call(contract.issuance.apply, { form }))).toMatchObject(refused);
  expect(await refusalOf(people.pass(waiting.id, waiting.version))).toMatchObject(refused);
  expect(await maker.call(contract.enterprise.get, {})).toMatchObject({
    issueSuspension: { reason: '到期未足额付款' },
  });

  await check.call(proposals.approve, { proposalId: await lift() });
  await people.pass(waiting.id, waiting.version);
  expect((await maker.call(contract.issuance.apply, { form })).state).toBe('awaitingReview');
});

test('the enterprise reads of both in its messages', async () => {
  await ops.call(suspensions.impose, overdue);
  await check.call(proposals.approve, { proposalId: await lift() });
  const { list } = await (await server.as('core-admin')).call(contract.message.list, { page: 1, pageSize: 20 });
  expect(list.map(({ title }) => title).toSorted()).toEqual(['开立资格已恢复', '开立资格已暂停']);
  expect(list.some(({ content }) => content.includes('到期未足额付款'))).toBe(true);
});

test('stopping an issuer takes one operator, letting it issue again takes two', async () => {
  await ops.call(suspensions.impose, overdue);
  const proposalId = await lift();
  const open = { page: 1, pageSize: 20, openOnly: true };
  expect((await ops.call(suspensions.list, open)).total).toBe(1);
  expect(await refusalOf(ops.call(proposals.approve, { proposalId }))).toMatchObject({ code: '30004' });
  await check.call(proposals.approve, { proposalId });
  expect((await ops.call(suspensions.list, open)).total).toBe(0);
  const { list } = await ops.call(suspensions.list, { ...open, openOnly: false });
  expect(list).toMatchObject([
    {
      enterprise: { name: '晋北煤业集团有限公司' },
      reason: '到期未足额付款',
      imposedBy: 'ops',
      liftReason: '已结清',
      liftedBy: 'ops-check',
    },
  ]);
});

test('an issuer is suspended once, and only what is suspended can be lifted', async () => {
  expect(await refusalOf(check.call(proposals.approve, { proposalId: await lift() }))).toMatchObject({ code: '10002' });
  await ops.call(suspensions.impose, overdue);
  expect(await refusalOf(check.call(suspensions.impose, overdue))).toMatchObject({ code: '10007' });
  const unknown = { ...overdue, enterpriseNo: z.parse(EnterpriseNo, 'E9999') };
  expect(await refusalOf(ops.call(suspensions.impose, unknown))).toMatchObject({ code: '10002' });
});

test('an enterprise is found by part of its name, its number or its credit code', async () => {
  const found = async (search: string) => (await ops.call(enterprises.find, { search })).list.map(({ enterpriseNo }) => enterpriseNo);
  expect(await found('煤业集团')).toEqual(['E1001']);
  expect(await found('E1001')).toEqual(['E1001']);
  expect(await found('91350100M000100Y43')).toEqual(['E1001']);
  expect(await found('%%')).toEqual([]);
  expect((await ops.call(enterprises.find, { search: 'E1001' })).list[0]).toMatchObject({ coreOnChannels: [1, 3, 6, 11, 13] });
});
