import { contract, type RequestOf } from '@lianxin/api/contract';
import { AGING_BUCKETS, fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enterpriseNo, invoiceId, yuan } from '../../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../../sandbox/seed/trading-world.ts';
import { actors, day, leg, refusalOf, signInPeople } from '../../../../testing/acting.ts';
import { createTestServer } from '../../../../testing/create-test-server.ts';
import type { Restore } from '../../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../../testing/test-server.ts';

const { receivable } = contract;
const page = { page: 1, pageSize: 20 };

let server: TestServer;
let returnToStart: Restore;
let supplier: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  supplier = await server.as('supplier-op');
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

type Registered = RequestOf<typeof receivable.register>;
const byHand = (changes: Partial<Registered> = {}): Registered => ({
  debtorName: '大同煤机销售有限公司',
  number: 'XS-2026-118',
  amount: yuan(86_400),
  dueOn: day('2026-10-01'),
  ...changes,
});
const ofInvoice = (place: number, amount: number): Registered => ({
  invoiceId: invoiceId('E1001', 'E1002', place),
  amount: yuan(amount),
  dueOn: day('2027-01-10'),
});

test('a held voucher is owed, also while partly in transfer', async () => {
  const people = actors(server);
  const piece = await people.heldPiece({ amount: 900_000 });
  const { list, sums } = await supplier.call(receivable.list, page);
  expect(list).toMatchObject([
    { origin: 'voucher', pieceId: piece.id, amount: piece.amount, line: 'receivable', standing: 'notDue', acts: [] },
  ]);
  expect(sums).toMatchObject({ notDue: piece.amount, financing: 0n });
  const { transfers } = await people.transfer([leg(piece, { amount: 100_000 })]);
  expect(transfers).toHaveLength(1);
  const after = await supplier.call(receivable.list, page);
  expect(after.sums).toMatchObject({ notDue: piece.amount, financing: yuan(100_000) });
  const sold = await supplier.call(receivable.list, { ...page, line: 'financing' });
  expect(sold.list).toMatchObject([{ line: 'financing', amount: yuan(100_000) }]);
  expect((await supplier.call(receivable.list, { ...page, line: 'receivable' })).total).toBe(1);
});

test('habitual sellers hold vouchers for sale', async () => {
  const people = actors(server);
  for (const invoice of [1, 2, 3]) {
    const piece = await people.heldPiece({ amount: 300_000, invoice });
    const { transfers } = await people.transfer([leg(piece, { amount: 200_000, invoice })]);
    const [sent] = transfers;
    if (!sent) throw new Error('nothing was sent');
    const passed = await people.passTransfer(sent.id, sent.version);
    await people.receive('transfer', passed.id, passed.version, 'tier2');
    server.clock.moveTo(new Date(server.clock.now().getTime() + 24 * 3_600_000));
  }
  const { list, sums, sales } = await supplier.call(receivable.list, page);
  expect(sales).toMatchObject({ habitual: true, days: 3, sold: yuan(600_000), received: yuan(900_000) });
  expect(new Set(list.map(({ line }) => line))).toEqual(new Set(['financing']));
  expect(sums.financing).toBe(yuan(300_000));
});

test('a manual entry is late by range, and can be collected, reopened and removed', async () => {
  const made = await supplier.call(receivable.register, byHand());
  expect(made).toMatchObject({ origin: 'plain', debtor: { name: '大同煤机销售有限公司', enterpriseNo: null }, line: 'receivable' });
  const { list, stateCounts, sums, columnSums } = await supplier.call(receivable.list, { ...page, standings: [made.standing] });
  expect(list).toMatchObject([{ id: made.id, daysLate: made.daysLate, acts: ['collect', 'remove'] }]);
  expect(stateCounts).toEqual({ [made.standing]: 1 });
  expect(columnSums?.amount).toBe(yuan(86_400));
  expect(sums.notDue).toBe(0n);
  const seen = { id: made.id, version: made.version };
  expect((await refusalOf(supplier.call(receivable.collect, { ...seen, collectedOn: day('2099-01-01') }))).code).toBe('10001');
  const collected = await supplier.call(receivable.collect, { ...seen, collectedOn: day('2026-10-08'), receiptNumber: 'HD-31' });
  expect(collected).toMatchObject({ standing: 'collected', collectedOn: '2026-10-08', receiptNumber: 'HD-31', acts: ['reopen'] });
  expect((await supplier.call(receivable.list, { ...page, standings: [...AGING_BUCKETS] })).total).toBe(0);
  expect((await supplier.call(receivable.list, { ...page, standings: ['collected'] })).total).toBe(1);
  expect((await refusalOf(supplier.call(receivable.remove, seen))).code).toBe('10005');
  const open = await supplier.call(receivable.reopen, { id: made.id, version: collected.version });
  expect(open).toMatchObject({ collectedOn: null, receiptNumber: null, acts: ['collect', 'remove'] });
  expect(await supplier.call(receivable.remove, { id: made.id, version: open.version })).toEqual({});
  expect((await supplier.call(receivable.list, { ...page, ids: [made.id] })).total).toBe(0);
});

