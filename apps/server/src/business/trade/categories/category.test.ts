import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeedTools } from '../../../platform/services.ts';
import { fillCategories } from '../../../sandbox/seed/categories.ts';
import { createGroup } from '../../../sandbox/seed/groups.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { issuanceForm, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { category } = contract;

/** Classified trade of a group and a supplier. */
async function sortedWorld(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  await createGroup(tools);
  await fillCategories(tools);
}

let server: TestServer;
let core: TestClient;
let supplier: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: sortedWorld });
  core = await server.as('core-op');
  supplier = await server.as('supplier-op');
});
afterAll(() => server.close());

const codes = async (client: TestClient) => (await client.call(category.tree, {})).map(({ code }) => code);
const byCode = async (client: TestClient, code: string) => {
  const found = (await client.call(category.tree, {})).find((one) => one.code === code);
  return found ?? expect.fail(`there is no ${code}`);
};

test('the tree is ordered, and the list finds by name, tax code, state and branch', async () => {
  expect(await codes(core)).toEqual(['01', '0101', '0102', '0109', '02', '0201', '0202', '0203', '03', '0301', '04']);
  const machines = await byCode(core, '02');
  const within = await core.call(category.list, { page: 1, pageSize: 10, within: machines.id });
  expect(within.list.map(({ code, depth, parentName }) => [code, depth, parentName])).toEqual([
    ['02', 1, null],
    ['0201', 2, '矿山设备'],
    ['0202', 2, '矿山设备'],
    ['0203', 2, '矿山设备'],
  ]);
  const sought = await core.call(category.list, { page: 1, pageSize: 10, search: '液压' });
  expect(sought.list.map(({ code }) => code)).toEqual(['0202']);
  expect(await core.call(category.list, { page: 2, pageSize: 4, sort: '-code' })).toMatchObject({
    total: 11,
    list: [{ code: '0202' }, { code: '0201' }, { code: '02' }, { code: '0109' }],
    stateCounts: { enabled: 10, disabled: 1 },
  });
  expect((await core.call(category.list, { page: 1, pageSize: 10, state: 'disabled' })).list).toMatchObject([{ name: '火工品' }]);
});

test('the uses of a category are listed, newest first', async () => {
  const converters = await byCode(core, '0201');
  expect(converters.usedCount).toBeGreaterThan(2);
  const uses = await core.call(category.uses, { page: 1, pageSize: 100, id: converters.id });
  expect(uses.total).toBe(converters.usedCount);
  expect(uses.list).toContainEqual(
    expect.objectContaining({ kind: 'contract', number: 'JBYX-CG-2026-0115', counterparty: '恒信机电设备有限公司' }),
  );
});

test('another enterprise has its own dictionary', async () => {
  expect(await codes(supplier)).toEqual(['A', 'A01', 'A02', 'A03', 'B']);
  const converters = await byCode(core, '0201');
  expect((await refusalOf(supplier.call(category.uses, { page: 1, pageSize: 10, id: converters.id }))).code).toBe('10002');
  expect((await refusalOf(supplier.call(category.disable, { id: converters.id, version: 0 }))).code).toBe('10002');
});

test('a category is added below another, edited at the version shown, with a unique code', async () => {
  const { id: parentId } = await byCode(supplier, 'A');
  const added = await supplier.call(category.add, { code: 'A04', name: '紧固件', parentId });
  expect(added).toMatchObject({ depth: 2, position: 3, parentName: '零部件', state: 'enabled', usedCount: 0 });
  const code = await refusalOf(supplier.call(category.add, { code: 'A04', name: '标准件', parentId: null }));
  expect(code).toMatchObject({ code: '10001', data: { fields: [{ path: 'code' }] } });
  const { id, version } = added;
  const edited = await supplier.call(category.edit, { id, version, code: 'A09', name: '标准件', taxCode: '1080413010000000000' });
  expect(edited).toMatchObject({ code: 'A09', taxCode: '1080413010000000000', version: 1 });
  expect((await refusalOf(supplier.call(category.edit, { id, version, code: 'A09', name: '标准件' }))).code).toBe('10005');
  await supplier.call(category.remove, { id, version: 1 });
  expect(await codes(supplier)).toEqual(['A', 'A01', 'A02', 'A03', 'B']);
});

