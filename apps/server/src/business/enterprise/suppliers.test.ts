import { contract } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/index.ts';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { issuanceForm, refusalOf } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { supplier } = contract;
/** 同川建筑安装有限公司, whom tier 2 does not deal with. */
const CODE = '91140902MA0GX3F617';

let server: TestServer;
let operator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  operator = await server.as('tier2-op');
});
afterAll(() => server.close());

const find = async (client: TestClient, creditCode: string) => {
  const { list } = await client.call(supplier.list, { page: 1, pageSize: 10, search: creditCode });
  return list[0];
};

test('an enterprise is looked up by its whole credit code before it is added', async () => {
  expect(await operator.call(supplier.lookUp, { creditCode: CODE })).toMatchObject({ name: '同川建筑安装有限公司', known: false });
  expect(await operator.call(supplier.lookUp, { creditCode: '91140600MA0NEWCH28' })).toBeNull();
});

test('one that was added is listed, may be issued to, and is not added twice', async () => {
  const added = await operator.call(supplier.add, { creditCode: CODE, note: '年度框架合同' });
  expect(added).toMatchObject({ name: '同川建筑安装有限公司', state: 'enabled', note: '年度框架合同' });
  expect(await find(operator, CODE)).toMatchObject({ enterpriseNo: added.enterpriseNo, state: 'enabled' });
  expect(await operator.call(supplier.lookUp, { creditCode: CODE })).toMatchObject({ known: true });
  expect((await refusalOf(operator.call(supplier.add, { creditCode: CODE }))).code).toBe('10007');
  const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'supplier.add'));
  expect(audited.map(({ subjectId }) => subjectId)).toContain(added.enterpriseNo);
});

test('nobody supplies themselves, and who is not on the platform supplies nobody', async () => {
  const own = await (await server.as('tier2-admin')).call(contract.enterprise.get, {});
  for (const creditCode of [own.creditCode, '91140600MA0NEWCH28'])
    expect(await refusalOf(operator.call(supplier.add, { creditCode }))).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'creditCode' }] },
    });
});

test('a disabled supplier is issued nothing until it is enabled', async () => {
  const core = await server.as('core-op');
  const known = await find(core, '91140000110057086C');
  if (!known) throw new Error('the supplier is not listed');
  const { enterpriseNo, version } = known;
  const disabled = await core.call(supplier.disable, { enterpriseNo, version });
  expect(disabled.state).toBe('disabled');
  const { list } = await core.call(supplier.list, { page: 1, pageSize: 100, state: 'enabled' });
  expect(list.map((one) => one.enterpriseNo)).not.toContain(enterpriseNo);
  const form = await issuanceForm(core);
  const refused = await refusalOf(core.call(contract.issuance.apply, { form }));
  expect(refused.code).toBe('10001');
  expect((await refusalOf(core.call(supplier.enable, { enterpriseNo, version }))).code).toBe('10005');
  const enabled = await core.call(supplier.enable, { enterpriseNo, version: disabled.version });
  expect(enabled.state).toBe('enabled');
  expect((await core.call(contract.issuance.apply, { form })).state).toBe('awaitingReview');
});

test('a note is kept, and the accounts of a supplier are read by every role of the buyer', async () => {
  const core = await server.as('core-op');
  const known = await find(core, '91140000110057086C');
  if (!known) throw new Error('the supplier is not listed');
  const { enterpriseNo, version } = known;
  expect(await core.call(supplier.saveNote, { enterpriseNo, version, note: '每月 25 日前对账' })).toMatchObject({
    note: '每月 25 日前对账',
  });
  for (const who of ['core-op', 'core-review', 'core-admin']) {
    const accounts = await (await server.as(who)).call(contract.bankAccount.listPayable, { enterpriseNo });
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts.every(({ accountNumber }) => accountNumber.includes('*'))).toBe(true);
  }
});

test('a reviewer reads and changes nothing', async () => {
  const reviewer = await server.as('tier2-review');
  expect((await find(reviewer, CODE))?.name).toBe('同川建筑安装有限公司');
  expect((await refusalOf(reviewer.call(supplier.lookUp, { creditCode: CODE }))).code).toBe('10004');
  expect((await refusalOf(reviewer.call(supplier.add, { creditCode: CODE }))).code).toBe('10004');
});
