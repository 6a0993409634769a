import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { healthRoutes, type Health } from './health.ts';
import { metricsRoute } from './metrics-route.ts';

/** Health, readiness and metrics endpoints. */
export function probes(app: FastifyInstance, services: Services, health: Health): void {
  healthRoutes(app, health);
  metricsRoute(app, services);
}
