import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/client.ts';
import { VERSION } from '../version.ts';
import { databaseFigures, succeedsInTime } from './figures.ts';
import { gatewayRegistry } from './gateway-metrics.ts';
import { jobRegistry } from './job-metrics.ts';
import type { Metrics } from './measures.ts';

/** Process metrics, collected once for each process, because the collection cannot be stopped. */
const ofProcess = new Registry();
let isMeasured = false;

function processMetrics(): Registry {
  if (!isMeasured) collectDefaultMetrics({ register: ofProcess });
  isMeasured = true;
  return ofProcess;
}

/** Creates the measures of one server. */
export function createMetrics(database: Database, clock: Clock): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'lianxin_http_request_duration_seconds',
    help: 'Requests by route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'lianxin_calls_refused_total',
    help: 'Calls that a business rule refused, by call and code of the envelope',
    labelNames: ['call', 'code'],
    registers: [registry],
  });
  const ready = new Gauge({ name: 'lianxin_ready', help: '1 while the database takes what the server asks', registers: [registry] });
  new Gauge({ name: 'lianxin_build_info', help: '1, with the version that runs', labelNames: ['version'], registers: [registry] }).set(
    { version: VERSION },
    1,
  );
  const connections = new Gauge({
    name: 'lianxin_db_connections',
    help: 'Connections to PostgreSQL by pool and state (idle, busy), and requests that wait for one (waiting)',
    labelNames: ['pool', 'state'],
    registers: [registry],
  });
  const most = new Gauge({ name: 'lianxin_db_connections_max', help: 'Size of each pool', labelNames: ['pool'], registers: [registry] });
  const refreshFigures = databaseFigures(registry, { db: database.db, clock });
  return {
    registry,
    served: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    refused: (call, code) => refusals.inc({ call, code }),
    contentType: registry.contentType,
    async text() {
      const [isReady] = await Promise.all([succeedsInTime(database.ping()), refreshFigures()]);
      ready.set(isReady ? 1 : 0);
      for (const { pool, max, ...states } of database.pools?.() ?? []) {
        most.set({ pool }, max);
        for (const [state, count] of Object.entries(states)) connections.set({ pool, state }, count);
      }
      return Registry.merge([processMetrics(), gatewayRegistry, jobRegistry, registry]).metrics();
    },
  };
}
