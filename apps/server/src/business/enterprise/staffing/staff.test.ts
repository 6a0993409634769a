import { contract, UserId, type RequestOf } from '@lianxin/api/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, membership, userAccount } from '../../../schema/index.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { leg, actors, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { encoded, registering } from '../../../testing/registering.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { staff, account } = contract;

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof registering>;
let administrator: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = registering(server);
  administrator = await server.as('supplier-admin');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const listed = async () => (await administrator.call(staff.list, { page: 1, pageSize: 100 })).list;
const memberOf = async (userName: string) => {
  const found = (await listed()).find((one) => one.userName === userName);
  if (!found) throw new Error(`${userName} is not listed`);
  return found;
};
const which = async (userName: string) => {
  const { userId, version } = await memberOf(userName);
  return { userId, version };
};

const NEWCOMER = { mobile: '13812340001', displayName: '李娜', identityNumber: '11010519491231002X', role: 'operator' } as const;

/** Invites somebody who accepts and then appears in the list. */
async function add(change: Partial<RequestOf<typeof staff.invite>> = {}, password = 'Datong#2026') {
  const person = { ...NEWCOMER, ...change };
  await people.addToStaff(administrator, person, password);
  return memberOf(person.mobile);
}

const signedIn = async (userName: string, password = 'Datong#2026'): Promise<TestClient> => {
  const client = server.visitor();
  await client.call(account.login, { userName, password: encoded(password) });
  return client;
};

/** Resets the password as if forgotten and signs in. */
async function signedInWithNewPassword(mobile: string, password: string): Promise<TestClient> {
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
  await people.sendSms(server.visitor(), 'forgottenPassword', mobile, mobile);
  const captcha = await people.lastCode(mobile);
  await server.visitor().call(account.setPassword, { userName: mobile, mobile, captcha, password: encoded(password) });
  return signedIn(mobile, password);
}

const audited = async (action: string) => server.database.db.select().from(auditLog).where(eq(auditLog.action, action));

describe('members of an enterprise', () => {
  test('are listed for their administrator with masked numbers, certificates and unfinished work', async () => {
    const operator = await memberOf('supplier-op');
    expect(operator).toMatchObject({ displayName: '王建国', role: 'operator', state: 'active', isSelf: false });
    expect(operator.mobile).toMatch(/^139\*{4}\d{4}$/);
    expect(operator.identityNumber).toMatch(/^140\*{11}\w{4}$/);
    expect(operator.certificate?.serial).toMatch(/^SM2-/);
    expect((await memberOf('supplier-admin')).isSelf).toBe(true);
  });

  test('are counted by role, independent of page and filter', async () => {
    const { db } = server.database;
    const [operator] = await db.select().from(userAccount).where(eq(userAccount.userName, 'supplier-op'));
    if (!operator) throw new Error('no operator');
    const of = async (role: 'operator' | 'reviewer') => (await administrator.call(staff.list, { page: 1, pageSize: 1, role })).total;
    const before = { operator: await of('operator'), reviewer: await of('reviewer') };
    const crowd = Array.from({ length: 120 }, (_, index) => `UX${index}`);
    await db.insert(userAccount).values(
      crowd.map((userId, index) => ({
        ...operator,
        userId,
        userName: `crowd-${index}`,
        mobile: `1370000${1000 + index}`,
        identityNumber: null,
      })),
    );
    await db.insert(membership).values(crowd.map((userId) => ({ userId, enterpriseNo: 'E1002', role: 'operator' as const, rank: 0 })));
    const reviewers = await administrator.call(staff.list, { page: 1, pageSize: 1, role: 'reviewer' });
    expect(reviewers.total).toBe(before.reviewer);
    expect(reviewers.stateCounts).toEqual({ operator: before.operator + 120, reviewer: before.reviewer, administrator: 1 });
    expect(await administrator.call(staff.list, { page: 1, pageSize: 1, search: 'crowd-', state: 'active' })).toMatchObject({
      total: 120,
      stateCounts: { operator: 120 },
    });
  });

  test('are hidden from everybody else', async () => {
    for (const who of ['supplier-op', 'supplier-review', 'data-viewer'])
      await expect((await server.as(who)).call(staff.list, { page: 1, pageSize: 10 })).rejects.toMatchObject({ code: '10004' });
    const { userId, version } = await which('supplier-op');
    const stranger = await server.as('core-admin');
    expect((await refusalOf(stranger.call(staff.freeze, { userId, version }))).code).toBe('10002');
  });
});

describe('changing a position', () => {
  test('keeps one operator and one reviewer, and excludes oneself and other roles', async () => {
    const reviewer = await which('supplier-review');
    expect(await refusalOf(administrator.call(staff.freeze, reviewer))).toMatchObject({
      code: '30302',
      message: expect.stringContaining('审核岗'),
    });
    expect((await refusalOf(administrator.call(staff.changeRole, { ...reviewer, role: 'operator' }))).code).toBe('30302');
    expect((await refusalOf(administrator.call(staff.freeze, await which('supplier-admin')))).code).toBe('30301');
    const core = await server.as('core-admin');
    const viewer = (await core.call(staff.list, { page: 1, pageSize: 100 })).list.find(({ role }) => role === 'groupViewer');
    if (!viewer) throw new Error('no group viewer');
    expect((await refusalOf(core.call(staff.freeze, { userId: viewer.userId, version: viewer.version }))).code).toBe('10003');
  });

  test('freezing ends the sessions at once and blocks signing in until restored', async () => {
    await add();
    const client = await signedIn(NEWCOMER.mobile);
    const frozen = await administrator.call(staff.freeze, await which(NEWCOMER.mobile));
    expect(frozen.state).toBe('frozen');
    await expect(client.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
    const login = () => server.visitor().call(account.login, { userName: NEWCOMER.mobile, password: encoded('Datong#2026') });
    await expect(login()).rejects.toMatchObject({ code: '20006' });
    await administrator.call(staff.unfreeze, await which(NEWCOMER.mobile));
    expect((await login()).user.role).toBe('operator');
    expect(await audited('staff.freeze')).toHaveLength(1);
    expect(await audited('staff.unfreeze')).toHaveLength(1);
  });

  test('freezing in one enterprise leaves the person’s others', async () => {
    const multi = await server.as('multi-op');
    await administrator.call(staff.freeze, await which('multi-op'));
    const left = await multi.call(account.listEnterprises, {});
    expect(left.map(({ enterpriseNo }) => String(enterpriseNo))).not.toContain('E1002');
    const supplierNo = (await server.as('supplier-op')).call(account.currentUser, {}).then(({ enterpriseNo }) => enterpriseNo);
    const enterpriseNo = await supplierNo;
    if (enterpriseNo === null) throw new Error('no enterprise');
    await expect(multi.call(account.switchEnterprise, { enterpriseNo })).rejects.toMatchObject({ code: '10002' });
  });

  test('a new role requires signing in again', async () => {
    await add();
    const client = await signedIn(NEWCOMER.mobile);
    const changed = await administrator.call(staff.changeRole, { ...(await which(NEWCOMER.mobile)), role: 'reviewer' });
    expect(changed.role).toBe('reviewer');
    await expect(client.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
    const again = server.visitor();
    expect((await again.call(account.login, { userName: NEWCOMER.mobile, password: encoded('Datong#2026') })).user.role).toBe('reviewer');
    expect((await refusalOf(administrator.call(staff.changeRole, { ...(await which(NEWCOMER.mobile)), role: 'reviewer' }))).code).toBe(
      '10001',
    );
  });

  test('is refused on an outdated version', async () => {
    await add();
    const shown = await which(NEWCOMER.mobile);
    await administrator.call(staff.freeze, shown);
    expect((await refusalOf(administrator.call(staff.unfreeze, shown))).code).toBe('10005');
  });

  test('a reset removes password and sessions; the person sets the new password', async () => {
    await add();
    const client = await signedIn(NEWCOMER.mobile);
    expect(await administrator.call(staff.resetPassword, await which(NEWCOMER.mobile))).toMatchObject({ passwordDue: true });
    await expect(client.call(account.currentUser, {})).rejects.toMatchObject({ code: '00018' });
    await expect(
      server.visitor().call(account.login, { userName: NEWCOMER.mobile, password: encoded('Datong#2026') }),
    ).rejects.toMatchObject({ code: '20001' });
    expect((await people.texts(NEWCOMER.mobile))[0]).toContain('忘记密码');
    await signedInWithNewPassword(NEWCOMER.mobile, 'Yungang#2027');
  });

  test('freezing the last two operators at once leaves one', async () => {
    const { db } = server.database;
    await db.delete(membership).where(and(eq(membership.enterpriseNo, 'E1002'), eq(membership.userId, (await which('multi-op')).userId)));
    await add();
    const both = [await which('supplier-op'), await which(NEWCOMER.mobile)];
    const ended = await Promise.allSettled(both.map((one) => administrator.call(staff.freeze, one)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('unfinished work', () => {
  test('is counted, and handed over before the person may leave', async () => {
    const work = actors(server);
    const piece = await work.heldPiece({ amount: 300_000, invoice: 1 });
    const operator = await server.as('supplier-op');
    await operator.call(contract.transfer.saveDraft, { legs: [leg(piece, { amount: 100_000 })] });
    const added = await add();
    const open = (await memberOf('supplier-op')).openItems;
    expect(open.drafts).toBeGreaterThan(0);
    const refused = await refusalOf(administrator.call(staff.freeze, await which('supplier-op')));
    expect(refused).toMatchObject({ code: '30303', message: expect.stringContaining(`转让草稿 ${open.drafts} 份`) });
    const { userId } = await which('supplier-op');
    const toReviewer = administrator.call(staff.transferDuties, { userId, toUserId: (await which('supplier-review')).userId });
    expect((await refusalOf(toReviewer)).code).toBe('10001');
    expect(await administrator.call(staff.transferDuties, { userId, toUserId: added.userId })).toEqual(open);
    expect(Object.values((await memberOf('supplier-op')).openItems)).toEqual(Object.keys(open).map(() => 0));
    expect((await memberOf(NEWCOMER.mobile)).openItems).toEqual(open);
    const newcomer = await signedIn(NEWCOMER.mobile);
    const { list } = await newcomer.call(contract.message.list, { page: 1, pageSize: 10 });
    expect(list.map(({ title }) => title)).toContain('王建国的业务已移交给您');
    expect((await administrator.call(staff.freeze, await which('supplier-op'))).state).toBe('frozen');
  });

  test('cannot go to another enterprise', async () => {
    const { userId } = await which('supplier-op');
    const call = administrator.call(staff.transferDuties, { userId, toUserId: z.parse(UserId, 'U0002') });
    expect((await refusalOf(call)).code).toBe('10002');
  });
});
