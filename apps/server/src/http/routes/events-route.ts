import { Readable } from 'node:stream';
import { LIVE_PATH } from '@lianxin/api/contract';
import type { FastifyInstance } from 'fastify';
import { isRestricted } from '../authorise.ts';
import { BASES } from '../bind-contract.ts';
import { HttpFailure } from '../http-failure.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Services } from '../../platform/services.ts';
import { credentialOf } from '../session/cookies.ts';
import type { Hub } from '../../platform/events/hub.ts';

/** A client with this many unread bytes has stopped reading. */
const MAX_UNREAD_BYTES = 65_536;
const BEAT_MS = 25_000;

const single = (value: unknown): string | undefined => (typeof value === 'string' && value.length <= 64 ? value : undefined);

/** GET /api/events: sends change events as server-sent events while the session is valid, without keeping it alive. */
export function eventsRoute(app: FastifyInstance, { sessions, config }: Services, hub: Hub): void {
  app.get<{ Querystring: { after?: unknown } }>(`${BASES.api}${LIVE_PATH}`, async (request, reply) => {
    if (!isOwnOrigin(request, config)) throw new HttpFailure(403, 'the request comes from another site');
    const secret = credentialOf(request, config.secureCookies);
    const viewer = secret === undefined ? undefined : await sessions.find({ secret }, { touch: false });
    if (!viewer?.enterpriseNo || isRestricted(viewer)) throw new HttpFailure(401, 'no session that may listen');
    const { sessionId, userId, enterpriseNo, role } = viewer;
    const stream = new Readable({ read() {} });
    const outlet = {
      write: (text: string) => {
        stream.push(text);
        return stream.readableLength <= MAX_UNREAD_BYTES;
      },
      end: () => void stream.push(null),
    };
    const leave = hub.join(
      { sessionId, userId, enterpriseNo, role },
      outlet,
      single(request.headers['last-event-id']) ?? single(request.query.after),
    );
    if (leave === undefined) throw new HttpFailure(503, 'too many listen already');
    request.raw.once('close', leave);
    stream.once('close', leave);
    return (
      reply
        .header('Content-Type', 'text/event-stream; charset=utf-8')
        // Proxies must neither cache, compress nor buffer the stream.
        .header('Cache-Control', 'no-store, no-transform')
        .header('X-Accel-Buffering', 'no')
        .send(stream)
    );
  });
  let heartbeat: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    heartbeat = setInterval(() => void hub.beat().catch((error: unknown) => app.log.error({ err: error }, 'live events')), BEAT_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    hub.close();
  });
}
