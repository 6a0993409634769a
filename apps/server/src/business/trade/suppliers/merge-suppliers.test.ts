import { contract, type Contract, type ResponseOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountId, yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { auditLog } from '../../../schema/index.ts';
import { actors, day, issuanceForm, leg, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { supplier } = contract;
type Supplier = ResponseOf<Contract['supplier']['list']>['list'][number];

/** An enterprise that tier 2 does not deal with. */
const FITTINGS = { creditCode: '91140602MA0GX3A116', name: '雁北工矿配件有限公司' };
const CEMENT = { creditCode: '91140581MA0GX3D43Q', name: '长平水泥制品有限公司' };
const BUILDERS = { creditCode: '91140902MA0GX3F617', name: '同川建筑安装有限公司' };

let server: TestServer;
let returnToStart: Restore;
let operator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  operator = await server.as('tier2-op');
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

async function added(): Promise<{ fittings: Supplier; cement: Supplier; builders: Supplier }> {
  const add = (creditCode: string, note: string) => operator.call(supplier.add, { creditCode, note });
  return {
    fittings: await add(FITTINGS.creditCode, '每月 25 日前对账'),
    cement: await add(CEMENT.creditCode, '年度框架合同'),
    builders: await add(BUILDERS.creditCode, ''),
  };
}

const now = async ({ creditCode }: Pick<Supplier, 'creditCode'>, client = operator): Promise<Supplier> =>
  (await client.call(supplier.list, { page: 1, pageSize: 10, search: creditCode })).list[0] ?? expect.fail('not listed');

const keep = (
  { enterpriseNo, version }: Supplier,
  terms: { readonly tags: string[]; readonly usualTermDays: number | null; readonly quota: Supplier['quota'] },
) => operator.call(supplier.saveTerms, { enterpriseNo, version, defaultAccountId: null, ...terms });

const merge = ({ enterpriseNo, version }: Supplier, into: Supplier, tags: string[] = [], client = operator) =>
  client.call(supplier.merge, { enterpriseNo, version, intoNo: into.enterpriseNo, intoVersion: into.version, tags });

test('a merged supplier is disabled and names its replacement, which takes over missing details', async () => {
  const { fittings, cement } = await added();
  const leaving = await keep(fittings, { tags: ['配件', '月结'], usualTermDays: 90, quota: fen(500_000_00n) });
  const staying = await keep(cement, { tags: ['水泥'], usualTermDays: 180, quota: null });
  const merged = await merge(leaving, staying, ['水泥', '配件', '月结', '月结']);
  expect(merged).toMatchObject({
    state: 'disabled',
    mergedInto: { enterpriseNo: cement.enterpriseNo, name: CEMENT.name },
    version: leaving.version + 1,
  });
  expect(await now(cement)).toMatchObject({
    state: 'enabled',
    mergedInto: null,
    tags: ['水泥', '配件', '月结'],
    note: '年度框架合同\n每月 25 日前对账',
    usualTermDays: 180,
    quota: 500_000_00n,
    version: staying.version + 1,
  });
  // Its notes can still be read.
  expect(await now(fittings)).toMatchObject({ tags: ['配件', '月结'], note: '每月 25 日前对账', usualTermDays: 90 });
  const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'supplier.merge'));
  expect(new Set(audited.map(({ subjectId }) => subjectId))).toEqual(new Set([fittings.enterpriseNo, cement.enterpriseNo]));
  expect(audited).toHaveLength(2);
});

test('a note without room stays', async () => {
  const { fittings, cement } = await added();
  const { enterpriseNo, version } = cement;
  const full = await operator.call(supplier.saveNote, { enterpriseNo, version, note: '记'.repeat(199) });
  await merge(fittings, full);
  expect((await now(cement)).note).toBe('记'.repeat(199));
});

test('enabling again removes the mark, and what moved stays', async () => {
  const { fittings, cement } = await added();
  const { enterpriseNo, version } = await merge(fittings, cement, ['配件']);
  expect(await operator.call(supplier.enable, { enterpriseNo, version })).toMatchObject({ state: 'enabled', mergedInto: null });
  expect(await now(cement)).toMatchObject({ tags: ['配件'], note: '年度框架合同\n每月 25 日前对账' });
});

test('repeated merges name the last replacement', async () => {
  const { fittings, cement, builders } = await added();
  const first = await merge(fittings, cement);
  await merge(await now(cement), builders);
  expect(await now(fittings)).toMatchObject({ mergedInto: { name: BUILDERS.name }, version: first.version + 1 });
  expect(await now(cement)).toMatchObject({ mergedInto: { name: BUILDERS.name }, state: 'disabled' });
});

test('a supplier cannot be merged into itself, or into one disabled, merged or refusing', async () => {
  const { fittings, cement, builders } = await added();
  const into = async (one: Supplier) => refusalOf(merge(fittings, await now(one)));
  const field = { code: '10001', data: { fields: [{ path: 'intoNo' }] } };
  expect(await into(fittings)).toMatchObject(field);
  await merge(builders, cement);
  expect(await into(builders)).toMatchObject(field);
  const { enterpriseNo, version } = await now(cement);
  await operator.call(supplier.disable, { enterpriseNo, version });
  expect(await into(cement)).toMatchObject(field);
  const seller = await server.as('supplier-op');
  const refusing = await operator.call(supplier.add, { creditCode: '91140000110057086C' });
  const { enterpriseNo: buyerNo } = await (await server.as('tier2-admin')).call(contract.enterprise.get, {});
  await seller.call(supplier.answer, { enterpriseNo: buyerNo, answer: 'refused' });
  expect(await into(refusing)).toMatchObject(field);
  // A supplier that refuses cannot be merged: nothing goes to it anyway.
  expect((await refusalOf(merge(await now(refusing), fittings))).code).toBe('10006');
});

