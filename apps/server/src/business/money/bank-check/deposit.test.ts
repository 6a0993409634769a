import { contract } from '@lianxin/api/contract';
import { DEPOSIT_LIMITS, fen } from '@lianxin/domain';
import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../platform/clock/random.ts';
import { auditLog, bankAccount as accounts, deposit, enterprise, membership, outbox, registration } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { FIRM, registering } from '../../../testing/registering.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';
import { drawAmount } from './deposit-rows.ts';
import { restartDay } from './deposit-view.ts';

const { account, bankAccount, message } = contract;
const DAY = 24 * 3_600_000;

let server: TestServer;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer();
  people = registering(server);
});
afterAll(() => server.close());

const at = (ms: number) => server.clock.moveTo(new Date(Date.parse(START) + ms));

const CODES = [
  '91140100MA0HX20A1B',
  '91140100MA0HX21B12',
  '91140100MA0HX22C1Q',
  '91140100MA0HX23D1F',
  '91140100MA0HX24E16',
  '91140100MA0HX25F1W',
  '91140100MA0HX26G1K',
  '91140100MA0HX27H1A',
  '91140100MA0HX28J11',
  '91140100MA0HX29K1P',
  '91140100MA0HX20L1M',
  '91140100MA0HX21M1C',
  '91140100MA0HX22N13',
  '91140100MA0HX23P1R',
  '91140100MA0HX24Q1G',
  '91140100MA0HX25R17',
  '91140100MA0HX26T1X',
  '91140100MA0HX27U1L',
  '91140100MA0HX28W1B',
  '91140100MA0HX29X12',
];
let places = 0;

/** An administrator with a paid deposit, and its amount. */
async function waiting() {
  const creditCode = CODES[places];
  places += 1;
  if (creditCode === undefined) throw new Error('no credit code is left');
  const mobile = `138000020${String(places).padStart(2, '0')}`;
  const client = await people.approved(mobile, { ...FIRM, name: `验证${places}有限公司`, creditCode });
  return { client, mobile };
}

const view = (client: TestClient) => client.call(bankAccount.verification, {});
async function confirm(client: TestClient, cents: bigint) {
  const { version } = await view(client);
  return client.call(bankAccount.confirmVerification, { version, amount: fen(cents) });
}
async function restart(client: TestClient) {
  const { version } = await view(client);
  await client.call(bankAccount.restartVerification, { version });
  await server.runDueJobs();
}
const wrongThan = (cents: bigint): bigint => (cents === 1n ? 2n : cents - 1n);

async function exhaust(client: TestClient, mobile: string) {
  const wrong = wrongThan(await people.paidFen(mobile));
  for (let tries = 0; tries < 3; tries += 1) await confirm(client, wrong).catch(() => undefined);
}
async function rowOf(client: TestClient) {
  const { enterpriseNo } = await client.call(account.currentUser, {});
  const [row] = await server.database.db
    .select()
    .from(deposit)
    .where(eq(deposit.enterpriseNo, enterpriseNo ?? fail()));
  return row ?? fail();
}
function fail(): never {
  throw new Error('there is no deposit');
}

describe('the amount', () => {
  test('is from 0.01 to 0.99 yuan, with every value possible', () => {
    const drawn = new Set<bigint>();
    const random = seededRandom('deposit');
    for (let times = 0; times < 5000; times += 1) drawn.add(drawAmount(random));
    expect([...drawn].toSorted((one, other) => Number(one - other))).toEqual(Array.from({ length: 99 }, (_, place) => BigInt(place + 1)));
  });

  test('never appears in responses, and is deleted afterwards', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    expect((await rowOf(client)).amount).toBe(paid);
    const shown = await client.send({
      method: 'POST',
      url: '/api/corp/account/bankCheck',
      payload: {},
    });
    expect(Object.keys(shown.json().data)).not.toContain('amt');
    expect(shown.body).not.toContain(`0.${String(paid).padStart(2, '0')}`);
    await confirm(client, paid);
    expect((await rowOf(client)).amount).toBeNull();
  });
});

describe('the state', () => {
  test('shows the masked account, payer, attempts and days', async () => {
    const { client } = await waiting();
    expect(await view(client)).toMatchObject({
      state: 'paid',
      account: { accountNumber: '6212 **** **** 9001', verified: false },
      senderName: '供应链金融服务平台（沙箱）',
      senderAccountNumber: '1100 **** **** 0001',
      triesLeft: 3,
      daysLeft: 7,
      restartsLeftToday: 3,
      restartsLeft: 6,
      canRestart: false,
    });
    at(2.5 * DAY);
    expect((await view(client)).daysLeft).toBe(5);
    at(0);
  });

  test('is visible to the enterprise’s administrator only', async () => {
    expect((await refusalOf(view(await server.as('supplier-admin')))).code).toBe('10002');
    expect((await refusalOf(view(await server.as('supplier-op')))).code).toBe('10004');
    expect((await refusalOf(view(await server.as('no-corp')))).code).toBe('10003');
  });
});

