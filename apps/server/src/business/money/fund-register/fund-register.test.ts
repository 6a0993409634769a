import { contract, type Contract, type RequestOf } from '@lianxin/api/contract';
import { addDays, fen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors, type PieceView } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { fundRegister } = contract;

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof pledgers>;
let pledged: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = pledgers(server);
  pledged = await people.heldPiece({ amount: 1_000_000 });
  await money.payFee((await money.paidOut([pledged], { pledged: 500_000, amount: 400_000 })).id);
});
afterAll(() => server.close());

type Asked = Partial<RequestOf<Contract['fundRegister']['list']>>;
const listed = (who: string, asked: Asked = {}) => people.call(who, fundRegister.list, { page: 1, pageSize: 20, ...asked });

test('a payment appears in both registers, in order, with running balances', async () => {
  const { list, sums, columnSums, total, stateCounts } = await listed('supplier-admin');
  expect(list.map(({ type, direction }) => [type, direction])).toEqual([
    ['fee', 'out'],
    ['pledge', 'in'],
  ]);
  const [fee, paid] = list;
  if (!paid || !fee) throw new Error('nothing is registered');
  expect(paid).toMatchObject({
    bankSerial: 'DK0001',
    source: 'system',
    reconciliation: 'unmatched',
    object: { kind: 'pledge', part: 'holder' },
  });
  expect(paid.voucherNumbers).toEqual([pledged.number.slice(0, 19)]);
  expect(paid.objectNumber).toMatch(/^ZY\d{8}-\d{4}$/);
  expect(paid.counterpartyName).not.toBe('');
  expect(paid.account?.accountNumber).toMatch(/^\d{4} \*{4} \*{4} \d{4}$/);
  expect(paid.balanceAfter).toBe(paid.amount);
  expect(fee.balanceAfter).toBe(paid.amount - fee.amount);
  expect(sums).toEqual({ opening: 0n, inflow: paid.amount, outflow: fee.amount, closing: fee.balanceAfter });
  expect(columnSums).toEqual({ inflow: paid.amount, outflow: fee.amount });
  expect([total, stateCounts]).toEqual([2, { unmatched: 2 }]);
  await assertWhole(server);
});

test('a search has its own sums, and the period’s sums stay', async () => {
  const { list: all, sums } = await listed('supplier-admin');
  const [fee, paid] = all;
  if (!paid || !fee) throw new Error('nothing is registered');
  for (const asked of [
    { search: paid.number },
    { search: paid.voucherNumbers[0] ?? '', direction: 'in' as const },
    { search: 'DK0001' },
    { type: 'pledge' as const },
    { search: paid.counterpartyName, type: 'pledge' as const },
  ]) {
    const found = await listed('supplier-admin', asked);
    expect(found.list.map(({ id }) => id)).toEqual([paid.id]);
    expect([found.total, found.columnSums, found.sums]).toEqual([1, { inflow: paid.amount, outflow: 0n }, sums]);
  }
  expect((await listed('supplier-admin', { states: ['explained'] })).list).toEqual([]);
  expect((await listed('supplier-admin', { sort: 'amount' })).list.map(({ balanceAfter }) => balanceAfter)).toEqual([
    fee.balanceAfter,
    paid.balanceAfter,
  ]);
});

test('earlier days form the opening balance', async () => {
  const { sums } = await listed('supplier-admin');
  const later = await listed('supplier-admin', { bookedFrom: addDays(server.clock.today(), 1) });
  expect(later.sums).toEqual({ opening: sums.closing, inflow: 0n, outflow: 0n, closing: sums.closing });
  const before = await listed('supplier-admin', { bookedTo: addDays(server.clock.today(), -1) });
  expect(before.sums).toEqual({ opening: 0n, inflow: 0n, outflow: 0n, closing: fen(0n) });
});

test('the register is for the enterprise’s administrator only', async () => {
  await expect(listed('supplier-op')).rejects.toThrow('10004');
  await expect(listed('supplier-review')).rejects.toThrow('10004');
  expect((await listed('core-admin')).list.some(({ type }) => type === 'pledge')).toBe(false);
});

test('the database refuses changes of entries', async () => {
  await expect(
    server.database.session((session) => session.query("update fund_entry set amount = amount + 1 where type = 'pledge'")),
  ).rejects.toThrow('stays as it is');
  await expect(server.database.session((session) => session.query('delete from fund_entry'))).rejects.toThrow('stays as it is');
});
