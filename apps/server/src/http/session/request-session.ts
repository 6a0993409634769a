import { Refusal } from '@lianxin/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/client.ts';
import type { SessionViewer } from '../../platform/session/viewer.ts';
import { addressOf, networkOf } from '../client-address.ts';
import { HttpFailure } from '../http-failure.ts';
import type { CallPolicy } from '../../calls/call.ts';
import type { Services } from '../../platform/services.ts';
import { antiForgeryOf, clearSessionCookies, credentialOf, deviceOf, markerOf, setDeviceCookie, setSessionCookies } from './cookies.ts';
import type { OpenedSession, SessionControl, SessionCookies } from '../../platform/session/session-control.ts';

type Needs = Pick<Services, 'sessions' | 'config' | 'database' | 'keys' | 'random'>;

/** The signed-in person of a call; undefined for a visitor. Refuses with 00018 without a valid session, and with 403 without the anti-forgery token. */
export async function authenticate(
  { sessions, config, keys }: Needs,
  request: FastifyRequest,
  row: CallPolicy,
): Promise<SessionViewer | undefined> {
  const marker = markerOf(request);
  const touch = row.background !== true;
  if (row.byMarker) return (marker === undefined ? undefined : await sessions.find({ marker }, { touch })) ?? expired();
  const secret = credentialOf(request, config.secureCookies);
  if (row.scope === 'public') return secret === undefined ? undefined : sessions.find({ secret }, { touch: false });
  if (secret === undefined || marker === undefined || !keys.verifies('marker', secret, marker)) return expired();
  const viewer = (await sessions.find({ secret }, { touch })) ?? expired(await sessions.endedElsewhere(secret));
  if (!keys.verifies('antiForgery', secret, antiForgeryOf(request) ?? ''))
    throw new HttpFailure(403, 'anti-forgery pair is missing or wrong');
  return viewer;
}

/** `elsewhereAt`: when the sign-in that ended the session began, if another one did. */
function expired(elsewhereAt?: Date): never {
  throw new Refusal('SESSION_EXPIRED', elsewhereAt && { at: elsewhereAt.toISOString() });
}

/** The session control for handlers that open and end sessions. */
export function sessionControl(
  { sessions, config, database, keys, random }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: SessionViewer | undefined,
): SessionControl {
  const present = credentialOf(request, config.secureCookies);
  const browser = { present, address: addressOf(request), userAgent: request.headers['user-agent'] };
  async function openWithCookies(open: (db: Db) => Promise<SessionCookies>): Promise<OpenedSession> {
    const cookies = await database.transaction(open);
    setSessionCookies(reply, config.secureCookies, cookies);
    return { uuid: cookies.uuid, token: cookies.marker };
  }
  const device = deviceOf(request, config.secureCookies);
  const network = networkOf(browser.address);
  const placesWith = (browser: string | undefined): string[] => [
    ...(browser === undefined ? [] : [keys.hmac('place', `browser ${browser}`)]),
    ...(network === '' ? [] : [keys.hmac('place', `address ${network}`)]),
  ];
  return {
    places: placesWith(device),
    rememberDevice() {
      const kept = device ?? random.bytes(32).toString('base64url');
      setDeviceCookie(reply, config.secureCookies, kept);
      return placesWith(kept);
    },
    current: viewer ? { userId: viewer.userId, enterpriseNo: viewer.enterpriseNo, role: viewer.role, openedBy: viewer.openedBy } : null,
    open: (subject, epoch) => openWithCookies((db) => sessions.open(db, subject, epoch, browser)),
    move: (subject) => openWithCookies((db) => sessions.move(db, viewer ?? expired(), subject, browser)),
    async close() {
      if (present !== undefined) await database.transaction((db) => sessions.end(db, present));
      clearSessionCookies(reply, config.secureCookies);
      void reply.header('Clear-Site-Data', '"storage"');
    },
  };
}
