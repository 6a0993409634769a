import type { FastifyInstance } from 'fastify';
import { secretsEqual } from '../../platform/security/keys.ts';
import type { Services } from '../../platform/services.ts';
import { sendFailure } from '../http-failure.ts';
import { isLoopback } from '../origin.ts';

/** Metrics for this machine, or with the token for others. */
export function metricsRoute(app: FastifyInstance, { metrics, config: { metricsToken } }: Pick<Services, 'metrics' | 'config'>): void {
  app.get('/metrics', async (request, reply) => {
    const allowed =
      metricsToken === undefined ? isLoopback(request) : secretsEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!allowed) return sendFailure(request, reply, 403);
    return reply
      .header('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
