import { STATUS_CODES } from 'node:http';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { Services } from '../platform/services.ts';
import { headersOfAnswer } from './headers.ts';
import { FAILURE_HEADERS, failureBody, sendFailure, statusOf } from './http-failure.ts';

const STATUS_OF_PARSER: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Requests refused by the parser or the router reach no hooks. They are answered like all other failures, with the same headers. */
export const unheardRequests = ({
  config,
  ids,
}: Pick<Services, 'config' | 'ids'>): Pick<FastifyHttpOptions<RawServerDefault>, 'http' | 'frameworkErrors' | 'clientErrorHandler'> => ({
  // Requests without a host are refused by us, because the parser's refusal has no headers and no message.
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
