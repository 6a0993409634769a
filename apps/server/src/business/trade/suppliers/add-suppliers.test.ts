import { contract, type Contract, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { supplier } = contract;
type Row = RequestOf<Contract['supplier']['addMany']>['rows'][number];

/** An enterprise that tier 2 does not deal with. */
const FITTINGS: Row = {
  creditCode: '91140602MA0GX3A116',
  name: '雁北工矿配件有限公司',
  tags: ['配件', '配件'],
  usualTermDays: 90,
  quota: fen(500_000_00n),
};
const CEMENT: Row = { creditCode: '91140581MA0GX3D43Q', name: '长平水泥制品有限公司', tags: [], note: '年度框架合同' };
const STRANGER: Row = { creditCode: '91140600MA0NEWCH28', name: '朔州新晨机械有限公司', tags: [] };

let server: TestServer;
let returnToStart: Restore;
let operator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  operator = await server.as('tier2-op');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const add = (rows: readonly Row[], allOrNone = false) => operator.call(supplier.addMany, { allOrNone, rows: [...rows] });
const among = async (search: string) => (await operator.call(supplier.list, { page: 1, pageSize: 10, search })).list[0];

test('adds a sheet’s suppliers with their details, as by hand; tags without repetition', async () => {
  expect(await add([FITTINGS, CEMENT], true)).toEqual({ added: 2, refused: [] });
  expect(await among(FITTINGS.name)).toMatchObject({ state: 'enabled', tags: ['配件'], usualTermDays: 90, quota: 500_000_00n, note: '' });
  expect(await among(CEMENT.name)).toMatchObject({ tags: [], usualTermDays: null, quota: null, note: CEMENT.note });
});

test('tells the administrators of each', async () => {
  const core = { creditCode: '91350100M000100Y43', name: '晋北煤业集团有限公司', tags: [] };
  expect((await add([core], true)).added).toBe(1);
  const told = await (await server.as('core-admin')).call(contract.message.list, { page: 1, pageSize: 5 });
  expect(told.list.map(({ kind }) => kind)).toContain('namedSupplier');
});

test('reports by row and column why a supplier was not added', async () => {
  expect((await add([CEMENT])).added).toBe(1);
  const own = await (await server.as('tier2-admin')).call(contract.enterprise.get, {});
  const { added, refused } = await add([
    STRANGER,
    { creditCode: own.creditCode, name: own.name, tags: [] },
    { ...FITTINGS, name: '雁北工矿配件公司' },
    FITTINGS,
    { ...FITTINGS, name: ' 雁北工矿配件　有限公司 ' },
    CEMENT,
  ]);
  expect(added).toBe(1);
  expect(refused.map(({ row, field, sentence }) => [row, field, sentence])).toEqual([
    [0, 'creditCode', '平台上没有该企业，请先邀请对方注册'],
    [1, 'creditCode', '不能添加本企业'],
    [2, 'name', '该代码在平台登记的企业名称是雁北工矿配件有限公司，请核对'],
    [4, 'creditCode', '与前面的行是同一家企业'],
    [5, 'creditCode', '该企业已在供应商名录中'],
  ]);
  expect(await among(FITTINGS.name)).toMatchObject({ state: 'enabled' });
});

test('adds none if one is refused and all or none are wanted', async () => {
  expect(await add([FITTINGS, STRANGER], true)).toMatchObject({ added: 0, refused: [{ row: 1 }] });
  expect(await among(FITTINGS.name)).toBeUndefined();
});

test('limits sheets by hour, and needs the permission', async () => {
  for (let times = 0; times < 20; times += 1) expect((await add([STRANGER])).added).toBe(0);
  expect((await refusalOf(add([FITTINGS]))).code).toBe('10009');
  const reviewer = await server.as('tier2-review');
  expect((await refusalOf(reviewer.call(supplier.addMany, { allOrNone: true, rows: [FITTINGS] }))).code).toBe('10004');
});
