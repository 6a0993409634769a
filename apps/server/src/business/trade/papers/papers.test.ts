import { contract, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contractId, enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, day, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { tradeContract, tradeInvoice } = contract;

let server: TestServer;
let returnToStart: Restore;
let core: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  core = await server.as('core-op');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

type Invoice = RequestOf<typeof tradeInvoice.save>;
const record = (number: string, changes: Partial<Invoice> = {}): Invoice => ({
  kind: 'digitalSpecial',
  number,
  issuedOn: day('2026-11-02'),
  amountWithoutTax: fen(10_000_000n),
  amountWithTax: fen(11_300_000n),
  goods: '矿用电缆',
  counterpartyNo: enterpriseNo('E1002'),
  side: 'buyer',
  ...changes,
});
const NUMBER = '26142000000099880001';
const page = { page: 1, pageSize: 20 };

test('an unused record is changed and removed by its author', async () => {
  const made = await core.call(tradeInvoice.save, record(NUMBER, { contractId: contractId('E1001', 'E1002') }));
  expect(made).toMatchObject({
    side: 'buyer',
    verification: 'unchecked',
    contract: { number: 'JBMY-CG-2026-0873' },
    acts: ['verify', 'edit', 'bind', 'attach', 'dispute', 'delete'],
  });
  const { counterpartyNo: _, side: __, ...changed } = record(NUMBER, { goods: '矿用电缆接头' });
  const supplier = await server.as('supplier-op');
  expect((await refusalOf(supplier.call(tradeInvoice.update, { id: made.id, version: made.version, ...changed }))).code).toBe('10002');
  const kept = await core.call(tradeInvoice.update, { id: made.id, version: made.version, ...changed });
  expect(kept).toMatchObject({ goods: '矿用电缆接头', version: made.version + 1, contract: null });
  expect((await refusalOf(core.call(tradeInvoice.remove, { id: made.id, version: made.version }))).code).toBe('10005');
  await core.call(tradeInvoice.remove, { id: made.id, version: kept.version });
  expect((await core.call(tradeInvoice.listManaged, { ...page, search: NUMBER })).total).toBe(0);
  expect((await refusalOf(core.call(tradeInvoice.get, { id: made.id }))).code).toBe('10002');
});

test('a used record is refused with its uses, visible to both parties', async () => {
  const issued = await actors(server).issue({ amount: 2000, invoice: 9 });
  const [used] = (await core.call(tradeInvoice.listManaged, { ...page, usage: 'part' })).list;
  if (!used) throw new Error('nothing is used');
  expect(used.acts).not.toContain('delete');
  const said = await refusalOf(core.call(tradeInvoice.remove, { id: used.id, version: used.version }));
  expect(said.code).toBe('30511');
  const detail = await core.call(tradeInvoice.get, { id: used.id });
  expect(detail.places).toMatchObject([{ kind: 'issuance', id: issued.id, counts: true, amount: used.usedAmount }]);
  const supplier = await server.as('supplier-op');
  expect((await supplier.call(tradeInvoice.get, { id: used.id })).places).toMatchObject([{ kind: 'issuance' }]);
  const stranger = await server.as('fee-op');
  expect((await refusalOf(stranger.call(tradeInvoice.get, { id: used.id }))).code).toBe('10002');
});

test('the register is queried repeatedly: rejected invoices cover nothing', async () => {
  const numbers = {
    consistent: NUMBER,
    inconsistent: '26142000000099889991',
    void: '26142000000099889992',
    reversed: '26142000000099889993',
    notFound: '26142000000099889994',
  };
  const made = await Promise.all(Object.values(numbers).map((number) => core.call(tradeInvoice.save, record(number))));
  const { list } = await core.call(tradeInvoice.verify, { ids: made.map(({ id }) => id) });
  for (const [verification, number] of Object.entries(numbers))
    expect(list.find((one) => one.number === number)).toMatchObject({ verification, verifiedAt: expect.any(String) });
  const other = await core.call(tradeInvoice.save, record('26142000000099889995'));
  expect((await core.call(tradeInvoice.verify, { ids: [other.id] })).list).toMatchObject([
    { verification: 'inconsistent', different: ['seller'] },
  ]);
  const counts = (await core.call(tradeInvoice.listManaged, { ...page, search: '2614200000009988' })).stateCounts;
  expect(counts).toMatchObject({ consistent: 1, inconsistent: 2, void: 1, reversed: 1, notFound: 1 });
  const reviewer = await server.as('core-review');
  expect((await refusalOf(reviewer.call(tradeInvoice.verify, { ids: [other.id] }))).code).toBe('10004');
});

test('an invoice and its contract have the same parties', async () => {
  const made = await core.call(tradeInvoice.save, record(NUMBER));
  const seen = { id: made.id, version: made.version };
  expect((await refusalOf(core.call(tradeInvoice.bind, { ...seen, contractId: contractId('E1001', 'E1003') }))).code).toBe('10001');
  const bound = await core.call(tradeInvoice.bind, { ...seen, contractId: contractId('E1001', 'E1002') });
  expect(bound.contract?.id).toBe('C1001-1002');
  const { list } = await core.call(tradeContract.listManaged, { ...page, ids: [contractId('E1001', 'E1002')] });
  expect(list).toMatchObject([{ invoiceCount: 1, usedAmount: 0n }]);
});

test('only the buyer disputes an invoice, with a reason', async () => {
  const made = await core.call(tradeInvoice.save, record(NUMBER));
  const supplier = await server.as('supplier-op');
  expect((await refusalOf(supplier.call(tradeInvoice.dispute, { id: made.id, version: made.version, reason: '货物短少' }))).code).toBe(
    '10002',
  );
  const disputed = await core.call(tradeInvoice.dispute, { id: made.id, version: made.version, reason: '货物短少' });
  expect(disputed).toMatchObject({ disputed: true, disputeReason: '货物短少' });
  expect((await supplier.call(tradeInvoice.get, { id: made.id })).disputeReason).toBe('货物短少');
  expect((await core.call(tradeInvoice.listManaged, { ...page, disputedOnly: true })).list).toHaveLength(1);
  expect(await core.call(tradeInvoice.dispute, { id: made.id, version: disputed.version, reason: null })).toMatchObject({
    disputed: false,
  });
});

test('an unused contract is changed and removed', async () => {
  const written = {
    number: 'JBMY-CG-2026-0999',
    name: '电缆采购合同',
    amount: fen(100_000_000n),
    signedOn: day('2026-06-01'),
    allowsVoucher: true,
  };
  const made = await core.call(tradeContract.save, { ...written, counterpartyNo: enterpriseNo('E1002'), side: 'buyer' });
  const changed = await core.call(tradeContract.update, { id: made.id, version: 0, ...written, name: '电缆年度采购合同' });
  expect(changed.name).toBe('电缆年度采购合同');
  expect(
    (await refusalOf(core.call(tradeContract.update, { id: made.id, version: 1, ...written, number: 'JBMY-CG-2026-0873' }))).code,
  ).toBe('10007');
  const bound = await core.call(tradeInvoice.save, record(NUMBER, { contractId: made.id }));
  expect((await refusalOf(core.call(tradeContract.remove, { id: made.id, version: 1 }))).code).toBe('30511');
  await core.call(tradeInvoice.bind, { id: bound.id, version: bound.version, contractId: null });
  expect(await core.call(tradeContract.remove, { id: made.id, version: 1 })).toEqual({});
  await actors(server).issue({ amount: 2000, invoice: 9 });
  const { list } = await core.call(tradeContract.listManaged, { ...page, ids: [contractId('E1001', 'E1002')] });
  expect(list).toMatchObject([{ usedAmount: 200_000n, acts: ['attach'] }]);
});

test('the other party is found among trading partners', async () => {
  const names = async (request: Partial<RequestOf<typeof tradeInvoice.listParties>>) =>
    (await core.call(tradeInvoice.listParties, { ...page, ...request })).list.map(({ enterpriseNo: no }) => no);
  expect(await names({ side: 'buyer', search: '恒信' })).toEqual(['E1002']);
  expect(await names({ side: 'seller' })).toEqual([]);
  expect(await names({ enterpriseNos: [enterpriseNo('E1002')] })).toEqual(['E1002']);
});
