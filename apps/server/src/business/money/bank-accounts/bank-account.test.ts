import { EnterpriseNo, contract, type ResponseOf } from '@lianxin/api/contract';
import { addDays, BANK_ACCOUNTS_MAX, fen, shanghaiDate } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxMobile } from '../../../sandbox/people.ts';
import { accountId } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { bankAccount as accounts, bankAccountDefault, deposit } from '../../../schema/index.ts';
import { actors, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { registering } from '../../../testing/registering.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { bankAccount, message, enterprise, workbench } = contract;
type Account = ResponseOf<typeof bankAccount.save>;

const SUPPLIER = EnterpriseNo.parse('E1002');
const ICBC = '102173000018';
const CCB = '105167000010';
const BOC = '104161011942';

let server: TestServer;
let who = 'supplier-admin';
let admin: TestClient;
let people: ReturnType<typeof actors>;
let registrants: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  admin = await server.as(who);
  people = actors(server);
  registrants = registering(server);
});
afterAll(() => server.close());

let serial = 0;
const nextNumber = (): string => {
  serial += 1;
  return `62122605000077${String(serial).padStart(4, '0')}1`;
};

interface Wanted {
  readonly accountNumber?: string;
  readonly branchNumber?: string;
  readonly kind?: Account['kind'];
  readonly channel?: number | null;
}
const add = (wanted: Wanted = {}, client = admin): Promise<Account> =>
  client.call(bankAccount.save, { accountNumber: nextNumber(), branchNumber: ICBC, kind: 'receiving', channel: null, ...wanted });
const find = async (id: Account['id'], client = admin) => client.call(bankAccount.get, { id });

/** The last deposit to the administrator's mobile, in fen. */
const paidFen = () => registrants.paidFen(sandboxMobile(who));

async function prove(account: Account): Promise<Account> {
  await admin.call(bankAccount.startVerification, { id: account.id, version: account.version });
  await server.runDueJobs();
  const { version } = await admin.call(bankAccount.verification, { id: account.id });
  await admin.call(bankAccount.confirmVerification, { id: account.id, version, amount: fen(await paidFen()) });
  return find(account.id);
}

describe('adding an account', () => {
  test('creates it in the enterprise’s name, unverified, and tells everybody', async () => {
    const added = await add({ accountNumber: '6212260500001236543', kind: 'general', channel: 3 });
    expect(added).toMatchObject({
      accountName: '恒信机电设备有限公司',
      accountNumber: '6212 **** **** 6543',
      kind: 'general',
      channel: 3,
      state: 'unproved',
      isDefault: false,
      acts: ['view', 'prove', 'unbind'],
    });
    const { list } = await (await server.as('supplier-op')).call(message.list, { page: 1, pageSize: 5 });
    expect(list.map(({ title }) => title)).toContain('新增了银行账户');
    expect((await find(added.id)).log.map(({ event }) => event)).toEqual(['bankAccount.add']);
  });

  test('refuses an unknown branch and a bound number, at the field', async () => {
    const { accountNumber, id } = await add({ accountNumber: '6212260500001230011' });
    expect(accountNumber).toBe('6212 **** **** 0011');
    const unknown = await refusalOf(add({ branchNumber: '102999999999' }));
    expect([unknown.code, unknown.data]).toEqual(['10001', { fields: [{ path: 'bankNo', message: '未找到该联行号' }] }]);
    const twice = await refusalOf(add({ accountNumber: '6212260500001230011' }));
    expect([twice.code, twice.data]).toEqual(['10001', { fields: [{ path: 'accNo', message: '该账户已绑定' }] }]);
    expect((await find(id)).state).toBe('unproved');
  });

  test('is for the administrator only, within the enterprise', async () => {
    const { id, version } = await add();
    for (const colleague of ['supplier-op', 'supplier-review'] as const) {
      const client = await server.as(colleague);
      expect((await refusalOf(add({}, client))).code).toBe('10004');
      expect((await find(id, client)).acts).toEqual(['view']);
    }
    const other = await server.as('tier2-admin');
    for (const attempt of [
      () => other.call(bankAccount.get, { id }),
      () => other.call(bankAccount.setDefault, { id, version, channel: null }),
      () => other.call(bankAccount.remove, { id, version }),
      () => other.call(bankAccount.startVerification, { id, version }),
      () => other.call(bankAccount.verification, { id }),
      () => other.call(bankAccount.queryBalance, { id }),
      () => other.call(bankAccount.transactions, { id, page: 1, pageSize: 10 }),
    ])
      expect((await refusalOf(attempt())).code).toBe('10002');
  });

  test('is limited by number', async () => {
    const tier2 = await server.as('tier2-admin');
    const { total } = await tier2.call(bankAccount.listManaged, { page: 1, pageSize: 1 });
    for (let place = total; place < BANK_ACCOUNTS_MAX; place += 1) await add({}, tier2);
    expect(await refusalOf(add({}, tier2))).toMatchObject({ code: '30403', message: expect.stringContaining('20 个账户') });
  });
});

