import { contract } from '@lianxin/api/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createOperationsApp } from '../operations/app.ts';
import { operations } from '../operations/contract/index.ts';
import { operationAudit } from '../schema/index.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { operationsClient } from '../testing/operations-client.ts';
import { createOperationsServer } from '../testing/operations-server.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { encoded } from '../testing/registering.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { addressOf, networkOf } from './client-address.ts';

const { account, session } = contract;

describe('addresses', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['', ''],
    ['unknown', ''],
    ['192.0.2.300', ''],
    ['192.0.2', ''],
    ['fe80::1%whatever-I-like', ''],
    ['<b>office</b>', ''],
    ['192.0.2.7 or 192.0.2.8', ''],
  ])('%j is %j', (ip, address) => {
    expect(addressOf({ ip })).toBe(address);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%j counts as %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('behind gateways', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const behind = async (trustProxy: number) => {
    server = await createTestServer({ config: { trustProxy, signInsPerMinute: 3 } });
  };
  const login = (forwarded: string) =>
    server.http.inject({
      method: 'POST',
      url: urlOf(account.login),
      headers: { 'x-forwarded-for': forwarded },
      payload: { username: 'supplier-op', password: encoded(SANDBOX_PASSWORD) },
    });
  const codesOf = async (forwarded: readonly string[]) => {
    const codes: string[] = [];
    for (const one of forwarded) codes.push((await login(one)).json().rspCd);
    return codes;
  };
  /** The recorded address of a sign-in, as shown to the person in an older session. */
  async function keptOf(forwarded: string): Promise<string | undefined> {
    const client = await server.as('supplier-op');
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
    await login(forwarded);
    return (await client.call(session.time, {})).newerSignIn?.address;
  }

  test.each([
    [0, '198.51.100.1, 192.0.2.7', '127.0.0.1'],
    [1, '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    [2, '198.51.100.1, 192.0.2.7', '198.51.100.1'],
    [2, '203.0.113.9, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    [1, '192.0.2.7', '192.0.2.7'],
    [1, '192.0.2.7, the office upstairs', ''],
  ])('%i trusted proxies: %j yields %j', async (hops, forwarded, kept) => {
    await behind(hops);
    expect(await keptOf(forwarded)).toBe(kept);
  });

  test('an invalid address is not shown to the person', async () => {
    await behind(1);
    await login('anywhere');
    const reply = (await login('192.0.2.7')).json();
    expect(reply).toMatchObject({ rspCd: '00000' });
    expect(JSON.stringify(reply)).not.toContain('anywhere');
  });

  test('rate limits cannot be evaded by spoofed or invalid addresses', async () => {
    await behind(1);
    const names = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
    expect((await codesOf(names.map((spoofed) => `${spoofed}, 192.0.2.7`))).at(-1)).toBe('10009');
    expect((await codesOf(names.map((text) => `x${text}`))).at(-1)).toBe('10009');
    expect((await codesOf(names.map((_, host) => `2001:db8:1:2::${host}`))).at(-1)).toBe('10009');
    expect(await codesOf(['192.0.2.8'])).toEqual(['00000']);
  });
});

test('platform operations only trust their own proxies', async () => {
  const server = await createOperationsServer();
  const { config, database } = { ...server.services };
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  const signIn = { name: 'ops', password: SANDBOX_PASSWORD };
  for (const [trustProxy, kept] of [
    [0, '127.0.0.1'],
    [1, '192.0.2.7'],
  ] as const) {
    const own = config.operations && { ...config.operations, trustProxy };
    const http = createOperationsApp({ ...server.services, config: { ...config, trustProxy: 1, operations: own } }, false);
    expect((await operationsClient(http).send(operations.session.signIn, signIn, forwarded)).json()).toMatchObject({ code: '00000' });
    await http.close();
    expect((await database.db.select().from(operationAudit)).at(-1)).toMatchObject({ action: 'session.signIn', address: kept });
  }
  await server.close();
});
