import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../testing/acting.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { operations } from '../contract/index.ts';

const { informationChanges, audit } = operations;
const { enterprise } = contract;

let server: OperationsServer;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
});
afterAll(() => server.close());

async function asked() {
  const admin = await server.as('supplier-admin');
  const { version } = await admin.call(enterprise.information, {});
  return admin.call(enterprise.update, { version, size: '中型企业' });
}
const newest = async () => (await ops.call(audit.list, { limit: 1 })).list[0];
const sizeNow = async () => (await (await server.as('supplier-admin')).call(enterprise.information, {})).size;

test('a change waits in the list, is read whole, which is recorded, and turned down', async () => {
  const { id, version } = await asked();
  const { list } = await ops.call(informationChanges.list, { state: 'submitted', page: 1, pageSize: 20 });
  expect(list).toMatchObject([{ id, fields: ['size'] }]);
  expect(await ops.call(informationChanges.show, { id })).toMatchObject({ before: { size: '小型企业' }, after: { size: '中型企业' } });
  expect(await newest()).toMatchObject({ action: 'informationChanges.show', subjectId: id });
  await ops.call(informationChanges.reject, { id, version, reason: '请上传审计报告' });
  expect(await sizeNow()).toBe('小型企业');
  expect((await refusalOf(ops.call(informationChanges.approve, { id, version: version + 1 }))).code).toBe('10006');
});

test('an approved change holds, and stands in the trail with before and after', async () => {
  const { id, version } = await asked();
  await ops.call(informationChanges.approve, { id, version });
  expect(await sizeNow()).toBe('中型企业');
  expect(await newest()).toMatchObject({ action: 'informationChanges.approve', outcome: 'done', subjectId: id });
});

test('a file that the change does not name is not found', async () => {
  const { list } = await ops.call(informationChanges.list, { state: 'approved', page: 1, pageSize: 20 });
  const id = list[0]?.id ?? '';
  expect((await refusalOf(ops.call(informationChanges.file, { id, fileId: 'F404' }))).code).toBe('10002');
});
