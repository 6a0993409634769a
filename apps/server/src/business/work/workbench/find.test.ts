import { contract } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { enterprise } from '../../../schema/index.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const page = { page: 1, pageSize: 100 };
const found = async (who: string, text: string) => (await server.as(who)).call(contract.workbench.find, { text });
const names = async (who: string, text: string) => (await found(who, text)).enterprises.map(({ name, part }) => [name, part]);

test.each([
  ['supplier-op', '晋北', ['晋北煤业集团有限公司', 'other']],
  ['supplier-op', '恒信', ['恒信机电设备有限公司', 'own']],
  ['supplier-op', '云岭', ['云岭物流有限公司', 'supplier']],
  ['core-op', '恒信', ['恒信机电设备有限公司', 'supplier']],
  ['core-op', '机电设备', ['恒信机电设备有限公司', 'supplier']],
] as const)('%s finds by %s the enterprise it deals with, and what it is to it', async (who, text, wanted) => {
  expect(await names(who, text)).toContainEqual(wanted);
});

test('an enterprise that one has nothing to do with is not found, by its whole name neither', async () => {
  const all = await server.database.db.select().from(enterprise);
  const client = await server.as('tier2-op');
  const seen = (await client.call(contract.voucher.list, page)).list.flatMap(({ issuer, from, holder }) => [issuer, from, holder]);
  const buyers = (await client.call(contract.supplier.namedBy, page)).list.map(({ name }) => name);
  const suppliers = (await (await server.as('tier2-admin')).call(contract.supplier.list, page)).list.map(({ name }) => name);
  const known = new Set([...seen.map(({ name }) => name), ...buyers, ...suppliers, '云岭物流有限公司']);
  const others = all.filter(({ name }) => !known.has(name));
  expect(others.length).toBeGreaterThan(3);
  for (const { name } of others) expect([name, await names('tier2-op', name)]).toEqual([name, []]);
});

test('a number with a slip is answered by the one that was meant, if the enterprise may see it', async () => {
  const [piece] = (await (await server.as('supplier-op')).call(contract.voucher.list, page)).list;
  const [transfer] = (await (await server.as('supplier-op')).call(contract.transfer.listOutgoing, page)).list;
  if (!piece || !transfer) throw new Error('nothing is listed');
  const slip = piece.number.slice(0, 8) + piece.number.charAt(9) + piece.number.charAt(8) + piece.number.slice(10);
  for (const typed of [slip, piece.number.slice(0, 12) + piece.number.slice(13), slip.toLowerCase()].filter(
    (text) => text !== piece.number,
  ))
    expect((await found('supplier-op', typed)).near).toContainEqual({
      kind: 'voucher',
      id: piece.id,
      number: piece.number,
      amount: piece.amount,
    });
  const { list } = await (await server.as('supplier-op')).call(contract.voucher.list, page);
  const part = list.find((row) => row.number !== row.rootNumber);
  if (!part) throw new Error('nothing was split');
  const rootSlip = part.rootNumber.slice(0, 12) + part.rootNumber.slice(13);
  const offered = (await found('supplier-op', rootSlip)).near.map(({ number }) => number.slice(0, part.rootNumber.length));
  expect(offered).toContain(part.rootNumber);
  const typed = transfer.transferNumber.replace('-', '-9');
  expect((await found('supplier-op', typed)).near.map(({ kind, id }) => [kind, id])).toContainEqual(['transfer', transfer.id]);
  expect((await found('fee-op', slip)).near).toEqual([]);
});

const LISTS = [
  ['vouchers', (search: string) => server.as('supplier-op').then((client) => client.call(contract.voucher.list, { ...page, search }))],
  [
    'holdings',
    (search: string) => server.as('supplier-op').then((client) => client.call(contract.voucher.listHoldings, { ...page, search })),
  ],
  [
    'transfers',
    (search: string) => server.as('supplier-op').then((client) => client.call(contract.transfer.listOutgoing, { ...page, search })),
  ],
  ['issuances', (search: string) => server.as('core-op').then((client) => client.call(contract.issuance.list, { ...page, search }))],
  ['financings', (search: string) => server.as('supplier-op').then((client) => client.call(contract.financing.list, { ...page, search }))],
  ['pledges', (search: string) => server.as('supplier-op').then((client) => client.call(contract.pledge.list, { ...page, search }))],
  [
    'received',
    (search: string) => server.as('tier2-op').then((client) => client.call(contract.transfer.listIncoming, { ...page, search })),
  ],
  ['invoices', (search: string) => server.as('core-op').then((client) => client.call(contract.tradeInvoice.list, { ...page, search }))],
  [
    'fund entries',
    (search: string) => server.as('supplier-admin').then((client) => client.call(contract.fundRegister.list, { ...page, search })),
  ],
] as const;

const amountIn = (row: object): bigint | null => {
  const { amount, amountWithTax } = { amount: null, amountWithTax: null, ...row };
  const value: unknown = amount ?? amountWithTax;
  return typeof value === 'bigint' ? value : null;
};

test.each(LISTS)('%s are found by their amount, in every spelling', async (_name, listed) => {
  const rows: readonly object[] = (await listed('')).list;
  const sum = rows.map(amountIn).find((amount) => amount !== null && amount % 10_000n === 0n);
  if (sum === undefined || sum === null) throw new Error('nothing is listed');
  const wanted = rows.filter((row) => amountIn(row) === sum).length;
  const whole = sum / 100n;
  const tenThousands = `${whole / 10_000n}.${String(whole % 10_000n).padStart(4, '0')}`.replace(/\.?0+$/, '');
  const exact = formatMoney(`${whole}`);
  for (const text of [
    exact,
    exact.replaceAll(',', ''),
    exact.replace('.00', ''),
    `${tenThousands}万`,
    `¥${exact}`,
    `${tenThousands} 万元`,
  ]) {
    const found: readonly object[] = (await listed(text)).list;
    expect([text, found.filter((row) => amountIn(row) === sum).length]).toEqual([text, wanted]);
  }
});
