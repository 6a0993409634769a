import { contract, type RequestOf } from '@lianxin/api/contract';
import {
  identityCheck,
  identityTail,
  maskIdentityNumber,
  STAFF_INVITATION_ATTEMPTS,
  STAFF_INVITATION_HOURS,
  type StaffInvitationState,
} from '@lianxin/domain';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../platform/jobs/housekeeping.ts';
import { sandboxIdentityNumber } from '../../../sandbox/people.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { auditLog, legalConsent, membership, outbox, staffInvitation, userAccount } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { encoded, registering } from '../../../testing/registering.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { staff, account, message } = contract;

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

type Person = RequestOf<typeof staff.invite>;
const NEWCOMER: Person = { mobile: '13812340001', displayName: '李娜', identityNumber: '11010519491231002X', role: 'operator' };
const OTHER_NUMBER = `11010519491231005${identityCheck('11010519491231005')}`;
const PASSWORD = encoded('Datong#2026');

const invite = (change: Partial<Person> = {}, by = administrator) => by.call(staff.invite, { ...NEWCOMER, ...change });
/** The last link sent to a number. */
const tokenOf = (mobile = NEWCOMER.mobile) => people.invitationToken(mobile);
const seen = async (token: RequestOf<typeof staff.invitation>['token']) => server.visitor().call(staff.invitation, { token });
async function accept(change: Partial<RequestOf<typeof staff.acceptInvitation>> = {}, mobile = NEWCOMER.mobile) {
  const request = { token: await tokenOf(mobile), identityTail: identityTail(NEWCOMER.identityNumber), password: PASSWORD, ...change };
  return server.visitor().call(staff.acceptInvitation, request);
}
const listed = async (by = administrator) => (await by.call(staff.invitations, { page: 1, pageSize: 100 })).list;
const states = async (): Promise<StaffInvitationState[]> =>
  (await server.database.db.select().from(staffInvitation).orderBy(desc(staffInvitation.invitedAt))).map(({ state }) => state);
const members = async () => (await administrator.call(staff.list, { page: 1, pageSize: 100 })).list.map(({ userName }) => userName);
const told = async () =>
  (await administrator.call(contract.message.list, { page: 1, pageSize: 20 })).list
    .map(({ title }) => title)
    .filter((title) => title.includes('邀请'));
const later = (hours: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + hours * 3_600_000));
const aMinuteLater = () => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
async function known(userName: string): Promise<Pick<Person, 'mobile' | 'displayName' | 'identityNumber'>> {
  const [row] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, userName));
  if (!row) throw new Error(`${userName} is not known`);
  return { mobile: row.mobile, displayName: row.displayName, identityNumber: sandboxIdentityNumber(userName) };
}

