import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/client.ts';
import { failureBody, FAILURE_HEADERS, RETRY_AFTER } from '../http-failure.ts';

/** Whether this server can serve, and whether a restart would help it. */
export interface Health {
  /** The reasons why the server cannot serve, as sentences for the operator; empty when it is ready. */
  problems(): Promise<readonly string[]>;
  /** Why only a restart helps; undefined as long as the server can recover by itself. */
  wedged(): string | undefined;
  /** From now on the server is not ready, because it is about to stop. */
  drain(): void;
  isDraining(): boolean;
}

export function createHealth(database: Pick<Database, 'ping' | 'wedged'>): Health {
  let draining = false;
  return {
    async problems() {
      if (draining) return ['the server is stopping'];
      try {
        await database.ping();
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : 'the database does not answer'];
      }
    },
    wedged: () => database.wedged?.(),
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}

/** The probes: whether a restart would help (`/livez`, `/healthz`), and whether requests can be served (`/readyz`). */
export function healthRoutes(app: FastifyInstance, health: Health): void {
  const fresh = { 'Cache-Control': 'no-store' };
  for (const url of ['/livez', '/healthz'])
    app.get(url, async (request, reply) => {
      const wedged = health.wedged();
      if (wedged === undefined) return reply.headers(fresh).send({ status: 'ok' });
      request.log.error({ wedged }, 'the server has to be restarted');
      return reply
        .code(503)
        .headers(FAILURE_HEADERS)
        .send(failureBody(503, request.id, [wedged]));
    });
  app.get('/readyz', async (request, reply) => {
    const problems = await health.problems();
    if (problems.length === 0) return reply.headers(fresh).send({ status: 'ready' });
    request.log.warn({ problems }, 'the server is not ready');
    return reply
      .code(503)
      .headers({ ...FAILURE_HEADERS, ...RETRY_AFTER })
      .send(failureBody(503, request.id, problems));
  });
}

/** While the server drains, every answer asks its connection to be closed, so that the next request goes to another server. */
export function closeConnectionsOfDrained(app: FastifyInstance, health: Health): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (health.isDraining()) reply.header('Connection', 'close');
  });
}
