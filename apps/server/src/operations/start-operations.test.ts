import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { readAddress } from './address-file.ts';
import { createOperationsApp } from './app.ts';
import { startOperations } from './start-operations.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lianxin-operations-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (operations: ReturnType<typeof readConfig>['operations']) =>
  startOperations({ ...server.services, config: { ...server.services.config, dataDir, operations } }, false);

test('listen beside the portal and on this machine only, unless said otherwise', () => {
  expect(readConfig({}).operations).toEqual({ host: '127.0.0.1', port: 8788, chosen: false, trustProxy: 0, secondFactor: false });
  expect(readConfig({ PORT: '9000', HOST: '0.0.0.0' }).operations).toEqual({
    host: '127.0.0.1',
    port: 9001,
    chosen: false,
    trustProxy: 0,
    secondFactor: false,
  });
  const said = { OPERATIONS_PORT: '9443', OPERATIONS_HOST: '10.0.0.8' };
  expect(readConfig(said).operations).toEqual({ host: '10.0.0.8', port: 9443, chosen: true, trustProxy: 0, secondFactor: false });
  expect(readConfig({ OPERATIONS: '0' }).operations).toBeUndefined();
  expect(() => readConfig({ OPERATIONS_PORT: 'eighty' })).toThrow('OPERATIONS_PORT');
});

test('leave word of where they listen, for the person of this machine alone, until they stop', async () => {
  const stop = await start({ host: '127.0.0.1', port: 0, chosen: true, trustProxy: 0, secondFactor: false });
  const url = readAddress(dataDir) ?? '';
  expect(statSync(join(dataDir, 'operations.json')).mode & 0o777).toBe(0o600);
  const reply = await fetch(`${url}/operations/session/me`, { method: 'POST' });
  expect(await reply.json()).toMatchObject({ code: '00018' });
  await stop();
  expect(existsSync(join(dataDir, 'operations.json'))).toBe(false);
});

test('answer metrics to this machine, or with the token', async () => {
  const stop = await start({ host: '127.0.0.1', port: 0, chosen: true, trustProxy: 0, secondFactor: false });
  const reply = await fetch(`${readAddress(dataDir) ?? ''}/metrics`);
  expect(await reply.text()).toContain('lianxin_build_info');
  await stop();
});

test('do not listen where they are turned off', async () => {
  const stop = await start(undefined);
  expect(readAddress(dataDir)).toBeUndefined();
  await stop();
});

test('give way where the port was not chosen and is taken, and insist where it was', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const stop = await start({ host: '127.0.0.1', port, chosen: false, trustProxy: 0, secondFactor: false });
  expect(readAddress(dataDir)).not.toContain(String(port));
  await stop();
  await expect(start({ host: '127.0.0.1', port, chosen: true, trustProxy: 0, secondFactor: false })).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => other.close(resolve));
});

test('answer under their own names only, unless gateways stand before them', async () => {
  const statusOf = async (app: ReturnType<typeof createOperationsApp>, host: string) =>
    (await app.inject({ method: 'POST', url: '/operations/session/me', headers: { host } })).statusCode;
  const appWith = (change: Partial<NonNullable<ReturnType<typeof readConfig>['operations']>>) => {
    const operations = { host: 'ops.bank.example', port: 0, chosen: true, trustProxy: 0, secondFactor: false, ...change };
    return createOperationsApp({ ...server.services, config: { ...server.services.config, operations } }, false);
  };
  const own = appWith({});
  for (const host of ['127.0.0.1:8788', 'localhost:8788', '[::1]:8788', '10.0.0.8', 'ops.bank.example:8788'])
    expect(await statusOf(own, host)).toBe(200);
  for (const host of ['evil.example:8788', 'localhost.evil.example', '127.0.0.1.evil.example']) expect(await statusOf(own, host)).toBe(403);
  expect(await statusOf(appWith({ trustProxy: 1 }), 'gateway.bank.example')).toBe(200);
});
