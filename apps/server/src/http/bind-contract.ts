import { readAddress, type Endpoint } from '@lianxin/api/contract';
import { Refusal, REFUSAL_CODES } from '@lianxin/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { DatabaseAccess, Db } from '../platform/db/client.ts';
import { changeOfAct } from '../platform/events/change-of-act.ts';
import { tableOutbox } from '../platform/outbox/outbox.ts';
import { isOwnOrigin, ownOrigin } from './origin.ts';
import type { Services } from '../platform/services.ts';
import { authenticate, sessionControl } from './session/request-session.ts';
import { refusalAnswer, successAnswer } from './answers.ts';
import type { Language, VisitorContext } from '../platform/call-context.ts';
import { authorise, authoriseAct } from './authorise.ts';
import { addressOf, networkOf } from './client-address.ts';
import { fieldsIn } from './field-problems.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';
import { HttpFailure, sendFailure } from './http-failure.ts';
import { performOnceForKey, claimIntent, storeAnswer } from './idempotency.ts';
import type { CallPolicy } from '../calls/call.ts';
import { UNCOMPRESSED } from './compress-answers.ts';
import { assertKnownChannels } from './known-channels.ts';
import { readRequest } from './read-request.ts';
import { idempotencyKeyOf, languageOf } from './request-headers.ts';
import { demandConfirmation } from './step-up.ts';
import { takeTurns } from './turns.ts';
import { asksWhole, sendWhole } from './whole-list.ts';

/** The path prefixes of the contract's three bases. */
export const BASES = { api: '/api', financing: '/apk', common: '' } as const;

/** A call that would wait longer for its turn is refused. */
const MAX_WAIT_MS = 5000;

/** A call with its row, untyped, because all calls are served by the same code. */
export interface BoundCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: CallPolicy & {
    readonly handle: (
      context: VisitorContext & { readonly viewer: SessionViewer | undefined },
      request: unknown,
      services: Services,
    ) => Promise<unknown>;
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: SessionViewer | undefined;
  readonly language: Language;
  readonly call: BoundCall;
}

/** Registers every call as a POST route: origin check, session, policy, validation, transaction, answer. */
export function bindContract(app: FastifyInstance, services: Services, calls: readonly BoundCall[]): void {
  const { requestsAtOnce: atOnce, requestsWaiting: waiting } = services.config;
  const turns = takeTurns({ atOnce, waiting, waitMs: MAX_WAIT_MS });
  for (const call of calls) {
    const url = BASES[call.endpoint.base] + call.endpoint.path;
    app.route({ method: 'POST', url, handler: (request, reply) => turns.run(() => serve(services, call, request, reply)) });
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request, reply) => sendFailure(request, reply.header('Allow', 'POST'), 405),
    });
  }
}

/** The request data from the body and the query string. */
const requestData = (endpoint: Endpoint, request: FastifyRequest): unknown =>
  readAddress(endpoint, request.body, z.parse(z.record(z.string(), z.unknown()), request.query));

/** Whether the answer may contain a secret, for example when it opens a session. */
const answersSecret = ({ endpoint, row }: BoundCall): boolean =>
  row.opensSession === true || row.answersSecret === true || (row.scope === 'public' && endpoint.kind === 'act');

async function serve(services: Services, call: BoundCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(request);
  const { endpoint, row } = call;
  void reply
    .header('Cache-Control', answersSecret(call) ? `no-store, ${UNCOMPRESSED}` : 'no-store')
    .type('application/json; charset=utf-8');
  try {
    if (!isOwnOrigin(request, services.config)) throw new HttpFailure(403, 'the request comes from another site');
    const viewer = await authenticate(services, request, row);
    authorise(endpoint, row, viewer);
    const read = readRequest(endpoint.request, requestData(endpoint, request));
    if (!read.success) {
      const fields = fieldsIn(language, read.problems);
      services.metrics.refused(call.name, REFUSAL_CODES.VALIDATION);
      return await reply.send(refusalAnswer(endpoint, language, new Refusal('VALIDATION'), { fields }));
    }
    authoriseAct(endpoint, viewer, read.data);
    assertKnownChannels(services.channels, endpoint.request, read.data);
    demandConfirmation(services, endpoint, viewer);
    const exchange = { request, reply, viewer, language, call };
    if (asksWhole(request, endpoint)) return await answerWithAllPages(services, exchange, read.data);
    return await reply.send(await run(services, exchange, read.data));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    services.metrics.refused(call.name, REFUSAL_CODES[error.key]);
    return reply.send(refusalAnswer(endpoint, language, error));
  }
}

