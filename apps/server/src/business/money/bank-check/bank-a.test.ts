import { contract, FileId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bankAccount as accounts, enterprise, file, storedObject } from '../../../schema/index.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { createSandboxAccounts } from '../../../sandbox/create-accounts.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { account, bankAccount, enterprise: calls } = contract;

let server: TestServer;
let returnToStart: Restore;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
  admin = await server.as('zx-resubmit');
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

async function uploaded(name: string): Promise<FileId> {
  const { ids, wallClock } = server.services;
  const { db } = server.database;
  const object = { key: `lianxin/E1011/${ids.next()}/a.jpg`, enterpriseNo: 'E1011', size: 3, contentType: 'image/jpeg' };
  await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: wallClock.now() });
  const id = z.parse(FileId, ids.next());
  const { id: uploadedBy } = await admin.call(account.currentUser, {});
  await db.insert(file).values({ ...object, id, name, uploadedBy, uploadedAt: wallClock.now() });
  return id;
}

const whole = async () => ({
  version: (await admin.call(calls.bankAOpening, {})).version,
  accountNumber: '6212260500001237706',
  branchNumber: '102167010393',
  licenceFileId: await uploaded('营业执照.jpg'),
  authorisationFileId: await uploaded('授权书.jpg'),
});

test('asks for what bank A lacks, submits it, and is done with AAAAAAA', async () => {
  expect(await admin.call(calls.bankAOpening, {})).toMatchObject({
    stage: 'needsInformation',
    status: '2',
    accountName: '怀仁电缆有限公司',
  });
  const handed = await admin.call(calls.openBankA, await whole());
  expect(handed).toMatchObject({ stage: 'processing', accountNumber: '6212 **** **** 7706', licence: { name: '营业执照.jpg' } });
  expect(await admin.call(account.currentUser, {})).toMatchObject({ accountState: 2, bankAccountStatus: '3' });
  expect(await admin.call(bankAccount.confirmBankAVerification, {})).toMatchObject({ stage: 'opened', status: 'AAAAAAA' });
  expect(await admin.call(account.currentUser, {})).toMatchObject({ accountState: 1, bankAccountStatus: 'AAAAAAA' });
  const kept = await server.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.enterpriseNo, enterpriseNo('E1011')));
  expect(kept).toMatchObject([{ accountName: '怀仁电缆有限公司', verified: true }]);
});

test('polls the bank as well', async () => {
  await admin.call(calls.openBankA, await whole());
  server.clock.moveTo(new Date(Date.parse(START) + 6 * 60_000));
  await server.runDueJobs();
  expect(await admin.call(calls.bankAOpening, {})).toMatchObject({ stage: 'opened' });
});

test('returns with a reason, and is submitted again', async () => {
  await admin.call(calls.openBankA, { ...(await whole()), accountNumber: '6212260500000000' });
  expect(await admin.call(bankAccount.confirmBankAVerification, {})).toMatchObject({
    stage: 'returned',
    status: '4',
    reason: '账号与户名不符',
  });
  const { version } = await admin.call(calls.bankAOpening, {});
  const again = { version, accountNumber: '6212260500001237706', branchNumber: '102167010393' };
  expect(await admin.call(calls.openBankA, again)).toMatchObject({
    stage: 'processing',
    reason: null,
    authorisation: { name: '授权书.jpg' },
  });
});

test('reports what is missing, unknown or another’s', async () => {
  const { version, accountNumber, branchNumber, authorisationFileId } = await whole();
  const without = { version, accountNumber, branchNumber, authorisationFileId };
  expect(await refusalOf(admin.call(calls.openBankA, without))).toMatchObject({ data: { fields: [{ path: 'file2', message: '必填' }] } });
  const unknown = { ...(await whole()), branchNumber: '999999999999' };
  expect(await refusalOf(admin.call(calls.openBankA, unknown))).toMatchObject({ data: { fields: [{ path: 'branchNumber' }] } });
  const foreign = await uploaded('别家.jpg');
  await server.database.db.update(file).set({ enterpriseNo: 'E1001' }).where(eq(file.id, foreign));
  const theirs = { ...(await whole()), licenceFileId: foreign };
  expect(await refusalOf(admin.call(calls.openBankA, theirs))).toMatchObject({ data: { fields: [{ path: 'file2' }] } });
});

test('is for enterprises that bank A waits for, at the version shown', async () => {
  const request = await whole();
  expect((await refusalOf(admin.call(calls.openBankA, { ...request, version: 5 }))).code).toBe('10005');
  const other = await server.as('supplier-admin');
  const shown = { version: 0, accountNumber: '6212260500001237706', branchNumber: '102167010393' };
  expect((await refusalOf(other.call(calls.openBankA, shown))).code).toBe('10003');
  expect((await refusalOf(other.call(bankAccount.confirmBankAVerification, {}))).code).toBe('10003');
  expect((await refusalOf((await server.as('supplier-op')).call(calls.openBankA, shown))).code).toBe('10004');
  const [row] = await server.database.db.select().from(enterprise).where(eq(enterprise.enterpriseNo, 'E1002'));
  expect(row).toMatchObject({ bankAccountStatus: 'AAAAAAA', accountState: 1 });
});
