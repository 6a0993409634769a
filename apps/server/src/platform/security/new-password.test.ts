import { contract } from '@lianxin/api/contract';
import type { PasswordProfileId } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formerPassword } from '../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { encoded, registering } from '../../testing/registering.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { account } = contract;
const DAY = 24 * 3_600_000;

let server: TestServer;
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((one) => one.close())));
const start = (passwordProfile: PasswordProfileId) => async () => {
  server = await createTestServer({ config: { passwordProfile } });
  servers.push(server);
};
const later = (ms: number) => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + ms));
const signIn = async (password: string) => {
  const client = server.visitor();
  return { client, reply: await client.call(account.login, { userName: 'supplier-op', password: encoded(password) }) };
};
const change = async (from: string, to: string) => {
  // Avoids the limit of five attempts in fifteen minutes.
  later(DAY);
  const { client } = await signIn(from);
  const [oldPassword, password] = [encoded(from), encoded(to)];
  await client.call(account.changePassword, { oldPassword, password, confirmation: password, captcha: 'K7QP' });
};
const refusalOfChange = async (from: string, to: string) => {
  const { data } = await refusalOf(change(from, to));
  return data;
};
const fieldRefusal = (message: string) => ({ fields: [{ path: 'pswd', message }] });

const COMMON = fieldRefusal('该密码过于常见，请换一个');
const OWN = fieldRefusal('密码不能包含您的姓名、用户名、手机号、邮箱或企业名称');

describe('under spec', () => {
  beforeAll(start('spec'));

  test.each(['Liverpool1', 'QWERTY123', 'WoAiNi1314', '5201314'])('a common password is refused: %s', async (password) => {
    expect(await refusalOfChange(SANDBOX_PASSWORD, password)).toEqual(COMMON);
  });

  test.each(['My-SUPPLIER-OP-2026', 'Coal-13900000002', '恒信机电设备有限公司Abc-7', '人员U2-Abc-7-Datong'])(
    'a password that contains the person’s own data is refused: %s',
    async (password) => {
      expect(await refusalOfChange(SANDBOX_PASSWORD, password)).toEqual(OWN);
    },
  );

  test('a reset password must not contain the person’s own data either', async () => {
    const people = registering(server);
    const mobile = '13900000002';
    await people.sendSms(server.visitor(), 'forgottenPassword', mobile, 'supplier-op');
    const captcha = await people.lastCode(mobile);
    const password = encoded('恒信机电设备有限公司Abc-7');
    const { data } = await refusalOf(server.visitor().call(account.setPassword, { userName: 'supplier-op', mobile, captcha, password }));
    expect(data).toEqual(OWN);
  });

  test('a password never expires and may be reused', async () => {
    later(400 * DAY);
    expect((await signIn(SANDBOX_PASSWORD)).reply.user.passwordDue).toBeUndefined();
    await change(SANDBOX_PASSWORD, 'bwxkzq');
    await change('bwxkzq', SANDBOX_PASSWORD);
    expect(await server.database.db.select().from(formerPassword)).toEqual([]);
  });
});

describe('under cn-l3', () => {
  beforeAll(start('cn-l3'));

  test('a password has 8 to 32 characters of three classes and is not common', async () => {
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'Dt-2026')).toEqual(fieldRefusal('密码长度为8-32个字符'));
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'Coal-and-iron-7'.repeat(3))).toEqual(fieldRefusal('密码长度为8-32个字符'));
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'coal-and-iron')).toEqual(
      fieldRefusal('密码须包含大写字母、小写字母、数字、符号中的至少三种'),
    );
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'Woaini1314')).toEqual(COMMON);
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'Supplier-Op-7')).toEqual(OWN);
  });

  test('a password is due for a change after ninety days, and none of the last five may be reused', async () => {
    later(60 * DAY);
    expect((await signIn(SANDBOX_PASSWORD)).reply.user.passwordDue).toBeUndefined();
    later(40 * DAY);
    expect((await signIn(SANDBOX_PASSWORD)).reply.user.passwordDue).toBe(true);

    const all = [SANDBOX_PASSWORD, ...['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `Coal-and-iron-${word}`)];
    for (const [index, password] of all.slice(1).entries()) await change(all[index] ?? '', password);
    const present = all.at(-1) ?? '';
    expect((await signIn(present)).reply.user.passwordDue).toBeUndefined();
    for (const former of all.slice(1))
      expect(await refusalOfChange(present, former)).toEqual(fieldRefusal('不能使用最近 5 次用过的密码，请换一个'));
    await change(present, SANDBOX_PASSWORD);
    expect(await server.database.db.select().from(formerPassword)).toHaveLength(4);
  });
});

describe('under asvs', () => {
  beforeAll(start('asvs'));

  test('a password has 15 to 64 characters of any class and is not common', async () => {
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'fourteen chars')).toEqual(fieldRefusal('密码长度为15-64个字符'));
    expect(await refusalOfChange(SANDBOX_PASSWORD, 'x'.repeat(65))).toEqual(fieldRefusal('密码长度为15-64个字符'));
    expect(await refusalOfChange(SANDBOX_PASSWORD, '1Qaz2Wsx3Edc4Rfv')).toEqual(COMMON);
    const long = 'coal and iron and '.repeat(4).slice(0, 64);
    await change(SANDBOX_PASSWORD, long);
    later(400 * DAY);
    expect((await signIn(long)).reply.user.passwordDue).toBeUndefined();
  });
});
