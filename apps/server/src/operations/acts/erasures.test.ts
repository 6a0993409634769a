import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { refusalOf } from '../../testing/acting.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { operations } from '../contract/index.ts';

const { erasures, proposals } = operations;
const { account } = contract;
const password = Buffer.from(SANDBOX_PASSWORD).toString('base64');

let server: OperationsServer;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
});
afterAll(() => server.close());

const asked = async (who: string) => {
  const { request } = await (await server.as(who)).call(account.requestErasure, { password });
  return request?.id ?? '';
};
const waiting = async () => (await ops.call(erasures.list, { state: 'requested', page: 1, pageSize: 20 })).list.map(({ id }) => id);

test('erasing takes two operators; the one who proposed it does not pass it', async () => {
  const id = await asked('supplier-op');
  expect(await waiting()).toContain(id);
  const { proposalId } = await ops.call(erasures.carryOut, { id, reason: '本人申请' });
  expect(await waiting()).toContain(id);
  expect((await check.call(proposals.show, { proposalId: proposalId ?? '' })).person).toContain('supplier-op');
  expect((await refusalOf(ops.call(proposals.approve, { proposalId: proposalId ?? '' }))).code).toBe('30004');
  await check.call(proposals.approve, { proposalId: proposalId ?? '' });
  expect(await waiting()).not.toContain(id);
  const { request } = await (await server.as('supplier-op')).call(account.erasure, {});
  expect(request?.state).toBe('carriedOut');
});

test('a request is turned down with a reason that the person reads', async () => {
  const id = await asked('core-op');
  await ops.call(erasures.reject, { id, reason: '尚有未了结的业务' });
  const { request } = await (await server.as('core-op')).call(account.erasure, {});
  expect(request).toMatchObject({ state: 'rejected', rejectionReason: '尚有未了结的业务' });
});
