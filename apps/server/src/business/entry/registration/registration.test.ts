import { contract } from '@lianxin/api/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, bankAccount, enterprise, file, legalConsent, membership, registration, storedObject } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { FIRM, registering } from '../../../testing/registering.ts';
import { CallFailed, type TestClient, type TestServer } from '../../../testing/test-server.ts';
import { recordConsent } from '../../foundation/documents/index.ts';
import { registrationForReview, registrationsInState } from './for-review.ts';

const { account, message, registration: calls } = contract;

let server: TestServer;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer();
  people = registering(server);
});
afterAll(() => server.close());

let numbers = 100;
const newMobile = () => `13800001${(numbers += 1)}`;

/** One credit code for each test; the check character follows the serial number. */
const CODES = [
  '91140100MA0HX1A4AJ',
  '91140100MA0HX1A5BN',
  '91140100MA0HX1A6CT',
  '91140100MA0HX1A7DY',
  '91140100MA0HX1A8E3',
  '91140100MA0HX1A9LN',
];
let firms = 0;
function newFirm(): typeof FIRM {
  const creditCode = CODES[firms];
  firms += 1;
  if (creditCode === undefined) throw new Error('no credit code is left');
  return { ...FIRM, name: `朔北第${firms}机械有限公司`, creditCode };
}

const draftOf = (client: TestClient, kind: 'first' | 'associated' = 'first') => client.call(calls.getDraft, { kind });
const statusOf = async (client: TestClient) => (await client.call(account.currentUser, {})).status;
async function save(client: TestClient, step: object) {
  const { version } = await draftOf(client);
  return client.call(calls.saveDraft, { kind: 'first', version, ...step });
}
async function submit(client: TestClient) {
  const { version } = await draftOf(client);
  return client.call(calls.submit, { kind: 'first', version, consents: await people.consents() });
}
async function refusedFields(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailed) || error.code !== '10001') throw error;
  return error.data;
}

describe('the draft', () => {
  test('starts empty, keeps the input, and lists what is missing', async () => {
    const client = await people.registrant(newMobile());
    expect(await draftOf(client)).toMatchObject({ state: 'draft', version: 0, savedAt: null, form: { enterprise: {}, account: {} } });
    await save(client, { enterprise: { name: FIRM.name, legalIdNumber: FIRM.legalIdNumber } });
    await save(client, { enterprise: { creditCode: FIRM.creditCode }, account: { branchNumber: '102167010393' } });
    const draft = await draftOf(client);
    expect(draft.form.enterprise).toEqual({ name: FIRM.name, legalIdNumber: FIRM.legalIdNumber, creditCode: FIRM.creditCode });
    expect([draft.version, draft.branchName]).toEqual([2, '工商银行朔州开发区支行']);
    expect(draft.missing).toContain('enterprise.legalName');
    expect(draft.missing).not.toContain('enterprise.name');
  });

  test('belongs to one person', async () => {
    const client = await people.registrant(newMobile());
    await save(client, { enterprise: { name: '我方有限公司' } });
    expect(await draftOf(await people.registrant(newMobile()))).toMatchObject({ version: 0, form: { enterprise: {} } });
  });

  test('refuses a second tab with an older version', async () => {
    const client = await people.registrant(newMobile());
    await save(client, { enterprise: { name: '一' } });
    const stale = client.call(calls.saveDraft, { kind: 'first', version: 0, enterprise: { name: '二' } });
    expect((await refusalOf(stale)).code).toBe('10005');
  });

  test('shows the identity number while it can be changed, and logs that', async () => {
    const client = await people.registrant(newMobile());
    await save(client, { enterprise: { legalIdNumber: FIRM.legalIdNumber } });
    const before = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'registration.show'));
    expect((await draftOf(client)).form.enterprise.legalIdNumber).toBe(FIRM.legalIdNumber);
    const after = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'registration.show'));
    expect(after.length).toBe(before.length + 1);
    await people.submitted(client, newFirm());
    const { form } = await draftOf(client);
    expect([form.enterprise.legalIdNumber, form.account.accountNumber]).toEqual(['110***********002X', '6212 **** **** 9001']);
  });

  test('is not for members of an enterprise; only administrators add one', async () => {
    expect((await refusalOf(draftOf(await server.as('supplier-admin')))).code).toBe('10003');
    expect((await refusalOf(draftOf(await server.as('supplier-op'), 'associated'))).code).toBe('10004');
    expect((await refusalOf(draftOf(await people.registrant(newMobile()), 'associated'))).code).toBe('10003');
    expect(await draftOf(await server.as('supplier-admin'), 'associated')).toMatchObject({ kind: 'associated', version: 0 });
  });
});