describe('verifying a further account', () => {
  test('pays a small amount, counts wrong answers, and activates only the account', async () => {
    const account = await add();
    await admin.call(bankAccount.startVerification, { id: account.id, version: account.version });
    expect(await find(account.id)).toMatchObject({ state: 'unproved', deposit: 'processing' });
    await server.runDueJobs();
    const { version, triesLeft } = await admin.call(bankAccount.verification, { id: account.id });
    expect(triesLeft).toBe(3);
    const paid = await paidFen();
    const wrong = await refusalOf(
      admin.call(bankAccount.confirmVerification, { id: account.id, version, amount: fen(paid === 1n ? 2n : paid - 1n) }),
    );
    expect(wrong).toMatchObject({ code: '30111', message: '金额不符，还可尝试 2 次' });
    expect(await find(account.id)).toMatchObject({ state: 'unproved', deposit: 'paid', triesLeft: 2, wrongTries: 1 });
    const again = await admin.call(bankAccount.verification, { id: account.id });
    await admin.call(bankAccount.confirmVerification, { id: account.id, version: again.version, amount: fen(paid) });
    expect(await find(account.id)).toMatchObject({ state: 'usable', verified: true, acts: ['view', 'makeDefault', 'unbind'] });
    const usable = await (await server.as('supplier-op')).call(bankAccount.list, {});
    expect(usable.find(({ id }) => id === account.id)).toMatchObject({ verified: true });
    expect((await refusalOf(admin.call(bankAccount.verification, {}))).code).toBe('10002');
  });

  test('waits for an administrator, who enters the amount, and for nobody else', async () => {
    const account = await add();
    const checks = async (client: TestClient) =>
      (await client.call(workbench.overview, {})).tasks.filter(({ kind, id }) => kind === 'accountCheck' && id === account.id);
    await admin.call(bankAccount.startVerification, { id: account.id, version: account.version });
    expect(await checks(admin)).toEqual([]);
    await server.runDueJobs();
    const { version, expiresAt } = await admin.call(bankAccount.verification, { id: account.id });
    const deadline = expiresAt === null ? null : shanghaiDate(new Date(expiresAt));
    // Its amount is what the administrator has to find out.
    expect(await checks(admin)).toMatchObject([
      { number: `${account.bankName} ${account.accountNumber.slice(-4)}`, amount: null, deadline },
    ]);
    for (const colleague of ['supplier-op', 'supplier-review']) expect(await checks(await server.as(colleague))).toEqual([]);
    await admin.call(bankAccount.confirmVerification, { id: account.id, version, amount: fen(await paidFen()) });
    expect(await checks(admin)).toEqual([]);
  });

  test('tells the administrator why the bank did not pay', async () => {
    const account = await add({ accountNumber: '6212260500001110000' });
    await admin.call(bankAccount.startVerification, { id: account.id, version: account.version });
    await server.runDueJobs();
    expect(await find(account.id)).toMatchObject({ state: 'unproved', deposit: 'failed' });
    const { list } = await admin.call(message.list, { page: 1, pageSize: 5 });
    expect(list[0]).toMatchObject({ title: '账户小额打款失败', content: expect.stringContaining('账号与户名不符') });
    const { version } = await admin.call(bankAccount.verification, { id: account.id });
    expect(await admin.call(bankAccount.restartVerification, { id: account.id, version })).toMatchObject({ state: 'processing' });
  });
});

