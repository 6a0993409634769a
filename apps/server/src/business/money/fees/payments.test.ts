import { contract, FeeItemId, FileId, type ResponseOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { file, storedObject } from '../../../schema/index.ts';
import { createSandboxAccounts } from '../../../sandbox/create-accounts.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { confirmFee, sendBackFee, type FeeContext } from './decide.ts';

const { billing, fee } = contract;
const UKEY = z.parse(FeeItemId, 'FEE1');
const SERVICE = z.parse(FeeItemId, 'FEE2');
const agreement = { id: 'ukeyFeeAgreement', version: '1.0' } as const;
const page = { page: 1, pageSize: 20 };

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const decide = <Result>(work: (context: FeeContext) => Promise<Result>) =>
  server.database.transaction((db) => work({ ...server.services, db }));

type Payment = ResponseOf<typeof fee.payments>['list'][number];
const paymentsOf = async (userName = 'fee-op'): Promise<Payment[]> => (await (await server.as(userName)).call(fee.payments, page)).list;

async function payBoth(): Promise<void> {
  const client = await server.as('fee-op');
  await Promise.all([
    client.call(fee.pay, { id: UKEY, agreement, transferKey: 'T1' }),
    client.call(fee.pay, { id: SERVICE, transferKey: 'T1' }),
  ]);
}

test('fees of one transfer are one payment with its account', async () => {
  await payBoth();
  const [payment, ...others] = await paymentsOf('fee-review');
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    state: 'declared',
    amount: 70_000n,
    payee: { accountNumber: '14050170020800006721' },
    proof: null,
    lines: [
      { feeId: UKEY, state: 'declared', invoice: null },
      { feeId: SERVICE, state: 'declared' },
    ],
    acts: ['addProof'],
  });
  expect(payment?.paymentNumber).toMatch(/^JF\d{8}-\d{4}$/);
});

test('fees declared without a transfer are separate payments', async () => {
  const client = await server.as('fee-op');
  await client.call(fee.pay, { id: UKEY, agreement });
  await client.call(fee.pay, { id: SERVICE });
  expect((await paymentsOf()).map(({ lines }) => lines.length)).toEqual([1, 1]);
});

test('a failed payment leaves no trace', async () => {
  const client = await server.as('fee-op');
  expect(await refusalOf(client.call(fee.pay, { id: UKEY, transferKey: 'T1' }))).toMatchObject({ code: '10013' });
  expect(await paymentsOf()).toEqual([]);
});

test('shows confirmed and returned fees; a returned fee is paid by another payment', async () => {
  await payBoth();
  await decide((context) => confirmFee(context, UKEY));
  await decide((context) => sendBackFee(context, SERVICE, '未查到该笔转账'));
  expect(await paymentsOf()).toMatchObject([
    {
      state: 'partly',
      lines: [
        { feeId: UKEY, state: 'confirmed', reason: null },
        { feeId: SERVICE, state: 'returned', reason: '未查到该笔转账' },
      ],
      acts: [],
    },
  ]);
  server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
  await (await server.as('fee-admin')).call(fee.pay, { id: SERVICE, transferKey: 'T2' });
  expect((await paymentsOf()).map(({ state, amount }) => [state, amount])).toEqual([
    ['declared', 50_000n],
    ['partly', 70_000n],
  ]);
  await decide((context) => confirmFee(context, SERVICE));
  const client = await server.as('fee-op');
  const { list, stateCounts, columnSums } = await client.call(fee.payments, { ...page, states: ['partly'] });
  expect(list).toHaveLength(1);
  expect([stateCounts, columnSums]).toEqual([{ partly: 1, confirmed: 1 }, { amount: 70_000n }]);
  expect((await client.call(fee.payments, { ...page, search: '没有这样的' })).total).toBe(0);
});

test('a receipt added to one fee applies to the whole transfer', async () => {
  await payBoth();
  const { id: uploadedBy, enterpriseNo } = await (await server.as('fee-op')).call(contract.account.currentUser, {});
  const id = z.parse(FileId, 'R1');
  const object = { key: `lianxin/${enterpriseNo}/R1`, enterpriseNo, size: 3, contentType: 'application/pdf' };
  await server.database.db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: server.clock.now() });
  await server.database.db.insert(file).values({ ...object, id, name: '回单.pdf', uploadedBy, uploadedAt: server.clock.now() });
  const client = await server.as('fee-op');
  await client.call(fee.addProof, { id: SERVICE, proof: id });
  expect(await paymentsOf()).toMatchObject([{ proof: { id, name: '回单.pdf' } }]);
  const { list } = await client.call(fee.list, page);
  expect(list.map(({ proof }) => proof?.id)).toEqual([id, id]);
});

test('shows the invoice of each fee', async () => {
  await payBoth();
  await decide((context) => confirmFee(context, SERVICE));
  const admin = await server.as('fee-admin');
  const { address, phone, bankName, accountNumber, email } = billing.saveInvoiceProfile.example.request;
  await admin.call(billing.saveInvoiceProfile, { kind: 'ordinary', address, phone, bankName, accountNumber, email, version: 0 });
  const { id, requestNumber } = await admin.call(billing.requestInvoice, { feeIds: [SERVICE] });
  const [payment] = await paymentsOf();
  expect(payment?.lines.map(({ invoice }) => invoice)).toEqual([null, { id, requestNumber, state: 'waiting', invoiceNumber: null }]);
});

test('other enterprises see nothing', async () => {
  await payBoth();
  expect(await paymentsOf('supplier-op')).toEqual([]);
  expect(await refusalOf((await server.as('data-viewer')).call(fee.payments, page))).toMatchObject({ code: '10004' });
});
