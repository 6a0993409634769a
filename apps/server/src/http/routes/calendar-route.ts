import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { FEED_PATH, feedOf, writeFeed } from '../../business/money/calendar-feed/index.ts';
import { LIMITS } from '../../platform/security/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { addressOf, networkOf } from '../client-address.ts';
import { HttpFailure } from '../http-failure.ts';

const Params = z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) });

/** Serves due dates to calendar programs. They cannot sign in, so the URL is the secret and must not be logged. */
export function calendarRoute(app: FastifyInstance, services: Services): void {
  const { database, limiter } = services;
  app.get(`/${FEED_PATH}:file`, async (request, reply) => {
    if (!(await limiter.takes(LIMITS.askFeed, networkOf(addressOf(request))))) throw new HttpFailure(429, 'too many calendars at once');
    const params = z.safeParse(Params, request.params);
    const feed = params.success ? await feedOf(database.db, params.data.file.replace('.ics', '')) : undefined;
    if (!feed) throw new HttpFailure(404, 'there is no such calendar');
    if (!(await limiter.takes(LIMITS.readFeed, feed.id))) throw new HttpFailure(429, 'a calendar is asked for too often');
    return reply
      .header('Cache-Control', 'private, no-cache')
      .header('Content-Disposition', 'inline; filename="due-dates.ics"')
      .type('text/calendar; charset=utf-8')
      .send(await writeFeed(services, feed));
  });
}