describe('the four-element check', () => {
  test.each([
    [{ name: '误名有限公司' }, ['name']],
    [{ creditCode: '93140100MA0HX1A3X6' }, ['creditCode']],
    [{ legalName: '误人', legalIdNumber: '990105194912310023' }, ['legalName', 'legalIdNumber']],
  ])('reports which element differs: %j', async (change, mismatched) => {
    const client = await people.registrant(newMobile());
    const { version } = await save(client, { enterprise: { ...FIRM, ...change } });
    expect(await client.call(calls.checkElements, { kind: 'first', version })).toMatchObject({ outcome: 'mismatch', mismatched });
    await save(client, { ...(await people.wholeForm(client, change)) });
    const data = await refusedFields(submit(client));
    expect(data).toEqual({ fields: mismatched.map((element) => ({ path: `enterprise.${element}`, message: '与工商登记信息不一致' })) });
    expect(await statusOf(client)).toBe(1);
  });

  test('holds until a value changes', async () => {
    const client = await people.registrant(newMobile());
    const { version } = await save(client, { enterprise: FIRM });
    await client.call(calls.checkElements, { kind: 'first', version });
    expect((await draftOf(client)).elementCheck).toMatchObject({ outcome: 'match', mismatched: [] });
    expect((await save(client, { enterprise: { size: '小型企业' } })).elementCheck).toMatchObject({ outcome: 'match' });
    expect((await save(client, { enterprise: { legalName: '另一人' } })).elementCheck).toBeNull();
  });

  test('lets through a new enterprise unknown to the registers, for a person to decide', async () => {
    const mobile = newMobile();
    const client = await people.registrant(mobile);
    expect(await people.submitted(client, { ...FIRM, name: '新设有限公司', creditCode: '92140100MA0HX1A3X9' })).toMatchObject({
      state: 'submitted',
    });
    const review = await registrationForReview(server.services, server.database.db, (await people.waiting(mobile)).id);
    expect(review.elementCheck).toMatchObject({ outcome: 'notFound' });
  });

  test('is limited to twenty a day for a person', async () => {
    const client = await people.registrant(newMobile());
    let { version } = await save(client, { enterprise: FIRM });
    const check = () => client.call(calls.checkElements, { kind: 'first', version });
    for (let times = 0; times < 20; times += 1) {
      ({ version } = await save(client, { enterprise: { legalName: `人${times}` } }));
      await check();
      await check();
    }
    ({ version } = await save(client, { enterprise: { legalName: '第二十一人' } }));
    expect((await refusalOf(check())).code).toBe('10009');
  });
});

