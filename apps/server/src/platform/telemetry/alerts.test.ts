import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@lianxin/api/contract';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { job, platformState } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { readQuery, readScrape, type Scrape } from '../../testing/prometheus.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { askGateway } from '../gateway/http-gateway.ts';

const root = join(import.meta.dirname, '../../../../..');
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string(), runbook: z.string() }) }),
      ),
    }),
  ),
});
const rules = z
  .parse(Rules, parse(readFileSync(join(root, 'deploy/prometheus/alerts.yaml'), 'utf8')))
  .groups.flatMap((group) => group.rules);
const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) });
const boards = readdirSync(join(root, 'deploy/grafana'));
const shown = boards.flatMap((file) =>
  z.parse(Dashboard, JSON.parse(readFileSync(join(root, 'deploy/grafana', file), 'utf8'))).panels.flatMap(({ targets }) => targets),
);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const TARGET = { job: 'chainletter', instance: '10.0.0.11:8788' };
let now = 0;
/** What Prometheus reads five minutes later. */
async function scrape(at: TestServer = server, more = 'up 1\n'): Promise<Scrape> {
  now += 300;
  return readScrape(now, more + (await at.services.metrics.text()), TARGET);
}
const raised = (scrapes: readonly Scrape[]): string[] =>
  rules.filter(({ expr }) => readQuery(expr).evaluate(scrapes).length > 0).map(({ alert }) => alert);
const DAY = '2026-11-20';

/** A fault, and what it makes Prometheus read. */
const FAULTS: Readonly<Record<string, (at: TestServer) => Promise<readonly Scrape[]>>> = {
  ServerDown: async (at) => [await scrape(at, 'up 0\n')],
  ServerNotReady: async (at) => {
    vi.spyOn(at.services.database, 'ping').mockRejectedValue(new Error('gone'));
    return [await scrape(at)];
  },
  DatabaseSilent: async (at) => {
    vi.spyOn(at.services.database.db, 'select').mockImplementation(() => {
      throw new Error('gone');
    });
    return [await scrape(at)];
  },
  ConnectionsExhausted: async (at) => {
    at.services.database.pools = () => [{ pool: 'requests', max: 20, idle: 0, busy: 20, waiting: 7 }];
    return [await scrape(at)];
  },
  RequestsFailing: async (at) => {
    at.http.get('/fails', () => Promise.reject(new Error('a defect')));
    const ask = () => at.http.inject({ method: 'GET', url: '/fails' });
    await ask();
    const before = await scrape(at);
    await ask();
    return [before, await scrape(at)];
  },
  RequestsSlow: async (at) => {
    const slow = () => at.services.metrics.served('/api/slow', 200, 4);
    slow();
    const before = await scrape(at);
    for (let count = 0; count < 20; count += 1) slow();
    return [before, await scrape(at)];
  },
  // Of the process that runs the tests, as its memory.
  EventLoopBlocked: async () => [readScrape((now += 60), 'nodejs_eventloop_lag_p99_seconds 0.9\n', TARGET)],
  MemoryHigh: async () => [readScrape((now += 60), 'process_resident_memory_bytes 2e9\n', TARGET)],
  ServerRestarting: async () => [1, 2, 3, 4].map((start) => readScrape((now += 60), `process_start_time_seconds ${start}\n`, TARGET)),
  VersionsDiffer: async (at) => [await scrape(at, 'up 1\nlianxin_build_info{version="0.0.1"} 1\n')],
  JobsLate: async (at) => {
    await at.database.db.insert(job).values({ id: 'j1', kind: 'message.deliver', subject: 'a', runAt: new Date(`${DAY}T00:30:00+08:00`) });
    return [await scrape(at)];
  },
  JobsGivenUp: async (at) => {
    await at.database.db.insert(job).values({ id: 'j2', kind: 'message.deliver', subject: 'b', runAt: new Date(START), attempts: 12 });
    return [await scrape(at)];
  },
  PaymentsFailing: async (at) => {
    await at.database.db.insert(job).values({ id: 'j3', kind: 'settlement.pay', subject: 'c', runAt: new Date(START), attempts: 1 });
    return [await scrape(at)];
  },
  // No fault of the server: an issuer does not pay. `settlement.test.ts` has the business.
  SettlementsOverdue: async () => [readScrape((now += 60), 'lianxin_settlements_overdue_yuan 100000.5\n', TARGET)],
  GatewayFailing: async (at) => {
    const ask = () => askGateway({ url: 'http://127.0.0.1:1', key: 'a-key' }, '/balances', {}, z.object({})).catch(() => {});
    await ask();
    const before = await scrape(at);
    await ask();
    return [before, await scrape(at)];
  },
  FilesMissing: async (at) => {
    await at.database.db.insert(platformState).values({ name: 'objects.unmatched', value: JSON.stringify({ objects: 0, rows: 2 }) });
    return [await scrape(at)];
  },
};

test('every alert has a fault that raises it, and its page', () => {
  expect(Object.keys(FAULTS)).toEqual(rules.map(({ alert }) => alert));
  const withoutPage = rules.filter(({ annotations }) => !existsSync(join(root, annotations.runbook)));
  expect(withoutPage).toEqual([]);
  const pages = readdirSync(join(root, 'docs/running/runbooks')).map((file) => `docs/running/runbooks/${file}`);
  expect(pages.filter((page) => !rules.some(({ annotations }) => annotations.runbook === page))).toEqual([]);
});

test('a healthy server raises no alert', async () => {
  // Memory and event loop are those of the process that runs the tests.
  const ofTests = ['EventLoopBlocked', 'MemoryHigh'];
  expect(raised([await scrape(), await scrape()]).filter((alert) => !ofTests.includes(alert))).toEqual([]);
});

test.each(Object.entries(FAULTS))('%s is raised by its fault', async (alert, fault) => {
  const faulty = await createTestServer();
  try {
    expect(raised(await fault(faulty))).toContain(alert);
  } finally {
    vi.restoreAllMocks();
    await faulty.close();
  }
});

test('every metric of the alerts and dashboards is exported by the server', async () => {
  const text = await server.services.metrics.text();
  const exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const named = [...rules, ...shown].flatMap(({ expr }) => readQuery(expr).metrics);
  expect([...new Set(named)].filter((name) => name !== 'up' && !exported.has(name))).toEqual([]);
});

test('metrics say nothing about enterprises and people', async () => {
  const text = await server.services.metrics.text();
  expect(text).not.toMatch(/\p{Script=Han}/u);
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label));
  const known = ['call', 'code', 'kind', 'le', 'outcome', 'overdue', 'pool', 'route', 'space', 'state', 'status', 'type', 'version'];
  expect(new Set([...labels].filter((label) => label !== undefined && !known.includes(label)))).toEqual(
    new Set(['major', 'minor', 'patch']),
  );
});

test('calls that a business rule refuses are counted by their code', async () => {
  await server.visitor().send({ method: 'POST', url: `/api${contract.account.login.path}`, payload: {} });
  expect(await server.services.metrics.text()).toMatch(/lianxin_calls_refused_total\{call="account.login",code="\d{5}"\} 1/);
});