test('a merged supplier cannot be merged again, a disabled one can', async () => {
  const { fittings, cement, builders } = await added();
  const { enterpriseNo, version } = fittings;
  const disabled = await operator.call(supplier.disable, { enterpriseNo, version });
  const merged = await merge(disabled, cement);
  expect(merged.mergedInto?.name).toBe(CEMENT.name);
  expect((await refusalOf(merge(merged, builders))).code).toBe('10006');
});

test('both are merged at the version shown, with at most ten tags', async () => {
  const { fittings, cement } = await added();
  const older = (one: Supplier): Supplier => ({ ...one, version: one.version + 1 });
  expect((await refusalOf(merge(older(fittings), cement))).code).toBe('10005');
  expect((await refusalOf(merge(fittings, older(cement)))).code).toBe('10005');
  const reply = await operator.send({
    method: 'POST',
    url: urlOf(supplier.merge),
    payload: {
      corpNo: fittings.enterpriseNo,
      version: fittings.version,
      intoNo: cement.enterpriseNo,
      intoVersion: cement.version,
      tags: Array.from({ length: 11 }, (_none, at) => `标签${at}`),
    },
    headers: { 'idempotency-key': 'merge-too-many-tags' },
  });
  expect(reply.json()).toMatchObject({ rspCd: '10001', data: { fields: [{ path: 'tags' }] } });
  expect(await now(cement)).toMatchObject({ version: cement.version, tags: [] });
});

test('reviewers cannot merge, nor can other enterprises', async () => {
  const { fittings, cement } = await added();
  expect((await refusalOf(merge(fittings, cement, [], await server.as('tier2-review')))).code).toBe('10004');
  expect((await refusalOf(merge(fittings, cement, [], await server.as('fee-op')))).code).toBe('10002');
});

test('issuing to a merged supplier names its replacement', async () => {
  const core = await server.as('core-op');
  const seller = await now({ creditCode: '91140000110057086C' }, core);
  const { list: contracts } = await core.call(contract.tradeContract.list, { page: 1, pageSize: 100, counterpartyNo: seller.enterpriseNo });
  const form = await issuanceForm(core);
  const into = await core.call(supplier.add, { creditCode: CEMENT.creditCode }).catch(() => now(CEMENT, core));
  await merge(seller, into, [], core);
  const told = '接收方已合并到“长平水泥制品有限公司”，请改选该供应商';
  const field = (path: string) => ({ code: '10001', data: { fields: [{ path, message: told }] } });
  expect(await refusalOf(core.call(contract.issuance.apply, { form }))).toMatchObject(field('form.recipientNo'));
  expect(await refusalOf(core.call(contract.issuance.saveDraft, { form }))).toMatchObject(field('form.recipientNo'));
  const row = {
    recipient: seller.name,
    amount: yuan(10_000),
    dueOn: day('2027-05-14'),
    paymentNature: 'goods' as const,
    contractNumber: contracts[0]?.number ?? expect.fail('no contract'),
    invoiceNumbers: ['26142000000000000001'],
  };
  const sheet = { channel: 1, payAccountId: accountId('E1001'), interestPayer: 'holder' as const, delivered: true, allOrNone: false };
  const { results } = await core.call(contract.issuance.applyMany, { ...sheet, rows: [row] });
  expect(results).toMatchObject([{ application: null, refusal: { field: 'recipient', sentence: told } }]);
});

test('transferring to a merged supplier names its replacement', async () => {
  const people = actors(server);
  const holder = await server.as('supplier-op');
  const piece = await people.heldPiece({ amount: 100_000, invoice: 1 });
  const { list } = await holder.call(supplier.list, { page: 1, pageSize: 100, state: 'enabled' });
  const [leaving, staying] = ['E1003', 'E1005'].map((no) => list.find(({ enterpriseNo }) => enterpriseNo === no) ?? expect.fail());
  if (!leaving || !staying) throw new Error('not listed');
  await merge(leaving, staying, [], holder);
  const refused = await refusalOf(people.transfer([leg(piece, { seller: 'E1003', amount: 50_000, invoice: 1 })]));
  expect(refused).toMatchObject({
    code: '10001',
    data: { fields: [{ path: 'legs.0.recipientNo', message: `接收方已合并到“${staying.name}”，请改选该供应商` }] },
  });
});

test('a sheet with a merged supplier names its replacement', async () => {
  const { fittings, cement } = await added();
  await merge(fittings, cement);
  const { refused } = await operator.call(supplier.addMany, {
    allOrNone: false,
    rows: [
      { ...FITTINGS, tags: [] },
      { ...CEMENT, tags: [] },
    ],
  });
  expect(refused).toMatchObject([
    { row: 0, field: 'creditCode', sentence: '该企业已在供应商名录中，并已合并到“长平水泥制品有限公司”' },
    { row: 1, field: 'creditCode', sentence: '该企业已在供应商名录中' },
  ]);
});
