import { randomBytes } from 'node:crypto';
import { addressed, Envelope, fromWire, toWire, Wrapper, type Endpoint } from '@lianxin/api/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { BASES } from '../http/bind-contract.ts';
import { ANTI_FORGERY_COOKIE, MARKER_COOKIE } from '../http/session/cookies.ts';
import { CallFailed, type TestClient } from './test-server.ts';
import { withinStatements } from './within-statements.ts';

export const urlOf = (endpoint: Endpoint): string => BASES[endpoint.base] + endpoint.path;

function outcomeOf(body: unknown): { code: string; message: string; data: unknown } {
  const envelope = z.safeParse(Envelope, body).data;
  if (envelope) return { code: envelope.rspCd, message: envelope.rspMsg, data: envelope.data };
  const { code, msg = '', data } = z.parse(Wrapper, body);
  return { code: String(code).padStart(5, '0'), message: msg, data };
}

/** Acts as a browser: stores cookies, and sends the portal's marker header and CSRF token. */
export function testClient(http: FastifyInstance): TestClient {
  const cookies: Record<string, string> = {};

  async function send(options: InjectOptions) {
    const reply = await http.inject({
      ...options,
      cookies,
      headers: {
        ...(cookies[MARKER_COOKIE] ? { token: cookies[MARKER_COOKIE] } : {}),
        ...(cookies[ANTI_FORGERY_COOKIE] ? { 'x-xsrf-token': cookies[ANTI_FORGERY_COOKIE] } : {}),
        ...options.headers,
      },
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    return reply;
  }

  return {
    cookies,
    send,
    async call(endpoint, request, { idempotencyKey } = {}) {
      const { search, body } = addressed(endpoint, toWire(endpoint.request, request));
      const reply = await withinStatements(endpoint, () =>
        send({
          method: 'POST',
          url: urlOf(endpoint) + search,
          headers: endpoint.kind === 'act' ? { 'idempotency-key': idempotencyKey ?? randomBytes(12).toString('hex') } : {},
          payload: body as object,
        }),
      );
      const { code, message, data } = outcomeOf(reply.json());
      if (code !== '00000') throw new CallFailed(reply.statusCode, code, message, data ?? null);
      const read = fromWire<(typeof endpoint)['response']>(endpoint.response, data ?? null);
      if (!read.success) throw new Error(`The reply of ${endpoint.path} does not fit the contract: ${z.prettifyError(read.error)}`);
      return read.data;
    },
  };
}
