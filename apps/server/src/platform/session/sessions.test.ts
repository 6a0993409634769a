import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { membership, session, userAccount } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Db } from '../db/client.ts';
import type { SessionSubject } from './session-control.ts';
import type { SessionViewer } from './viewer.ts';

const MINUTE = 60_000;
const OPERATOR = { userId: 'U2', enterpriseNo: 'E1002', role: 'operator' } as const satisfies SessionSubject;
/** The same person as operator of one enterprise and reviewer of another. */
const FIRST = { userId: 'U6', enterpriseNo: 'E1001', role: 'operator' } as const satisfies SessionSubject;
const SECOND = { userId: 'U6', enterpriseNo: 'E1002', role: 'reviewer' } as const satisfies SessionSubject;
const WITHOUT_ENTERPRISE = { userId: 'U8', enterpriseNo: null, role: 'operator' } as const satisfies SessionSubject;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => server.wallClock.moveTo(new Date(START)));

const inTransaction = <T>(work: (db: Db) => Promise<T>) => server.database.transaction(work);
const later = (ms: number) => server.wallClock.moveTo(new Date(Date.parse(START) + ms));
const epochOf = async (userId: string) => {
  const [row] = await server.database.db.select().from(userAccount).where(eq(userAccount.userId, userId));
  return row?.credentialEpoch ?? expect.fail();
};
const open = (subject: SessionSubject, present?: string) =>
  inTransaction((db) => server.services.sessions.open(db, subject, undefined, { present, address: '127.0.0.1' }));
const find = (secret: string, touch = false) => server.services.sessions.find({ secret }, { touch });
const findOrFail = async (secret: string): Promise<SessionViewer> => (await find(secret)) ?? expect.fail('there is no such session');
const refusal = (key: string) => expect.objectContaining({ key });
const membershipOf = ({ userId, enterpriseNo }: typeof OPERATOR) =>
  and(eq(membership.userId, userId), eq(membership.enterpriseNo, enterpriseNo));

