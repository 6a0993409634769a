import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('signs a supplier in and knows them at the next call', async () => {
  const client = await server.as('supplier-op');
  const user = await client.call(contract.account.currentUser, {});
  expect(user).toMatchObject({ userName: 'supplier-op', role: 'operator', enterpriseName: '恒信机电设备有限公司', mobile: '139****0002' });
});
