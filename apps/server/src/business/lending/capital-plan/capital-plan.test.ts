import { contract, type Contract, type RequestOf } from '@lianxin/api/contract';
import { civilDate, planAfterPayout, sumFen, type CivilDate } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { capitalPlanBalance, capitalPlanRow, financing, lendingLimit, message } from '../../../schema/index.ts';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { reserveLimit } from '../lending-limits/limits.ts';
import { planOf } from './repository.ts';
import { warnOfPayment, warnOfReservation } from './warn.ts';
import { BANK, financiers, financingWorld } from '../../../testing/financing.ts';
import { markDisbursed, insertPledgeLoan } from '../../../testing/disbursements.ts';
import { onLedger, withRollback } from '../../../testing/on-ledger.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const { overview, limits } = contract.capitalPlan;
const weeks = { period: 'week', from: day('2026-11-20'), count: 3 } as const;

let server: TestServer;
let applied: typeof financing.$inferSelect;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  const piece = await actors(server).heldPiece({ amount: 300_000, invoice: 1 });
  await financiers(server).apply([piece]);
  [applied = expect.fail('nothing was applied for')] = await server.database.db.select().from(financing);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [capitalPlanRow, capitalPlanBalance]) await db.delete(table);
});

type Calls = Contract['capitalPlan'];
const call = async <Name extends keyof Calls>(name: Name, request: RequestOf<Calls[Name]>, who = 'bank-op') =>
  (await server.as(who)).call(contract.capitalPlan[name], request);
const row = (first: string, inflow: number, outflow: number) => ({ first: day(first), inflow: yuan(inflow), outflow: yuan(outflow) });
const save = (rows: RequestOf<Calls['saveRows']>['rows']) => call('saveRows', { period: 'week', rows });

test('a planned week shows what is left, missing and carried forward, and counts towards its month', async () => {
  await save([{ ...row('2026-11-16', 0, 400_000), version: 0 }]);
  await call('saveBalance', { on: day('2026-11-16'), amount: yuan(300_000), version: 0 });
  const seen = await (await server.as('bank-review')).call(overview, weeks);
  expect(seen).toMatchObject({ opening: yuan(300_000), balance: { on: '2026-11-16', version: 1 } });
  expect(
    seen.spans.map(({ first, planned, left, gap, closing, version }) => [first, planned.outflow, left, gap, closing, version]),
  ).toEqual([
    ['2026-11-16', yuan(400_000), yuan(400_000), yuan(100_000), yuan(-100_000), 1],
    ['2026-11-23', yuan(0), yuan(0), yuan(100_000), yuan(-100_000), 0],
    ['2026-11-30', yuan(0), yuan(0), yuan(100_000), yuan(-100_000), 0],
  ]);
  expect(seen.spans.map(({ changedBy, ended }) => [changedBy, ended])).toEqual([
    ['bank-op', false],
    [null, false],
    [null, false],
  ]);
  const months = await (await server.as('bank-op')).call(overview, { ...weeks, period: 'month' });
  expect(months.spans.map(({ planned, closing, source }) => [planned.outflow, closing, source])).toEqual([
    [yuan(400_000), yuan(-100_000), 'weeks'],
    [yuan(0), yuan(-100_000), 'none'],
    [yuan(0), yuan(-100_000), 'none'],
  ]);
});

