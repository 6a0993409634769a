import type { FastifyRequest } from 'fastify';
import { claimIntent, storeAnswer } from '../http/idempotency.ts';
import { idempotencyKeyOf } from '../http/request-headers.ts';
import { doneAnswer } from './answers.ts';
import { recordOperation } from './audit/record.ts';
import { actResultOf, type BoundOperation } from './bound-operation.ts';
import type { ActResult, OperatorContext } from './handler.ts';
import { propose } from './proposals/propose.ts';

/** Performs an act once for its key: in one transaction with its row of the audit trail and its answer. */
export async function performAct(context: OperatorContext, call: BoundOperation, body: unknown, request: FastifyRequest): Promise<string> {
  const { operation, handler, name } = call;
  const { language, operator, keys, wallClock } = context;
  // What makes its own transactions writes its own row of the trail.
  if (operation.ownTransactions === true) return doneAnswer(operation.response, language, actResultOf(await handler(context, body)).answer);
  const intent = {
    userId: `operator:${operator.operatorId}`,
    key: idempotencyKeyOf(request),
    requestHash: keys.hmac('request', `operations.${name}\n${JSON.stringify(request.body)}`),
  };
  return context.transaction(async (db) => {
    const first = await claimIntent(context, db, intent, wallClock.now());
    if (first !== undefined) return first;
    const result = await resultOfAct({ ...context, db }, call, body);
    const { answer, ...told } = result;
    await recordOperation(db, context, { reason: reasonIn(body), outcome: 'done', ...told, action: result.action ?? name });
    const made = doneAnswer(operation.response, language, answer);
    storeAnswer(context, db, intent, made);
    return made;
  });
}

async function resultOfAct(
  context: OperatorContext,
  call: BoundOperation,
  body: unknown,
): Promise<ActResult<unknown> & { outcome?: string }> {
  if (call.operation.kind === 'jointAct') return propose(context, call, body, reasonIn(body) ?? '');
  return actResultOf(await call.handler(context, body));
}

/** The operator's reason, from the request. */
function reasonIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string' ? body.reason : undefined;
}
