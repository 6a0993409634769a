import { contract } from '@lianxin/api/contract';
import { fen, isIdentityCard } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeForm } from '../business/entry/registration/kept-form.ts';
import { registration } from '../schema/index.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createSandboxAccounts } from './create-accounts.ts';
import { sandboxMobile } from './people.ts';
import { sentTo } from '../platform/outbox/outbox.ts';

const { account, bankAccount, registration: calls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
});
afterAll(() => server.close());

test.each([
  ['status-pending', 0, 'submitted', '平朔建材有限公司'],
  ['status-rejected', 2, 'rejected', '雁门工贸有限公司'],
  ['status-rejected-4', 4, 'rejected', '右玉运输有限公司'],
  ['status-bankcheck', 3, 'approved', '应县阀门有限公司'],
] as const)('%s has status %i and a registration in state %s', async (userName, status, state, name) => {
  const client = await server.as(userName);
  const user = await client.call(account.currentUser, {});
  expect([user.status, user.enterpriseName]).toEqual([status, name]);
  const draft = await client.call(calls.getDraft, { kind: 'first' });
  expect([draft.state, draft.form.enterprise.name, draft.missing, draft.files.length]).toEqual([state, name, [], 4]);
  expect([draft.rejectionReason, user.rejectionReason]).toEqual([user.rejectionReason, draft.rejectionReason]);
});

test('a rejected registration states the reason and the fields to correct', async () => {
  const draft = await (await server.as('status-rejected')).call(calls.getDraft, { kind: 'first' });
  expect(draft).toMatchObject({
    rejectionReason: '营业执照影像不清晰，请重新上传',
    fieldsToChange: ['enterprise.licenceFileId'],
    changedFields: [],
  });
});

test('status-bankcheck finds the micro-deposit amount in the outbox and completes verification', async () => {
  const client = await server.as('status-bankcheck');
  const deposit = await client.call(bankAccount.verification, {});
  expect(deposit).toMatchObject({ state: 'paid', triesLeft: 3, account: { accountNumber: '6212 **** **** 7010', verified: false } });
  const line = (await sentTo(server.database.db, sandboxMobile('status-bankcheck'))).find(({ kind }) => kind === 'bank');
  const cents = BigInt(/ 0\.(\d\d) 元/.exec(line?.text ?? '')?.[1] ?? '0');
  const confirmed = await client.call(bankAccount.confirmVerification, { version: deposit.version, amount: fen(cents) });
  expect(confirmed).toMatchObject({ state: 'verified', account: { verified: true } });
  expect(await client.call(account.currentUser, {})).toMatchObject({ status: 1, accountState: 1, enterpriseNo: 'E1010' });
});

test('no-corp has no registration', async () => {
  const client = await server.as('no-corp');
  expect(await client.call(account.currentUser, {})).toMatchObject({ status: 1, enterpriseNo: null });
  expect(await client.call(calls.getDraft, { kind: 'first' })).toMatchObject({ state: 'draft', version: 0, files: [] });
});

test('every identity number has a valid check character', async () => {
  const rows = await server.database.db.select().from(registration);
  expect(rows.map((row) => isIdentityCard(wholeForm(server.services, row).enterprise.legalIdNumber ?? ''))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
