import { contract } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../schema/index.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { accountId } from '../../../sandbox/seed/trade.ts';
import { day, issuanceForm, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { supplier } = contract;
/** 同川建筑安装有限公司, which tier 2 does not deal with. */
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

test('an enterprise is looked up by its full credit code before it is added', async () => {
  expect(await operator.call(supplier.lookUp, { creditCode: CODE })).toMatchObject({ name: '同川建筑安装有限公司', known: false });
  expect(await operator.call(supplier.lookUp, { creditCode: '91140600MA0NEWCH28' })).toBeNull();
});

test('an added supplier is listed, may be issued to, and is not added twice', async () => {
  const added = await operator.call(supplier.add, { creditCode: CODE, note: '年度框架合同' });
  expect(added).toMatchObject({ name: '同川建筑安装有限公司', state: 'enabled', note: '年度框架合同' });
  expect(await find(operator, CODE)).toMatchObject({ enterpriseNo: added.enterpriseNo, state: 'enabled' });
  expect(await operator.call(supplier.lookUp, { creditCode: CODE })).toMatchObject({ known: true });
  expect((await refusalOf(operator.call(supplier.add, { creditCode: CODE }))).code).toBe('10007');
  const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'supplier.add'));
  expect(audited.map(({ subjectId }) => subjectId)).toContain(added.enterpriseNo);
});

test('one cannot add oneself, nor enterprises outside the platform', async () => {
  const own = await (await server.as('tier2-admin')).call(contract.enterprise.get, {});
  for (const creditCode of [own.creditCode, '91140600MA0NEWCH28'])
    expect(await refusalOf(operator.call(supplier.add, { creditCode }))).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'creditCode' }] },
    });
});

test('a disabled supplier receives nothing until enabled', async () => {
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

test('notes are stored, and every role of the buyer reads the supplier’s accounts', async () => {
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

test('suppliers are found by tag, and the stored account must be their own', async () => {
  const core = await server.as('core-op');
  const known = (await find(core, '91140000110057086C')) ?? expect.fail('the supplier is not listed');
  const [account] = await core.call(contract.bankAccount.listPayable, { enterpriseNo: known.enterpriseNo });
  const terms = { tags: ['战略供应商', '机电', '机电'], usualTermDays: 180, quota: fen(5_000_000_00n) };
  const which = { enterpriseNo: known.enterpriseNo, version: known.version };
  const strange = core.call(supplier.saveTerms, { ...which, ...terms, defaultAccountId: accountId('E1003') });
  expect(await refusalOf(strange)).toMatchObject({ data: { fields: [{ path: 'defaultAccountId' }] } });
  const saved = await core.call(supplier.saveTerms, { ...which, ...terms, defaultAccountId: account?.id ?? null });
  expect(saved).toMatchObject({ tags: ['战略供应商', '机电'], usualTermDays: 180, quota: terms.quota, version: known.version + 1 });
  expect(await core.call(supplier.tags, {})).toEqual(expect.arrayContaining(['战略供应商', '机电']));
  const { list } = await core.call(supplier.list, { page: 1, pageSize: 10, tag: '机电' });
  expect(list.map((one) => one.enterpriseNo)).toEqual([known.enterpriseNo]);
  expect((await refusalOf(core.call(supplier.saveTerms, { ...which, ...terms, defaultAccountId: null }))).code).toBe('10005');
});

test('a reviewer can only read', async () => {
  const reviewer = await server.as('tier2-review');
  expect((await find(reviewer, CODE))?.name).toBe('同川建筑安装有限公司');
  expect((await refusalOf(reviewer.call(supplier.lookUp, { creditCode: CODE }))).code).toBe('10004');
  expect((await refusalOf(reviewer.call(supplier.add, { creditCode: CODE }))).code).toBe('10004');
});

test('naming a supplier only shows that it has an account, until it deals with the buyer; and tells it', async () => {
  const known = await find(operator, '91140000110057086C');
  const named = known ?? (await operator.call(supplier.add, { creditCode: '91140000110057086C' }));
  const listed = async () => {
    const [first] = await operator.call(contract.bankAccount.listPayable, { enterpriseNo: named.enterpriseNo });
    return first ?? expect.fail('no account');
  };
  expect(await listed()).toMatchObject({ accountNumber: '****', bankName: '****', branchNumber: '****' });
  const mailbox = await (await server.as('supplier-admin')).call(contract.message.list, { page: 1, pageSize: 10 });
  expect(mailbox.list).toContainEqual(expect.objectContaining({ title: '有企业将贵企业列为供应商' }));
  const seller = await server.as('supplier-op');
  const buyer = await (await server.as('tier2-admin')).call(contract.enterprise.get, {});
  await seller.call(contract.tradeContract.save, {
    number: 'HX-2026-9001',
    name: '设备采购合同',
    amount: fen(100_000_00n),
    counterpartyNo: buyer.enterpriseNo,
    side: 'seller',
    signedOn: day('2026-01-05'),
    allowsVoucher: true,
  });
  const open = await listed();
  expect(open.accountNumber).toMatch(/^\d{4} \*{4} \*{4} \d{4}$/);
  expect(open.bankName).not.toContain('*');
});

test('a named supplier sees by whom and answers: consent opens accounts, refusal blocks issuing', async () => {
  const [buyer, seller] = [await server.as('fee-op'), await server.as('supplier-op')];
  const { enterpriseNo } = await buyer.call(supplier.add, { creditCode: '91140000110057086C' });
  const naming = async () => {
    const { list } = await seller.call(supplier.namedBy, { page: 1, pageSize: 100 });
    return list.find((one) => one.enterpriseNo === 'E1005') ?? expect.fail('not seen');
  };
  const bankName = async () => (await buyer.call(contract.bankAccount.listPayable, { enterpriseNo }))[0]?.bankName;
  const answer = async (client: TestClient, said: 'accepted' | 'refused') =>
    client.call(supplier.answer, { enterpriseNo: (await naming()).enterpriseNo, answer: said });

  expect(await naming()).toMatchObject({ answer: null });
  expect(await bankName()).toBe('****');
  expect((await refusalOf(answer(await server.as('supplier-review'), 'accepted'))).code).toBe('10004');
  expect((await refusalOf(answer(await server.as('core-op'), 'accepted'))).code).toBe('10002');

  expect(await answer(seller, 'accepted')).toMatchObject({ answer: 'accepted' });
  expect(await bankName()).not.toContain('*');
  await answer(await server.as('supplier-admin'), 'refused');
  expect(await find(buyer, '91140000110057086C')).toMatchObject({ state: 'refused' });
  expect(await bankName()).toBe('****');
  const { list: open } = await buyer.call(supplier.list, { page: 1, pageSize: 100, state: 'enabled' });
  expect(open.map((one) => one.enterpriseNo)).not.toContain(enterpriseNo);
  const { list: told } = await buyer.call(contract.message.list, { page: 1, pageSize: 10 });
  expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(['供应商已同意', '供应商已拒绝']));
});

test('a refusing supplier receives nothing until it agrees', async () => {
  const [core, seller] = [await server.as('core-op'), await server.as('supplier-op')];
  const form = await issuanceForm(core, { invoice: 2 });
  const { enterpriseNo } = await (await server.as('core-admin')).call(contract.enterprise.get, {});
  await seller.call(supplier.answer, { enterpriseNo, answer: 'refused' });
  expect((await refusalOf(core.call(contract.issuance.apply, { form }))).code).toBe('10001');
  await seller.call(supplier.answer, { enterpriseNo, answer: 'accepted' });
  expect((await core.call(contract.issuance.apply, { form })).state).toBe('awaitingReview');
});