test('a category is moved, but never below itself or too deep', async () => {
  const [parts, gear, cable] = [await byCode(supplier, 'A'), await byCode(supplier, 'A01'), await byCode(supplier, 'A02')];
  const moved = await supplier.call(category.move, { id: gear.id, version: gear.version, parentId: parts.id, position: 2 });
  expect(moved).toMatchObject({ position: 2, version: 1 });
  expect(await codes(supplier)).toEqual(['A', 'A02', 'A03', 'A01', 'B']);
  await supplier.call(category.move, { id: gear.id, version: 1, parentId: cable.id, position: 0 });
  expect(await codes(supplier)).toEqual(['A', 'A02', 'A01', 'A03', 'B']);
  const itself = supplier.call(category.move, { id: parts.id, version: parts.version, parentId: gear.id, position: 0 });
  expect(await refusalOf(itself)).toMatchObject({ data: { fields: [{ path: 'parentId' }] } });
  const fourth = await supplier.call(category.add, { code: 'A0101', name: '行星减速器', parentId: gear.id });
  const deep = supplier.call(category.add, { code: 'A010101', name: '三级行星', parentId: fourth.id });
  expect(await refusalOf(deep)).toMatchObject({ data: { fields: [{ path: 'parentId', message: '品类最多 4 级' }] } });
  await supplier.call(category.remove, { id: fourth.id, version: 0 });
  await supplier.call(category.move, { id: gear.id, version: 2, parentId: parts.id, position: 0 });
  expect(await codes(supplier)).toEqual(['A', 'A01', 'A02', 'A03', 'B']);
});

test('a used category or one with children can only be disabled or merged', async () => {
  const [parts, cable] = [await byCode(supplier, 'A'), await byCode(supplier, 'A02')];
  for (const { id, version } of [parts, cable])
    expect((await refusalOf(supplier.call(category.remove, { id, version }))).code).toBe('30501');
  const disabled = await supplier.call(category.disable, { id: cable.id, version: cable.version });
  expect(disabled.state).toBe('disabled');
  expect(await supplier.call(category.enable, { id: cable.id, version: disabled.version })).toMatchObject({ state: 'enabled' });
});

test('a merge moves uses and children, and removes the other', async () => {
  const [cable, hydraulics] = [await byCode(supplier, 'A02'), await byCode(supplier, 'A03')];
  const child = await supplier.call(category.add, { code: 'A0201', name: '接线盒', parentId: cable.id });
  const own = supplier.call(category.merge, { id: cable.id, version: cable.version, intoId: child.id });
  expect(await refusalOf(own)).toMatchObject({ data: { fields: [{ path: 'intoId' }] } });
  const merged = await supplier.call(category.merge, { id: cable.id, version: cable.version, intoId: hydraulics.id });
  expect(merged.usedCount).toBe(cable.usedCount + hydraulics.usedCount);
  expect(await codes(supplier)).toEqual(['A', 'A01', 'A03', 'A0201', 'B']);
  expect(await byCode(supplier, 'A03')).toMatchObject({ position: 1 });
});

test('a reviewer can only read', async () => {
  const reviewer = await server.as('supplier-review');
  const { id, version } = await byCode(reviewer, 'B');
  expect((await refusalOf(reviewer.call(category.disable, { id, version }))).code).toBe('10004');
});

test('a group member reads the head’s dictionary, with counts of its own uses only', async () => {
  const admin = await server.as('core-admin');
  const own = await byCode(admin, '0201');
  await admin.call(contract.account.switchEnterprise, { enterpriseNo: enterpriseNo('E1004') });
  const inherited = await byCode(admin, '0201');
  expect(inherited).toMatchObject({ id: own.id, owner: 'group', ownerName: '晋北煤业集团有限公司' });
  expect(inherited.usedCount).toBeLessThan(own.usedCount);
  const uses = await admin.call(category.uses, { page: 1, pageSize: 100, id: own.id });
  expect(uses.total).toBe(inherited.usedCount);
  expect(new Set(uses.list.map(({ user }) => user.name))).toEqual(new Set(['晋北煤业运销有限公司']));
  expect((await refusalOf(admin.call(category.edit, { id: own.id, version: 0, code: '0201', name: '变频器' }))).code).toBe('10002');
  await admin.call(category.add, { code: '0201', name: '运销自有', parentId: null });
  expect((await admin.call(category.tree, {})).map(({ code, owner }) => [code, owner]).at(-1)).toEqual(['0201', 'own']);
});

test('a voucher is classified by its issuer, never under a disabled category', async () => {
  const [works, off] = [await byCode(core, '0301'), await byCode(core, '0109')];
  const form = await issuanceForm(core, { invoice: 1 });
  const closed = core.call(contract.issuance.apply, { form: { ...form, categoryId: off.id } });
  expect(await refusalOf(closed)).toMatchObject({ code: '10001', data: { fields: [{ path: 'form.categoryId' }] } });
  const { id } = await core.call(contract.issuance.apply, { form: { ...form, categoryId: works.id } });
  expect((await byCode(core, '0301')).usedCount).toBe(works.usedCount + 1);
  const { list } = await core.call(category.uses, { page: 1, pageSize: 100, id: works.id });
  expect(list).toContainEqual(expect.objectContaining({ kind: 'voucher', subjectId: id, amount: form.amount }));
  expect((await core.call(contract.issuance.get, { id })).form.categoryId).toBe(works.id);
});