describe('submitting', () => {
  test('reports every missing or wrong field', async () => {
    const client = await people.registrant(newMobile());
    const whole = await people.wholeForm(client);
    await save(client, {
      ...whole,
      enterprise: { ...whole.enterprise, creditCode: '91140100MA0HX1A3X1', address: '' },
      account: { accountName: '别家有限公司', accountNumber: '123', branchNumber: '102167010393' },
    });
    const data = await refusedFields(submit(client));
    expect(data).toEqual({
      fields: [
        { path: 'enterprise.address', message: '必填' },
        { path: 'enterprise.creditCode', message: '统一社会信用代码有误，请核对' },
        { path: 'account.accountName', message: '账户名称须与企业名称一致' },
        { path: 'account.accountNumber', message: '银行账号为 10-30 位数字' },
      ],
    });
  });

  test('refuses unknown branches and files of others', async () => {
    const client = await people.registrant(newMobile());
    const whole = await people.wholeForm(client);
    const foreign = await people.uploaded('U8');
    await save(client, {
      ...whole,
      enterprise: { ...whole.enterprise, licenceFileId: foreign },
      account: { ...whole.account, branchNumber: '999999999999' },
    });
    expect(await refusedFields(submit(client))).toEqual({
      fields: [
        { path: 'account.branchNumber', message: '未找到该联行号' },
        { path: 'enterprise.licenceFileId', message: '文件不存在，请重新上传' },
      ],
    });
  });

  test('needs the three documents in force, and records each consent with its hash', async () => {
    const client = await people.registrant(newMobile());
    const { version } = await save(client, await people.wholeForm(client, newFirm()));
    const all = await people.consents();
    const hand = (consents: typeof all) => client.call(calls.submit, { kind: 'first', version, consents });
    for (const { id } of all) {
      const data = await refusedFields(hand(all.filter((consent) => consent.id !== id)));
      expect(data).toMatchObject({ fields: [{ path: 'consents' }] });
    }
    const old = all.map((consent) => ({ ...consent, version: '0.1' }));
    expect((await refusalOf(hand(old))).code).not.toBe('00000');
    await hand(all);
    const { id: userId } = await client.call(account.currentUser, {});
    const kept = await server.database.db.select().from(legalConsent).where(eq(legalConsent.userId, userId));
    expect(kept.map(({ documentId }) => documentId).toSorted()).toEqual(['authorisationLetter', 'privacyPolicy', 'userAgreement']);
    expect(kept.every(({ sm3 }) => /^[0-9a-f]{64}$/.test(sm3))).toBe(true);
  });

  test('does not ask again for consents given on sign-up or with an earlier submission', async () => {
    const mobile = newMobile();
    const client = await people.registrant(mobile);
    const firm = newFirm();
    const { version } = await save(client, await people.wholeForm(client, firm));
    const all = await people.consents();
    const { id: userId } = await client.call(account.currentUser, {});
    const ofAccount = all.filter(({ id }) => id !== 'authorisationLetter');
    const { db } = server.database;
    await recordConsent({ ...server.services, db, ip: '127.0.0.1' }, { userId, enterpriseNo: null, documents: ofAccount });
    const agreedTo = async () => (await draftOf(client)).consents.map(({ id }) => id).toSorted();
    expect(await agreedTo()).toEqual(['privacyPolicy', 'userAgreement']);
    const letter = all.filter(({ id }) => id === 'authorisationLetter');
    await client.call(calls.submit, { kind: 'first', version, consents: letter });
    await people.reject(await people.waiting(mobile), { reason: '住所不符', fields: ['enterprise.address'] });
    expect(await agreedTo()).toEqual(['authorisationLetter', 'privacyPolicy', 'userAgreement']);
    await client.call(calls.submit, { kind: 'first', version: (await draftOf(client)).version, consents: [] });
    await people.approve(await people.waiting(mobile));
    const given = await db
      .select()
      .from(legalConsent)
      .where(and(eq(legalConsent.userId, userId), isNotNull(legalConsent.enterpriseNo)));
    expect(given.map(({ documentId }) => documentId).toSorted()).toEqual(['authorisationLetter', 'privacyPolicy', 'userAgreement']);
  });

  test('sets status 0: the enterprise is named, and business calls are refused', async () => {
    const client = await people.registrant(newMobile());
    const firm = newFirm();
    await people.submitted(client, firm);
    expect(await client.call(account.currentUser, {})).toMatchObject({ status: 0, enterpriseName: firm.name, enterpriseCount: 0 });
    expect((await refusalOf(client.call(message.unreadCount, {}))).code).toBe('10003');
    expect((await refusalOf(save(client, { enterprise: { name: '改名' } }))).code).toBe('10006');
    expect((await refusalOf(submit(client))).message).toBe('当前状态【待审核】不可提交');
  });

  test('reveals that an enterprise is taken only to those who know its representative', async () => {
    const client = await people.registrant(newMobile());
    const taken = { ...FIRM, name: '恒信机电设备有限公司', creditCode: '91140000110057086C' };
    await save(client, await people.wholeForm(client, { ...taken, legalName: '误人' }));
    expect(await refusedFields(submit(client))).toMatchObject({ fields: [{ path: 'enterprise.legalName' }] });
    await save(client, await people.wholeForm(client, taken));
    expect((await refusalOf(submit(client))).code).toBe('30101');
    expect(await statusOf(client)).toBe(1);
  });

  test('accepts one of two concurrent registrations of an enterprise', async () => {
    const firm = { ...FIRM, name: '同时登记有限公司', creditCode: '91140100MA0HX1A3XC' };
    const clients = [await people.registrant(newMobile()), await people.registrant(newMobile())];
    for (const client of clients) await save(client, await people.wholeForm(client, firm));
    const outcomes = await Promise.allSettled(clients.map(submit));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const waiting = await server.database.db.select().from(registration).where(eq(registration.state, 'submitted'));
    expect(waiting.filter(({ form }) => form.enterprise.creditCode === firm.creditCode)).toHaveLength(1);
  });
});

