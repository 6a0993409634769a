import { Refusal } from '@lianxin/domain';
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
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

/** A session ends after this time without a call, and at the latest after ABSOLUTE_MS (decisions.md §4). */
export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
/** The last call is recorded at most this often, to save writes. */
const RECORD_INTERVAL_MS = 60_000;

/** How a request identifies its session: by secret, for uploads by marker, and by id only in a value that the server has signed. */
export type SessionKey = { readonly secret: string } | { readonly marker: string } | { readonly sessionId: string };

/** The browser in which a session is opened. */
interface BrowserInfo {
  /** The secret of the browser's previous session; its sign-in ends. */
  readonly present?: string | undefined;
  readonly address?: string | undefined;
  /** The User-Agent header. */
  readonly userAgent?: string | undefined;
}

/**
 * Sessions of the portal. Opening and ending a session first lock the person's row, so that no session is opened with a session,
 * membership or password that has just ended. Functions with a `db` parameter must run in a transaction.
 */
export interface Sessions {
  /** The person of a valid session; undefined if it does not exist, is idle, expired or was revoked. */
  find(key: SessionKey, options: { readonly touch: boolean }): Promise<SessionViewer | undefined>;
  /** When the person's latest other sign-in began, if a session was ended while that one lives on; undefined for any other end. */
  endedElsewhere(secret: string): Promise<Date | undefined>;
  /**
   * Opens a session for a person authenticated by a credential of this epoch, or by a partner. Refuses CREDENTIALS_WRONG if the
   * credential has ended since, SESSION_EXPIRED if the membership has.
   */
  open(db: Db, subject: SessionSubject, epoch: number | undefined, opening: BrowserInfo): Promise<SessionCookies>;
  /** Replaces a valid session by one in another enterprise of the person. Refuses SESSION_EXPIRED if the session or the membership has ended. */
  move(db: Db, viewer: SessionViewer, subject: SessionSubject, opening: BrowserInfo): Promise<SessionCookies>;
  /** Checks that a session is still valid, and locks it until the transaction ends. Refuses SESSION_EXPIRED. */
  lockSession(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>): Promise<void>;
  /** Ends the sign-in of a session, valid or not, with all sessions that followed by switching. */
  end(db: Db, secret: string): Promise<void>;
  /** Ends all sessions of a person, including those being opened with the current credential. */
  endAll(db: Db, userId: string): Promise<void>;
  /** Ends a member's sessions in the enterprise. */
  endIn(db: Db, userId: string, enterpriseNo: string): Promise<void>;
  /** Replaces a member's password by one that nobody knows, which is due for a change, and ends all of their sessions. */
  disablePassword(db: Db, userId: string, enterpriseNo: string, passwordHash: string): Promise<void>;
  /** Ends another sign-in of the person. Returns the number of ended sessions; refuses NOT_FOUND if there are none. */
  endSignIn(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>, signInId: string): Promise<number>;
  /** Ends all other sign-ins of the person. Returns the number of ended sessions. */
  endOthers(db: Db, viewer: Pick<SessionViewer, 'sessionId' | 'userId'>): Promise<number>;
}

/** Not revoked, not expired and not idle. */
export const isLiveAt = (now: Date): SQL | undefined =>
  and(isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastSeenAt, new Date(now.getTime() - IDLE_MS)));

/** Opened with the person's current credential. Needs a join with `userAccount`. */
export const hasCurrentCredential: SQL = eq(session.credentialEpoch, userAccount.credentialEpoch);

/** Locks people until the transaction ends, in a fixed order to avoid deadlocks. Returns their credential epochs. */
async function lockPeople(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: userAccount.userId, epoch: userAccount.credentialEpoch })
    .from(userAccount)
    .where(inArray(userAccount.userId, [...userIds]))
    .orderBy(asc(userAccount.userId))
    .for('no key update');
  return new Map(rows.map(({ userId, epoch }) => [userId, epoch]));
}