describe('an invitation to a position', () => {
  test('sends a link with inviter and position, but does not grant the position yet', async () => {
    const before = await members();
    expect(await invite()).toMatchObject({ displayName: '李娜', mobile: '138****0001', role: 'operator', state: 'waiting' });
    expect(await members()).toEqual(before);
    const [text = ''] = await people.texts(NEWCOMER.mobile);
    expect(text).toContain('恒信机电设备有限公司邀请您担任经办岗');
    expect(await seen(await tokenOf())).toMatchObject({
      enterpriseName: '恒信机电设备有限公司',
      displayName: '李*',
      mobile: '138****0001',
      role: 'operator',
      state: 'waiting',
      hasAccount: false,
    });
  });

  test('when accepted grants the position, an account with the chosen password, a certificate and a welcome', async () => {
    await invite();
    const consents = (await people.consents()).filter(({ id }) => id !== 'authorisationLetter');
    expect(await accept({ consents })).toEqual({ outcome: 'accepted', userName: NEWCOMER.mobile, isNew: true });
    const client = server.visitor();
    await client.call(account.login, { userName: NEWCOMER.mobile, password: PASSWORD });
    expect(await client.call(account.currentUser, {})).toMatchObject({
      role: 'operator',
      enterpriseName: '恒信机电设备有限公司',
      status: 1,
    });
    const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100, search: NEWCOMER.mobile });
    expect(list).toMatchObject([{ passwordDue: false, displayName: '李娜', certificate: { serial: expect.stringMatching(/^SM2-/) } }]);
    expect((await people.texts(NEWCOMER.mobile))[0]).toContain('您已成为恒信机电设备有限公司的经办岗');
    expect((await client.call(message.list, { page: 1, pageSize: 10 })).list).toMatchObject([{ title: '签名证书与 PIN 码' }]);
    expect(await states()).toEqual(['accepted']);
    expect(await told()).toEqual(['李娜已接受岗位邀请']);
    expect(
      await server.database.db
        .select()
        .from(legalConsent)
        .where(eq(legalConsent.userId, String(list[0]?.userId))),
    ).toHaveLength(2);
    const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'staff.add.operator'));
    expect(audited).toMatchObject([{ subjectId: list[0]?.userId, enterpriseNo: 'E1002' }]);
  });

  test.each([
    ['passport', 'E12345678', '345678'],
    ['passport', 'AB12CD34E', '2CD34E'],
    ['hongKongMacaoPermit', 'H12345678', '345678'],
    ['taiwanPermit', '01234567', '234567'],
    ['residencePermit', `81000019900101001${identityCheck('81000019900101001')}`, undefined],
    ['permanentResidentCard', 'USA110090010112', '010112'],
  ] as const)('takes a %s with the number %s, confirmed by its last characters', async (identityKind, identityNumber, tail) => {
    await invite({ identityKind, identityNumber });
    const wrong = await refusalOf(accept({ identityTail: 'ZZZZZZ' }));
    expect(wrong.data).toMatchObject({ fields: [{ path: 'identityTail' }] });
    const given = (tail ?? identityTail(identityNumber)).toLowerCase();
    const consents = (await people.consents()).filter(({ id }) => id !== 'authorisationLetter');
    expect(await accept({ identityTail: given, consents })).toMatchObject({ outcome: 'accepted' });
    const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100, search: NEWCOMER.mobile });
    expect(list).toMatchObject([{ identityKind, identityNumber: maskIdentityNumber(identityNumber) }]);
    const rows = JSON.stringify(await server.database.db.select().from(userAccount).where(eq(userAccount.mobile, NEWCOMER.mobile)));
    expect(rows).not.toContain(identityNumber);
  });

  test('refuses a number that is none of the document, and takes one that another document has as another person', async () => {
    const wrong = await refusalOf(invite({ identityKind: 'passport', identityNumber: '11010519491231002X' }));
    expect(wrong.data).toMatchObject({ fields: [{ path: 'idNo', message: '证件号码有误，请核对' }] });
    expect((await refusalOf(invite({ identityNumber: 'E12345678' }))).data).toMatchObject({ fields: [{ path: 'idNo' }] });
    await invite({ identityKind: 'passport', identityNumber: '01234567' });
    expect((await refusalOf(invite({ identityKind: 'passport', identityNumber: '01234567', mobile: '13812340002' }))).data).toMatchObject({
      fields: [{ path: 'idNo' }],
    });
    await invite({ identityKind: 'taiwanPermit', identityNumber: '01234567', mobile: '13812340002' });
  });

  test('keeps the secret as a hash, and the identity number encrypted while waiting only', async () => {
    await invite();
    const token = await tokenOf();
    await server.database.db.delete(outbox);
    const rows = async () => JSON.stringify(await server.database.db.select().from(staffInvitation));
    for (const secret of [token, NEWCOMER.identityNumber]) expect(await rows()).not.toContain(secret);
    await server.visitor().call(staff.refuseInvitation, { token, why: 'unwilling' });
    expect(await server.database.db.select().from(staffInvitation)).toMatchObject([{ identityNumber: null, identityLookup: null }]);
  });

  test('needs the permission, and those of other enterprises are not found', async () => {
    const { id } = await invite();
    for (const who of ['supplier-op', 'supplier-review'])
      expect((await refusalOf(invite({ mobile: '13812340009' }, await server.as(who)))).code).toBe('10004');
    const stranger = await server.as('core-admin');
    expect(await listed(stranger)).toEqual([]);
    for (const call of [staff.cancelInvitation, staff.resendInvitation])
      expect((await refusalOf(stranger.call(call, { id }))).code).toBe('10002');
  });

  test('is refused for members and their numbers, and while another waits for the same person', async () => {
    const fieldOf = async (call: Promise<unknown>) => (await refusalOf(call)).data;
    const operator = await known('supplier-op');
    expect(await fieldOf(invite({ mobile: operator.mobile }))).toMatchObject({ fields: [{ path: 'mblNo' }] });
    expect(await fieldOf(invite({ identityNumber: operator.identityNumber }))).toMatchObject({ fields: [{ path: 'idNo' }] });
    await invite();
    expect(await fieldOf(invite({ identityNumber: OTHER_NUMBER }))).toMatchObject({ fields: [{ path: 'mblNo' }] });
    expect(await fieldOf(invite({ mobile: '13812340002' }))).toMatchObject({ fields: [{ path: 'idNo' }] });
    // Another enterprise may invite the same person.
    aMinuteLater();
    await invite({}, await server.as('core-admin'));
  });

  test('is limited for each number and each enterprise', async () => {
    const { id } = await invite();
    expect((await refusalOf(administrator.call(staff.resendInvitation, { id }))).code).toBe('20101');
    for (let times = 0; times < 4; times += 1) {
      aMinuteLater();
      await administrator.call(staff.resendInvitation, { id });
    }
    aMinuteLater();
    expect((await refusalOf(administrator.call(staff.resendInvitation, { id }))).code).toBe('20102');
    const personal = (place: number) => {
      const digits = `1101051949123${String(1000 + place)}`.padEnd(17, '1').slice(0, 17);
      return { mobile: `138123410${place}`, identityNumber: `${digits}${identityCheck(digits)}` };
    };
    for (let times = 10; times < 25; times += 1) await invite(personal(times));
    expect((await refusalOf(invite(personal(30)))).code).toBe('20102');
    // Other codes from the same address are still sent.
    await people.sendSms(server.visitor(), 'register', '13812340777');
  });

  test('gives the administrator the same answer for known and unknown numbers', async () => {
    const { mobile, displayName, identityNumber } = await known('tier2-op');
    const stranger = await invite();
    const someone = await invite({ mobile, displayName, identityNumber: OTHER_NUMBER });
    const shape = ({ state, role }: typeof stranger) => ({ state, role });
    expect(shape(someone)).toEqual(shape(stranger));
    expect(Object.keys(someone).toSorted()).toEqual(Object.keys(stranger).toSorted());
    expect(identityNumber).not.toBe(OTHER_NUMBER);
  });
});