describe('a session', () => {
  test('has its own secret, marker, uuid and anti-forgery token', async () => {
    const [one, other] = [await open(OPERATOR), await open(OPERATOR)];
    const { sessions, keys } = server.services;
    expect(one).toEqual({
      secret: expect.stringMatching(/^[\w-]{43}$/),
      marker: keys.hmac('marker', one.secret),
      uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
      antiForgery: keys.hmac('antiForgery', one.secret),
    });
    expect(new Set([...Object.values(one), ...Object.values(other)]).size).toBe(8);
    expect(await sessions.find({ marker: one.marker }, { touch: false })).toEqual(await findOrFail(one.secret));
  });

  test('contains the person, the enterprise and the role', async () => {
    const { secret } = await inTransaction((db) =>
      server.services.sessions.open(db, { ...SECOND, openedBy: 'P1' }, undefined, { address: '10.0.0.9' }),
    );
    expect(await findOrFail(secret)).toEqual({
      sessionId: expect.any(String),
      userId: 'U6',
      userName: 'multi-op',
      displayName: '人员U6',
      role: 'reviewer',
      enterpriseNo: 'E1002',
      enterpriseName: '恒信机电设备有限公司',
      status: 1,
      openedBy: 'P1',
      confirmedAt: null,
    });
    const [row] = await server.database.db.select().from(session).where(eq(session.openedBy, 'P1'));
    expect(row).toMatchObject({ address: '10.0.0.9', expiresAt: new Date(Date.parse(START) + 720 * MINUTE), revokedAt: null });
  });

  test('without an enterprise has the person’s own role and status', async () => {
    const { secret } = await inTransaction((db) => server.services.sessions.open(db, WITHOUT_ENTERPRISE, undefined, { address: '' }));
    expect(await findOrFail(secret)).toMatchObject({
      role: 'operator',
      enterpriseNo: null,
      enterpriseName: null,
      status: 1,
      openedBy: null,
    });
    const [row] = await server.database.db.select().from(session).where(eq(session.userId, 'U8'));
    expect(row?.address).toBeNull();
  });

  test('follows changes of the membership’s role and status', async () => {
    const { secret } = await open(OPERATOR);
    const change = (to: Partial<typeof membership.$inferInsert>) =>
      server.database.db.update(membership).set(to).where(membershipOf(OPERATOR));
    await change({ role: 'reviewer', status: 3 });
    expect(await findOrFail(secret)).toMatchObject({ role: 'reviewer', status: 3 });
    await change({ role: 'operator', status: null });
    expect(await findOrFail(secret)).toMatchObject({ role: 'operator', status: 1 });
    await change({ frozenAt: server.wallClock.now() });
    expect(await find(secret)).toBeUndefined();
    await expect(open(OPERATOR)).rejects.toThrow(refusal('SESSION_EXPIRED'));
    await change({ frozenAt: null });
    expect(await find(secret)).toBeDefined();
    const [position] = await server.database.db.delete(membership).where(membershipOf(OPERATOR)).returning();
    expect(await find(secret)).toBeUndefined();
    await expect(open(OPERATOR)).rejects.toThrow(refusal('SESSION_EXPIRED'));
    await server.database.db.insert(membership).values(position ?? expect.fail());
  });

  test('records the last call at most once a minute, and only for calls that keep it alive', async () => {
    const { secret } = await open(OPERATOR);
    const { sessionId } = await findOrFail(secret);
    const seenAfter = async () => {
      const [row] = await server.database.db.select().from(session).where(eq(session.sessionId, sessionId));
      return ((row?.lastSeenAt.getTime() ?? 0) - Date.parse(START)) / MINUTE;
    };
    later(MINUTE - 1);
    await find(secret, true);
    expect(await seenAfter()).toBe(0);
    later(MINUTE);
    await find(secret);
    expect(await seenAfter()).toBe(0);
    await find(secret, true);
    expect(await seenAfter()).toBe(1);
    later(31 * MINUTE - 1);
    expect(await find(secret)).toBeDefined();
    later(31 * MINUTE);
    expect(await find(secret)).toBeUndefined();
  });
});

describe('opening a session', () => {
  test('needs a credential that is still valid, or a partner’s sign-on', async () => {
    const epoch = await epochOf('U2');
    const { sessions } = server.services;
    const on = (shown: number | undefined) => inTransaction((db) => sessions.open(db, OPERATOR, shown, {}));
    expect(await find((await on(epoch)).secret)).toBeDefined();
    expect(await find((await on(undefined)).secret)).toBeDefined();
    await expect(on(epoch + 1)).rejects.toThrow(refusal('CREDENTIALS_WRONG'));
    const stranger = { userId: 'no-such-person', enterpriseNo: null, role: 'operator' } as const;
    await expect(open(stranger)).rejects.toThrow(refusal('CREDENTIALS_WRONG'));
  });

  test('needs a membership with that role', async () => {
    await expect(open({ ...OPERATOR, role: 'reviewer' })).rejects.toThrow(refusal('SESSION_EXPIRED'));
    await expect(open({ ...OPERATOR, enterpriseNo: 'E1001' })).rejects.toThrow(refusal('SESSION_EXPIRED'));
  });

  test('ends the browser’s previous session, even of another person', async () => {
    const { secret } = await open(OPERATOR);
    const next = await open(FIRST, secret);
    expect(await find(secret)).toBeUndefined();
    expect(await find((await open(FIRST, 'no-such-secret')).secret)).toBeDefined();
    expect(await find(next.secret)).toBeDefined();
  });
});

