import { Refusal } from '@lianxin/domain';
import { and, asc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { SessionViewer } from './viewer.ts';
import { EnterpriseNo, UserId } from '../../schema/ids.ts';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { enterprise, membership, session, signInRecord, userAccount } from '../../schema/index.ts';
import { sha256, type Keyring } from '../security/keys.ts';
import { deviceName } from './device-name.ts';
import type { SessionCookies, SessionSubject } from './session-control.ts';

/** Ends after so long without a call, and in any case (decisions.md §4). */
export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
/** A session's last call is noted at most this often. */
const NOTED_EVERY_MS = 60_000;

/** How a request names its session: by its credential, for uploads by its marker, and by its id only where we sealed that ourselves. */
export type SessionKey = { readonly secret: string } | { readonly marker: string } | { readonly sessionId: string };

/** Where a session is opened. */
interface Opening {
  /** The credential of the session that the browser has so far: its sign-in ends. */
  readonly present?: string | undefined;
  readonly address?: string | undefined;
  /** How the browser names itself. */
  readonly userAgent?: string | undefined;
}

/**
 * Sessions of the portal. Whatever opens or ends one holds the row of its person first, so that the two take turns: nothing is opened
 * on a session, a position or a password that has ended. Those that take `db` run in a transaction.
 */
export interface Sessions {
  /** The person of a live session; undefined when there is none, or it idled out, expired or was revoked. */
  find(key: SessionKey, options: { readonly touch: boolean }): Promise<SessionViewer | undefined>;
  /**
   * Opens a session for who has shown who they are: by a credential of this epoch, or by a partner's word. Refuses CREDENTIALS_WRONG
   * where the credential has ended since, SESSION_EXPIRED where the position has.
   */
  open(db: Db, subject: SessionSubject, epoch: number | undefined, opening: Opening): Promise<SessionCookies>;
  /** Opens a session at another enterprise of the person in place of a live one. Refuses SESSION_EXPIRED where that or the position has ended. */
  move(db: Db, viewer: SessionViewer, subject: SessionSubject, opening: Opening): Promise<SessionCookies>;
  /** Makes sure that a session that was found still lives, and keeps it so until the transaction ends. Refuses SESSION_EXPIRED. */
  holdLive(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>): Promise<void>;
  /** Ends the sign-in of a session, alive or not: whatever followed it by a switch ends too. */
  end(db: Db, secret: string): Promise<void>;
  /** Ends every session of a person, and whatever is being opened on the credential that they have. */
  endAll(db: Db, userId: string): Promise<void>;
  /** Ends the sessions in which a person acts for an enterprise. */
  endIn(db: Db, userId: string, enterpriseNo: string): Promise<void>;
  /** Ends one other sign-in of a person; answers how many sessions that were, and refuses NOT_FOUND where it has none that live. */
  endSignIn(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>, signInId: string): Promise<number>;
  /** Ends every other sign-in of a person; answers how many sessions that were. */
  endOthers(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>): Promise<number>;
  markerOf(secret: string): string;
  antiForgeryOf(secret: string): string;
}

/** Neither ended, nor run out, nor left alone for too long. */
export const livesAt = (now: Date): SQL | undefined =>
  and(isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastSeenAt, new Date(now.getTime() - IDLE_MS)));

/** Of the credential that its person has; joined with their account. */
export const isOfCredential: SQL = eq(session.credentialEpoch, userAccount.credentialEpoch);

/** Holds people until the transaction ends, always in the same order; answers the epoch of each one's credential. */
async function hold(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: userAccount.userId, epoch: userAccount.credentialEpoch })
    .from(userAccount)
    .where(inArray(userAccount.userId, [...userIds]))
    .orderBy(asc(userAccount.userId))
    .for('no key update');
  return new Map(rows.map(({ userId, epoch }) => [userId, epoch]));
}

/** Makes sure that a person has the position that a session is opened in. Only while they are held. */
async function assertPosition(db: Db, { userId, enterpriseNo, role }: SessionSubject): Promise<void> {
  if (enterpriseNo === null) return;
  const [position] = await db
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.enterpriseNo, enterpriseNo), isNull(membership.frozenAt)));
  if (position?.role !== role) throw new Refusal('SESSION_EXPIRED');
}

