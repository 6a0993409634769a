import type { FastifyInstance } from 'fastify';
import { fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { HttpFailure } from '../http-failure.ts';
import { isKeepable } from '../keepable.ts';
import { isLoopback } from '../origin.ts';
import { bookByHand } from '../../platform/gateway/sandbox-money.ts';
import { keepClock } from '../../platform/clock/sandbox-clock.ts';
import type { Services } from '../../platform/services.ts';
import { sentTo } from '../../platform/outbox/outbox.ts';

const ClockRequest = z.strictObject({ now: z.iso.datetime({ offset: true }) });
const MoneyRequest = z.strictObject({
  accountNumber: z.string().check(z.regex(/^\d{10,30}$/)),
  /** Whole yuan; below zero takes money away. */
  yuan: z.int().check(z.refine((amount) => amount !== 0 && Math.abs(amount) <= 10_000_000_000)),
});
const OutboxQuery = z.object({ to: z.string().check(z.minLength(1), z.maxLength(254), z.refine(isKeepable)) });

/** What only a sandbox has: what was sent to a number, the clock to be moved, and money put on an account or taken away. For this machine alone. */
export function sandboxRoutes(
  app: FastifyInstance,
  { config, database, clock, wallClock, ids }: Services,
  runDueJobs: () => Promise<number>,
): void {
  if (!config.sandbox) return;
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('Cache-Control', 'no-store');
      if (!isLoopback(request)) throw new HttpFailure(403, 'the sandbox answers this machine only');
    });
    scope.get('/sandbox/outbox', async (request) => {
      const query = z.safeParse(OutboxQuery, request.query);
      if (!query.success) throw new HttpFailure(400, 'a recipient is needed: ?to=');
      return { list: await sentTo(database.db, query.data.to) };
    });
    scope.get('/sandbox/clock', async () => ({ now: clock.now().toISOString() }));
    scope.post('/sandbox/clock', async (request) => {
      const body = z.safeParse(ClockRequest, request.body);
      if (!body.success) throw new HttpFailure(400, 'the body is {"now": an instant of ISO 8601}');
      clock.moveTo(new Date(body.data.now));
      await keepClock(database.db, clock, wallClock);
      return { now: clock.now().toISOString(), jobs: await runDueJobs() };
    });
    scope.post('/sandbox/bank', async (request) => {
      const body = z.safeParse(MoneyRequest, request.body);
      if (!body.success) throw new HttpFailure(400, 'the body is {"accountNumber": digits, "yuan": a whole number}');
      const { accountNumber, yuan } = body.data;
      await bookByHand({ db: database.db, ids, clock }, accountNumber, fen(BigInt(yuan) * 100n));
      return {};
    });
  });
}
