import type { FastifyInstance } from 'fastify';
import { and, count, gt, isNull } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { job } from '../../schema/index.ts';
import { sendFailure } from '../http-failure.ts';
import { healthRoutes, type Health } from './health.ts';
import { unmatchedObjects } from '../../platform/storage/compare-objects.ts';
import { secretsEqual } from '../../platform/security/keys.ts';
import { isLoopback } from '../origin.ts';
import type { Services } from '../../platform/services.ts';

/** Process metrics, collected once for each process, because the collection cannot be stopped. */
const ofProcess = new Registry();
let isMeasured = false;

function processMetrics(): Registry {
  if (!isMeasured) collectDefaultMetrics({ register: ofProcess });
  isMeasured = true;
  return ofProcess;
}

/** Health, readiness and metrics endpoints. */
export function probes(app: FastifyInstance, { database, config }: Services, health: Health): void {
  const registry = new Registry();
  const calls = new Histogram({
    name: 'lianxin_call_seconds',
    help: 'Time of calls by route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'lianxin_failures_total',
    help: 'Replies with HTTP status 500 and above',
    labelNames: ['route'],
    registers: [registry],
  });
  // Queries the database on each scrape.
  void new Gauge({
    name: 'lianxin_jobs_failing',
    help: 'Failed jobs that are not done, by kind; a lasting settlement.* job means that people are not paid',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const rows = await database.db
        .select({ kind: job.kind, jobs: count() })
        .from(job)
        .where(and(isNull(job.doneAt), gt(job.attempts, 0)))
        .groupBy(job.kind);
      this.reset();
      for (const { kind, jobs } of rows) this.set({ kind }, jobs);
    },
  });
  void new Gauge({
    name: 'lianxin_objects_unmatched',
    help: 'Objects in the store without a row (objects) and rows without their object (rows), as of the last daily comparison',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const unmatched = await unmatchedObjects(database.db);
      this.reset();
      for (const [kind, found] of Object.entries(unmatched ?? {})) this.set({ kind }, found);
    },
  });
  void new Gauge({
    name: 'lianxin_ready',
    help: '1 while the server can serve requests',
    registers: [registry],
    async collect() {
      this.set((await health.problems()).length === 0 ? 1 : 0);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    calls.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) outcomes.inc({ route });
  });

  healthRoutes(app, health);

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = config;
    const allowed =
      metricsToken === undefined ? isLoopback(request) : secretsEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!allowed) return sendFailure(request, reply, 403);
    const all = Registry.merge([processMetrics(), registry]);
    return reply
      .header('Cache-Control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics());
  });
}