test('weeks and months are two views of one plan: their balances agree, and ended periods count with their actual movements', async () => {
  const { db } = server.database;
  const by = { enterpriseNo: enterpriseNo('E3001'), changedBy: '—', changedAt: server.clock.now() };
  await db.insert(capitalPlanRow).values([
    { ...by, period: 'week', ...row('2026-11-02', 900_000, 100_000) },
    { ...by, period: 'week', ...row('2026-11-23', 0, 70_000) },
    { ...by, period: 'week', ...row('2026-11-30', 70_000, 0) },
    { ...by, period: 'month', ...row('2026-11-01', 0, 500_000) },
  ]);
  await call('saveBalance', { on: day('2026-11-01'), amount: yuan(300_000), version: 0 });
  const ask = (period: 'week' | 'month', from: string) => call('overview', { period, from: day(from), count: 5 });
  const [november, december] = (await ask('month', '2026-11-01')).spans;
  const { spans, opening } = await ask('week', '2026-11-02');
  expect([opening, spans[0]?.closing]).toEqual([yuan(300_000), yuan(300_000)]);
  expect(december?.planned.inflow).toBe(yuan(60_000));
  // Sunday 11-29 ends the fourth week; Monday 11-30 has a seventh of the next.
  expect(november?.closing).toBe(sumFen([spans[3]?.closing ?? yuan(0), yuan(10_000)]));
});

test('the warnings of a shortage and of a used-up week do not depend on the periods shown', async () => {
  await save([
    { ...row('2026-11-16', 0, 100_000), version: 0 },
    { ...row('2026-11-30', 0, 700_000), version: 0 },
  ]);
  await server.database.db.insert(capitalPlanRow).values({
    enterpriseNo: enterpriseNo('E3001'),
    changedBy: '—',
    changedAt: server.clock.now(),
    period: 'week',
    ...row('2027-01-04', 0, 1),
  });
  const looked = [
    { period: 'week', count: 13 },
    { period: 'week', count: 1, from: day('2027-05-01') },
    { period: 'month', count: 12 },
    { period: 'month', count: 1 },
  ] as const;
  for (const stated of [undefined, { on: day('2026-11-18'), amount: yuan(100_000), version: 0 }]) {
    if (stated) await call('saveBalance', stated);
    const seen = await Promise.all(looked.map((request) => call('overview', request)));
    // Of the week from 11-16 three days are to come; without a stated balance today begins with nothing.
    expect(seen.map(({ warnings }) => warnings.short?.on)).toEqual(looked.map(() => (stated ? '2026-11-30' : '2026-11-22')));
    expect(new Set(seen.map(({ warnings }) => JSON.stringify(warnings.short?.gap.toString()))).size).toBe(1);
  }
});

test('the preview of a payout matches the warning after it', () =>
  withRollback(server, async (db) => {
    const by = { enterpriseNo: enterpriseNo('E3001'), changedBy: '—', changedAt: server.clock.now() };
    await db.insert(capitalPlanRow).values([{ ...by, period: 'week', ...row('2026-12-07', 0, 100) }]);
    expect(
      planAfterPayout(
        await planOf(onLedger(server, db), by.enterpriseNo, { first: day('2026-12-09'), last: day('2026-12-09') }),
        day('2026-12-09'),
        yuan(101),
      ),
    ).toMatchObject([{ period: 'week', planned: yuan(100), before: 0n, after: yuan(101), levelBefore: 'ordinary', level: 'breached' }]);
  }));

test('only a financial institution can preview the effect of a payout on its plan', async () => {
  await save([{ ...row('2026-11-16', 0, 100_000), version: 0 }]);
  const asked = { on: day('2026-11-20'), amount: yuan(100_001) };
  expect(await call('afterPayout', asked)).toMatchObject([
    { period: 'week', first: '2026-11-16', planned: yuan(100_000), after: yuan(100_001), level: 'breached' },
  ]);
  expect(await call('afterPayout', { ...asked, on: day('2026-11-23') })).toEqual([]);
  await expect(call('afterPayout', asked, 'supplier-op')).rejects.toMatchObject({ code: '10003' });
});

test('the plan of a month is at least that of its weeks, and is fixed once they cover it', async () => {
  await save([{ ...row('2026-11-23', 0, 700_000), version: 0 }]);
  const month = (first: string, outflow: number) =>
    call('saveRows', { period: 'month', rows: [{ ...row(first, 0, outflow), version: 0 }] });
  await expect(month('2026-11-01', 600_000)).rejects.toMatchObject({
    data: { fields: [{ path: 'rows.0.outflow', message: '该月已按周计划 700,000.00 元，不能低于该金额' }] },
  });
  expect(await month('2026-11-01', 900_000)).toEqual({ rows: [{ first: '2026-11-01', version: 1 }] });
  const february = ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'];
  await call('importRows', { period: 'week', rows: february.map((first) => row(first, 0, 1)) });
  await expect(call('importRows', { period: 'month', rows: [row('2027-02-01', 0, 9)] })).rejects.toMatchObject({
    data: { fields: [{ path: 'rows.0.first', message: '该月每天都已按周计划，请按周修改' }] },
  });
});