describe('an invited person with an account', () => {
  test('keeps account and password, and works for both enterprises', async () => {
    const person = await known('tier2-op');
    await invite({ ...person, role: 'reviewer' });
    expect(await seen(await tokenOf(person.mobile))).toMatchObject({ hasAccount: true });
    const [before] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'tier2-op'));
    // A password in the request is ignored.
    expect(await accept({ identityTail: identityTail(person.identityNumber) }, person.mobile)).toEqual({
      outcome: 'accepted',
      userName: 'tier2-op',
      isNew: false,
    });
    const [after] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'tier2-op'));
    expect(after?.passwordHash).toBe(before?.passwordHash);
    const related = await (await server.as('tier2-op')).call(account.listEnterprises, {});
    expect(related.map(({ enterpriseName, role }) => [enterpriseName, role])).toEqual([
      ['云岭物流有限公司', 'operator'],
      ['恒信机电设备有限公司', 'reviewer'],
    ]);
  });

  test.each([
    ['identityNumber', { identityNumber: OTHER_NUMBER }],
    ['displayName', { displayName: '王小明' }],
  ] as const)('alone learns that the %s differs; the administrator only that the details need checking', async (differs, change) => {
    const person = { ...(await known('tier2-op')), ...change };
    await invite(person);
    expect(await accept({ identityTail: identityTail(person.identityNumber) }, person.mobile)).toEqual({ outcome: 'unconfirmed', differs });
    expect(await states()).toEqual(['unconfirmed']);
    expect(await told()).toEqual([`${person.displayName}无法确认邀请信息`]);
    expect(await members()).not.toContain('tier2-op');
    // After correction and a new invitation nothing is left to check.
    expect((await listed()).map(({ state }) => state)).toEqual(['unconfirmed']);
    later(1);
    aMinuteLater();
    await invite(await known('tier2-op'));
    expect(await states()).toEqual(['waiting', 'unconfirmed']);
    expect((await listed()).map(({ state }) => state)).toEqual(['waiting']);
  });
});