describe('switching the enterprise', () => {
  const move = (viewer: SessionViewer, to: SessionSubject) => inTransaction((db) => server.services.sessions.move(db, viewer, to, {}));

  test('continues the sign-in with its expiry and partner, and ends the previous session', async () => {
    const { secret } = await inTransaction((db) => server.services.sessions.open(db, { ...FIRST, openedBy: 'P2' }, undefined, {}));
    later(20 * MINUTE);
    const before = await findOrFail(secret);
    const next = await move(before, SECOND);
    expect(await find(secret)).toBeUndefined();
    expect(await findOrFail(next.secret)).toMatchObject({ enterpriseNo: 'E1002', role: 'reviewer', openedBy: 'P2' });
    const rows = await server.database.db.select().from(session).where(eq(session.openedBy, 'P2'));
    expect(new Set(rows.map(({ signInId, expiresAt }) => `${signInId} ${expiresAt.toISOString()}`)).size).toBe(1);
    await expect(move(before, SECOND)).rejects.toThrow(refusal('SESSION_EXPIRED'));
  });

  test('needs a membership with that role', async () => {
    const { secret } = await open(FIRST);
    await expect(move(await findOrFail(secret), { ...SECOND, role: 'operator' })).rejects.toThrow(refusal('SESSION_EXPIRED'));
    expect(await find(secret)).toBeDefined();
  });
});

describe('ending', () => {
  const countLive = async (userId: string) => {
    const rows = await server.database.db
      .select()
      .from(session)
      .where(and(eq(session.userId, userId), isNull(session.revokedAt)));
    return rows.length;
  };

  test('a sign-in ends all of its sessions, and nothing for an unknown secret', async () => {
    const { secret } = await open(FIRST);
    const other = await open(FIRST);
    const viewer = await findOrFail(secret);
    const next = await inTransaction((db) => server.services.sessions.move(db, viewer, SECOND, {}));
    await inTransaction((db) => server.services.sessions.end(db, 'no-such-secret'));
    expect(await find(next.secret)).toBeDefined();
    // The secret from before the switch ends the sign-in as well.
    await inTransaction((db) => server.services.sessions.end(db, secret));
    expect(await find(next.secret)).toBeUndefined();
    expect(await find(other.secret)).toBeDefined();
  });

  test('the sessions in one enterprise does not affect another', async () => {
    const [here, there] = [await open(FIRST), await open(SECOND)];
    await inTransaction((db) => server.services.sessions.endIn(db, 'U6', 'E1001'));
    expect([await find(here.secret), await find(there.secret)]).toEqual([undefined, expect.objectContaining({ userId: 'U6' })]);
  });

  test('all other sign-ins keeps the current one and returns their number', async () => {
    const mine = await open(OPERATOR);
    const someoneElse = await open(FIRST);
    const others = (await countLive('U2')) - 1;
    expect(others).toBeGreaterThan(0);
    const viewer = await findOrFail(mine.secret);
    expect(await inTransaction((db) => server.services.sessions.endOthers(db, viewer))).toBe(others);
    expect([await countLive('U2'), await find(mine.secret), await find(someoneElse.secret)]).toEqual([1, viewer, expect.anything()]);
    await inTransaction((db) => server.services.sessions.lockSession(db, viewer));
  });

  test('all sessions also ends the credential, so that a sign-in in progress fails', async () => {
    const { secret } = await open(OPERATOR);
    const viewer = await findOrFail(secret);
    const epoch = await epochOf('U2');
    await inTransaction((db) => server.services.sessions.endAll(db, 'U2'));
    expect([await countLive('U2'), await find(secret), await epochOf('U2')]).toEqual([0, undefined, epoch + 1]);
    await expect(inTransaction((db) => server.services.sessions.lockSession(db, viewer))).rejects.toThrow(refusal('SESSION_EXPIRED'));
    await expect(inTransaction((db) => server.services.sessions.open(db, OPERATOR, epoch, {}))).rejects.toThrow(
      refusal('CREDENTIALS_WRONG'),
    );
  });

  test('a credential ends the sessions opened with it, even if they were not revoked', async () => {
    const { secret } = await open(OPERATOR);
    const viewer = await findOrFail(secret);
    await server.database.db.update(userAccount).set({ credentialEpoch: 99 }).where(eq(userAccount.userId, 'U2'));
    expect(await find(secret)).toBeUndefined();
    await expect(inTransaction((db) => server.services.sessions.lockSession(db, viewer))).rejects.toThrow(refusal('SESSION_EXPIRED'));
  });
});
