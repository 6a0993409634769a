import type { Endpoint } from '@lianxin/api/contract';
import type { LightMyRequestResponse } from 'fastify';
import { boundCalls } from '../http/calls.ts';

const acts = new Map(boundCalls.filter(({ endpoint }) => endpoint.kind === 'act').map((call) => [call.endpoint, call]));

let started = 0;
let underWay = 0;

/**
 * Fails if an act takes more statements than its row allows. Not while other calls are under way, because a conflict between two is tried
 * again. Queries are counted exactly in http/statements.test.ts.
 */
export async function withinStatements(endpoint: Endpoint, send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  started += 1;
  const [order, isAlone] = [started, underWay === 0];
  underWay += 1;
  const reply = await send().finally(() => {
    underWay -= 1;
  });
  const call = acts.get(endpoint);
  const taken = Number(/"(\d+) statements"/.exec(String(reply.headers['server-timing']))?.[1] ?? 0);
  if (call !== undefined && isAlone && started === order && taken > call.row.statements)
    throw new Error(`${call.name} took ${taken} statements, but its row allows ${call.row.statements}.`);
  return reply;
}
