import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { loggedError } from '../platform/logged-error.ts';
import type { Services } from '../platform/services.ts';
import { unheardRequests } from './unheard-requests.ts';
import { compressAnswers } from './compress-answers.ts';
import { installHeaders } from './headers.ts';
import { installFailures } from './http-failure.ts';
import { serverTiming } from './server-timing.ts';

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
    genReqId: () => ids.next(),
    forceCloseConnections: 'idle',
    // What still arrives while the server closes is served.
    return503OnClosing: false,
  });
  http.removeContentTypeParser('text/plain');
  http.addHook('onResponse', async (request, reply) => {
    request.log.info({ route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, message);
  });
  if (config.sandbox) serverTiming(http);
  installHeaders(http, config);
  compressAnswers(http);
  installFailures(http);
  // Unknown values of the Expect header are ignored.
  http.server.on('checkExpectation', (request, response) => http.routing(request, response));
  return http;
}
