import { fromWire, toWire } from '@lianxin/api/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { OperationAnswer } from '../operations/answers.ts';
import { OPERATIONS_BASE } from '../operations/bind-operations.ts';
import { operations } from '../operations/contract/index.ts';
import type { Operation, RequestFor, ResponseFor } from '../operations/operation.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { CallFailed } from './test-server.ts';

/** A client of the operations API, like the command line. */
export interface OperationsClient {
  /** The bearer token, which tests may read, change and remove. */
  token: string | undefined;
  /** Sends any body to a call, with the token and additional headers. */
  send(operation: Operation, payload: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Makes a call. Rejects with CallFailed. */
  call<O extends Operation>(operation: O, request: RequestFor<O>, key?: string): Promise<ResponseFor<O>>;
}

/** A client without a session. */
export function operationsClient(http: FastifyInstance): OperationsClient {
  const client: OperationsClient = {
    token: undefined,
    send: (operation, payload, headers = {}) =>
      http.inject({
        method: 'POST',
        url: OPERATIONS_BASE + operation.path,
        payload: payload as object,
        headers: {
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          ...(operation.kind === 'query' ? {} : { 'idempotency-key': randomBytes(12).toString('hex') }),
          ...headers,
        },
      }),
    async call(operation, request, key) {
      const payload = toWire(operation.request, request);
      const reply = await client.send(operation, payload, key === undefined ? {} : { 'idempotency-key': key });
      const { code, message, data } = z.parse(OperationAnswer, reply.json());
      if (code !== '00000') throw new CallFailed(reply.statusCode, code, message, data ?? null);
      const read = fromWire(operation.response, data);
      if (!read.success) throw new Error(`The reply of ${operation.path} does not fit: ${z.prettifyError(read.error)}`);
      return read.data as never;
    },
  };
  return client;
}

/** A signed-in client of an operator. */
export async function operatorClient(http: FastifyInstance, name: string, password = SANDBOX_PASSWORD): Promise<OperationsClient> {
  const client = operationsClient(http);
  client.token = (await client.call(operations.session.signIn, { name, password })).token;
  return client;
}
