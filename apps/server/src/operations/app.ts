import { loggedError } from '../platform/logged-error.ts';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { installFailures } from '../http/http-failure.ts';
import { installHeaders } from '../http/headers.ts';
import type { Services } from '../platform/services.ts';
import { bindOperations } from './bind-operations.ts';
import { operationCalls } from './handlers.ts';

/** The HTTP server of platform operations: a listener of its own that knows no cookie, no portal session and no page. It does not listen yet. */
export function createOperationsApp(services: Services, log: { readonly level: string } | false): FastifyInstance {
  const { ids, config } = services;
  const http = fastify({
    logger: log && {
      level: log.level,
      base: null,
      redact: ['req.headers'],
      serializers: { err: (error: unknown) => ({ ...loggedError(error) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.next(),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
  });
  http.removeContentTypeParser('text/plain');
  http.addHook('onResponse', async (request, reply) => {
    request.log.info({ route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'operation');
  });
  installHeaders(http, config);
  installFailures(http);
  bindOperations(http, services, operationCalls());
  return http;
}