test('the overview starts a few periods before today', async () => {
  const client = await server.as('bank-op');
  const seen = await client.call(overview, { period: 'week', count: 1 });
  expect([seen.today, seen.spans[0]?.first, seen.spans[0]?.ended]).toEqual(['2026-11-20', '2026-10-19', true]);
  expect((await client.call(overview, { period: 'month', count: 1 })).spans[0]?.first).toBe('2026-08-01');
});

test('a row is changed on the version that was shown, and an ended period cannot be changed', async () => {
  const first = { ...row('2026-11-23', 1, 2), version: 0 };
  expect(await save([first])).toEqual({ rows: [{ first: '2026-11-23', version: 1 }] });
  await expect(save([first])).rejects.toMatchObject({ code: '10005' });
  expect(await save([{ ...first, version: 1 }])).toEqual({ rows: [{ first: '2026-11-23', version: 2 }] });
  await expect(save([{ ...row('2026-11-09', 1, 2), version: 0 }])).rejects.toMatchObject({
    code: '10001',
    data: { fields: [{ path: 'rows.0.first', message: '该期间已结束，计划不能再修改' }] },
  });
});

test('an import succeeds or fails as a whole, and names every invalid row', async () => {
  await save([{ ...row('2026-11-23', 1, 2), version: 0 }]);
  const wrong = [row('2026-11-23', 5, 6), row('2026-11-24', 0, 0), row('2026-11-23', 7, 8)];
  await expect(call('importRows', { period: 'week', rows: wrong })).rejects.toMatchObject({
    data: { fields: [{ path: 'rows.1.first' }, { path: 'rows.2.first' }] },
  });
  const { spans } = await (await server.as('bank-op')).call(overview, weeks);
  expect(spans[1]?.planned).toEqual({ inflow: yuan(1), outflow: yuan(2) });
  const right = [row('2026-11-23', 5, 6), row('2026-11-30', 7, 8)];
  expect(await call('importRows', { period: 'week', rows: right })).toEqual({ added: 1, replaced: 1 });
});

test('the balance is stated for today or a past day, on the version that was shown', async () => {
  const said = { on: day('2026-11-20'), amount: yuan(1), version: 0 };
  await expect(call('saveBalance', { ...said, on: day('2026-11-21') })).rejects.toMatchObject({ code: '10001' });
  await call('saveBalance', said);
  await expect(call('saveBalance', said)).rejects.toMatchObject({ code: '10005' });
});

test('a plan is made by the operator of a financial institution, within the allowed range of years', async () => {
  await expect(call('overview', weeks, 'supplier-op')).rejects.toMatchObject({ code: '10003' });
  await expect(call('importRows', { period: 'week', rows: [row('2026-11-23', 5, 6)] }, 'bank-review')).rejects.toMatchObject({
    code: '10004',
  });
  await expect(call('overview', { ...weeks, from: day('9000-01-01') })).rejects.toMatchObject({ code: '10001' });
});

test('the limits are those of the lender’s own channels, most used first', async () => {
  const { db } = server.database;
  await db
    .update(lendingLimit)
    .set({ used: yuan(7_000_000), inTransit: yuan(1_000_000) })
    .where(and(eq(lendingLimit.channel, BANK), eq(lendingLimit.issuerNo, enterpriseNo('E1001'))));
  const shown = await (await server.as('bank-review')).call(limits, {});
  expect(shown.map(({ channel, issuer, free, share, level }) => [channel, issuer.enterpriseNo, free, share, level])).toEqual([
    [BANK, 'E1001', yuan(2_000_000), 800_000n, 'near'],
    [12, 'E1001', yuan(10_000_000), 0n, 'ordinary'],
  ]);
});

