import { contract, type ResponseOf } from '@lianxin/api/contract';
import { sumFen, type StatementSide } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { statement } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

/** The ledger's own result: pieces in the holder's hands; live pieces of signed unpaid vouchers. */
const LEDGER: Readonly<Record<StatementSide, string>> = {
  held: `select coalesce(sum(amount), 0)::text as sum from piece
    where holder_no = $1 and live and state in ('holding', 'transferring', 'financing')`,
  issued: `select coalesce(sum(p.amount), 0)::text as sum from piece p join voucher v on v.id = p.voucher_id join issuance i on i.id = v.issuance_id
    where p.issuer_no = $1 and p.live and p.state <> 'settled' and i.state in ('effective', 'overdue', 'partiallySettled')`,
};

/** The kinds of movement that add to the balance; all others reduce it. */
const INCOME: readonly string[] = ['received', 'returned', 'issued'];

const BOOKS = [
  ['supplier-op', 'E1002', 'held'],
  ['tier2-op', 'E1003', 'held'],
  ['core-op', 'E1001', 'held'],
  ['core-op', 'E1001', 'issued'],
] as const;

describe.each(BOOKS)('the statements of %s (%s, %s)', (who, no, side) => {
  test('law: opening plus receipts minus expenditure is closing, months connect, and the last equals the ledger', async () => {
    const { months } = await (await server.as(who)).call(statement.months, { side });
    let before = 0n;
    for (const { opening, flows, closing } of months.toReversed()) {
      expect(opening).toBe(before);
      expect(closing).toBe(opening + sumFen(flows.map(({ amount }) => amount)));
      before = closing;
    }
    const rows = await server.database.session((session) => session.query(LEDGER[side], [no]));
    expect(rows).toEqual([{ sum: String(before) }]);
  });

  test('have lines that add up to each month’s figures', async () => {
    const client = await server.as(who);
    const { months } = await client.call(statement.months, { side });
    for (const { month, flows } of months) {
      const page = await client.call(statement.lines, { side, month, page: 1, pageSize: 100 });
      expect(page.columnSums?.amount ?? 0n).toBe(sumFen(flows.map(({ amount }) => amount)));
      expect(page.list.filter(({ kind, amount }) => INCOME.includes(kind) !== amount > 0n)).toEqual([]);
      const counts = new Map(Object.entries(page.stateCounts ?? {}));
      for (const { kind, count } of flows) expect(counts.get(kind) ?? 0).toBe(count);
      const kind = flows.find(({ count }) => count > 0);
      if (!kind) continue;
      const some = await client.call(statement.lines, { side, month, kinds: [kind.kind], page: 1, pageSize: 100 });
      expect([some.total, some.columnSums?.amount ?? 0n]).toEqual([kind.count, kind.amount]);
    }
  });
});

test('parts by bank and supplier add up to the month', async () => {
  const client = await server.as('core-op');
  const { months } = await client.call(statement.months, { side: 'issued' });
  expect(months.length).toBeGreaterThan(2);
  for (const { month, opening, closing, flows } of months) {
    const { parts } = await client.call(statement.parts, { month });
    const sum = (pick: (part: (typeof parts)[number]) => ReturnType<typeof sumFen>) => sumFen(parts.map(pick));
    const of = (kind: string) => flows.find((flow) => flow.kind === kind)?.amount;
    expect([sum((part) => part.opening), sum((part) => part.closing)]).toEqual([opening, closing]);
    expect([sum((part) => part.issued), -sum((part) => part.paid)]).toEqual([of('issued'), of('paid')]);
  }
});

type Month = ResponseOf<typeof statement.months>['months'][number];

async function monthIn(state: Month['state']): Promise<Month> {
  const { months } = await (await server.as('supplier-op')).call(statement.months, { side: 'held' });
  return months.find((month) => month.state === state) ?? expect.fail(`no month is ${state}`);
}

test('a completed month is confirmed as shown, once, by an operator or a reviewer', async () => {
  const { month, version, closing, acts } = await monthIn('toConfirm');
  expect(acts).toEqual(['confirm', 'dispute']);
  const asked = { side: 'held', month, version, closing } as const;
  const admin = await server.as('supplier-admin');
  expect(await refusalOf(admin.call(statement.confirm, asked))).toMatchObject({ code: '10004' });
  const reviewer = await server.as('supplier-review');
  const stale = { ...asked, closing: sumFen([closing, closing, closing]) };
  if (closing > 0n) expect(await refusalOf(reviewer.call(statement.confirm, stale))).toMatchObject({ code: '10005' });
  expect(await reviewer.call(statement.confirm, asked)).toMatchObject({ state: 'confirmed', version: 1, word: { reason: null }, acts: [] });
  const again = { ...asked, version: 1 };
  expect(await refusalOf(reviewer.call(statement.confirm, again))).toMatchObject({ code: '10006' });
  const later = { side: 'held', month, version: 1, reason: '后来发现' } as const;
  expect(await refusalOf(reviewer.call(statement.dispute, later))).toMatchObject({ code: '10006' });
  const others = await (await server.as('tier2-op')).call(statement.months, { side: 'held' });
  expect(others.months.find((one) => one.month === month)?.state).not.toBe('confirmed');
});

test('a running or missing month can be neither confirmed nor disputed', async () => {
  const { month, version, closing } = await monthIn('running');
  const client = await server.as('supplier-op');
  expect(await refusalOf(client.call(statement.confirm, { side: 'held', month, version, closing }))).toMatchObject({ code: '10006' });
  const none = { side: 'held', month: '2031-01', version: 0, reason: '没有' } as const;
  expect(await refusalOf(client.call(statement.dispute, none))).toMatchObject({ code: '10002' });
});

test('a dispute keeps its reason, and can be repeated after an answer', async () => {
  const answered = await monthIn('answered');
  expect(answered.word?.answer?.text).toContain('次月');
  const client = await server.as('supplier-op');
  const asked = { side: 'held', month: answered.month, version: answered.version, reason: '答复与银行回单不符' } as const;
  const anew = await client.call(statement.dispute, asked);
  expect(anew).toMatchObject({
    state: 'disputed',
    version: answered.version + 1,
    word: { reason: '答复与银行回单不符', answer: null },
    acts: ['confirm'],
  });
});
