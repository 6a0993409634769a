import type { FastifyInstance } from 'fastify';
import { fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { HttpFailure } from '../http-failure.ts';
import { isStorable } from '../../platform/storable.ts';
import { isLoopback } from '../origin.ts';
import { bookManually } from '../../platform/gateway/sandbox-money.ts';
import { saveClockOffset } from '../../platform/clock/sandbox-clock.ts';
import type { Services } from '../../platform/services.ts';
import { sentTo } from '../../platform/outbox/outbox.ts';

const ClockRequest = z.strictObject({ now: z.iso.datetime({ offset: true }) });
const MoneyRequest = z.strictObject({
  accountNumber: z.string().check(z.regex(/^\d{10,30}$/)),
  /** Whole yuan; a negative amount withdraws money. */
  yuan: z.int().check(z.refine((amount) => amount !== 0 && Math.abs(amount) <= 10_000_000_000)),
});
const OutboxQuery = z.object({ to: z.string().check(z.minLength(1), z.maxLength(254), z.refine(isStorable)) });

/** Sandbox tools: show sent messages, move the clock, add or withdraw money. Only available from this machine. */
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
      await saveClockOffset(database.db, clock, wallClock);
      return { now: clock.now().toISOString(), jobs: await runDueJobs() };
    });
    scope.post('/sandbox/bank', async (request) => {
      const body = z.safeParse(MoneyRequest, request.body);
      if (!body.success) throw new HttpFailure(400, 'the body is {"accountNumber": digits, "yuan": a whole number}');
      const { accountNumber, yuan } = body.data;
      await bookManually({ db: database.db, ids, clock }, accountNumber, fen(BigInt(yuan) * 100n));
      return {};
    });
  });
}
