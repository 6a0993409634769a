import { contract, type Contract, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId, yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { day, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

type Batch = RequestOf<Contract['issuance']['applyMany']>;
type Row = Batch['rows'][number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const maker = () => server.as('core-op');
const PAGE = { page: 1, pageSize: 100 };

/** The supplier's name, the number of its contract and those of unused invoices. */
async function trade() {
  const client = await maker();
  const { list: suppliers } = await client.call(contract.supplier.list, PAGE);
  const seller = suppliers.find(({ enterpriseNo }) => enterpriseNo === 'E1002') ?? expect.fail();
  const { list: contracts } = await client.call(contract.tradeContract.list, PAGE);
  const agreed = contracts.find((one) => one.seller.enterpriseNo === 'E1002') ?? expect.fail();
  const { list: invoices } = await client.call(contract.tradeInvoice.list, { ...PAGE, counterpartyNo: seller.enterpriseNo });
  const free = invoices.filter(
    ({ usedAmount, freeAmount, verification }) => usedAmount === 0n && freeAmount > 0n && verification === 'consistent',
  );
  return { seller, agreed, free };
}

async function batchOf(rows: readonly Partial<Row>[], more: Partial<Batch> = {}): Promise<Batch> {
  const { seller, agreed, free } = await trade();
  return {
    channel: 1,
    payAccountId: accountId('E1001'),
    interestPayer: 'holder',
    delivered: true,
    allOrNone: false,
    rows: rows.map((row, index) => ({
      recipient: seller.name,
      amount: yuan(10_000),
      dueOn: day('2027-05-14'),
      paymentNature: 'goods',
      contractNumber: agreed.number,
      invoiceNumbers: [free[index % free.length]?.number ?? expect.fail('no free invoice')],
      ...row,
    })),
    ...more,
  };
}
const countOf = async () => (await (await maker()).call(contract.issuance.list, PAGE)).total;

test('bearers of interest and fees are set once for all rows', async () => {
  const client = await maker();
  const agreed = { interestPayer: 'agreed', interestShare: 300_000n, feePayer: 'issuer' } as const;
  const { results } = await client.call(contract.issuance.applyMany, await batchOf([{}, {}], agreed));
  for (const { application } of results) {
    const { form } = await client.call(contract.issuance.get, { id: application?.id ?? expect.fail() });
    expect(form).toMatchObject(agreed);
  }
});

test('the reviewers get one message for a batch, with its count and sum', async () => {
  const client = await maker();
  const reviewer = await server.as('core-review');
  const before = (await reviewer.call(contract.message.list, PAGE)).total;
  const { submitted } = await client.call(contract.issuance.applyMany, await batchOf([{}, {}, {}, { recipient: '没有这家公司' }]));
  expect(submitted).toBe(3);
  const { list, total } = await reviewer.call(contract.message.list, PAGE);
  expect(total).toBe(before + 1);
  expect(list[0]).toMatchObject({
    kind: 'issuancesToReview',
    subjectKind: 'issuanceBatch',
    parameters: { count: '3', amount: String(yuan(30_000)) },
  });
});

test('each row is its own application, and a refusal names its column', async () => {
  const before = await countOf();
  const client = await maker();
  const { seller } = await trade();
  const { results, submitted } = await client.call(
    contract.issuance.applyMany,
    await batchOf([
      {},
      { recipient: seller.creditCode, remark: '按信用代码' },
      { recipient: '没有这家公司' },
      { contractNumber: '没有这份合同' },
      { invoiceNumbers: ['00000000'] },
      { dueOn: day('2020-01-01') },
      { amount: yuan(900_000_000) },
      { amount: yuan(1) },
      { paymentNature: 'prepayment' },
    ]),
  );
  expect(results.map(({ application, refusal }) => application?.state ?? refusal?.field)).toEqual([
    'awaitingReview',
    'awaitingReview',
    'recipient',
    'contractNumber',
    'invoiceNumbers',
    'dueOn',
    'invoiceNumbers',
    'amount',
    'paymentNature',
  ]);
  expect(results.flatMap(({ refusal }) => refusal?.sentence ?? []).every((sentence) => sentence.length > 0)).toBe(true);
  expect(submitted).toBe(2);
  expect(await countOf()).toBe(before + 2);
});

test('an invoice covers rows until used up', async () => {
  const { free } = await trade();
  const one = free.at(-1) ?? expect.fail();
  const { results } = await (
    await maker()
  ).call(
    contract.issuance.applyMany,
    await batchOf([
      { amount: one.freeAmount, invoiceNumbers: [one.number] },
      { amount: yuan(10_000), invoiceNumbers: [one.number] },
    ]),
  );
  expect(results.map(({ refusal }) => refusal?.field)).toEqual([undefined, 'invoiceNumbers']);
});

test('all or none: one refusal prevents all, and frees everything', async () => {
  const [before, lines] = [await countOf(), await (await maker()).call(contract.creditLine.get, {})];
  const { results, submitted } = await (
    await maker()
  ).call(contract.issuance.applyMany, await batchOf([{}, { recipient: '没有这家公司' }], { allOrNone: true }));
  expect(results.map(({ application, refusal }) => [application, refusal?.field])).toEqual([
    [null, undefined],
    [null, 'recipient'],
  ]);
  expect(submitted).toBe(0);
  expect(await countOf()).toBe(before);
  expect(await (await maker()).call(contract.creditLine.get, {})).toEqual(lines);
});

test('a refusal that concerns all rows refuses the whole', async () => {
  const refused = (await maker()).call(contract.issuance.applyMany, await batchOf([{}], { payAccountId: accountId('E1003') }));
  expect((await refusalOf(refused)).code).toBe('10001');
});

test('the applications of one sheet share its number, and an application on its own has none', async () => {
  const client = await maker();
  const numbers = async (rows: readonly Partial<Row>[]) => {
    const { results } = await client.call(contract.issuance.applyMany, await batchOf(rows));
    const ids = results.flatMap(({ application }) => application?.id ?? []);
    const found = await Promise.all(ids.map((id) => client.call(contract.issuance.get, { id })));
    return found.map(({ batchNumber }) => batchNumber);
  };
  const [first, second] = [await numbers([{}, { recipient: '没有这家公司' }, {}]), await numbers([{}])];
  expect(first).toHaveLength(2);
  expect(new Set(first).size).toBe(1);
  expect(first[0]).toBeDefined();
  expect(second[0]).not.toBe(first[0]);
  const { list } = await client.call(contract.issuance.list, PAGE);
  expect(list.filter(({ batchNumber }) => batchNumber === first[0])).toHaveLength(2);
  const draft = await client.call(contract.issuance.saveDraft, { form: {} });
  expect(await client.call(contract.issuance.get, { id: draft.id })).not.toHaveProperty('batchNumber');
});
