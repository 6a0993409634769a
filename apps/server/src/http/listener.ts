import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { loggedError } from '../platform/logged-error.ts';
import type { Services } from '../platform/services.ts';
import { installHeaders } from './headers.ts';
import { installFailures } from './http-failure.ts';

/** An HTTP server that answers nothing yet: it logs a line a request under the word given, never a header, and sends our headers and failures. */
export function createListener(
  { config, ids }: Services,
  log: { readonly level: string } | false,
  word: string,
  limits: Pick<FastifyServerOptions, 'bodyLimit' | 'requestTimeout'> = {},
): FastifyInstance {
  const http = fastify({
    ...limits,
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
    request.log.info({ route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, word);
  });
  installHeaders(http, config);
  installFailures(http);
  return http;
}
