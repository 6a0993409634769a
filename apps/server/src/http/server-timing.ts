import type { FastifyInstance } from 'fastify';
import { countingStatements, type Statements } from '../platform/db/statements.ts';

/** Adds a Server-Timing header with duration, statement count and round trips. Only for a sandbox, because timing leaks information. */
export function serverTiming(app: FastifyInstance): void {
  const statementsOf = new WeakMap<object, Statements>();
  app.addHook('onRequest', (request, _reply, done) => {
    const statements = { count: 0, rounds: 0 };
    statementsOf.set(request, statements);
    countingStatements(statements, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const { count, rounds } = statementsOf.get(request) ?? { count: 0, rounds: 0 };
    const database = `db;desc="${count} statements", rounds;desc="${rounds} rounds"`;
    void reply.header('Server-Timing', `total;dur=${reply.elapsedTime.toFixed(1)}, ${database}`);
  });
}