type AnswerOn = (db: Db) => Promise<string>;

/** The database for a call, with row security for calls with enterprise scope. */
const databaseFor = ({ database }: Services, { call, viewer }: Exchange): DatabaseAccess =>
  call.row.scope === 'enterprise' && viewer?.enterpriseNo ? database.forEnterprise(viewer.enterpriseNo) : database;

/** Performs an act once for each idempotency key: a repetition gets the stored answer. */
async function performOnce(services: Services, exchange: Exchange, viewer: SessionViewer, answerOn: AnswerOn): Promise<string> {
  const { call, language, request } = exchange;
  const { wallClock } = services;
  const database = databaseFor(services, exchange);
  const intent = { userId: viewer.userId, key: idempotencyKeyOf(request), requestHash: requestHash(services, exchange, viewer) };
  if (call.row.opensSession === true) return answerOn(database.db);
  if (call.row.answersSecret === true) return database.transaction(answerOn);
  if (call.row.ownTransactions !== true)
    return database.transaction(async (db) => {
      const first = await claimIntent(services, db, intent, wallClock.now());
      if (first !== undefined) return first;
      const made = await answerOn(db);
      storeAnswer(services, db, intent, made);
      return made;
    });
  return performOnceForKey(services, intent, async () => {
    try {
      return { answer: await answerOn(database.db), refused: false };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { answer: refusalAnswer(call.endpoint, language, error), refused: true };
    }
  });
}

/** Runs the handler. Acts run in one transaction that also stores the answer, unless they manage their own transactions. */
async function run(services: Services, exchange: Exchange, body: unknown): Promise<string> {
  const { call, viewer, language } = exchange;
  const { endpoint, row } = call;
  const afterCommitWork: (() => void | Promise<void>)[] = [];
  const answerOn: AnswerOn = async (db) => {
    afterCommitWork.length = 0;
    try {
      return successAnswer(endpoint, language, await row.handle(contextOf(services, exchange, db, afterCommitWork), body, services));
    } catch (error) {
      afterCommitWork.length = 0;
      throw error;
    }
  };
  // Visitors have no user id under which a key could be stored.
  const isOnce = endpoint.kind === 'act' && row.scope !== 'public' && viewer !== undefined;
  const answer = isOnce ? await performOnce(services, exchange, viewer, answerOn) : await answerOn(databaseFor(services, exchange).db);
  if (endpoint.kind === 'act' && viewer?.enterpriseNo) services.bus.publish([changeOfAct(endpoint, viewer.userId, viewer.enterpriseNo)]);
  for (const work of afterCommitWork) {
    try {
      await work();
    } catch (error) {
      exchange.request.log.error({ err: error }, 'work after an act failed');
    }
  }
  return answer;
}

/** Answers with all pages of a list, by calling its handler for each page. */
const answerWithAllPages = (services: Services, exchange: Exchange, body: unknown): Promise<FastifyReply> => {
  const { request, reply, language, call } = exchange;
  const context = contextOf(services, exchange, databaseFor(services, exchange).db, []);
  return sendWhole(request, reply, body, {
    answer: (page) => call.row.handle(context, page, services),
    write: (response) => successAnswer(call.endpoint, language, response),
  });
};

/** Keyed, so that a short secret in the body cannot be guessed from the stored hash. */
const requestHash = ({ keys }: Services, { request, call }: Exchange, viewer: SessionViewer): string =>
  keys.hmac('request', `${call.name}\n${viewer.enterpriseNo ?? ''}\n${JSON.stringify(requestData(call.endpoint, request))}`);

function contextOf(
  services: Services,
  exchange: Exchange,
  db: Db,
  afterwards: (() => void | Promise<void>)[],
): VisitorContext & { readonly viewer: SessionViewer | undefined } {
  const { channels, clock, wallClock, ids, random, store } = services;
  const { request, reply, viewer, language } = exchange;
  const ip = addressOf(request);
  return {
    db,
    channels,
    transaction: (work) => databaseFor(services, exchange).transaction(work),
    clock,
    wallClock,
    ids,
    random,
    signer: services.signerOn(db),
    lender: services.lenderOn(db),
    store,
    outbox: tableOutbox(db, ids, clock),
    session: sessionControl(services, request, reply, viewer),
    requestId: request.id,
    ip,
    network: networkOf(ip),
    userAgent: request.headers['user-agent'] ?? '',
    portalAddress: `${ownOrigin(request, services.config)}/`,
    language,
    viewer,
    afterCommit: (work) => void afterwards.push(work),
  };
}
