import { createServer, request as httpRequest, Agent, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { memoryStore } from './platform/storage/local-store.ts';
import { runServer, type RunningServer } from './run-server.ts';
import { newInstallation, type NewInstallation } from './testing/test-database.ts';

let installation: NewInstallation;
const running = new Set<RunningServer>();
const listening: Server[] = [];
beforeEach(async () => {
  installation = await newInstallation();
});
afterEach(async () => {
  for (const one of listening.splice(0)) one.close();
  await Promise.all([...running].map((server) => server.stop(0)));
  running.clear();
  await installation.remove();
});

async function started(settings: Record<string, string> = {}): Promise<RunningServer> {
  const where: Record<string, string> =
    'url' in installation.database ? { DATABASE_URL: installation.database.url } : { DATA_DIR: installation.database.dataDir };
  const config = readConfig({
    PORT: '0',
    SANDBOX: '0',
    OPERATIONS: '0',
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: '8',
    ...where,
    ...settings,
  });
  const server = await runServer({ ...config, portalDir: undefined }, () => {}, { store: memoryStore() });
  running.add(server);
  return server;
}
async function stop(server: RunningServer, drainSeconds: number): Promise<void> {
  running.delete(server);
  await server.stop(drainSeconds);
}

test('health is answered on a listener of its own, and says in words why a server is not ready', async () => {
  const server = await started({ HEALTH_PORT: '0' });
  const health = `http://127.0.0.1:${server.healthPort}`;
  const ask = async (path: string) => {
    const answer = await fetch(health + path);
    return [answer.status, await answer.json()];
  };
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
  expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/api/anything')).toEqual([404, { status: 'unknown' }]);
  const agent = new Agent({ keepAlive: true });
  const stopping = stop(server, 3);
  const told = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest(`${server.url}/readyz`, { agent }, resolve).once('error', reject).end(),
  );
  const body: unknown = JSON.parse((await told.toArray()).join(''));
  expect(told.statusCode).toBe(503);
  expect(told.headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
  expect(body).toMatchObject({ rspCd: '00001', problems: ['the server is stopping'] });
  const stopped = [503, { status: 'not ready', problems: ['the server is stopping'] }];
  await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(stopped));
  expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  await stopping;
});

/** Sends a request on, and resolves to its answer. */
const sentOn = (url: string, agent: Agent, { method, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => httpRequest(url, { agent, method, headers }, resolve).once('error', reject).end(body));

const isRefused = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** A gateway that hands requests to the servers in turn, as long as they are ready and take connections. */
async function gateway(backends: readonly RunningServer[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  async function handOn(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    for (;;) {
      turn += 1;
      const { url } = backends[turn % backends.length] ?? { url: '' };
      if (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) continue;
      try {
        return await sentOn(url + request.url, agent, request, body);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
  }
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const answer = await handOn(request, Buffer.concat(await request.toArray()));
        response.writeHead(answer.statusCode ?? 500, { 'Content-Type': 'application/json' });
        answer.pipe(response);
      } catch {
        response.writeHead(502).end();
      }
    })();
  });
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// An embedded database has only one server.
describe.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])('servers on one %s behind a gateway', () => {
  test('are restarted one after the other without failing a request', async () => {
    const servers = [await started(), await started()];
    const url = await gateway(servers);
    const over = new AbortController();
    const statuses: number[] = [];
    const client = async () => {
      while (!over.signal.aborted) {
        const answer = await fetch(`${url}/api/sys/code/getPage`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: url },
          body: '{}',
        });
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    };
    const clients = Array.from({ length: 3 }, client);
    for (const [at, server] of servers.entries()) {
      const before = statuses.length;
      await stop(server, 1);
      servers[at] = await started();
      expect(statuses.length).toBeGreaterThan(before);
    }
    over.abort();
    await Promise.all(clients);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }, 300_000);
});
