import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SessionViewer } from './viewer.ts';
import { EnterpriseNo, UserId } from '../../schema/ids.ts';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { enterprise, membership, session, userAccount } from '../../schema/index.ts';
import { sha256, type Keyring } from '../security/keys.ts';
import type { SessionCookies, SessionSubject } from './session-control.ts';

/** Ends after so long without a call, and in any case (decisions.md §4). */
export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
/** A session's last call is noted at most this often. */
const NOTED_EVERY_MS = 60_000;

/** How a request names its session: by its credential, or for uploads by its marker. */
export type SessionKey = { readonly secret: string } | { readonly marker: string };

export interface Sessions {
  /** The person of a live session; undefined when there is none, or it idled out, expired or was revoked. */
  find(key: SessionKey, options: { readonly touch: boolean }): Promise<SessionViewer | undefined>;
  /** Opens a session for a browser at this address. */
  open(db: Db, subject: SessionSubject, address?: string): Promise<SessionCookies>;
  revoke(db: Db, key: SessionKey): Promise<void>;
  /** Ends every session of a person, or every one that acts for an enterprise. */
  revokeAll(db: Db, userId: string, enterpriseNo?: string): Promise<void>;
  markerOf(secret: string): string;
  antiForgeryOf(secret: string): string;
}

export function createSessions(db: Db, keys: Keyring, wallClock: Clock, ids: Ids, random: Random): Sessions {
  const matching = (key: SessionKey) =>
    'secret' in key ? eq(session.secretHash, sha256(key.secret)) : eq(session.markerHash, sha256(key.marker));
  const markerOf = (secret: string) => keys.seal('marker', secret);
  const antiForgeryOf = (secret: string) => keys.seal('antiForgery', secret);

  return {
    markerOf,
    antiForgeryOf,
    async find(key, { touch }) {
      const now = wallClock.now();
      const [row] = await db
        .select({
          session,
          user: userAccount,
          enterpriseName: enterprise.name,
          role: membership.role,
          status: membership.status,
          frozenAt: membership.frozenAt,
        })
        .from(session)
        .innerJoin(userAccount, eq(userAccount.userId, session.userId))
        .leftJoin(enterprise, eq(enterprise.enterpriseNo, session.enterpriseNo))
        .leftJoin(membership, and(eq(membership.userId, session.userId), eq(membership.enterpriseNo, session.enterpriseNo)))
        .where(
          and(
            matching(key),
            isNull(session.revokedAt),
            gt(session.expiresAt, now),
            gt(session.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
          ),
        );
      // A person who was taken out of the enterprise, or whose position there is frozen, is out at once.
      if (!row || (row.session.enterpriseNo !== null && (row.role === null || row.frozenAt !== null))) return undefined;
      if (touch && now.getTime() - row.session.lastSeenAt.getTime() >= NOTED_EVERY_MS)
        await db
          .update(session)
          .set({ lastSeenAt: sql`greatest(${session.lastSeenAt}, ${now.toISOString()}::timestamptz)` })
          .where(eq(session.sessionId, row.session.sessionId));
      return {
        sessionId: row.session.sessionId,
        userId: z.parse(UserId, row.user.userId),
        userName: row.user.userName,
        displayName: row.user.displayName,
        role: row.role ?? row.session.role,
        enterpriseNo: row.session.enterpriseNo === null ? null : z.parse(EnterpriseNo, row.session.enterpriseNo),
        enterpriseName: row.enterpriseName,
        status: row.status ?? row.user.status,
        openedBy: row.session.openedBy,
        signedInAt: row.session.signedInAt,
        confirmedAt: row.session.confirmedAt,
      };
    },
    async open(handle, { openedBy = null, signedInAt = wallClock.now(), ...subject }, address) {
      const secret = random.bytes(32).toString('base64url');
      const marker = markerOf(secret);
      const now = wallClock.now();
      await handle.insert(session).values({
        ...subject,
        sessionId: ids.next(),
        secretHash: sha256(secret),
        markerHash: sha256(marker),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(signedInAt.getTime() + ABSOLUTE_MS),
        signedInAt,
        openedBy,
        address,
      });
      return { secret, marker, uuid: random.bytes(16).toString('hex'), antiForgery: antiForgeryOf(secret) };
    },
    async revoke(handle, key) {
      await handle
        .update(session)
        .set({ revokedAt: wallClock.now() })
        .where(and(matching(key), isNull(session.revokedAt)));
    },
    async revokeAll(handle, userId, enterpriseNo) {
      const acting = enterpriseNo === undefined ? undefined : eq(session.enterpriseNo, enterpriseNo);
      await handle
        .update(session)
        .set({ revokedAt: wallClock.now() })
        .where(and(eq(session.userId, userId), acting, isNull(session.revokedAt)));
    },
  };
}
