import { contract, FeeItemId, InvoiceRequestId } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { day, refusalOf } from '../../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../../testing/operations-server.ts';
import { operations } from '../../../operations/contract/index.ts';
import { confirmFee } from '../fees/decide.ts';

const { billing, fee } = contract;
const SERVICE = z.parse(FeeItemId, 'FEE2');
const page = { page: 1, pageSize: 20 };
const form = {
  kind: 'special',
  address: '山西省朔州市朔城区开发北路9号',
  phone: '0349-2020202',
  bankName: '建设银行朔州分行',
  accountNumber: '14001736208050511111',
  email: 'caiwu@shuoyuan.example',
} as const;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64');

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer();
});
afterAll(() => server.close());

test('an enterprise sets its addressee, pays, requests an invoice, has it returned, requests again and gets it', async () => {
  const admin = await server.as('fee-admin');
  const ops = await server.operator('ops');

  const before = await admin.call(billing.invoiceProfile, {});
  expect(before).toMatchObject({ saved: false, title: '朔源矿山机械有限公司', version: 0 });
  expect(await refusalOf(admin.call(billing.saveInvoiceProfile, { ...form, address: '', version: 0 }))).toMatchObject({ code: '10001' });

  await (await server.as('fee-op')).call(fee.pay, { id: SERVICE });
  expect((await admin.call(billing.listBillable, page)).list).toEqual([]);
  await server.database.transaction((db) => confirmFee({ ...server.services, db }, SERVICE));
  const { list, columnSums } = await admin.call(billing.listBillable, page);
  expect(list).toMatchObject([{ id: SERVICE, amount: 50_000n, taxRate: 60_000n, tax: 2_830n }]);
  expect(columnSums).toEqual({ amount: 50_000n, tax: 2_830n });

  expect(await refusalOf(admin.call(billing.requestInvoice, { feeIds: [SERVICE] }))).toMatchObject({ code: '10001' });
  expect(await admin.call(billing.saveInvoiceProfile, { ...form, version: 0 })).toMatchObject({ saved: true, version: 1, ...form });
  expect(await refusalOf(admin.call(billing.saveInvoiceProfile, { ...form, version: 0 }))).toMatchObject({ code: '10005' });

  const asked = await admin.call(billing.requestInvoice, { feeIds: [SERVICE] });
  expect(asked).toMatchObject({ state: 'waiting', amount: 50_000n, tax: 2_830n, ...form });
  expect((await admin.call(billing.listBillable, page)).total).toBe(0);
  expect(await refusalOf(admin.call(billing.requestInvoice, { feeIds: [SERVICE] }))).toMatchObject({ code: '10002' });

  await ops.call(operations.invoices.return, { id: asked.id, reason: '开户行名称不全' });
  expect(await admin.call(billing.invoiceRequest, { id: asked.id })).toMatchObject({ state: 'returned', reason: '开户行名称不全' });
  const again = await (await server.as('fee-op')).call(billing.requestInvoice, { feeIds: [SERVICE] });
  const number = '26142000000012345678';
  const issue = { id: again.id, invoiceNumber: number, issuedOn: day('2026-11-25'), content: PDF, reason: '税务数字账户' };
  await ops.call(operations.invoices.issue, issue);
  expect(await refusalOf(ops.call(operations.invoices.issue, issue))).toMatchObject({ code: '10006' });
  const issued = await admin.call(billing.invoiceRequest, { id: again.id });
  expect(issued).toMatchObject({ state: 'issued', invoiceNumber: number, lines: [{ id: SERVICE }] });
  expect(issued.file?.name).toBe(`数电票${number}.pdf`);
  const requests = await admin.call(billing.listInvoiceRequests, page);
  expect(requests.stateCounts).toEqual({ issued: 1, returned: 1 });
  expect(requests.columnSums).toEqual({
    amount: sumFen(requests.list.map(({ amount }) => amount)),
    tax: sumFen(requests.list.map(({ tax }) => tax)),
  });
});

test('reviewers cannot request, and other enterprises see nothing', async () => {
  expect(await refusalOf((await server.as('fee-review')).call(billing.requestInvoice, { feeIds: [SERVICE] }))).toMatchObject({
    code: '10004',
  });
  const [mine] = (await (await server.as('fee-admin')).call(billing.listInvoiceRequests, page)).list;
  const stranger = await server.as('supplier-admin');
  const id = z.parse(InvoiceRequestId, mine?.id);
  expect(await refusalOf(stranger.call(billing.invoiceRequest, { id }))).toMatchObject({ code: '10002' });
  expect((await stranger.call(billing.listInvoiceRequests, page)).total).toBe(0);
});