describe('accepting an invitation', () => {
  test('needs the current link', async () => {
    const { id } = await invite();
    const first = await tokenOf();
    aMinuteLater();
    await administrator.call(staff.resendInvitation, { id });
    expect(await tokenOf()).not.toBe(first);
    expect(await seen(first)).toBeNull();
    expect((await refusalOf(accept({ token: first }))).code).toBe('10002');
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });

  test('needs the end of the identity number, however many attempts run at once', async () => {
    await invite();
    const tries = Array.from({ length: STAFF_INVITATION_ATTEMPTS + 3 }, (_, at) => accept({ identityTail: `00000${at}` }));
    const ended = await Promise.allSettled(tries);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await states()).toEqual(['unconfirmed']);
    expect(await told()).toEqual(['李娜无法确认邀请信息']);
    expect((await refusalOf(accept())).code).toBe('30304');
    expect(await members()).not.toContain(NEWCOMER.mobile);
  });

  test('allows mistakes, and a password against the rules uses up no attempt', async () => {
    await invite();
    const wrong = await refusalOf(accept({ identityTail: '000000' }));
    expect(wrong.data).toMatchObject({ fields: [{ path: 'identityTail', message: expect.stringContaining('4 次') }] });
    for (let times = 0; times < STAFF_INVITATION_ATTEMPTS; times += 1)
      expect((await refusalOf(accept({ password: encoded('abc') }))).data).toMatchObject({ fields: [{ path: 'pswd' }] });
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });

  const ENDS: Record<Exclude<StaffInvitationState, 'waiting'>, () => Promise<unknown>> = {
    accepted: () => accept(),
    refused: async () => server.visitor().call(staff.refuseInvitation, { token: await tokenOf(), why: 'unwilling' }),
    unconfirmed: async () => server.visitor().call(staff.refuseInvitation, { token: await tokenOf(), why: 'wrongDetails' }),
    cancelled: async () => administrator.call(staff.cancelInvitation, { id: (await listed())[0]?.id ?? expect.fail('nobody was invited') }),
    expired: async () => later(STAFF_INVITATION_HOURS),
  };
  test.each(Object.entries(ENDS))('is impossible once %s, like any other answer', async (state, end) => {
    const { id } = await invite();
    const token = await tokenOf();
    await end();
    expect(await seen(token)).toMatchObject({ state });
    // Accepted people are members, and administrators know what they cancelled.
    const listedThen = ['refused', 'unconfirmed', 'expired'].includes(state) ? [state] : [];
    expect((await listed()).map((one) => one.state)).toEqual(listedThen);
    const answers = [
      () => accept({ token }),
      () => server.visitor().call(staff.refuseInvitation, { token, why: 'unwilling' }),
      () => administrator.call(staff.cancelInvitation, { id }),
      () => administrator.call(staff.resendInvitation, { id }),
    ];
    for (const answer of answers) expect((await refusalOf(answer())).code).toBe('30304');
    expect(await seen(token)).toMatchObject({ state });
  });

  test('is impossible after expiry: the job records it and tells the administrators, who may invite again', async () => {
    await invite();
    later(STAFF_INVITATION_HOURS);
    await server.runDueJobs();
    expect(await server.database.db.select({ state: staffInvitation.state }).from(staffInvitation)).toEqual([{ state: 'expired' }]);
    expect(await told()).toEqual(['给李娜的岗位邀请已过期']);
    aMinuteLater();
    await invite();
    expect(await states()).toEqual(['waiting', 'expired']);
  });

  test('a resent invitation gets a new expiry', async () => {
    const { id } = await invite();
    later(STAFF_INVITATION_HOURS - 1);
    aMinuteLater();
    await administrator.call(staff.resendInvitation, { id });
    later(2);
    await server.runDueJobs();
    expect(await accept()).toMatchObject({ outcome: 'accepted' });
  });

  test('an invitation is deleted a month after it ended', async () => {
    await invite();
    await accept();
    later(31 * 24);
    await deleteExpired(server.services);
    expect(await server.database.db.select().from(staffInvitation)).toEqual([]);
  });
});