const viewers = (db: Db, which: SQL) =>
  db
    .select({
      sessionId: session.sessionId,
      lastSeenAt: session.lastSeenAt,
      enterpriseNo: session.enterpriseNo,
      openedAs: session.role,
      openedBy: session.openedBy,
      confirmedAt: session.confirmedAt,
      userId: userAccount.userId,
      userName: userAccount.userName,
      displayName: userAccount.displayName,
      ownStatus: userAccount.status,
      enterpriseName: enterprise.name,
      role: membership.role,
      status: membership.status,
      frozenAt: membership.frozenAt,
    })
    .from(session)
    .innerJoin(userAccount, and(eq(userAccount.userId, session.userId), isOfCredential))
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, session.enterpriseNo))
    .leftJoin(membership, and(eq(membership.userId, session.userId), eq(membership.enterpriseNo, session.enterpriseNo)))
    .where(
      and(
        which,
        isNull(session.revokedAt),
        gt(session.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        gt(session.lastSeenAt, sql`${sql.placeholder('idleSince')}::timestamptz`),
      ),
    );
const bySecret = prepared((db) => viewers(db, eq(session.secretHash, sql.placeholder('hash'))).prepare('viewer_by_secret'));
const byMarker = prepared((db) => viewers(db, eq(session.markerHash, sql.placeholder('hash'))).prepare('viewer_by_marker'));
const byId = prepared((db) => viewers(db, eq(session.sessionId, sql.placeholder('id'))).prepare('viewer_by_id'));

export function createSessions(db: Db, keys: Keyring, wallClock: Clock, ids: Ids, random: Random): Sessions {
  const matching = (secret: string) => eq(session.secretHash, sha256(secret));
  const markerOf = (secret: string) => keys.seal('marker', secret);
  const antiForgeryOf = (secret: string) => keys.seal('antiForgery', secret);

  const revoke = (handle: Db, which: SQL | undefined) =>
    handle
      .update(session)
      .set({ revokedAt: wallClock.now() })
      .where(and(which, isNull(session.revokedAt)))
      .returning({ sessionId: session.sessionId });

  const rowOf = async (handle: Db, which: SQL) => {
    const [row] = await handle.select().from(session).where(which);
    return row;
  };

  type Begun = Pick<typeof session.$inferSelect, 'signInId' | 'signedInAt' | 'openedBy' | 'credentialEpoch'>;

  async function begin(
    handle: Db,
    { userId, enterpriseNo, role }: SessionSubject,
    { signInId, signedInAt, openedBy, credentialEpoch }: Begun,
    { address, userAgent }: Opening,
  ): Promise<SessionCookies> {
    const secret = random.bytes(32).toString('base64url');
    const marker = markerOf(secret);
    const now = wallClock.now();
    await handle.insert(session).values({
      userId,
      enterpriseNo,
      role,
      signInId,
      signedInAt,
      openedBy,
      credentialEpoch,
      sessionId: ids.next(),
      secretHash: sha256(secret),
      markerHash: sha256(marker),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(signedInAt.getTime() + ABSOLUTE_MS),
      address: address || null,
      device: deviceName(userAgent ?? ''),
    });
    return { secret, marker, uuid: random.bytes(16).toString('hex'), antiForgery: antiForgeryOf(secret) };
  }

  /** The row of a session that still lives, its person held. */
  async function liveRow(handle: Db, { sessionId, userId }: Pick<SessionViewer, 'sessionId' | 'userId'>) {
    const epoch = (await hold(handle, [userId])).get(userId);
    const [row] = await handle
      .select()
      .from(session)
      .where(and(eq(session.sessionId, sessionId), livesAt(wallClock.now())));
    if (!row || row.credentialEpoch !== epoch) throw new Refusal('SESSION_EXPIRED');
    return row;
  }

  return {
    markerOf,
    antiForgeryOf,
    async find(key, { touch }) {
      const now = wallClock.now();
      const life = { now: now.toISOString(), idleSince: new Date(now.getTime() - IDLE_MS).toISOString() };
      const [row] = await ('secret' in key
        ? bySecret(db).execute({ ...life, hash: sha256(key.secret) })
        : 'marker' in key
          ? byMarker(db).execute({ ...life, hash: sha256(key.marker) })
          : byId(db).execute({ ...life, id: key.sessionId }));
      // A person who was taken out of the enterprise, or whose position there is frozen, is out at once.
      if (!row || (row.enterpriseNo !== null && (row.role === null || row.frozenAt !== null))) return undefined;
      if (touch && now.getTime() - row.lastSeenAt.getTime() >= NOTED_EVERY_MS)
        await db
          .update(session)
          .set({ lastSeenAt: sql`greatest(${session.lastSeenAt}, ${now.toISOString()}::timestamptz)` })
          .where(eq(session.sessionId, row.sessionId));
      const { sessionId, userName, displayName, enterpriseName, openedBy, confirmedAt } = row;
      return {
        sessionId,
        userId: z.parse(UserId, row.userId),
        userName,
        displayName,
        role: row.role ?? row.openedAs,
        enterpriseNo: row.enterpriseNo === null ? null : z.parse(EnterpriseNo, row.enterpriseNo),
        enterpriseName,
        status: row.status ?? row.ownStatus,
        openedBy,
        confirmedAt,
      };
    },
    async open(handle, subject, epoch, opening) {
      const present = opening.present === undefined ? undefined : await rowOf(handle, matching(opening.present));
      const epochs = await hold(handle, [subject.userId, ...(present ? [present.userId] : [])]);
      const credentialEpoch = epochs.get(subject.userId);
      if (credentialEpoch === undefined || (epoch !== undefined && epoch !== credentialEpoch)) throw new Refusal('CREDENTIALS_WRONG');
      await assertPosition(handle, subject);
      if (present) await revoke(handle, eq(session.signInId, present.signInId));
      const { openedBy = null } = subject;
      const { address, userAgent = '' } = opening;
      await handle.insert(signInRecord).values({
        id: ids.next(),
        userId: subject.userId,
        at: wallClock.now(),
        address: address || null,
        device: deviceName(userAgent),
        openedBy,
      });
      return begin(handle, subject, { signInId: ids.next(), signedInAt: wallClock.now(), openedBy, credentialEpoch }, opening);
    },
    async move(handle, viewer, subject, opening) {
      const row = await liveRow(handle, viewer);
      await assertPosition(handle, subject);
      await revoke(handle, eq(session.sessionId, row.sessionId));
      return begin(handle, subject, row, opening);
    },
    async holdLive(handle, viewer) {
      await liveRow(handle, viewer);
    },
    async end(handle, secret) {
      const row = await rowOf(handle, matching(secret));
      if (!row) return;
      await hold(handle, [row.userId]);
      await revoke(handle, eq(session.signInId, row.signInId));
    },
    async endAll(handle, userId) {
      await handle
        .update(userAccount)
        .set({ credentialEpoch: sql`${userAccount.credentialEpoch} + 1` })
        .where(eq(userAccount.userId, userId));
      await revoke(handle, eq(session.userId, userId));
    },
    async endIn(handle, userId, enterpriseNo) {
      await hold(handle, [userId]);
      await revoke(handle, and(eq(session.userId, userId), eq(session.enterpriseNo, enterpriseNo)));
    },
    async endSignIn(handle, viewer, wanted) {
      const { signInId } = await liveRow(handle, viewer);
      const which = and(eq(session.userId, viewer.userId), eq(session.signInId, wanted), ne(session.signInId, signInId));
      const ended = (await revoke(handle, which)).length;
      if (ended === 0) throw new Refusal('NOT_FOUND');
      return ended;
    },
    async endOthers(handle, viewer) {
      const { signInId } = await liveRow(handle, viewer);
      return (await revoke(handle, and(eq(session.userId, viewer.userId), ne(session.signInId, signInId)))).length;
    },
  };
}