describe('the decision', () => {
  test('rejects with reason and fields; a second rejection sets status 4', async () => {
    const mobile = newMobile();
    const client = await people.registrant(mobile);
    await people.submitted(client, newFirm());
    await people.reject(await people.waiting(mobile), { reason: '营业执照影像不清晰', fields: ['enterprise.licenceFileId'] });
    expect(await client.call(account.currentUser, {})).toMatchObject({ status: 2, rejectionReason: '营业执照影像不清晰' });
    expect((await people.texts(mobile))[0]).toContain('营业执照影像不清晰');
    const draft = await draftOf(client);
    expect(draft).toMatchObject({ state: 'rejected', rejectionReason: '营业执照影像不清晰', fieldsToChange: ['enterprise.licenceFileId'] });
    expect([draft.missing, draft.changedFields]).toEqual([[], []]);

    const { id } = await client.call(account.currentUser, {});
    const saved = await save(client, { enterprise: { licenceFileId: await people.uploaded(id, '新执照.jpg') } });
    expect(saved.changedFields).toEqual(['enterprise.licenceFileId']);
    expect(await submit(client)).toMatchObject({ state: 'submitted', fieldsToChange: [], rejectionReason: null });
    expect(await statusOf(client)).toBe(0);
    await people.reject(await people.waiting(mobile), { reason: '仍不清晰', fields: [] });
    expect(await statusOf(client)).toBe(4);
  });

  test('approves: creates the enterprise, with the applicant as administrator before the deposit check', async () => {
    const mobile = newMobile();
    const client = await people.registrant(mobile);
    const firm = { ...FIRM, name: '获批机械有限公司', creditCode: '91140600MA0K2RT5P2' };
    await people.submitted(client, firm);
    const { id: applicant } = await client.call(account.currentUser, {});
    // Replaced before submission.
    const unused = await people.uploaded(applicant, '旧营业执照.jpg');
    await people.approve(await people.waiting(mobile));
    const user = await client.call(account.currentUser, {});
    expect(user).toMatchObject({ status: 3, enterpriseName: firm.name, role: 'administrator', displayName: '李强', businessChannels: '1' });
    expect(user.channelRows).toMatchObject([{ channel: 1, kind: '0' }]);
    const { db } = server.database;
    const [row] = await db.select().from(enterprise).where(eq(enterprise.name, firm.name));
    expect(row).toMatchObject({ creditCode: firm.creditCode, agreementFile: null, authorisationFile: null });
    const files = await db.select().from(file).where(eq(file.uploadedBy, user.id));
    expect(new Set(files.map(({ enterpriseNo }) => enterpriseNo))).toEqual(new Set([row?.enterpriseNo]));
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining([row?.licenceFile, unused]));
    const objects = await db.select().from(storedObject);
    const own = new Set(files.map(({ key }) => key));
    expect(objects.filter(({ key }) => own.has(key)).every(({ enterpriseNo }) => enterpriseNo === row?.enterpriseNo)).toBe(true);
    const accounts = await db.select().from(bankAccount).where(eq(bankAccount.accountName, firm.name));
    expect(accounts).toMatchObject([{ verified: false, isDefault: true, bankName: '工商银行朔州开发区支行' }]);
    expect((await refusalOf(client.call(message.unreadCount, {}))).code).toBe('10003');
    await expect(people.approve(await people.waiting(mobile))).rejects.toMatchObject({ key: 'ILLEGAL_STATE' });
  });

  test('is refused on an outdated version', async () => {
    const mobile = newMobile();
    const client = await people.registrant(mobile);
    await people.submitted(client, { ...FIRM, name: '旧版有限公司', creditCode: '91140600MA0K2RT6Q6' });
    const { id, version } = await people.waiting(mobile);
    await expect(people.approve({ id, version: version - 1 })).rejects.toMatchObject({ key: 'STALE_VERSION' });
    await expect(people.reject({ id, version: version - 1 }, { reason: '旧', fields: [] })).rejects.toMatchObject({ key: 'STALE_VERSION' });
    expect(await statusOf(client)).toBe(0);
  });

  test('shows the identity number masked to operators', async () => {
    const { list, total } = await registrationsInState(server.database.db, 'submitted', { limit: 50, offset: 0 });
    expect([list.length, list.every(({ applicantMobile }) => /^138\*{4}\d{4}$/.test(applicantMobile))]).toEqual([total, true]);
    const [first] = list;
    const review = await registrationForReview(server.services, server.database.db, first?.id ?? '');
    expect(review.values['enterprise.legalIdNumber']).toMatch(/^\d{3}\*{11}/);
    expect(review.files).toHaveLength(4);
  });
});

