import type { Schema } from '@lianxin/api/contract';
import { Refusal, REFUSAL_CODES } from '@lianxin/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { addressOf } from '../http/client-address.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { assertKnownChannels } from '../http/known-channels.ts';
import { FieldRefusal } from '../platform/refusals.ts';
import { readRequest } from '../http/read-request.ts';
import { languageOf } from '../http/request-headers.ts';
import { streamOf } from '../http/stream-of.ts';
import type { Services } from '../platform/services.ts';
import { doneAnswer, EXPORT_TYPE, refusedAnswer } from './answers.ts';
import { recordOperation } from './audit/record.ts';
import { linesOf, type BoundOperation } from './bound-operation.ts';
import type { OperationContext, OperatorContext } from './handler.ts';
import { bearerOf, findOperator } from './operators/sessions.ts';
import { performAct } from './perform-act.ts';

/** Where the calls of platform operations live. */
export const OPERATIONS_BASE = '/operations';

const BODY_LIMIT = 262_144;

/** Registers every call of platform operations: no browser, bearer, duty, validation, one transaction, audit, answer. */
export function bindOperations(app: FastifyInstance, services: Services, calls: readonly BoundOperation[]): void {
  for (const call of calls) {
    const { path, bodyLimit = BODY_LIMIT } = call.operation;
    app.post(OPERATIONS_BASE + path, { bodyLimit }, (request, reply) => serve(services, call, request, reply));
  }
}

async function serve(services: Services, call: BoundOperation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(request);
  void reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
  // A browser names its page's origin with every POST; the command line names none.
  if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
    throw new HttpFailure(403, 'platform operations answer no browser');
  try {
    const answer = await answerOf(services, contextOf(services, request), call, request);
    if (typeof answer === 'string') return await reply.send(answer);
    const brokenOff = (error: unknown) => request.log.error({ err: error }, `${call.name} broke off`);
    return await reply.type(EXPORT_TYPE).send(answer.on('error', brokenOff));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reply.send(refusedAnswer(language, error));
  }
}

function contextOf(services: Services, request: FastifyRequest): OperationContext {
  const { channels, clock, wallClock, ids, random, keys, limiter, signerOn, store, config, database } = services;
  const language = languageOf(request);
  const { db } = database;
  return {
    db,
    transaction: (work) => database.transaction(work),
    channels,
    clock,
    wallClock,
    ids,
    random,
    signerOn,
    keys,
    limiter,
    store,
    config,
    requestId: request.id,
    address: addressOf(request),
    language,
  };
}

async function answerOf(
  services: Services,
  context: OperationContext,
  call: BoundOperation,
  request: FastifyRequest,
): Promise<string | Readable> {
  const { operation, handler } = call;
  if (operation.access === 'visitor') {
    const body = read(operation.request, request.body);
    return doneAnswer(operation.response, context.language, await handler({ ...context, operator: undefined }, body));
  }
  const token = bearerOf(request.headers.authorization);
  const operator = token === undefined ? undefined : await findOperator(context, token);
  if (!operator) throw new Refusal('SESSION_EXPIRED');
  const own: OperatorContext = { ...context, operator };
  try {
    authorise(call, own, services.config.operations?.secondFactor === true);
    const body = read(operation.request, request.body);
    assertKnownChannels(services.channels, operation.request, body);
    if (operation.kind === 'export') return await streamOf(linesOf(await handler(own, body)));
    if (operation.kind !== 'query') return await performAct(own, call, body, request);
    return doneAnswer(operation.response, context.language, await handler(own, body));
  } catch (error) {
    if (error instanceof Refusal && operation.kind !== 'query' && !UNRECORDED.has(error.key)) await recordRefusal(call, own, error);
    throw error;
  }
}

/** Slips of typing and of timing, which tell nothing of what somebody tried to do. */
const UNRECORDED: ReadonlySet<string> = new Set(['VALIDATION', 'IDEMPOTENCY_REUSED', 'TOO_FREQUENT', 'STALE_VERSION']);

const recordRefusal = (call: BoundOperation, context: OperatorContext, refusal: Refusal) =>
  context.transaction((db) =>
    recordOperation(db, context, { action: call.name, outcome: `refused ${REFUSAL_CODES[refusal.key]} ${refusal.key}` }),
  );

function authorise(
  { operation: { access, whilePasswordDue, whileFactorDue = whilePasswordDue } }: BoundOperation,
  { operator }: OperatorContext,
  demandsFactor: boolean,
): void {
  if (operator.passwordDue && whilePasswordDue !== true) throw new Refusal('PASSWORD_CHANGE_DUE');
  if (demandsFactor && !operator.secondFactor && whileFactorDue !== true) throw new Refusal('SECOND_FACTOR_DUE');
  if (access !== 'any' && access !== 'visitor' && !operator.duties.includes(access)) throw new Refusal('FORBIDDEN');
}

function read(schema: Schema, body: unknown): unknown {
  const result = readRequest(schema, body ?? {});
  if (result.success) return result.data;
  throw new FieldRefusal(result.problems);
}
