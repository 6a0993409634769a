import { addDays, parseYuan, sumFen, type Fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../../business/evidence/regulatory/records.ts';
import { morningOf } from '../../platform/clock/business-day.ts';
import type { SeedTools } from '../../platform/services.ts';
import { createPledgeLenders } from '../../sandbox/seed/pledge-lenders.ts';
import { yuan } from '../../sandbox/seed/trade.ts';
import { operationAudit, posting, settlementPayment, voucher, voucherHistory } from '../../schema/index.ts';
import { actors, day, leg } from '../../testing/acting.ts';
import { financiers } from '../../testing/financing.ts';
import { lenderLife } from '../../testing/lender-life.ts';
import { grantAmpleLimits } from '../../testing/lending.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { operationsWorld } from '../../testing/operations-world.ts';
import { pledgers } from '../../testing/pledging.ts';
import { fund } from '../../testing/settling.ts';
import { operations } from '../contract/index.ts';

const { regulatory, audit } = operations;
const FIRST = day('2026-11-20');
const DUE = day('2027-05-14');
const REASON = '2026 年 11 月至 2027 年 5 月报送';

async function lendingOperations(tools: SeedTools): Promise<void> {
  await operationsWorld(tools);
  await createPledgeLenders(tools);
  await grantAmpleLimits(tools, 'E1001', [5, 7]);
}

let server: OperationsServer;
beforeAll(async () => {
  server = await createOperationsServer(lendingOperations);
  const people = actors(server);
  // One is passed on in part and paid at maturity, one is financed, one is pledged.
  const kept = await people.heldPiece({ amount: 1_000_000, invoice: 1 });
  const [sent = expect.fail()] = (await people.transfer([leg(kept, { amount: 300_000 })])).transfers;
  const offered = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, offered.version, 'tier2');
  const financed = await people.heldPiece({ amount: 800_000, invoice: 2 });
  const money = financiers(server);
  const { id, version } = await money.apply([financed], { channel: 5, amount: 500_000 });
  await money.pass(id, version);
  await lenderLife(server).paidOut(id);
  await pledgers(server).paidOut([await people.heldPiece({ amount: 600_000, invoice: 3 })], {
    channel: 6,
    pledged: 400_000,
    amount: 200_000,
  });
  await fund(server, 'E1001', 50_000_000);
  server.clock.moveTo(morningOf(DUE));
  while ((await server.runDueJobs()) > 0);
  server.clock.moveTo(morningOf(addDays(DUE, 1)));
}, 300_000);
afterAll(() => server.close());

interface Line {
  readonly record: string;
  readonly [field: string]: unknown;
}

async function exported(from = FIRST, to = DUE, operator = 'ops') {
  const client = await server.operator(operator);
  const reply = await client.send(regulatory.export, { from, to, reason: REASON });
  return { type: reply.headers['content-type'], text: reply.body };
}
const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line));
const sumOf = (lines: readonly Line[], field: string): Fen => sumFen(lines.map((line) => parseYuan(String(line[field])) ?? expect.fail()));
const trail = async () => {
  const rows = await server.database.db.select().from(operationAudit).where(eq(operationAudit.action, 'regulatory.export'));
  return rows.toSorted((one, other) => one.sequence - other.sequence);
};

test('everything of the days is in it, and its sums are those of vouchers, payments and postings', async () => {
  const { type, text } = await exported();
  expect(type).toBe('application/x-ndjson; charset=utf-8');
  const lines = linesOf(text);
  const of = (record: string) => lines.filter((line) => line.record === record);
  const { db } = server.database;

  const issued = await db.select().from(voucher);
  expect(new Set(of('voucher').map(({ number }) => number))).toEqual(new Set(issued.map(({ number }) => number)));
  expect([sumOf(of('voucher'), 'amount'), sumFen(issued.map(({ faceAmount }) => faceAmount))]).toEqual([yuan(2_400_000), yuan(2_400_000)]);
  expect(of('voucher')[0]).toMatchObject({
    issuer: { name: '晋北煤业集团有限公司' },
    recipient: { name: '恒信机电设备有限公司' },
    issuedOn: FIRST,
    dueOn: DUE,
    contractNumber: expect.stringMatching(/./),
    invoices: [{ number: expect.stringMatching(/^\d+$/) }],
  });

  const history = await db.select().from(voucherHistory);
  expect(of('event')).toHaveLength(history.length);
  expect(new Set(of('event').map(({ hash }) => hash))).toEqual(new Set(history.map(({ hash }) => hash)));

  expect(of('financing').map(({ kind, amount, holder, lender }) => [kind, amount, holder !== null && lender !== null])).toEqual([
    ['financing', '500000.00', true],
    ['pledge', '200000.00', true],
  ]);

  const paid = await db.select().from(settlementPayment).where(eq(settlementPayment.state, 'paid'));
  expect(paid.length).toBeGreaterThan(0);
  expect(sumOf(of('payment'), 'amount')).toBe(sumFen(paid.map(({ amount }) => amount)));

  const booked = await db.select().from(posting);
  expect(of('posting')).toHaveLength(booked.length);
  for (const side of ['debit', 'credit'] as const)
    expect(
      sumOf(
        of('posting').filter((line) => line['side'] === side),
        'amount',
      ),
    ).toBe(sumFen(booked.filter((one) => one.side === side).map(({ amount }) => amount)));
  // What was paid at maturity stands in the books of who paid, as money.
  const cash = of('posting').filter(
    ({ account, book, side, act }) => account === 'cash' && book === 'issuer' && side === 'credit' && act !== 'disburse',
  );
  expect(sumOf(cash, 'amount')).toBe(sumFen([sumOf(of('payment'), 'amount'), sumOf(of('payment'), 'lateInterest')]));
});