describe('confirming', () => {
  test('after two wrong amounts activates account, enterprise and person', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    expect(await refusalOf(confirm(client, wrongThan(paid)))).toMatchObject({ code: '30111', message: '金额不符，还可尝试 2 次' });
    expect(await refusalOf(confirm(client, wrongThan(paid)))).toMatchObject({ code: '30111', message: '金额不符，还可尝试 1 次' });
    expect((await refusalOf(client.call(message.unreadCount, {}))).code).toBe('10003');
    expect(await confirm(client, paid)).toMatchObject({ state: 'verified', account: { verified: true }, triesLeft: 0, expiresAt: null });
    const user = await client.call(account.currentUser, {});
    expect(user).toMatchObject({ status: 1, accountState: 1, bankAccountStatus: '1' });
    const { list } = await client.call(message.list, { page: 1, pageSize: 10 });
    expect(list).toMatchObject([{ title: '签名证书与 PIN 码' }]);
    const { db } = server.database;
    const enterpriseNo = user.enterpriseNo ?? fail();
    expect(await db.select().from(registration).where(eq(registration.enterpriseNo, enterpriseNo))).toMatchObject([{ state: 'completed' }]);
    expect(await db.select().from(membership).where(eq(membership.enterpriseNo, enterpriseNo))).toMatchObject([{ status: null }]);
    const audited = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'deposit.verify'), eq(auditLog.subjectId, enterpriseNo)));
    expect(audited).toHaveLength(1);
  });

  test('gives the same answer for too small and too large amounts', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    const smaller = paid > 1n ? paid - 1n : 98n;
    const larger = paid < 99n ? paid + 1n : 2n;
    const one = await refusalOf(confirm(client, smaller));
    const other = await refusalOf(confirm(client, larger));
    expect([one.code, one.data]).toEqual([other.code, other.data]);
    expect(`${one.message}${other.message}`).not.toMatch(/[大小高低]/);
  });

  test('ends after three wrong amounts, even if the fourth is right', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    for (let tries = 0; tries < 2; tries += 1) await refusalOf(confirm(client, wrongThan(paid)));
    expect(await refusalOf(confirm(client, wrongThan(paid)))).toMatchObject({ code: '30112' });
    expect(await view(client)).toMatchObject({ state: 'exhausted', triesLeft: 0, canRestart: true });
    expect((await refusalOf(confirm(client, paid))).code).toBe('10006');
    expect((await client.call(account.currentUser, {})).status).toBe(3);
  });

  test('counts an attempt before comparing, even if the server crashes', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    const { database } = server;
    const { enterpriseNo } = await client.call(account.currentUser, {});
    const own = database.forEnterprise(enterpriseNo ?? fail());
    const begin = own.transaction.bind(own);
    const transactions = vi.spyOn(own, 'transaction');
    const asked = vi.spyOn(database, 'forEnterprise').mockReturnValue(own);
    for (let tries = 1; tries <= 3; tries += 1) {
      // The first transaction counts the attempt; the second, which records the result, fails.
      transactions.mockImplementationOnce(begin).mockRejectedValueOnce(new Error('the server is gone'));
      await expect(confirm(client, paid)).rejects.toMatchObject({ status: 500 });
      expect(await rowOf(client)).toMatchObject({ tries, state: 'paid' });
    }
    transactions.mockRestore();
    asked.mockRestore();
    expect((await refusalOf(confirm(client, paid))).code).toBe('30112');
    expect(await rowOf(client)).toMatchObject({ state: 'exhausted', tries: 3 });
  });

  test('counts concurrent attempts one by one, and a repeated one once', async () => {
    const { client, mobile } = await waiting();
    const wrong = fen(wrongThan(await people.paidFen(mobile)));
    const { version } = await view(client);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(client.call(bankAccount.confirmVerification, { version, amount: wrong }))),
    );
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array.from({ length: 11 }, () => '10005'), '30111'].toSorted());
    expect((await rowOf(client)).tries).toBe(1);
  });

  test.each([0n, 100n, 3700n])('refuses %i fen as impossible, without counting', async (cents) => {
    const client = await server.as('supplier-admin');
    const reply = await client.send({
      method: 'POST',
      url: '/api/corp/account/doCheck',
      payload: { version: 1, amt: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` },
      headers: { 'idempotency-key': `amount-of-${cents}` },
    });
    expect(reply.json()).toMatchObject({ rspCd: '10001', data: { fields: [{ path: 'amt' }] } });
  });

  test('expires seven days after payment, by job and on an attempt', async () => {
    const { client, mobile } = await waiting();
    const paid = await people.paidFen(mobile);
    at(7 * DAY - 60_000);
    expect((await refusalOf(confirm(client, wrongThan(paid)))).code).toBe('30111');
    at(7 * DAY);
    expect(await refusalOf(confirm(client, paid))).toMatchObject({ code: '30113' });
    expect(await view(client)).toMatchObject({ state: 'expired', canRestart: true });
    at(0);
    const other = await waiting();
    at(7 * DAY);
    await server.runDueJobs();
    expect((await view(other.client)).state).toBe('expired');
    at(0);
  });
});

describe('paying again', () => {
  test('draws another amount with three attempts; the old amount is wrong', async () => {
    const { client, mobile } = await waiting();
    await exhaust(client, mobile);
    const { version } = await view(client);
    expect(await client.call(bankAccount.restartVerification, { version })).toMatchObject({ state: 'processing', triesLeft: 0 });
    await server.runDueJobs();
    expect(await view(client)).toMatchObject({ state: 'paid', triesLeft: 3, restartsLeftToday: 2, restartsLeft: 5 });
    expect(await confirm(client, await people.paidFen(mobile))).toMatchObject({ state: 'verified' });
  });

  test('is limited to three a day and six in total', async () => {
    const { client, mobile } = await waiting();
    for (const day of [0, 1]) {
      at(day * DAY);
      for (let times = 0; times < 3; times += 1) {
        await exhaust(client, mobile);
        await restart(client);
      }
      await exhaust(client, mobile);
      expect((await refusalOf(restart(client))).code).toBe('30114');
    }
    at(2 * DAY);
    expect(await view(client)).toMatchObject({ restartsLeft: 0, restartsLeftToday: 0, canRestart: false });
    expect(await refusalOf(restart(client))).toMatchObject({ code: '30114', message: '重新打款次数已达上限（每日 3 次，累计 6 次）' });
    at(0);
  });

  test('waits three working days for a payment that may still arrive', async () => {
    // Paid on Friday 20 November 2026, with Monday to Wednesday to arrive.
    expect(restartDay(new Date(START))).toBe('2026-11-26');
    const { client } = await waiting();
    expect(await refusalOf(restart(client))).toMatchObject({ code: '30115', message: expect.stringContaining('2026-11-26') });
    at(6 * DAY);
    expect((await view(client)).canRestart).toBe(true);
    await restart(client);
    expect(await view(client)).toMatchObject({ state: 'paid', triesLeft: 3 });
    at(0);
  });
});

describe('another account', () => {
  test('replaces the first in the enterprise’s name, and counts as another payment', async () => {
    const { client, mobile } = await waiting();
    await exhaust(client, mobile);
    const change = async (accountNumber: string, branchNumber: string) => {
      const { version } = await view(client);
      return client.call(bankAccount.changeVerificationAccount, { version, accountNumber, branchNumber });
    };
    expect(await refusalOf(change('6212260500001239444', '999999999999'))).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'branchNumber' }] },
    });
    const changed = await change('6212260500001239444', '103167011364');
    expect(changed).toMatchObject({
      state: 'processing',
      restartsLeft: 5,
      account: { accountNumber: '6212 **** **** 9444', bankName: '农业银行朔州开发区支行', isDefault: true },
    });
    await server.runDueJobs();
    await confirm(client, await people.paidFen(mobile));
    const { enterpriseNo, enterpriseName } = await client.call(account.currentUser, {});
    const kept = await server.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.enterpriseNo, enterpriseNo ?? fail()));
    expect(kept.map(({ accountName }) => accountName)).toEqual([enterpriseName, enterpriseName]);
    expect(kept.find(({ state }) => state === 'closed')).toMatchObject({ verified: false, isDefault: false });
    expect(kept.find(({ state }) => state === 'normal')).toMatchObject({ verified: true, isDefault: true });
  });

  test('is offered if the bank could not pay, with the reason', async () => {
    const { client } = await waiting();
    at(6 * DAY);
    const { version } = await view(client);
    await client.call(bankAccount.changeVerificationAccount, { version, accountNumber: '6212260500000000', branchNumber: '103167011364' });
    await server.runDueJobs();
    expect(await view(client)).toMatchObject({ state: 'failed', failureReason: '账号与户名不符', canRestart: true });
    at(0);
  });
});

test('in any order there are at most three attempts for a payment and seven payments, and only the right amount verifies', async () => {
  const { client, mobile } = await waiting();
  const enterpriseNo = (await client.call(account.currentUser, {})).enterpriseNo ?? fail();
  const { db } = server.database;
  const before = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, mobile), eq(outbox.kind, 'bank')));
  expect(before).toHaveLength(1);
  let day = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('wrong', 'restart', 'nextDay'), async (step) => {
      if (step === 'nextDay') at((day += 1) * DAY);
      if (step === 'wrong') await confirm(client, wrongThan((await rowOf(client)).amount ?? 5n)).catch(() => undefined);
      if (step === 'restart') await restart(client).catch(() => undefined);
      await server.runDueJobs();
      const row = await rowOf(client);
      expect(row.tries).toBeLessThanOrEqual(DEPOSIT_LIMITS.tries);
      expect(row.payments).toBeLessThanOrEqual(1 + DEPOSIT_LIMITS.restartsInAll);
      expect(row.state).not.toBe('verified');
    }),
    { numRuns: propertyRuns(40), seed: 7 },
  );
  at(0);
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  expect(row?.accountState).toBeNull();
  expect((await db.select().from(accounts).where(eq(accounts.enterpriseNo, enterpriseNo))).map(({ verified }) => verified)).toEqual([
    false,
  ]);
});
