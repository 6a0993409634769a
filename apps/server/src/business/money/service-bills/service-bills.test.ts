import { contract, FeeItemId, type ResponseOf } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { feeItem } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../../testing/operations-server.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { operations } from '../../../operations/contract/index.ts';
import { confirmFee } from '../fees/decide.ts';

const { fee, message, pdf, serviceBill } = contract;
const UKEY = z.parse(FeeItemId, 'FEE1');
const SERVICE = z.parse(FeeItemId, 'FEE2');
const page = { page: 1, pageSize: 20 };

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer();
  // The USB key was charged a month earlier.
  await server.database.db
    .update(feeItem)
    .set({ askedAt: new Date('2026-10-12T10:00:00+08:00') })
    .where(eq(feeItem.id, UKEY));
  await server.database.db.update(feeItem).set({ askedAt: server.clock.now() }).where(eq(feeItem.id, SERVICE));
});
afterAll(() => server.close());

type Bill = ResponseOf<typeof serviceBill.months>['months'][number];
async function billOf(month: string, userName = 'fee-op'): Promise<Bill> {
  const { months } = await (await server.as(userName)).call(serviceBill.months, {});
  return months.find((one) => one.month === month) ?? expect.fail(`no bill of ${month}`);
}

test('a bill shows net amount, tax by invoice rules, and open amount by business', async () => {
  expect(await billOf('2026-10')).toMatchObject({
    net: 17_699n,
    tax: 2_301n,
    amount: 20_000n,
    unpaid: 20_000n,
    parts: [{ business: 'ukey', taxRate: 130_000n, count: 1 }],
    state: 'toConfirm',
    acts: ['confirm', 'dispute'],
  });
  expect(await billOf('2026-11')).toMatchObject({ amount: 50_000n, tax: 2_830n, state: 'running', acts: [] });
});

test('its lines add up, and are paid and invoiced there', async () => {
  const client = await server.as('fee-op');
  const { months } = await client.call(serviceBill.months, {});
  for (const { month, amount } of months) {
    const { list, columnSums } = await client.call(serviceBill.lines, { ...page, month });
    expect(columnSums?.amount).toBe(amount);
    expect(sumFen(list.flatMap(({ net, tax }) => [net, tax]))).toBe(amount);
  }
  const lines = { ...page, month: '2026-11' };
  expect((await client.call(serviceBill.lines, lines)).list).toMatchObject([{ id: SERVICE, business: 'platform', acts: ['pay'] }]);
  await client.call(fee.pay, { id: SERVICE });
  await server.database.transaction((db) => confirmFee({ ...server.services, db }, SERVICE));
  expect((await client.call(serviceBill.lines, lines)).list).toMatchObject([{ state: 'confirmed', acts: ['requestInvoice'] }]);
  expect((await (await server.as('fee-review')).call(serviceBill.lines, lines)).list).toMatchObject([{ acts: [] }]);
  expect((await client.call(serviceBill.lines, { ...lines, businesses: ['ukey'] })).total).toBe(0);
  expect(await billOf('2026-11')).toMatchObject({ amount: 50_000n, unpaid: 0n });
});

test('a bill is disputed with a reason, answered, and confirmed as shown', async () => {
  const client = await server.as('fee-op');
  const reviewer = await server.as('fee-review');
  const asked = { month: '2026-10', version: 0, reason: '未收到 USB-Key' };
  expect(await refusalOf(reviewer.call(serviceBill.dispute, asked))).toMatchObject({ code: '10004' });
  expect(await client.call(serviceBill.dispute, asked)).toMatchObject({
    state: 'disputed',
    version: 1,
    word: { reason: '未收到 USB-Key' },
  });
  const ops = await server.operator('ops');
  expect((await ops.call(operations.statements.list, { page: 1, pageSize: 20 })).list).toContainEqual(
    expect.objectContaining({ side: 'service', month: '2026-10', closing: 20_000n }),
  );
  const answer = {
    enterpriseNo: enterpriseNo('E1005'),
    side: 'service',
    month: '2026-10',
    version: 1,
    answer: '已于 10 月 20 日寄出',
  } as const;
  await ops.call(operations.statements.answer, answer);
  const told = await client.call(message.list, page);
  expect(told.list).toContainEqual(expect.objectContaining({ subjectKind: 'statement', subjectId: 'service:2026-10' }));
  const { amount, version } = await billOf('2026-10');
  const admin = await server.as('fee-admin');
  const other = sumFen([amount, amount]);
  expect(await refusalOf(admin.call(serviceBill.confirm, { month: '2026-10', version, amount: other }))).toMatchObject({ code: '10005' });
  expect(await admin.call(serviceBill.confirm, { month: '2026-10', version, amount })).toMatchObject({ state: 'confirmed', acts: [] });
});

test('a running bill cannot be confirmed, a missing one is not found, others see nothing', async () => {
  const client = await server.as('fee-op');
  const { amount, version } = await billOf('2026-11');
  expect(await refusalOf(client.call(serviceBill.confirm, { month: '2026-11', version, amount }))).toMatchObject({ code: '10006' });
  expect(await refusalOf(client.call(serviceBill.dispute, { month: '2031-01', version: 0, reason: '没有' }))).toMatchObject({
    code: '10002',
  });
  const { months } = await (await server.as('supplier-op')).call(serviceBill.months, {});
  expect(months.map(({ month, parts }) => [month, parts])).toEqual([['2026-11', []]]);
});

test('a bill is available as a sealed document', async () => {
  const made = await (await server.as('fee-review')).call(pdf.ofServiceMonth, { month: '2026-10' });
  expect(made.name).toBe('朔源矿山机械有限公司-服务账单-2026-10.pdf');
});
