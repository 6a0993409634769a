import { contract, type Contract, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contractId, enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { day, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { saveMany, save, listManaged } = contract.tradeInvoice;
type Row = RequestOf<Contract['tradeInvoice']['saveMany']>['rows'][number];

const SELLER = { name: '恒信机电设备有限公司', code: '91140000110057086C' };
const numberOf = (at: number): string => `261420000000998${String(at).padStart(5, '0')}`;
const row = (at: number, changes: Partial<Row> = {}): Row => ({
  side: 'buyer',
  counterparty: SELLER.name,
  kind: 'digitalSpecial',
  number: numberOf(at),
  issuedOn: day('2026-11-02'),
  amountWithoutTax: fen(10_000_000n),
  amountWithTax: fen(11_300_000n),
  goods: '矿用电缆',
  ...changes,
});

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const send = async (rows: readonly Row[], allOrNone = false, who = 'core-op') =>
  (await server.as(who)).call(saveMany, { allOrNone, rows: [...rows] });
const kept = async (who = 'core-op') =>
  (await (await server.as(who)).call(listManaged, { page: 1, pageSize: 100, search: '261420000000998' })).list;

test('records each row as by hand: by name or code of the other party, with its contract', async () => {
  expect(await send([row(1, { contractNumber: 'JBMY-CG-2026-0873' }), row(2, { counterparty: SELLER.code }), row(3)], true)).toEqual({
    saved: 3,
    refused: [],
  });
  const list = await kept();
  expect(
    list
      .toSorted((left, right) => left.number.localeCompare(right.number))
      .map(({ number, contract: bound, ...one }) => [number, one.seller.name, one.verification, bound?.id]),
  ).toEqual([
    [numberOf(1), SELLER.name, 'unchecked', contractId('E1001', 'E1002')],
    [numberOf(2), SELLER.name, 'unchecked', undefined],
    [numberOf(3), SELLER.name, 'unchecked', undefined],
  ]);
  expect(list[0]?.acts).toEqual(['verify', 'edit', 'bind', 'attach', 'dispute', 'delete']);
  expect(await kept('supplier-op')).toHaveLength(3);
});

test.each(['恒信 机电设备有限公司', '恒信机电设备　有限公司', ' 恒信机电设备有限公司 ', '恒信机电设备有限公司\n'])(
  'the counterparty is found by %j',
  async (counterparty) => {
    expect(await send([row(1, { counterparty })], true)).toEqual({ saved: 1, refused: [] });
    expect((await kept())[0]?.seller.name).toBe(SELLER.name);
  },
);

test.each([
  [12_300_000n, true],
  [20_000_000n, true],
  [20_000_001n, false],
])('a total of %s fen on 10,000,000 is recorded: %s', async (total, isRecorded) => {
  const { saved, refused } = await send([row(1, { amountWithTax: fen(total) })]);
  expect([saved, refused]).toEqual(
    isRecorded ? [1, []] : [0, [{ row: 0, field: 'amountWithTax', sentence: '价税合计超过不含税金额的两倍，请核对' }]],
  );
});

const WRONG: readonly (readonly [changes: Partial<Row>, field: string, sentence: string])[] = [
  [{ counterparty: '没有这家公司' }, 'counterparty', '不在与本企业有往来的企业中'],
  [{ side: 'seller' }, 'counterparty', '不在与本企业有往来的企业中'],
  [{ contractNumber: 'NO-SUCH-1' }, 'contractNumber', '购销双方之间没有这份合同'],
  [{ number: '123' }, 'number', '数电票号码为 20 位数字'],
  [{ code: '1400212130' }, 'code', '数电票没有发票代码'],
  [{ kind: 'vatSpecial', number: '08849991' }, 'code', '发票代码为 10 或 12 位数字'],
  [{ kind: 'vatOrdinary', number: '08849991', code: '1400212130' }, 'checkCode', '请填写校验码后 6 位'],
  [{ issuedOn: day('2099-01-01') }, 'issuedOn', '开票日期不能晚于今天'],
  [{ amountWithTax: fen(1n) }, 'amountWithTax', '价税合计不能小于不含税金额'],
  [{ number: numberOf(0) }, 'number', '与前面的行是同一张发票'],
];

test('refuses wrong rows with column and reason, and records the others', async () => {
  const rows = [row(0), ...WRONG.map(([changes], at) => row(at + 1, changes)), row(99)];
  expect(await send(rows)).toEqual({
    saved: 2,
    refused: WRONG.map(([, field, sentence], at) => ({ row: at + 1, field, sentence })),
  });
  expect((await kept()).map(({ number }) => number).toSorted()).toEqual([numberOf(0), numberOf(99)]);
});

test('records none if one is refused and all or none are wanted', async () => {
  expect(await send([row(1), row(2, { contractNumber: 'NO-SUCH-1' })], true)).toMatchObject({ saved: 0, refused: [{ row: 1 }] });
  expect(await kept()).toEqual([]);
});

test('refuses existing invoices by row, without naming who recorded them', async () => {
  const core = await server.as('core-op');
  const { side, counterparty: _, ...record } = row(1);
  await core.call(save, { ...record, side, counterpartyNo: enterpriseNo('E1002') });
  expect(await send([row(1), row(2)])).toEqual({ saved: 1, refused: [{ row: 0, field: 'number', sentence: '该发票已登记' }] });
  expect(await send([row(1), row(3)], true)).toMatchObject({ saved: 0, refused: [{ row: 0 }] });
  expect(await kept()).toHaveLength(2);
  const stranger = await server.as('fee-op');
  if ((await stranger.call(contract.supplier.lookUp, { creditCode: SELLER.code }))?.known === false)
    await stranger.call(contract.supplier.add, { creditCode: SELLER.code });
  const { refused } = await send([row(2)], false, 'fee-op');
  expect(refused).toMatchObject([{ row: 0, field: 'number', sentence: expect.stringContaining('该发票号码已由其他企业登记') }]);
});

test('a seller’s sheet supersedes a stranger’s record, if anything of the sheet is recorded', async () => {
  const stranger = await server.as('fee-op');
  if ((await stranger.call(contract.supplier.lookUp, { creditCode: SELLER.code }))?.known === false)
    await stranger.call(contract.supplier.add, { creditCode: SELLER.code });
  await send([row(1)], true, 'fee-op');
  const { buyer } = (await (await server.as('core-op')).call(listManaged, { page: 1, pageSize: 1 })).list[0] ?? expect.fail();
  const ofSeller = (at: number, changes: Partial<Row> = {}) => row(at, { side: 'seller', counterparty: buyer.name, ...changes });
  await send([ofSeller(1), ofSeller(2, { number: '1' })], true, 'supplier-op');
  expect(await kept('fee-op')).toHaveLength(1);
  expect(await send([ofSeller(1)], true, 'supplier-op')).toEqual({ saved: 1, refused: [] });
  expect(await kept('fee-op')).toEqual([]);
  expect(await kept('core-op')).toHaveLength(1);
});

test('two concurrent sheets with the same numbers record each invoice once', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(at));
  const both = await Promise.all([send(rows), send(rows.toReversed())]);
  expect(both.reduce((sum, { saved }) => sum + saved, 0)).toBe(20);
  expect(await kept()).toHaveLength(20);
});

test('needs the permission to record an invoice by hand', async () => {
  expect((await refusalOf(send([row(1)], true, 'core-review'))).code).toBe('10004');
  expect(await send([row(1)], true, 'core-admin')).toMatchObject({ saved: 1 });
});
