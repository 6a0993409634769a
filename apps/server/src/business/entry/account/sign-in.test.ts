import { contract } from '@lianxin/api/contract';
import { permissionsOf } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { drawCaptcha } from '../../../platform/security/captcha.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { account } = contract;
const encode = (password: string) => Buffer.from(password).toString('base64');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const tryWith = (client: TestClient, userName: string, password: string, captcha?: { captchaId: string; captcha: string }) =>
  client.call(account.login, { userName, password: encode(password), ...captcha });

/** A picture with known characters. */
async function solved() {
  const { ids, random, wallClock, database, keys } = server.services;
  const { captchaId, text } = await drawCaptcha({ ids, random, wallClock, db: database.db }, keys);
  return { captchaId, captcha: text.toLowerCase() };
}

async function failTimes(times: number, userName: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let count = 0; count < times; count += 1) {
    const captcha = count >= 2 ? await solved() : undefined;
    failures.push(await tryWith(server.visitor(), userName, 'wrong-password', captcha).catch((error: unknown) => error));
  }
  return failures;
}

test('returns the profile of specification §3', async () => {
  const { user, token, uuid } = await tryWith(server.visitor(), 'core-op', SANDBOX_PASSWORD);
  expect(user).toMatchObject({ role: 'operator', enterpriseNo: 'E1001', coreBankA: '1', businessChannels: '1', enterpriseCount: 1 });
  expect(user.channelRows).toMatchObject([
    { id: '1-E1001', channel: 1, kind: '1', enterpriseName: '晋北煤业集团有限公司', signing: 'certificate', state: 'open' },
    { id: '3-E1001', channel: 3, kind: '1', feeKind: null },
  ]);
  expect(user.permissions).toEqual(permissionsOf('operator'));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(uuid).toMatch(/^[0-9a-f]{32}$/);
});

test('admits a person without an enterprise, as its future administrator', async () => {
  const client = await server.as('no-corp');
  expect(await client.call(account.currentUser, {})).toMatchObject({ enterpriseNo: null, role: 'administrator', enterpriseCount: 0 });
  await expect(client.call(contract.message.unreadCount, {})).rejects.toMatchObject({ code: '10003' });
});

test('limits a person under review to their own data', async () => {
  const client = await server.as('status-pending');
  expect(await client.call(account.currentUser, {})).toMatchObject({ status: 0 });
  await expect(client.call(contract.message.unreadCount, {})).rejects.toMatchObject({ code: '10003' });
});

test('shows the previous sign-in', async () => {
  const first = await tryWith(server.visitor(), 'supplier-review', SANDBOX_PASSWORD);
  expect(first.user.lastSignInAt).toBeNull();
  const second = await tryWith(server.visitor(), 'supplier-review', SANDBOX_PASSWORD);
  expect(second.user.lastSignInAt).toBe(new Date(START).toISOString());
});

describe('a wrong password', () => {
  test('gets the same answers as an unknown user at every step', async () => {
    const known = await failTimes(6, 'supplier-admin');
    const unknown = await failTimes(6, 'nobody-of-this-name');
    const codes = (failures: unknown[]) =>
      failures.map((failure) => (failure instanceof Error && 'code' in failure ? failure.code : failure));
    expect(codes(known)).toEqual(['20001', '20001', '20001', '20001', '20002', '20002']);
    expect(codes(unknown)).toEqual(codes(known));
  });

  test('locks the name for thirty minutes, even for the right password', async () => {
    await failTimes(5, 'data-viewer');
    await expect(tryWith(server.visitor(), 'data-viewer', SANDBOX_PASSWORD)).rejects.toMatchObject({
      code: '20002',
      message: expect.stringContaining('30'),
    });
    server.wallClock.moveTo(new Date(Date.parse(START) + 31 * 60_000));
    await expect(tryWith(server.visitor(), 'data-viewer', SANDBOX_PASSWORD)).rejects.toMatchObject({ code: '20003' });
    expect((await tryWith(server.visitor(), 'data-viewer', SANDBOX_PASSWORD, await solved())).user.userName).toBe('data-viewer');
    server.wallClock.moveTo(new Date(START));
  });

  test('counts concurrent attempts one by one', async () => {
    const tries = Array.from({ length: 12 }, () => tryWith(server.visitor(), 'many-at-once', 'wrong').catch((error: unknown) => error));
    const failures = await Promise.all(tries);
    const compared = failures.filter((failure) => failure instanceof Error && 'code' in failure && failure.code === '20001');
    expect(compared.length).toBeLessThanOrEqual(4);
  });

  test('does not count undecided attempts: concurrent sign-ins need no captcha', async () => {
    const entered = await Promise.all(Array.from({ length: 4 }, () => tryWith(server.visitor(), 'core-op', SANDBOX_PASSWORD)));
    expect(entered.map(({ user }) => user.userName)).toEqual(['core-op', 'core-op', 'core-op', 'core-op']);
  });
});

describe('the captcha', () => {
  test('is required after two failures, and works once', async () => {
    await failTimes(2, 'multi-op');
    await expect(tryWith(server.visitor(), 'multi-op', SANDBOX_PASSWORD)).rejects.toMatchObject({ code: '20003' });
    const picture = await solved();
    await expect(tryWith(server.visitor(), 'multi-op', SANDBOX_PASSWORD, { ...picture, captcha: 'zzzz' })).rejects.toMatchObject({
      code: '20004',
    });
    await expect(tryWith(server.visitor(), 'multi-op', SANDBOX_PASSWORD, picture)).rejects.toMatchObject({ code: '20004' });
    expect((await tryWith(server.visitor(), 'multi-op', SANDBOX_PASSWORD, await solved())).user.userName).toBe('multi-op');
  });

  test('expires after two minutes', async () => {
    await failTimes(2, 'old-picture');
    const picture = await solved();
    server.wallClock.moveTo(new Date(Date.parse(START) + 121_000));
    await expect(tryWith(server.visitor(), 'old-picture', 'x', picture)).rejects.toMatchObject({ code: '20004' });
    server.wallClock.moveTo(new Date(START));
  });

  test('consists of points, without text', async () => {
    const { image } = await server.visitor().call(account.captcha, {});
    const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  test('is limited to thirty a minute for one address', async () => {
    const flooded = await createTestServer();
    try {
      const client = flooded.visitor();
      for (let count = 0; count < 30; count += 1) await client.call(account.captcha, {});
      await expect(client.call(account.captcha, {})).rejects.toMatchObject({ code: '10009' });
      flooded.wallClock.moveTo(new Date(Date.parse(START) + 61_000));
      await client.call(account.captcha, {});
    } finally {
      await flooded.close();
    }
  });
});

test('refuses too many settings as such', async () => {
  const client = await server.as('supplier-review');
  const many = (from: number) => Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`columns.list${from + index}`, 'a']));
  await client.call(account.saveSettings, { changes: many(0) });
  await expect(client.call(account.saveSettings, { changes: many(150) })).rejects.toMatchObject({
    code: '10001',
    data: { fields: [{ path: 'changes', message: '最多保存 200 项设置' }] },
  });
  expect(Object.keys(await client.call(account.settings, {}))).toHaveLength(150);
});

test('stores a person’s settings', async () => {
  const client = await server.as('supplier-op');
  await client.call(account.saveSettings, { changes: { language: 'en-US', density: 'compact' } });
  await client.call(account.saveSettings, { changes: { language: 'zh-CN' } });
  expect(await client.call(account.settings, {})).toEqual({ language: 'zh-CN', density: 'compact' });
  expect(await (await server.as('core-op')).call(account.settings, {})).toEqual({});
});
