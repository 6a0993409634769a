import { contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, day, issuanceForm, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const NUMBER = '26142000000099887766';
const SELLER = '91140000110057086C';
const DUPLICATE = '10007';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

type Invoice = RequestOf<typeof contract.tradeInvoice.save>;
const invoice = (counterpartyNo: EnterpriseNo, side: Invoice['side'] = 'buyer'): Invoice => ({
  kind: 'digitalSpecial',
  number: NUMBER,
  issuedOn: day('2026-11-02'),
  amountWithoutTax: fen(100_000_00n),
  amountWithTax: fen(113_000_00n),
  goods: '矿用隔爆型变频器',
  counterpartyNo,
  side,
});
const seller = enterpriseNo('E1002');
const save = async (who: string, request: Invoice) => (await server.as(who)).call(contract.tradeInvoice.save, request);
const listed = async (who: string) =>
  (await (await server.as(who)).call(contract.tradeInvoice.list, { page: 1, pageSize: 10, search: NUMBER })).list;

/** A stranger names the seller as its supplier and registers one of its invoices. */
async function squat() {
  const stranger = await server.as('fee-op');
  if ((await stranger.call(contract.supplier.lookUp, { creditCode: SELLER }))?.known === false)
    await stranger.call(contract.supplier.add, { creditCode: SELLER });
  return save('fee-op', invoice(seller));
}

test('a stranger’s record does not block a buyer that the seller deals with', async () => {
  const people = actors(server);
  const issued = await people.issue({ amount: 2000, invoice: 9 });
  await people.receive('issuance', issued.id, issued.version);
  await squat();
  expect(await save('core-op', invoice(seller))).toMatchObject({ number: NUMBER, buyer: { enterpriseNo: 'E1001' } });
  expect(await listed('core-op')).toHaveLength(1);
  expect(await listed('fee-op')).toEqual([]);
  expect((await refusalOf(squat())).code).toBe(DUPLICATE);
});

test('nor the seller, whose record is never superseded', async () => {
  await squat();
  await save('supplier-op', invoice(enterpriseNo('E1001'), 'seller'));
  expect((await listed('supplier-op')).map(({ buyer }) => buyer.enterpriseNo)).toEqual(['E1001']);
  expect((await refusalOf(squat())).code).toBe(DUPLICATE);
});

test('a stranger supersedes nothing, nor is an earlier record superseded by one', async () => {
  await save('core-op', invoice(seller));
  expect((await refusalOf(squat())).code).toBe(DUPLICATE);
  expect((await refusalOf(save('core-op', invoice(seller)))).code).toBe(DUPLICATE);
});

test('nor is an application while the seller has not dealt with the applicant; afterwards it is uncovered', async () => {
  const core = await server.as('core-op');
  const { id: invoiceId } = await save('core-op', invoice(seller));
  const form = { ...(await issuanceForm(core, { amount: 2000 })), invoices: [{ invoiceId, amount: fen(200_000n) }] };
  const { id, version } = await core.call(contract.issuance.apply, { form });
  await save('supplier-op', invoice(enterpriseNo('E1004'), 'seller'));
  expect((await listed('supplier-op')).map(({ buyer }) => buyer.enterpriseNo)).toEqual(['E1004']);
  expect(await refusalOf(actors(server).pass(id, version))).toMatchObject({ code: '10001', data: { fields: [{ path: 'form.invoices' }] } });
});

test('a used invoice is never superseded', async () => {
  const people = actors(server);
  const issued = await people.issue({ amount: 2000, invoice: 9 });
  await people.receive('issuance', issued.id, issued.version);
  await squat();
  const core = await server.as('core-op');
  const real = await save('core-op', invoice(seller));
  const form = await issuanceForm(core, { amount: 2000 });
  const uses = (id: typeof real.id) => ({ ...form, invoices: [{ invoiceId: id, amount: fen(200_000n) }] });
  await core.call(contract.issuance.apply, { form: uses(real.id) });
  expect((await refusalOf(save('supplier-op', invoice(enterpriseNo('E1004'), 'seller')))).code).toBe(DUPLICATE);
});