describe('concurrent acts on invitations', () => {
  const outcomes = async (calls: readonly Promise<unknown>[]) => (await Promise.allSettled(calls)).map(({ status }) => status).toSorted();
  const positionsOf = async (mobile: string) =>
    server.database.db
      .select({ enterpriseNo: membership.enterpriseNo })
      .from(membership)
      .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
      .where(eq(userAccount.mobile, mobile));

  test('two acceptances grant one position', async () => {
    await invite();
    expect(await outcomes([accept(), accept()])).toEqual(['fulfilled', 'rejected']);
    expect(await positionsOf(NEWCOMER.mobile)).toEqual([{ enterpriseNo: 'E1002' }]);
    expect(await told()).toEqual(['李娜已接受岗位邀请']);
  });

  test('either cancelling or accepting succeeds', async () => {
    const { id } = await invite();
    const token = await tokenOf();
    expect(await outcomes([accept({ token }), administrator.call(staff.cancelInvitation, { id })])).toEqual(['fulfilled', 'rejected']);
    const [state] = await states();
    expect((await positionsOf(NEWCOMER.mobile)).length).toBe(state === 'accepted' ? 1 : 0);
    expect(['accepted', 'cancelled']).toContain(state);
  });

  test('either refusing or accepting succeeds', async () => {
    await invite();
    const token = await tokenOf();
    const refuse = server.visitor().call(staff.refuseInvitation, { token, why: 'unwilling' });
    expect(await outcomes([accept({ token }), refuse])).toEqual(['fulfilled', 'rejected']);
    const [state] = await states();
    expect((await positionsOf(NEWCOMER.mobile)).length).toBe(state === 'accepted' ? 1 : 0);
  });

  test('two invitations of one number leave one waiting', async () => {
    expect(await outcomes([invite(), invite({ role: 'reviewer' })])).toEqual(['fulfilled', 'rejected']);
    expect(await states()).toEqual(['waiting']);
  });

  test('a new person accepting from two enterprises gets one account with the first password', async () => {
    await invite();
    const first = await tokenOf();
    aMinuteLater();
    const core = await server.as('core-admin');
    await invite({}, core);
    const second = await tokenOf();
    const ended = await Promise.allSettled([accept({ token: first }), accept({ token: second })]);
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const accounts = await server.database.db.select().from(userAccount).where(eq(userAccount.mobile, NEWCOMER.mobile));
    expect(accounts).toHaveLength(1);
    // After a refusal the person retries with the existing account.
    for (const token of [first, second]) if ((await seen(token))?.state === 'waiting') await accept({ token });
    expect((await positionsOf(NEWCOMER.mobile)).map(({ enterpriseNo }) => enterpriseNo).toSorted()).toEqual(['E1001', 'E1002']);
  });
});