test('an invoice is registered once, up to its unused amount, and vouchers over it reduce the open amount', async () => {
  expect((await refusalOf(supplier.call(receivable.register, ofInvoice(9, 1_412_000.01)))).data).toMatchObject({
    fields: [{ path: 'amount' }],
  });
  const made = await supplier.call(receivable.register, ofInvoice(9, 1_412_000));
  expect(made).toMatchObject({ debtor: { enterpriseNo: 'E1001' }, acts: ['collect', 'ask', 'remove'] });
  expect((await refusalOf(supplier.call(receivable.register, ofInvoice(9, 1)))).code).toBe('10007');
  const people = actors(server);
  const issued = await people.issue({ amount: 400_000, invoice: 9 });
  const before = await supplier.call(receivable.list, { ...page, origin: 'plain' });
  expect(before.list).toMatchObject([{ amount: yuan(1_412_000) }]);
  await people.receive('issuance', issued.id, issued.version);
  const { list, columnSums } = await supplier.call(receivable.list, page);
  expect(list.find(({ origin }) => origin === 'plain')).toMatchObject({ amount: yuan(1_012_000), registeredAmount: yuan(1_412_000) });
  expect(columnSums?.amount).toBe(yuan(1_412_000));
});

test('a core enterprise can be asked for a voucher once a day', async () => {
  const { id, version } = await supplier.call(receivable.register, ofInvoice(8, 300_000));
  const { askedAt } = await supplier.call(receivable.askVoucher, { id, version });
  expect((await supplier.call(receivable.list, { ...page, ids: [id] })).list).toMatchObject([{ askedAt }]);
  expect((await refusalOf(supplier.call(receivable.askVoucher, { id, version }))).code).toBe('30010');
  const told = await (await server.as('core-op')).call(contract.message.list, { page: 1, pageSize: 5 });
  expect(told.list[0]).toMatchObject({ kind: 'voucherAsked', subjectId: invoiceId('E1001', 'E1002', 8) });
  const other = await supplier.call(receivable.register, byHand({ debtorNo: enterpriseNo('E1003') }));
  expect(other.acts).toEqual(['collect', 'remove']);
  expect((await refusalOf(supplier.call(receivable.askVoucher, { id: other.id, version: 0 }))).code).toBe('10002');
});

test('a debtor is another enterprise, and a document is required', async () => {
  const refused = async (changes: Partial<Registered>) => (await refusalOf(supplier.call(receivable.register, byHand(changes)))).data;
  expect(await refused({ debtorName: ' ' })).toMatchObject({ fields: [{ path: 'debtorName' }] });
  expect(await refused({ debtorNo: enterpriseNo('E1002') })).toMatchObject({ fields: [{ path: 'debtorNo' }] });
  expect(await refused({ number: '' })).toMatchObject({ fields: [{ path: 'number' }] });
  expect(
    (await refusalOf(supplier.call(receivable.register, { ...ofInvoice(1, 1), invoiceId: invoiceId('E1001', 'E1003', 1) }))).code,
  ).toBe('10002');
});

test('operators register; reviewers and administrators read; others see nothing', async () => {
  const made = await supplier.call(receivable.register, byHand({ amount: fen(1n) }));
  for (const who of ['supplier-review', 'supplier-admin']) {
    const reader = await server.as(who);
    expect((await reader.call(receivable.list, page)).list).toMatchObject([{ id: made.id, acts: [] }]);
    expect((await refusalOf(reader.call(receivable.register, byHand()))).code).toBe('10004');
    expect((await refusalOf(reader.call(receivable.collect, { id: made.id, version: 0, collectedOn: day('2026-10-08') }))).code).toBe(
      '10004',
    );
  }
  const core = await server.as('core-op');
  expect((await core.call(receivable.list, page)).total).toBe(0);
  expect((await refusalOf(core.call(receivable.remove, { id: made.id, version: 0 }))).code).toBe('10002');
});