test('a further enterprise becomes the administrator’s on approval, without affecting other work', async () => {
  const admin = await server.as('supplier-admin');
  const firm = { ...FIRM, name: '恒信二厂有限公司', creditCode: '91140600MA0K2RT7RA' };
  const { version } = await draftOf(admin, 'associated');
  const whole = await people.wholeForm(admin, firm);
  const own = await server.database.db.update(file).set({ enterpriseNo: 'E1002' }).where(eq(file.uploadedBy, 'U4')).returning();
  expect(own).toHaveLength(4);
  const saved = await admin.call(calls.saveDraft, { kind: 'associated', version, ...whole });
  await admin.call(calls.submit, { kind: 'associated', version: saved.version, consents: await people.consents() });
  expect(await statusOf(admin)).toBe(1);
  await people.reject(await people.waiting('13900000004'), { reason: '授权书未盖章', fields: ['authorisation.authorisationFileId'] });
  expect(await statusOf(admin)).toBe(1);
  const { list } = await admin.call(message.list, { page: 1, pageSize: 10 });
  expect(list[0]).toMatchObject({ type: 'result', title: '企业注册审核未通过' });
  const again = await draftOf(admin, 'associated');
  await admin.call(calls.submit, { kind: 'associated', version: again.version, consents: await people.consents() });
  await people.approve(await people.waiting('13900000004'));
  const enterprises = await admin.call(account.listEnterprises, {});
  expect(enterprises.map(({ enterpriseName, role }) => [enterpriseName, role])).toEqual([
    ['恒信机电设备有限公司', 'administrator'],
    [firm.name, 'administrator'],
  ]);
  expect(await statusOf(admin)).toBe(1);
  const [, added] = enterprises;
  if (!added) throw new Error('nothing was added');
  const { user } = await admin.call(account.switchEnterprise, { enterpriseNo: added.enterpriseNo });
  expect(user).toMatchObject({ status: 3, enterpriseName: firm.name });
  const held = await server.database.db.select().from(membership).where(eq(membership.userId, 'U4'));
  expect(new Map<string, number | null>(held.map(({ enterpriseNo, status }) => [enterpriseNo, status]))).toEqual(
    new Map<string, number | null>([
      ['E1002', null],
      [added.enterpriseNo, 3],
    ]),
  );
});
