import { contract } from '@lianxin/api/contract';
import { fen, sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { enterprise, group, statement, treasury } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

test('the data role sees the granted enterprises only, its own first', async () => {
  const viewer = await server.as('data-viewer');
  const list = await viewer.call(enterprise.listGroupEnterprises, {});
  expect(list.map(({ name }) => name)).toEqual(['晋北煤业集团有限公司', '晋北煤业运销有限公司']);
  expect(await refusalOf(viewer.call(group.figures, { enterpriseNo: enterpriseNo('E1002') }))).toMatchObject({ code: '10002' });
  for (const who of ['core-op', 'core-admin', 'supplier-op']) {
    const client = await server.as(who);
    expect(await refusalOf(client.call(enterprise.listGroupEnterprises, {}))).toMatchObject({ code: '10004' });
    expect(await refusalOf(client.call(group.figures, {}))).toMatchObject({ code: '10004' });
  }
  expect(await refusalOf(viewer.call(treasury.assets, {}))).toMatchObject({ code: '10004' });
});

test('group figures are the sums of its enterprises, and each adds up', async () => {
  const viewer = await server.as('data-viewer');
  const members = await viewer.call(enterprise.listGroupEnterprises, {});
  const each = await Promise.all(members.map(({ enterpriseNo: no }) => viewer.call(group.figures, { enterpriseNo: no })));
  const all = await viewer.call(group.figures, {});
  expect(all.enterprise).toBeNull();
  for (const of of ['issued', 'outstanding', 'overdue', 'financed'] as const)
    expect(all[of]).toEqual({
      count: each.reduce((sum, one) => sum + one[of].count, 0),
      amount: sumFen(each.map((one) => one[of].amount)),
    });
  for (const one of [all, ...each]) {
    expect(sumFen(one.dueMonths.map(({ amount }) => amount))).toBe(one.outstanding.amount);
    expect(sumFen(one.terms.map(({ amount }) => amount))).toBe(one.issued.amount);
    expect(one.topSuppliers.length).toBeLessThanOrEqual(10);
  }
  expect(all.overdue.count).toBeGreaterThan(0);
  expect(all.financed.amount).toBeGreaterThan(fen(0n));
});

test('the overview shows the main figures of each and of all', async () => {
  const viewer = await server.as('data-viewer');
  const { enterprises, enterpriseCount, at: _at, ...together } = await viewer.call(group.overview, {});
  const members = await viewer.call(enterprise.listGroupEnterprises, {});
  expect(enterpriseCount).toBe(members.length);
  expect(enterprises.map(({ name }) => name)).toEqual(members.map(({ name }) => name));
  expect(await viewer.call(group.figures, {})).toMatchObject(together);
  for (const { name, ...of } of enterprises)
    expect(await viewer.call(group.figures, { enterpriseNo: of.enterpriseNo })).toMatchObject({
      enterprise: { enterpriseNo: of.enterpriseNo, name },
      issued: of.issued,
      outstanding: of.outstanding,
      overdue: of.overdue,
      financed: of.financed,
    });
  for (const who of ['core-op', 'core-admin', 'supplier-op'])
    expect(await refusalOf((await server.as(who)).call(group.overview, {}))).toMatchObject({ code: '10004' });
});

test('a core enterprise’s debt equals its statement’s closing balance', async () => {
  const [own] = await (await server.as('data-viewer')).call(enterprise.listGroupEnterprises, {});
  const { outstanding } = await (
    await server.as('data-viewer')
  ).call(group.figures, { enterpriseNo: own?.enterpriseNo ?? enterpriseNo('E1001') });
  const { months } = await (await server.as('core-op')).call(statement.months, { side: 'issued' });
  expect(outstanding.amount).toBe(months[0]?.closing);
});

test('issued amounts have the same total by subsidiary, supplier and month', async () => {
  const core = await server.as('core-op');
  const { issued, outstanding, overdue } = await (await server.as('data-viewer')).call(group.figures, {});
  for (const by of ['subsidiary', 'supplier', 'month'] as const) {
    const { rows } = await core.call(group.pivot, { by });
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(issued.count);
    expect(sumFen(rows.map((row) => row.issued))).toBe(issued.amount);
    expect(sumFen(rows.map((row) => row.outstanding))).toBe(outstanding.amount);
    expect(sumFen(rows.map((row) => row.overdue))).toBe(overdue.amount);
    expect(rows.every(({ party, first }) => (party === null) === (by === 'month') && (first === null) === (by !== 'month'))).toBe(true);
  }
  const own = await (await server.as('supplier-op')).call(group.pivot, { by: 'supplier' });
  expect(own.rows).toEqual([]);
});
