import type { FastifyInstance } from 'fastify';
import { createListener } from '../http/listener.ts';
import type { Services } from '../platform/services.ts';
import { bindOperations } from './bind-operations.ts';
import { operationCalls } from './handlers.ts';

/** The HTTP server of platform operations: a listener of its own that knows no cookie, no portal session and no page. It does not listen yet. */
export function createOperationsApp(services: Services, log: { readonly level: string } | false): FastifyInstance {
  const http = createListener(services, log, 'operation', { trustProxy: services.config.operations?.trustProxy ?? 0 });
  bindOperations(http, services, operationCalls());
  return http;
}
