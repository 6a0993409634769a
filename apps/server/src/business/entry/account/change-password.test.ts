import { contract, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, userAccount } from '../../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { registering } from '../../../testing/registering.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { account } = contract;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const NEW = 'Coal-and-iron-7';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

async function signIn(password = SANDBOX_PASSWORD, userName = 'supplier-op', at = server): Promise<TestClient> {
  const client = at.visitor();
  await client.call(account.login, { userName, password: base64(password) });
  return client;
}
const request = (changes: Partial<RequestOf<typeof account.changePassword>> = {}) => ({
  oldPassword: base64(SANDBOX_PASSWORD),
  password: base64(NEW),
  confirmation: base64(NEW),
  captcha: 'K7QP',
  ...changes,
});
const fieldsOf = (path: string, message: string) => ({ code: '10001', data: { fields: [{ path, message }] } });

test('signs in with the new password only, and ends every session', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  await here.call(account.changePassword, request());
  await expect(elsewhere.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
  await expect(here.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
  await expect(signIn()).rejects.toMatchObject({ code: '20001' });
  expect(await (await signIn(NEW)).call(account.currentUser, {})).toMatchObject({ userName: 'supplier-op' });
  expect(await server.database.db.select().from(auditLog)).toContainEqual(expect.objectContaining({ action: 'account.changePassword' }));
  const rows = await server.database.db.select().from(userAccount);
  expect(rows.find(({ userName }) => userName === 'supplier-op')?.passwordHash).toMatch(/^\$argon2id\$/);
});

test.each([
  ['a wrong old password', { oldPassword: base64('not-this-one') }, fieldsOf('oldPswd', '原密码错误')],
  ['two that differ', { confirmation: base64('Coal-and-iron-8') }, fieldsOf('agPassword', '两次密码输入不一致')],
  ['one of five characters', { password: base64('abcde'), confirmation: base64('abcde') }, fieldsOf('pswd', '密码长度为6-32个字符')],
  [
    'one of thirty-three',
    { password: base64('x'.repeat(33)), confirmation: base64('x'.repeat(33)) },
    fieldsOf('pswd', '密码长度为6-32个字符'),
  ],
  ['a common one', { password: base64('Qwerty123'), confirmation: base64('Qwerty123') }, fieldsOf('pswd', '该密码过于常见，请换一个')],
])('refuses %s at its field, and keeps the session', async (_, changes, refusal) => {
  const client = await signIn();
  await expect(client.call(account.changePassword, request(changes))).rejects.toMatchObject(refusal);
  expect(await client.call(account.currentUser, {})).toMatchObject({ userName: 'supplier-op' });
});

test('allows five attempts in a quarter of an hour, also concurrent ones', async () => {
  const client = await signIn();
  const wrong = request({ oldPassword: base64('not-this-one') });
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => client.call(account.changePassword, wrong).catch((error: { code: string }) => error.code)),
  );
  expect(['10001', '10009'].map((code) => tries.filter((one) => one === code).length)).toEqual([5, 2]);
  await expect(client.call(account.changePassword, request())).rejects.toMatchObject({ code: '10009' });
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 15 * 60_000 + 1));
  await client.call(account.changePassword, request());
});

test('checks the captcha if configured: once, within 120 seconds, ignoring case', async () => {
  const strict = await createTestServer({ config: { serverCaptcha: true } });
  const people = registering(strict);
  const client = await signIn(SANDBOX_PASSWORD, 'supplier-op', strict);
  const wrong = fieldsOf('vcode', '图形验证码错误');
  await expect(client.call(account.changePassword, request())).rejects.toMatchObject(wrong);
  const missed = await people.solved();
  await expect(client.call(account.changePassword, request({ ...missed, captcha: 'zzzz' }))).rejects.toMatchObject(wrong);
  await expect(client.call(account.changePassword, request(missed))).rejects.toMatchObject(wrong);
  const old = await people.solved();
  strict.wallClock.moveTo(new Date(strict.wallClock.now().getTime() + 120_000));
  await expect(client.call(account.changePassword, request(old))).rejects.toMatchObject(wrong);
  const right = await people.solved();
  await client.call(account.changePassword, request({ ...right, captcha: right.captcha.toLowerCase() }));
  expect(await (await signIn(NEW, 'supplier-op', strict)).call(account.currentUser, {})).toMatchObject({ userName: 'supplier-op' });
  await strict.close();
});

test('is open to people under review', async () => {
  const client = await signIn(SANDBOX_PASSWORD, 'status-pending');
  await client.call(account.changePassword, request());
  expect(await (await signIn(NEW, 'status-pending')).call(account.currentUser, {})).toMatchObject({ status: 0 });
});
