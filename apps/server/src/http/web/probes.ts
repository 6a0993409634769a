import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sendFailure } from '../http-failure.ts';
import { metricsRoute } from './metrics-route.ts';

/** Health, readiness and metrics endpoints. */
export function probes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await database.ping();
      return await reply.header('Cache-Control', 'no-store').send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendFailure(request, reply, 503);
    }
  });

  metricsRoute(app, services);
}
