import { fromWire, type Endpoint } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../platform/db/client.ts';
import { changeOfAct } from '../platform/events/change-of-act.ts';
import { tableOutbox } from '../platform/outbox/outbox.ts';
import { isOwnOrigin } from './origin.ts';
import type { Services } from '../platform/services.ts';
import { authenticate, sessionControl } from './session/request-session.ts';
import { refusalAnswer, successAnswer } from './answers.ts';
import type { Language, VisitorContext } from '../platform/call-context.ts';
import { authorise, authoriseAct } from './authorise.ts';
import { problemsOfError, fieldsIn } from './field-problems.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';
import { HttpFailure, sendFailure } from './http-failure.ts';
import { claimIntent, keepAnswer } from './idempotency.ts';
import type { PolicyRow } from '../calls/policy.ts';
import { assertKnownChannels } from './known-channels.ts';
import { intentKeyOf, languageOf } from './request-headers.ts';
import { demandConfirmation } from './step-up.ts';

/** Where the three bases of the contract live on this server. */
export const BASES = { api: '/api', financing: '/apk', common: '' } as const;

/** A call with all that belongs to it, its types forgotten: the loop treats all calls alike. */
export interface BoundCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: PolicyRow;
  readonly handler: (context: VisitorContext & { readonly viewer: SessionViewer | undefined }, request: unknown) => Promise<unknown>;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: SessionViewer | undefined;
  readonly language: Language;
  readonly call: BoundCall;
}

/** Registers every call as POST below its base: origin, session, policy, validation, one transaction, answer. */
export function bindContract(app: FastifyInstance, services: Services, calls: readonly BoundCall[]): void {
  for (const call of calls) {
    const url = BASES[call.endpoint.base] + call.endpoint.path;
    app.route({ method: 'POST', url, handler: (request, reply) => serve(services, call, request, reply) });
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request, reply) => sendFailure(request, reply.header('Allow', 'POST'), 405),
    });
  }
}

async function serve(services: Services, call: BoundCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(request);
  const { endpoint, row } = call;
  void reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
  try {
    if (!isOwnOrigin(request, services.config)) throw new HttpFailure(403, 'the request comes from another site');
    const viewer = await authenticate(services, request, row);
    authorise(endpoint, row, viewer);
    const read = fromWire(endpoint.request, request.body);
    if (!read.success) {
      const fields = fieldsIn(language, problemsOfError(endpoint.request, read.error));
      return await reply.send(refusalAnswer(endpoint, language, new Refusal('VALIDATION'), { fields }));
    }
    authoriseAct(endpoint, viewer, read.data);
    assertKnownChannels(services.channels, endpoint.request, read.data);
    demandConfirmation(services, endpoint, viewer);
    return await reply.send(await run(services, { request, reply, viewer, language, call }, read.data));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reply.send(refusalAnswer(endpoint, language, error));
  }
}

/** Runs the handler; an act inside one transaction together with its answer, so that repeating the act repeats the answer. */
async function run(services: Services, exchange: Exchange, body: unknown): Promise<string> {
  const { call, viewer, language } = exchange;
  const { endpoint, row, handler } = call;
  const afterwards: (() => void | Promise<void>)[] = [];
  const answerOn = async (db: Db): Promise<string> => {
    afterwards.length = 0;
    return successAnswer(endpoint, language, await handler(contextOf(services, exchange, db, afterwards), body));
  };
  let answer: string;
  if (endpoint.kind === 'query' || row.ownTransactions === true || viewer === undefined) {
    answer = await answerOn(services.database.db);
  } else {
    const intent = { userId: viewer.userId, key: intentKeyOf(exchange.request), requestHash: requestHash(services, exchange, viewer) };
    answer = await services.database.transaction(async (db) => {
      const first = await claimIntent(db, intent, services.wallClock.now());
      if (first !== undefined) return first;
      const made = await answerOn(db);
      await keepAnswer(db, intent, made);
      return made;
    });
  }
  if (endpoint.kind === 'act' && viewer?.enterpriseNo) services.bus.publish([changeOfAct(call.name, viewer.userId, viewer.enterpriseNo)]);
  for (const work of afterwards) {
    try {
      await work();
    } catch (error) {
      exchange.request.log.error({ err: error }, 'work after an act failed');
    }
  }
  return answer;
}

/** Keyed, so that a short secret in a body cannot be guessed from the table. */
const requestHash = ({ keys }: Services, { request, call }: Exchange, viewer: SessionViewer): string =>
  keys.seal('request', `${call.name}\n${viewer.enterpriseNo ?? ''}\n${JSON.stringify(request.body)}`);

function contextOf(
  services: Services,
  { request, reply, viewer, language }: Exchange,
  db: Db,
  afterwards: (() => void | Promise<void>)[],
): VisitorContext & { readonly viewer: SessionViewer | undefined } {
  const { channels, clock, wallClock, ids, random, store } = services;
  return {
    db,
    channels,
    transaction: (work) => services.database.transaction(work),
    clock,
    wallClock,
    ids,
    random,
    signer: services.signerOn(db),
    store,
    outbox: tableOutbox(db, ids, clock),
    session: sessionControl(services, request, reply, viewer),
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language,
    viewer,
    afterCommit: (work) => void afterwards.push(work),
  };
}