describe('the default account', () => {
  test('is one for all channels and one for each', async () => {
    const first = await prove(await add());
    const second = await prove(await add({ channel: 3 }));
    await admin.call(bankAccount.setDefault, { id: first.id, version: first.version, channel: null });
    await admin.call(bankAccount.setDefault, { id: second.id, version: second.version, channel: 3 });
    const rows = await server.database.db.select().from(accounts).where(eq(accounts.enterpriseNo, SUPPLIER));
    expect(rows.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([first.id]);
    expect(await find(second.id)).toMatchObject({ isDefault: false, defaultOf: [3] });
    const third = await prove(await add({ channel: 3 }));
    await admin.call(bankAccount.setDefault, { id: third.id, version: third.version, channel: 3 });
    expect([(await find(second.id)).defaultOf, (await find(third.id)).defaultOf]).toEqual([[], [3]]);
    expect(await server.database.db.$count(bankAccountDefault, eq(bankAccountDefault.enterpriseNo, SUPPLIER))).toBe(1);
    const refused = await refusalOf(admin.call(bankAccount.setDefault, { id: second.id, version: second.version + 1, channel: null }));
    expect([refused.code, refused.data]).toEqual(['10001', { fields: [expect.objectContaining({ path: 'channel' })] }]);
  });

  test('must be verified, and the refusal names the state', async () => {
    const { id, version } = await add();
    expect(await refusalOf(admin.call(bankAccount.setDefault, { id, version, channel: null }))).toMatchObject({
      code: '10006',
      message: '当前状态【待验证】不可设为默认',
    });
  });

  test('is refused on an outdated version', async () => {
    const { id, version } = await prove(await add());
    await admin.call(bankAccount.setDefault, { id, version, channel: null });
    expect((await refusalOf(admin.call(bankAccount.setDefault, { id, version, channel: null }))).code).toBe('10005');
  });
});

describe('unbinding', () => {
  test('refuses a default, and accounts in use with the uses', async () => {
    const account = await prove(await add());
    await admin.call(bankAccount.setDefault, { id: account.id, version: account.version, channel: null });
    const { version } = await find(account.id);
    expect((await refusalOf(admin.call(bankAccount.remove, { id: account.id, version }))).code).toBe('30402');

    const held = await people.heldPiece({ amount: 300_000, invoice: 1 });
    const receiving = accountId('E1002');
    const used = await find(receiving);
    expect(used.uses).toContainEqual({ kind: 'voucher', number: held.number });
    expect(await refusalOf(admin.call(bankAccount.remove, { id: receiving, version: used.version }))).toMatchObject({
      code: '30401',
      message: expect.stringContaining(held.number),
    });
  });

  test('keeps the row, hides it, and allows binding and verifying again', async () => {
    const accountNumber = '6212260500001239876';
    const account = await prove(await add({ accountNumber }));
    expect(await admin.call(bankAccount.remove, { id: account.id, version: account.version })).toMatchObject({
      state: 'unbound',
      acts: ['view'],
    });
    expect((await admin.call(bankAccount.list, {})).map(({ id }) => id)).not.toContain(account.id);
    const again = await add({ accountNumber });
    expect(again).toMatchObject({ id: account.id, state: 'unproved', verified: false, deposit: null });
    await admin.call(bankAccount.startVerification, { id: again.id, version: again.version });
    const [row] = await server.database.db.select().from(deposit).where(eq(deposit.id, again.id));
    expect(row).toMatchObject({ state: 'processing', payments: 2 });
    expect((await prove2(again)).state).toBe('usable');
  });
});

async function prove2({ id }: Account): Promise<Account> {
  await server.runDueJobs();
  const { version } = await admin.call(bankAccount.verification, { id });
  await admin.call(bankAccount.confirmVerification, { id, version, amount: fen(await paidFen()) });
  return find(id);
}

describe('a bank query', () => {
  beforeAll(async () => {
    // An enterprise may have ten deposits a day.
    who = 'fi-admin';
    admin = await server.as(who);
  });

  test('needs a verified account, stores the result with its time, and is explained by movements', async () => {
    const account = await prove(await add());
    const said = await admin.call(bankAccount.queryBalance, { id: account.id });
    expect(said.difference).toBe(0n);
    expect(said.balance).toBe(said.opening + said.received - said.paid);
    expect(await find(account.id)).toMatchObject({ balance: said.balance, balanceAt: said.asOf });
    expect(await admin.call(bankAccount.queryBalance, { id: account.id })).toEqual(said);
  });

  test('is refused for an unverified account', async () => {
    const { id } = await add();
    expect(await refusalOf(admin.call(bankAccount.queryBalance, { id }))).toMatchObject({
      code: '10006',
      message: '当前状态【待验证】不可查询余额和明细',
    });
  });

  test('differs by bank: old figures, no old entries, a refusal, no answer', async () => {
    const evening = await prove(await add({ branchNumber: BOC }));
    expect((await admin.call(bankAccount.queryBalance, { id: evening.id })).asOf).toMatch(/T15:59:59\.000Z$/);
    const short = await prove(await add({ branchNumber: CCB }));
    const today = server.clock.today();
    const old = await refusalOf(
      admin.call(bankAccount.transactions, { id: short.id, page: 1, pageSize: 10, from: addDays(today, -200), to: today }),
    );
    expect(old).toMatchObject({ code: '30404', message: '银行未受理：该行只提供最近 90 天的明细' });
    const silent = await prove(await add({ accountNumber: '6212260500001239999' }));
    expect((await refusalOf(admin.call(bankAccount.queryBalance, { id: silent.id }))).code).toBe('30405');
    expect(await find(silent.id)).toMatchObject({ balance: null, balanceAt: null });
  });

  test('returns pages without overlap or gap, with running balances', async () => {
    const { id } = await prove(await add());
    const page = (number: number) => admin.call(bankAccount.transactions, { id, page: number, pageSize: 7 });
    const first = await page(1);
    const second = await page(2);
    expect(first.total).toBeGreaterThan(14);
    const entries = [...first.list, ...second.list];
    expect(new Set(entries.map(({ serial: one }) => one)).size).toBe(14);
    for (const [place, { balanceAfter, amount, direction }] of entries.entries()) {
      const before = entries[place + 1];
      if (before) expect(balanceAfter - (direction === 'in' ? amount : -amount)).toBe(before.balanceAfter);
    }
    expect(entries.every(({ counterpartyNumber }) => counterpartyNumber.includes('*'))).toBe(true);
    const received = await admin.call(bankAccount.transactions, { id, page: 1, pageSize: 100, direction: 'in' });
    expect(received.list.every(({ direction }) => direction === 'in')).toBe(true);
  });

  test('covers the accounts of a channel', async () => {
    const account = await prove(await add({ channel: 6, kind: 'supervised' }));
    const before = await admin.call(bankAccount.balance, {});
    expect(before.accounts.find(({ id }) => id === account.id)).toMatchObject({ channel: 6, funds: null });
    const said = await admin.call(bankAccount.queryBalance, { id: account.id });
    const { accounts: funds, total } = await admin.call(bankAccount.balance, {});
    expect(funds.find(({ id }) => id === account.id)?.funds).toEqual(said);
    expect(total).toBe(before.total + said.balance);
  });
});

test('the list counts states within the search, and sums balances', async () => {
  const client = await server.as('core-admin');
  await client.call(enterprise.get, {});
  const { list, stateCounts, total } = await client.call(bankAccount.listManaged, { page: 1, pageSize: 20 });
  expect(stateCounts).toMatchObject({ usable: list.length, unproved: 0, unbound: 0 });
  expect(total).toBe(list.length);
  expect(list[0]).toMatchObject({ isDefault: true, pays: true });
  const none = await client.call(bankAccount.listManaged, { page: 1, pageSize: 20, state: 'frozen' });
  expect([none.total, none.list, none.stateCounts]).toEqual([0, [], stateCounts]);
});
