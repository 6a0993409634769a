import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceId, yuan } from '../../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../../sandbox/seed/trading-world.ts';
import { actors, day, refusalOf, signInPeople } from '../../../../testing/acting.ts';
import { createTestServer } from '../../../../testing/create-test-server.ts';
import type { Restore } from '../../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../../testing/test-server.ts';

const { payable, tradeInvoice } = contract;
const page = { page: 1, pageSize: 100 };
const ID = invoiceId('E1001', 'E1002', 9);

let server: TestServer;
let returnToStart: Restore;
let core: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  core = await server.as('core-op');
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const one = async (who = core) => {
  const { list } = await who.call(payable.list, { ...page, origin: 'invoice', standings: ['open', 'late', 'paid'] });
  return list.find((row) => row.invoiceId === ID);
};
const payment = { invoiceId: ID, amount: yuan(12_000), paidOn: day('2026-11-10'), receiptNumber: 'HD-19' };

test('signed vouchers and open invoices are owed, without counting twice', async () => {
  const before = await core.call(payable.list, page);
  expect(before.sums.vouchers).toBe(0n);
  const people = actors(server);
  const issued = await people.issue({ amount: 400_000, invoice: 9 });
  expect((await core.call(payable.list, page)).sums.vouchers).toBe(0n);
  await people.receive('issuance', issued.id, issued.version);
  const after = await core.call(payable.list, page);
  expect(after.sums).toMatchObject({ vouchers: yuan(400_000), invoices: before.sums.invoices - yuan(400_000) });
  expect(await one()).toMatchObject({
    amount: yuan(1_412_000),
    byVoucher: yuan(400_000),
    byCash: 0n,
    open: yuan(1_012_000),
    acts: ['pay'],
  });
  const { list } = await core.call(payable.list, { ...page, origin: 'voucher' });
  expect(list).toMatchObject([{ issuanceId: issued.id, open: yuan(400_000), standing: 'open', days: null, acts: [] }]);
});

test('invoices of small and medium enterprises count towards sixty days, and are found near and past the limit', async () => {
  const { list, sums } = await core.call(payable.list, { ...page, sixty: 'past' });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ days, standing, daysLate }) => days !== null && days > 60 && standing === 'late' && daysLate === days - 60)).toBe(
    true,
  );
  expect(sums.past).toBe(list.reduce((sum, { open }) => sum + open, 0n));
  const near = await core.call(payable.list, { ...page, sixty: 'near' });
  expect(near.list.every(({ days }) => days !== null && days >= 45 && days <= 60)).toBe(true);
});

test('an offline payment reduces what is open, also for vouchers, until undone', async () => {
  const paid = await core.call(payable.payOffline, payment);
  expect(paid).toMatchObject({
    byCash: yuan(12_000),
    open: yuan(1_400_000),
    payments: [{ receiptNumber: 'HD-19' }],
    acts: ['pay', 'undo'],
  });
  const invoice = await core.call(tradeInvoice.get, { id: ID });
  expect(invoice).toMatchObject({ freeAmount: yuan(1_400_000), places: [{ kind: 'offline', number: 'HD-19', amount: yuan(12_000) }] });
  expect(invoice.acts).not.toContain('delete');
  const more = await refusalOf(core.call(payable.payOffline, { ...payment, amount: yuan(1_400_000.01) }));
  expect(more.data).toMatchObject({ fields: [{ path: 'amount' }] });
  expect((await refusalOf(core.call(payable.payOffline, { ...payment, paidOn: day('2099-01-01') }))).code).toBe('10001');
  const whole = await core.call(payable.payOffline, { ...payment, amount: yuan(1_400_000) });
  expect(whole).toMatchObject({ standing: 'paid', open: 0n, days: null });
  const [first] = paid.payments;
  if (!first) throw new Error('nothing was noted');
  await core.call(payable.undoOffline, { id: first.id });
  expect(await one()).toMatchObject({ open: yuan(12_000), byCash: yuan(1_400_000) });
  expect((await refusalOf(core.call(payable.undoOffline, { id: first.id }))).code).toBe('10002');
});

test('the buyer’s operators record payments; others read or see nothing', async () => {
  const reviewer = await server.as('core-review');
  expect((await one(reviewer))?.acts).toEqual([]);
  expect((await refusalOf(reviewer.call(payable.payOffline, payment))).code).toBe('10004');
  const supplier = await server.as('supplier-op');
  expect(await one(supplier)).toBeUndefined();
  expect((await refusalOf(supplier.call(payable.payOffline, payment))).code).toBe('10002');
  const paid = await core.call(payable.payOffline, payment);
  const [noted] = paid.payments;
  if (!noted) throw new Error('nothing was noted');
  expect((await refusalOf(supplier.call(payable.undoOffline, { id: noted.id }))).code).toBe('10002');
});

test('known values of invoices are saved as a draft of the application that pays them', async () => {
  const row = await one();
  if (!row?.creditor.enterpriseNo || row.contractId !== null) throw new Error('the invoice is another');
  const known = { recipientNo: row.creditor.enterpriseNo, amount: row.open, invoices: [{ invoiceId: ID, amount: row.open }] };
  const { id } = await core.call(contract.issuance.saveDraft, { form: known });
  expect((await core.call(contract.issuance.get, { id })).form).toMatchObject(known);
  const draft = await core.call(contract.transfer.saveDraft, { legs: [known] });
  const kept = await core.call(contract.transfer.listDrafts, {});
  expect(kept.find((other) => other.id === draft.id)?.legs).toMatchObject([known]);
});
