import { contract, FileId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxUserId } from '../../../sandbox/people.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { file, storedObject } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { tradeInvoice } = contract;

let server: TestServer;
let minute = 0;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());
beforeEach(() => {
  minute += 2;
  server.wallClock.moveTo(new Date(Date.parse(START) + 60_000 * minute));
});

/** The enterprise that reads the invoices. */
const BUYER = '91350100M000100Y43';

interface Facts {
  readonly day?: string;
  readonly net?: string;
  readonly tax?: string;
  readonly total?: string;
  readonly label?: string;
  readonly seller?: string;
}

const documentOf = ({
  day = '2026-11-09 10:00:00',
  net = '1000.00',
  tax = '130.00',
  total = '1130.00',
  label = '02',
  seller = '',
}: Facts) =>
  `<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header><InherentLabel><GeneralOrSpecialVAT><LabelCode>${label}</LabelCode></GeneralOrSpecialVAT></InherentLabel></Header>
<BuyerIdNum>${BUYER}</BuyerIdNum><SellerIdNum>${seller}</SellerIdNum><BasicInformation><TotalAmWithoutTax>${net}</TotalAmWithoutTax><TotalTaxAm>${tax}</TotalTaxAm><TotalTax-includedAmount>${total}</TotalTax-includedAmount></BasicInformation>
<TaxSupervisionInfo><InvoiceNumber>26142000000018846127</InvoiceNumber><IssueTime>${day}</IssueTime></TaxSupervisionInfo></EInvoice>`;

/** Uploads an invoice and has it read. */
async function read(facts: Facts) {
  const { ids, store } = server.services;
  const id = z.parse(FileId, ids.next());
  const key = `lianxin/E1001/${id}/invoice.xml`;
  await store.put(key, Buffer.from(documentOf(facts)));
  const object = { key, enterpriseNo: enterpriseNo('E1001'), size: 1, contentType: 'application/xml' };
  const now = server.clock.now();
  await server.database.db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: now });
  await server.database.db
    .insert(file)
    .values({ ...object, id, name: 'invoice.xml', uploadedBy: sandboxUserId('core-op'), uploadedAt: now });
  return (await server.as('core-op')).call(tradeInvoice.read, { fileId: id });
}

test.each([
  ['2026-11-09 10:00:00', '2026-11-09'],
  ['2026-11-9', '2026-11-09'],
  ['2026年1月9日', '2026-01-09'],
  ['20261109', '2026-11-09'],
  ['2026/11/09', '2026-11-09'],
  ['２０２６-１１-０９', '2026-11-09'],
  ['2026-10-31T17:30:00Z', '2026-11-01'],
  ['2026-10-31T17:30:00+08:00', '2026-10-31'],
  ['十一月', null],
])('the day %s is read as %s', async (day, issuedOn) => {
  expect((await read({ day }))?.issuedOn).toBe(issuedOn);
});

test.each([
  ['1,000.00', 100_000n],
  ['¥1000', 100_000n],
  ['1000.0000', 100_000n],
  ['１０００．００', 100_000n],
  ['1000.005', null],
])('the amount %s is read as %s fen', async (net, amount) => {
  expect((await read({ net }))?.amountWithoutTax).toBe(amount);
});

test('an invoice without tax has its net amount as total', async () => {
  expect(await read({ tax: '0.00', total: '' })).toMatchObject({ amountWithoutTax: 100_000n, amountWithTax: 100_000n });
});

test('amounts that contradict each other are told as they stand, for the person to judge', async () => {
  expect(await read({ total: '1230.00' })).toMatchObject({ amountWithoutTax: 100_000n, tax: 13_000n, amountWithTax: 123_000n });
  expect(await read({ tax: '***' })).toMatchObject({ tax: null, amountWithTax: 113_000n });
});

test.each([
  ['01', 'digitalSpecial'],
  ['02', 'digitalOrdinary'],
  ['99', null],
])('the label %s is the kind %s; an unknown one is none', async (label, kind) => {
  expect((await read({ label }))?.kind).toBe(kind);
});

test('a red invoice is refused by that name', async () => {
  const refused = await refusalOf(read({ net: '-1000.00', tax: '-130.00', total: '-1130.00' }));
  expect(refused.data).toMatchObject({ fields: [{ path: 'fileId', message: '这是红字发票，不能登记' }] });
});

test('a document with characters that no query takes is read as nothing', async () => {
  expect(await read({ seller: '91140000110057086C' })).not.toBeNull();
  for (const seller of ['91350100\0M000100Y43', '&#xD800;']) expect(await read({ seller })).toBeNull();
});
