import { Refusal } from '@lianxin/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/client.ts';
import type { SessionViewer } from '../../platform/session/viewer.ts';
import { HttpFailure } from '../http-failure.ts';
import type { PolicyRow } from '../../calls/policy.ts';
import { sameSecret } from '../../platform/security/keys.ts';
import type { Services } from '../../platform/services.ts';
import { antiForgeryOf, clearSessionCookies, credentialOf, markerOf, setSessionCookies } from './cookies.ts';
import type { SessionControl } from '../../platform/session/session-control.ts';

type Needs = Pick<Services, 'sessions' | 'config' | 'database'>;

/** The person behind a call, or undefined for a visitor. Refuses 00018 without a live session, and 403 without the anti-forgery pair. */
export async function authenticate(
  { sessions, config }: Needs,
  request: FastifyRequest,
  row: PolicyRow,
): Promise<SessionViewer | undefined> {
  const marker = markerOf(request);
  const touch = row.background !== true;
  if (row.byMarker) return (marker === undefined ? undefined : await sessions.find({ marker }, { touch })) ?? expired();
  const secret = credentialOf(request, config.secureCookies);
  if (row.scope === 'public') return secret === undefined ? undefined : sessions.find({ secret }, { touch: false });
  if (secret === undefined || marker === undefined || !sameSecret(marker, sessions.markerOf(secret))) return expired();
  const viewer = (await sessions.find({ secret }, { touch })) ?? expired();
  if (!sameSecret(antiForgeryOf(request) ?? '', sessions.antiForgeryOf(secret)))
    throw new HttpFailure(403, 'anti-forgery pair is missing or wrong');
  return viewer;
}

function expired(): never {
  throw new Refusal('SESSION_EXPIRED');
}

/** The session of a request, for the handlers that open and end sessions. */
export function sessionControl(
  { sessions, config, database }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: SessionViewer | undefined,
): SessionControl {
  const secret = credentialOf(request, config.secureCookies);
  const revokePresent = async (db: Db) => (secret === undefined ? undefined : sessions.revoke(db, { secret }));
  return {
    current: viewer ? { userId: viewer.userId, enterpriseNo: viewer.enterpriseNo, role: viewer.role, openedBy: viewer.openedBy } : null,
    async open(subject) {
      const cookies = await database.transaction(async (db) => {
        await revokePresent(db);
        return sessions.open(db, subject, request.ip);
      });
      setSessionCookies(reply, config.secureCookies, cookies);
      return { uuid: cookies.uuid, token: cookies.marker };
    },
    async close() {
      await revokePresent(database.db);
      clearSessionCookies(reply, config.secureCookies);
      void reply.header('Clear-Site-Data', '"storage"');
    },
  };
}
