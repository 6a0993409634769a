import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { refusalOf, signed } from '../../testing/acting.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { operations } from '../contract/index.ts';

const { cancellations, proposals } = operations;
const { enterprise, account, signature } = contract;
const password = Buffer.from(SANDBOX_PASSWORD).toString('base64');
const reason = '企业合并，业务由存续公司承接';

let server: OperationsServer;
let ops: OperationsClient;
let check: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
  check = await server.operator('ops-check');
});
afterAll(() => server.close());

async function asked(): Promise<{ readonly id: string; readonly version: number }> {
  const admin = await server.as('tier2-admin');
  const made = await admin.call(enterprise.cancel, { reason, signature: await signed(admin, 'cancellationApply', 'E1003', 0) });
  if (!made.request) throw new Error('nothing was asked for');
  return { id: made.request.id, version: made.request.version };
}

test('cannot be asked for while something is left', async () => {
  const admin = await server.as('fee-admin');
  const { checks, request } = await admin.call(enterprise.cancellation, {});
  expect(checks.find((one) => one.check === 'fees')?.left).toBe(2);
  expect(request).toBeNull();
  const prepared = admin.call(signature.prepare, { act: 'cancellationApply', subjectId: 'E1005', version: 0 });
  expect((await refusalOf(prepared)).code).toBe('30102');
});

test('is the administrator’s alone', async () => {
  const operator = await server.as('tier2-op');
  expect((await refusalOf(operator.call(enterprise.cancellation, {}))).code).toBe('10004');
});

test('is asked for once, taken back, and turned down with a reason the enterprise reads', async () => {
  const admin = await server.as('tier2-admin');
  const first = await asked();
  const again = admin.call(enterprise.cancel, { reason, signature: await signed(admin, 'cancellationApply', 'E1003', 0) });
  expect((await refusalOf(again)).code).toBe('10007');
  expect((await admin.call(enterprise.withdrawCancel, first)).request?.state).toBe('withdrawn');
  const second = await asked();
  await ops.call(cancellations.reject, { id: second.id, reason: '尚有未决诉讼' });
  const { request } = await admin.call(enterprise.cancellation, {});
  expect(request).toMatchObject({ state: 'rejected', rejectionReason: '尚有未决诉讼', reason });
});

test('lets nobody act for the enterprise once two operators agreed, and the sign-in says why', async () => {
  const operator = await server.as('tier2-op');
  const { id } = await asked();
  const { list } = await ops.call(cancellations.list, { state: 'submitted', page: 1, pageSize: 20 });
  expect(list.map((one) => one.id)).toEqual([id]);
  expect((await ops.call(cancellations.show, { id })).left).toMatchObject({ held: 0, fees: 0 });
  const { proposalId } = await ops.call(cancellations.approve, { id, reason: '条件已满足' });
  await operator.call(account.currentUser, {});
  await check.call(proposals.approve, { proposalId: proposalId ?? '' });
  expect((await refusalOf(operator.call(account.currentUser, {}))).code).toBe('00018');
  expect(await refusalOf(server.visitor().call(account.login, { userName: 'tier2-op', password }))).toMatchObject({
    code: '30103',
    message: expect.stringContaining('云岭物流有限公司'),
  });
  const buyer = await server.as('supplier-op');
  const [gone] = (await buyer.call(contract.supplier.list, { page: 1, pageSize: 100, search: '云岭物流' })).list;
  if (!gone) throw new Error('the supplier is not listed');
  expect(gone.state).toBe('disabled');
  const { enterpriseNo, version } = gone;
  expect(await refusalOf(buyer.call(contract.supplier.enable, { enterpriseNo, version }))).toMatchObject({
    code: '30104',
    message: expect.stringContaining('云岭物流有限公司'),
  });
  expect(await (await server.as('core-op')).call(contract.supplier.lookUp, { creditCode: '914403002792683613' })).toBeNull();
});