/** Checks that the person has the membership for a session. The person must be locked. */
async function assertMembership(db: Db, { userId, enterpriseNo, role }: SessionSubject): Promise<void> {
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
    .innerJoin(userAccount, and(eq(userAccount.userId, session.userId), hasCurrentCredential))
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
  const markerOf = (secret: string) => keys.hmac('marker', secret);
  const antiForgeryOf = (secret: string) => keys.hmac('antiForgery', secret);

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
    { address, userAgent }: BrowserInfo,
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

  /** Locks the person and returns the row of a valid session. */
  async function lockedLiveRow(handle: Db, { sessionId, userId }: Pick<SessionViewer, 'sessionId' | 'userId'>) {
    const epoch = (await lockPeople(handle, [userId])).get(userId);
    const [row] = await handle
      .select()
      .from(session)
      .where(and(eq(session.sessionId, sessionId), isLiveAt(wallClock.now())));
    if (!row || row.credentialEpoch !== epoch) throw new Refusal('SESSION_EXPIRED');
    return row;
  }

  return {
    async find(key, { touch }) {
      const now = wallClock.now();
      const life = { now: now.toISOString(), idleSince: new Date(now.getTime() - IDLE_MS).toISOString() };
      const [row] = await ('secret' in key
        ? bySecret(db).execute({ ...life, hash: sha256(key.secret) })
        : 'marker' in key
          ? byMarker(db).execute({ ...life, hash: sha256(key.marker) })
          : byId(db).execute({ ...life, id: key.sessionId }));
      // A membership that was removed or suspended ends the session at once.
      if (!row || (row.enterpriseNo !== null && (row.role === null || row.frozenAt !== null))) return undefined;
      if (touch && now.getTime() - row.lastSeenAt.getTime() >= RECORD_INTERVAL_MS)
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
    async endedElsewhere(secret) {
      const ended = await rowOf(db, matching(secret));
      if (!ended || ended.revokedAt === null) return undefined;
      const live = await db
        .select({ signInId: session.signInId, at: session.signedInAt })
        .from(session)
        .innerJoin(userAccount, and(eq(userAccount.userId, session.userId), hasCurrentCredential))
        .where(
          and(
            eq(session.userId, ended.userId),
            isLiveAt(wallClock.now()),
            // An earlier sign-in, or one with a new password, has not ended it.
            gt(session.signedInAt, ended.signedInAt),
            eq(session.credentialEpoch, ended.credentialEpoch),
          ),
        )
        .orderBy(desc(session.signedInAt));
      // After a switch of enterprise the same sign-in lives on in another session.
      return live.some(({ signInId }) => signInId === ended.signInId) ? undefined : live[0]?.at;
    },
    async open(handle, subject, epoch, opening) {
      const present = opening.present === undefined ? undefined : await rowOf(handle, matching(opening.present));
      const epochs = await lockPeople(handle, [subject.userId, ...(present ? [present.userId] : [])]);
      const credentialEpoch = epochs.get(subject.userId);
      if (credentialEpoch === undefined || (epoch !== undefined && epoch !== credentialEpoch)) throw new Refusal('CREDENTIALS_WRONG');
      await assertMembership(handle, subject);
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
      const row = await lockedLiveRow(handle, viewer);
      await assertMembership(handle, subject);
      await revoke(handle, eq(session.sessionId, row.sessionId));
      return begin(handle, subject, row, opening);
    },
    async lockSession(handle, viewer) {
      await lockedLiveRow(handle, viewer);
    },
    async end(handle, secret) {
      const row = await rowOf(handle, matching(secret));
      if (!row) return;
      await lockPeople(handle, [row.userId]);
      await revoke(handle, eq(session.signInId, row.signInId));
    },
    async endAll(handle, userId) {
      await handle
        .update(userAccount)
        .set({ credentialEpoch: sql`${userAccount.credentialEpoch} + 1` })
        .where(eq(userAccount.userId, userId));
      await revoke(handle, eq(session.userId, userId));
    },
    // Functions of migration 0380, because requests may neither read nor change sessions and passwords.
    async endIn(handle, userId, enterpriseNo) {
      await handle.execute(sql`select end_member_sessions(${userId}, ${enterpriseNo}, ${wallClock.now().toISOString()}::timestamptz)`);
    },
    async disablePassword(handle, userId, enterpriseNo, passwordHash) {
      const at = wallClock.now().toISOString();
      await handle.execute(sql`select disable_member_password(${userId}, ${enterpriseNo}, ${passwordHash}, ${at}::timestamptz)`);
    },
    async endSignIn(handle, viewer, wanted) {
      const { signInId } = await lockedLiveRow(handle, viewer);
      const which = and(eq(session.userId, viewer.userId), eq(session.signInId, wanted), ne(session.signInId, signInId));
      const ended = (await revoke(handle, which)).length;
      if (ended === 0) throw new Refusal('NOT_FOUND');
      return ended;
    },
    async endOthers(handle, viewer) {
      const { signInId } = await lockedLiveRow(handle, viewer);
      return (await revoke(handle, and(eq(session.userId, viewer.userId), ne(session.signInId, signInId)))).length;
    },
  };
}
