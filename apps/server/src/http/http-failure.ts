import { envelopeOf, ERROR } from '@lianxin/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../platform/db/outage.ts';

/** A request that is refused before it reaches a handler: malformed, forged, too large or to an unknown path. */
export class HttpFailure extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, reason: string) {
    super(reason);
    this.name = 'HttpFailure';
    this.statusCode = statusCode;
  }
}

/** The messages of specification §8. A defect is answered with 500 and no details. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请登录',
  403: '拒绝访问',
  404: '请求地址出错',
  405: '请求方法不受支持',
  408: '请求超时',
  413: '请求内容过大',
  414: '请求地址过长',
  415: '请求内容类型不受支持',
  429: '操作过于频繁，请稍后再试',
  431: '请求头过大',
  500: '服务器内部错误',
  503: '服务不可用',
};

export const FAILURE_HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' } as const;

/** Tells a client when to repeat what could not be served: acts carry a key, so that they are done once. */
export const RETRY_AFTER = { 'Retry-After': '2' } as const;

/** The body of a failure: the message for its status in the envelope, the request id, and for probes what is wrong. */
export const failureBody = (status: number, requestId: string, problems?: readonly string[]): string =>
  JSON.stringify({ ...envelopeOf('api', ERROR, SENTENCES[status] ?? '请求错误', undefined), requestId, problems });

export const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers(status === 503 ? { ...FAILURE_HEADERS, ...RETRY_AFTER } : FAILURE_HEADERS)
    .send(failureBody(status, request.id));

/** The HTTP status of an error: 503 while the database cannot be used, 500 for a defect. */
export const statusOf = (error: unknown): number => {
  const own = ownStatusOf(error);
  return own === 500 && isOutage(error) ? 503 : own;
};

const ownStatusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400
    ? error.statusCode
    : 500;

/** Answers failures in the envelope without details, which are only logged. */
export function installFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'call failed');
    else request.log.info({ status, reason: error instanceof Error ? error.message : 'unknown' }, 'request refused');
    return sendFailure(request, reply, status);
  });
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new HttpFailure(400, 'the request names no host');
    // Node keeps the first of several, where a gateway may have decided by another (RFC 9112 §3.2).
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new HttpFailure(400, 'the request names several hosts');
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 404));
}