test('payouts and repayments count as movements, and an exceeded plan causes one warning', async () => {
  const { db } = server.database;
  await markDisbursed(db, applied, { on: day('2026-11-18'), paidOut: yuan(290_000), backOn: day('2026-11-24') });
  const repaid = { on: day('2026-11-20'), amount: yuan(30_000) };
  const loan = { on: day('2026-11-19'), paidOut: yuan(80_000), backOn: day('2026-12-01') };
  await insertPledgeLoan(db, applied, { ...loan, left: yuan(50_000), repaid });
  const { spans } = await (await server.as('bank-op')).call(overview, weeks);
  expect(spans.map(({ moved, due }) => [moved.inflow, moved.outflow, due])).toEqual([
    [yuan(30_000), yuan(370_000), yuan(0)],
    [yuan(0), yuan(0), yuan(300_000)],
    [yuan(0), yuan(0), yuan(50_000)],
  ]);
  expect(spans.map(({ expected }) => expected.inflow)).toEqual([yuan(30_000), yuan(300_000), yuan(50_000)]);
  await save([{ ...row('2026-11-16', 0, 400_000), version: 0 }]);
  await save([{ ...row('2026-11-16', 0, 300_000), version: 1 }]);
  await save([{ ...row('2026-11-16', 0, 200_000), version: 2 }]);
  const told = await db
    .select({ kind: message.kind, role: message.role, parameters: message.parameters })
    .from(message)
    .where(eq(message.subjectKind, 'capitalPlan'))
    .orderBy(message.createdAt, message.kind, message.role);
  expect(told.map(({ kind, role }) => `${kind} ${role}`).toSorted()).toEqual([
    'capitalPlanBreached operator',
    'capitalPlanBreached reviewer',
    'capitalPlanNear operator',
    'capitalPlanNear reviewer',
  ]);
  expect(told[0]?.parameters).toMatchObject({ first: '2026-11-16', last: '2026-11-22', moved: String(yuan(370_000)) });
});

const kindsTold = async (db: Db) =>
  (await db.select({ kind: message.kind, role: message.role }).from(message).where(eq(message.enterpriseNo, 'E3001')))
    .map(({ kind, role }) => `${kind} ${role}`)
    .toSorted();

test('a limit causes a warning when a reservation first brings it near its end', () =>
  withRollback(server, async (db) => {
    const act = onLedger(server, db);
    const amount = applied.amount;
    await db.delete(message);
    await db
      .update(lendingLimit)
      .set({ total: sumFen([amount, amount, yuan(1)]), used: amount, inTransit: yuan(0) })
      .where(eq(lendingLimit.channel, BANK));
    await warnOfReservation(act, { ...applied, total: amount, taken: sumFen([amount, yuan(-1)]) }, yuan(1));
    expect(await kindsTold(db)).toEqual([]);
    await reserveLimit(act, 'financing', applied);
    expect(await kindsTold(db)).toEqual(['lendingLimitNear operator', 'lendingLimitNear reviewer']);
  }));

test('a payment that exceeds the plan of its week causes a warning for the week, and none for a month with room', () =>
  withRollback(server, async (db) => {
    const by = { enterpriseNo: enterpriseNo('E3001'), changedBy: '—', changedAt: server.clock.now() };
    await db.delete(message);
    await db.insert(capitalPlanRow).values([
      { ...by, period: 'week', ...row('2026-12-07', 0, 100) },
      { ...by, period: 'month', ...row('2026-12-01', 0, 10_000) },
    ]);
    await warnOfPayment(onLedger(server, db), by.enterpriseNo, day('2026-12-09'), yuan(101));
    expect(await kindsTold(db)).toEqual(['capitalPlanBreached operator', 'capitalPlanBreached reviewer']);
  }));