test('the last line counts, sums and seals those before it, and the trail tells who took them', async () => {
  const before = (await trail()).length;
  const { text } = await exported();
  const body = text.slice(0, text.trimEnd().lastIndexOf('\n') + 1);
  const lines = linesOf(text);
  const summary = lines.at(-1);
  expect(summary).toMatchObject({
    record: 'summary',
    sha256: createHash('sha256').update(body).digest('hex'),
    counts: { voucher: 3, financing: 2, posting: lines.filter(({ record }) => record === 'posting').length },
    sums: { voucherAmount: '2400000.00', financedAmount: '700000.00' },
  });
  const sums: unknown = summary?.['sums'];
  expect(sums).toMatchObject({ debit: expect.stringMatching(/^\d+\.\d\d$/) });
  const rows = (await trail()).slice(before);
  expect(rows.map(({ operatorName, outcome, subjectId, reason }) => [operatorName, outcome, subjectId, reason])).toEqual([
    ['ops', 'begun', `${FIRST}_${DUE}`, REASON],
    ['ops', 'done', `${FIRST}_${DUE}`, REASON],
  ]);
  expect(JSON.parse(rows[1]?.after ?? '')).toEqual(summary);
  const auditor = await server.operator('auditor');
  expect((await auditor.call(audit.verify, {})).whole).toBe(true);
});

test('the same days read alike again; each day is in one report, and no other', async () => {
  expect((await exported()).text).toBe((await exported()).text);
  const whole = linesOf((await exported()).text);
  const parts = [await exported(FIRST, addDays(FIRST, 3)), await exported(addDays(FIRST, 4), addDays(DUE, -1)), await exported(DUE, DUE)];
  const records = (text: string) =>
    linesOf(text)
      .slice(1, -1)
      .map((line) => JSON.stringify(line));
  expect(parts.flatMap(({ text }) => records(text)).toSorted()).toEqual(
    whole
      .slice(1, -1)
      .map((line) => JSON.stringify(line))
      .toSorted(),
  );
  expect(records(parts[2]?.text ?? '').some((line) => line.includes('"record":"payment"'))).toBe(true);
});

test('whatever a page holds, each record is read once', async () => {
  const read = async (pageRows?: number) => {
    const records: unknown[] = [];
    for await (const record of recordsOf(server.database.db, { from: FIRST, to: DUE }, pageRows)) records.push(record);
    return records;
  };
  const whole = await read();
  expect(whole.length).toBeGreaterThan(40);
  for (const pageRows of [1, 2, 7]) expect(await read(pageRows)).toEqual(whole);
});

test('a day that has not ended is not reported, nor one that ends before it begins', async () => {
  const fields = async (from: typeof FIRST, to: typeof FIRST) => {
    const answer: unknown = JSON.parse((await exported(from, to)).text);
    return answer;
  };
  const before = (await trail()).length;
  expect(await fields(FIRST, addDays(DUE, 1))).toMatchObject({ code: '10001', data: { fields: [{ path: 'to' }] } });
  expect(await fields(DUE, FIRST)).toMatchObject({ code: '10001', data: { fields: [{ path: 'from' }] } });
  expect(await trail()).toHaveLength(before);
});

test('who is not charged with it gets nothing, which the trail tells', async () => {
  const { text, type } = await exported(FIRST, DUE, 'auditor');
  expect([JSON.parse(text), type]).toEqual([expect.objectContaining({ code: '10003' }), 'application/json; charset=utf-8']);
  expect((await trail()).at(-1)).toMatchObject({ operatorName: 'auditor', outcome: 'refused 10003 FORBIDDEN' });
});
