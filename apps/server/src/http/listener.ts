import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { loggedError } from '../platform/logged-error.ts';
import type { Services } from '../platform/services.ts';
import { adoptedId, underWorkId } from '../platform/telemetry/work-id.ts';
import { unheardRequests } from './unheard-requests.ts';
import { compressAnswers } from './compress-answers.ts';
import { installHeaders } from './headers.ts';
import { installFailures } from './http-failure.ts';
import { serverTiming } from './server-timing.ts';
import { traceOf, traceRequests } from './trace-requests.ts';

/** An HTTP server without routes. It logs one line for each request with the given message, without headers, and sends security headers and failures. */
export function createListener(
  services: Services,
  log: { readonly level: string } | false,
  message: string,
  { trustProxy, ...limits }: Pick<FastifyServerOptions, 'bodyLimit' | 'requestTimeout'> & { readonly trustProxy: number },
): FastifyInstance {
  const { config, ids } = services;
  const http = fastify({
    ...limits,
    ...unheardRequests(services),
    // Hops are counted from the socket, which is the right end of X-Forwarded-For.
    ...(trustProxy > 0 && { trustProxy: (_address: string, hop: number) => hop < trustProxy }),
    logger: log && {
      level: log.level,
      base: null,
      redact: ['req.headers'],
      serializers: { err: (error: unknown) => ({ ...loggedError(error) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => (trustProxy > 0 ? adoptedId(headers['x-request-id']) : undefined) ?? ids.next(),
    forceCloseConnections: 'idle',
    // What still arrives while the server closes is served.
    return503OnClosing: false,
  });
  http.removeContentTypeParser('text/plain');
  // The handler runs after the body has been read, whose events belong to no request.
  http.addHook('preHandler', (request, _reply, done) => underWorkId(request.id, done));
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    services.metrics.served(route ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...traceOf(request) }, message);
  });
  if (config.tracesEndpoint !== undefined) traceRequests(http, trustProxy > 0);
  if (config.sandbox) serverTiming(http);
  installHeaders(http, config);
  compressAnswers(http);
  installFailures(http);
  // Unknown values of the Expect header are ignored.
  http.server.on('checkExpectation', (request, response) => http.routing(request, response));
  return http;
}
