import { contract, EnterpriseNo, FileId, UserId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPerson } from '../../business/entry/account/create-account.ts';
import { storedForm } from '../../business/entry/registration/kept-form.ts';
import { file, operator, registration, storedObject, userAccount } from '../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { refusalOf } from '../../testing/acting.ts';
import { START } from '../../testing/create-test-server.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { operations } from '../contract/index.ts';

const { registrations, audit } = operations;
const { account } = contract;

let server: OperationsServer;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
});
afterAll(() => server.close());

const LEGAL_ID = '11010519491231002X';

/** A person who has handed in a registration; answers its id. */
async function applied(userName: string, name: string, creditCode: string): Promise<string> {
  const { database, services } = server;
  const { db } = database;
  const { clock, ids } = services;
  const userId = z.parse(UserId, ids.next());
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  const person = { userId, userName, displayName: userName, mobile: '13800002001', passwordHash, status: 0, memberships: [] };
  await createPerson({ ...services, db }, person);
  const key = `lianxin/registrant-${userId}/${ids.next()}/a.jpg`;
  const object = { key, enterpriseNo: null, size: 9, contentType: 'image/jpeg' };
  await services.store.put(key, Buffer.from('a picture'));
  await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: clock.now() });
  const licenceFileId = z.parse(FileId, ids.next());
  await db.insert(file).values({ ...object, id: licenceFileId, name: '营业执照.jpg', uploadedBy: userId, uploadedAt: clock.now() });
  const id = ids.next();
  await db.insert(registration).values({
    id,
    userId,
    kind: 'first',
    enterpriseNo: z.parse(EnterpriseNo, `E${id.slice(-6)}`),
    state: 'submitted',
    version: 2,
    ...storedForm(services, id, {
      enterprise: {
        name,
        creditCode,
        legalName: '郝建军',
        legalIdNumber: LEGAL_ID,
        size: '小型企业',
        address: '山西省朔州市',
        licenceFileId,
      },
      account: { accountName: name, accountNumber: '6212260500001239001', branchNumber: '102167010393' },
      authorisation: { agentName: '李强' },
    }),
    submissions: 1,
    submittedAt: clock.now(),
    changedBy: userName,
    savedAt: clock.now(),
    createdAt: clock.now(),
  });
  return id;
}
const statusOf = async (userName: string) => (await (await server.as(userName)).call(account.currentUser, {})).status;
const waiting = async () => (await ops.call(registrations.list, { state: 'submitted', page: 1, pageSize: 100 })).list.map(({ id }) => id);
const newest = async () => (await ops.call(audit.list, { limit: 1 })).list[0];

describe('a registration', () => {
  test('is rejected with a reason and the fields to change', async () => {
    const id = await applied('hao', '朔北支护设备有限公司', '91140100MA0HX1A3XC');
    const rejection = { id, version: 2, reason: '营业执照不清晰', fields: ['enterprise.licenceFileId' as const] };
    await ops.call(registrations.reject, rejection);
    expect(await newest()).toMatchObject({ action: 'registrations.reject', subjectId: id, reason: '营业执照不清晰', outcome: 'done' });
    expect(await statusOf('hao')).toBe(2);
    expect(await ops.call(registrations.show, { id })).toMatchObject({
      state: 'rejected',
      reason: '营业执照不清晰',
      fieldsToChange: ['enterprise.licenceFileId'],
      decidedBy: '运营甲',
    });
    expect(await refusalOf(ops.call(registrations.approve, { id, version: 3 }))).toMatchObject({ code: '10006' });
  });

  test('is approved once, by who has seen the newest, and owes the micro-deposit from then on', async () => {
    const id = await applied('he', '朔北第二机械有限公司', '91140100MA0HX1A4AJ');
    expect(await refusalOf(ops.call(registrations.approve, { id, version: 1 }))).toMatchObject({ code: '10005' });
    await ops.call(registrations.approve, { id, version: 2 });
    expect(await newest()).toMatchObject({ action: 'registrations.approve', after: expect.stringContaining('"state":"approved"') });
    expect(await statusOf('he')).toBe(3);
    expect(await waiting()).not.toContain(id);
    expect(await refusalOf(ops.call(registrations.approve, { id, version: 3 }))).toMatchObject({ code: '10006' });
  });

  test('is not decided by who handed it in', async () => {
    const id = await applied('hua', '朔北第五机械有限公司', '91140100MA0HX1A7DY');
    const [applicant] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'hua'));
    const isOperator = (mobile: string) => server.database.db.update(operator).set({ mobile }).where(eq(operator.name, 'ops'));
    await isOperator(applicant?.mobile ?? '');
    expect(await refusalOf(ops.call(registrations.approve, { id, version: 2 }))).toMatchObject({ code: '30004' });
    const rejection = { id, version: 2, reason: '撤回', fields: [] };
    expect(await refusalOf(ops.call(registrations.reject, rejection))).toMatchObject({ code: '30004' });
    expect(await waiting()).toContain(id);
    await isOperator('13900009001');
  });

  test('is never decided by the passing of time', async () => {
    const id = await applied('hu', '朔北第三机械有限公司', '91140100MA0HX1A5BN');
    server.clock.moveTo(new Date('2027-11-20T09:00:00+08:00'));
    await server.runDueJobs();
    expect(await waiting()).toContain(id);
    const [person] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'hu'));
    expect(person?.status).toBe(0);
    server.clock.moveTo(new Date(START));
  });

  test('is shown with its identity number masked, and that it and its documents were looked at is recorded', async () => {
    const id = await applied('han', '朔北第四机械有限公司', '91140100MA0HX1A6CT');
    const row = await ops.call(registrations.show, { id });
    expect(JSON.stringify(row)).not.toContain(LEGAL_ID);
    expect(row.values).toMatchObject({ 'enterprise.name': '朔北第四机械有限公司', 'account.branchNumber': '102167010393' });
    expect(await newest()).toMatchObject({ action: 'registrations.show', subjectId: id, operatorName: 'ops' });
    const [document] = row.files;
    const { content, name } = await ops.call(registrations.file, { id, fileId: document?.id ?? '' });
    expect([name, Buffer.from(content, 'base64').toString()]).toEqual(['营业执照.jpg', 'a picture']);
    expect(await newest()).toMatchObject({ action: 'registrations.file', subjectId: document?.id });
    expect(await refusalOf(ops.call(registrations.file, { id, fileId: 'F-of-another' }))).toMatchObject({ code: '10002' });
  });

  test('is for operators with the duty, and known ones only', async () => {
    const auditor = await server.operator('auditor');
    const page = { state: 'submitted' as const, page: 1, pageSize: 20 };
    expect(await refusalOf(auditor.call(registrations.list, page))).toMatchObject({ code: '10003' });
    expect(await refusalOf(ops.call(registrations.show, { id: 'nothing' }))).toMatchObject({ code: '10002' });
    const nothing = { id: 'nothing', version: 1, reason: '不存在', fields: [] };
    expect(await refusalOf(ops.call(registrations.reject, nothing))).toMatchObject({ code: '10002' });
  });
});
