import { STATUS_CODES } from 'node:http';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { Services } from '../platform/services.ts';
import { headersOfAnswer } from './headers.ts';
import { FAILURE_HEADERS, failureBody, sendFailure, statusOf } from './http-failure.ts';

const STATUS_OF_PARSER: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What the parser or the router refuses reaches no hook and no handler; it is answered as every other failure is, headers and all. */
export const unheardRequests = ({
  config,
  ids,
}: Pick<Services, 'config' | 'ids'>): Pick<FastifyHttpOptions<RawServerDefault>, 'http' | 'frameworkErrors' | 'clientErrorHandler'> => ({
  // A request without a host is ours to refuse: the parser's own refusal has neither headers nor words.
  http: { requireHostHeader: false },
  frameworkErrors(error, request, reply) {
    const status = statusOf(error);
    request.log.info({ status, reason: error.code }, 'request refused');
    void sendFailure(request, reply.headers(headersOfAnswer(config, request.id)), status);
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_PARSER[error.code] ?? 400;
    const requestId = ids.next();
    const body = failureBody(status, requestId);
    const headers = {
      ...headersOfAnswer(config, requestId),
      ...FAILURE_HEADERS,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
  },
});
