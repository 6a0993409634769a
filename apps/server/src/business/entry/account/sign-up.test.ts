import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalConsent, userAccount } from '../../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { encoded, PASSWORD, registering } from '../../../testing/registering.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { account } = contract;
const MINUTE = 60_000;

let server: TestServer;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer();
  people = registering(server);
});
afterAll(() => server.close());

const at = (ms: number) => server.wallClock.moveTo(new Date(Date.parse(START) + ms));
const form = { mail: 'li.qiang@example.com', password: encoded(PASSWORD) };

describe('creating an account', () => {
  test('opens a session without an enterprise, with the mobile number as user name', async () => {
    const mobile = '13800000011';
    const client = server.visitor();
    await people.sendSms(client, 'register', mobile);
    const captcha = await people.lastCode(mobile);
    const consents = (await people.consents()).filter(({ id }) => id !== 'authorisationLetter');
    const { user, token } = await client.call(account.register, { ...form, mobile, captcha, consents });
    expect(user).toMatchObject({ userName: mobile, mobile: '138****0011', role: 'administrator', enterpriseNo: null, status: 1 });
    expect(token).toBe(client.cookies['admin-successToken']);
    expect(await client.call(account.currentUser, {})).toMatchObject({ userName: mobile });
    const kept = (await server.database.db.select().from(legalConsent)).filter(({ userId }) => userId === user.id);
    expect(kept.map(({ documentId }) => documentId).toSorted()).toEqual(['privacyPolicy', 'userAgreement']);
    expect(kept.every(({ sm3, address, enterpriseNo }) => /^[0-9a-f]{64}$/.test(sm3) && address !== '' && enterpriseNo === null)).toBe(
      true,
    );
  });

  test('works at the plain address as well, and so does signing in afterwards', async () => {
    const mobile = '13800000012';
    await people.sendSms(server.visitor(), 'register', mobile);
    const captcha = await people.lastCode(mobile);
    await server.visitor().call(account.legacyRegister, { ...form, mobile, captcha });
    for (const login of [account.login, account.legacyLogin])
      expect((await server.visitor().call(login, { userName: mobile, password: encoded(PASSWORD) })).user.userName).toBe(mobile);
  });

  test('stores the password as argon2id, and the address', async () => {
    const rows = await server.database.db.select().from(userAccount);
    const made = rows.filter(({ mail }) => mail === form.mail);
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(({ passwordHash }) => passwordHash.startsWith('$argon2id$'))).toBe(true);
  });

  test('accepts no wrong code, and no code twice', async () => {
    const mobile = '13800000013';
    await people.sendSms(server.visitor(), 'register', mobile);
    const captcha = await people.lastCode(mobile);
    const wrong = captcha === '000000' ? '111111' : '000000';
    expect((await refusalOf(server.visitor().call(account.register, { ...form, mobile, captcha: wrong }))).code).toBe('20004');
    await server.visitor().call(account.register, { ...form, mobile, captcha });
    expect((await refusalOf(server.visitor().call(account.register, { ...form, mobile, captcha }))).code).toBe('20004');
  });

  test('refuses a password that is too short, too long or common, and keeps the code valid', async () => {
    const mobile = '13800000014';
    await people.sendSms(server.visitor(), 'register', mobile);
    const captcha = await people.lastCode(mobile);
    for (const password of ['ab1!x', 'x'.repeat(33), 'Password123']) {
      const refused = await refusalOf(server.visitor().call(account.register, { ...form, mobile, captcha, password: encoded(password) }));
      expect(refused).toMatchObject({ code: '10001', data: { fields: [{ path: 'password' }] } });
    }
    await server.visitor().call(account.register, { ...form, mobile, captcha });
  });

  test('gives the same answer for a number in use: only the SMS tells', async () => {
    const taken = '13900000002';
    const fresh = '13800000015';
    const answers = [await people.sendSms(server.visitor(), 'register', taken), await people.sendSms(server.visitor(), 'register', fresh)];
    expect(answers[0]).toEqual(answers[1]);
    expect((await people.texts(taken))[0]).toContain('已注册');
    const tries = [taken, fresh].map((mobile) =>
      refusalOf(server.visitor().call(account.register, { ...form, mobile, captcha: '123456' })),
    );
    const [one, other] = await Promise.all(tries);
    expect(one).toEqual(other);
  });
});

describe('a forgotten password', () => {
  const mobile = '13900000003';
  const NEW = 'Datong#2026';

  test('is reset with a code, which ends every session', async () => {
    const before = await server.as('supplier-review');
    await people.sendSms(server.visitor(), 'forgottenPassword', mobile, 'supplier-review');
    const captcha = await people.lastCode(mobile);
    await server.visitor().call(account.setPassword, { userName: 'supplier-review', mobile, captcha, password: encoded(NEW) });
    await expect(before.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
    const login = (password: string) => server.visitor().call(account.login, { userName: 'supplier-review', password: encoded(password) });
    await expect(login(SANDBOX_PASSWORD)).rejects.toMatchObject({ code: '20001' });
    expect((await login(NEW)).user.userName).toBe('supplier-review');
  });

  test('unlocks a name locked by wrong passwords', async () => {
    const login = async (password: string) =>
      server.visitor().call(account.login, { userName: 'core-op', password: encoded(password), ...(await people.solved()) });
    for (let times = 0; times < 5; times += 1) await login('wrong-one').catch(() => undefined);
    await expect(login(SANDBOX_PASSWORD)).rejects.toMatchObject({ code: '20002' });
    await people.sendSms(server.visitor(), 'forgottenPassword', '13900000001', 'core-op');
    const captcha = await people.lastCode('13900000001');
    await server.visitor().call(account.setPassword, { userName: 'core-op', mobile: '13900000001', captcha, password: encoded(NEW) });
    expect((await login(NEW)).user.userName).toBe('core-op');
  });

  test('never reveals whether the person exists: the same answers, and no SMS', async () => {
    const cases = [
      { userName: 'nobody-at-all', mobile: '13800000021' },
      { userName: 'supplier-op', mobile: '13800000022' },
      { userName: 'nobody-at-all', mobile: '13900000004' },
    ];
    const seen: unknown[] = [];
    for (const { userName, mobile: to } of cases) {
      seen.push(await people.sendSms(server.visitor(), 'forgottenPassword', to, userName));
      const request = { userName, mobile: to, captcha: '123456', password: encoded(NEW) };
      seen.push(await refusalOf(server.visitor().call(account.setPassword, request)));
      expect(await people.texts(to)).toEqual([]);
    }
    expect([seen[0], seen[2], seen[4]]).toEqual(Array.from({ length: 3 }, () => ({ resendAfterSeconds: 60, validSeconds: 300 })));
    expect(seen[3]).toEqual(seen[1]);
    expect(seen[5]).toEqual(seen[1]);
  });

  test('cannot be reset with a code for another name', async () => {
    at(2 * MINUTE);
    await people.sendSms(server.visitor(), 'forgottenPassword', '13900000004', 'supplier-admin');
    const captcha = await people.lastCode('13900000004');
    const request = { userName: 'supplier-op', mobile: '13900000004', captcha, password: encoded(NEW) };
    expect((await refusalOf(server.visitor().call(account.setPassword, request))).code).toBe('20004');
  });
});
