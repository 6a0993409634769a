import { contract } from '@lianxin/api/contract';
import { identityCheck, identityTail } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { SANDBOX_PEOPLE, sandboxIdentityNumber, sandboxUserId } from '../../../sandbox/people.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { idempotency, registration as kept, userAccount } from '../../../schema/index.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { migrate, readMigrations } from '../../../platform/db/migrate.ts';
import { memoryStore } from '../../../platform/storage/local-store.ts';
import { startServices } from '../../../start-services.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { encoded, FIRM, registering } from '../../../testing/registering.ts';
import { newInstallation } from '../../../testing/test-database.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { submittedForm, wholeForm } from '../../entry/registration/kept-form.ts';
import { erasePerson } from './erase.ts';
import { identityDocumentOf, identityLookup } from './identity-number.ts';

const { account, registration, staff } = contract;

let server: TestServer;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = registering(server);
});
afterAll(() => server.close());

const tablesThatSay = (texts: readonly string[]) =>
  server.database.session(async (session) => {
    const tables = await session.query("select tablename from pg_tables where schemaname = 'public'");
    const found = await Promise.all(
      tables.map(async ({ tablename }) => {
        const [row] = await session.query(
          `select count(*)::int as count from ${String(tablename)} one where exists (select from unnest($1::text[]) said where strpos(upper(one::text), upper(said)) > 0)`,
          [texts],
        );
        return row?.['count'] === 0 ? [] : [tablename];
      }),
    );
    return found.flat();
  });

test('no table contains an identity number in plain text', async () => {
  const mobile = '13800001901';
  const client = await people.registrant(mobile);
  const { version } = await client.call(registration.getDraft, { kind: 'first' });
  const half = { kind: 'first', version, enterprise: FIRM } as const;
  const saved = await client.call(registration.saveDraft, half, { idempotencyKey: 'save-of-the-number' });
  expect(await client.call(registration.saveDraft, half, { idempotencyKey: 'save-of-the-number' })).toEqual(saved);
  expect(saved.form.enterprise.legalIdNumber).toBe(FIRM.legalIdNumber);
  await client.call(registration.checkElements, { kind: 'first', version: saved.version });
  await people.submitted(client);
  await people.reject(await people.waiting(mobile), { reason: '营业执照不清晰', fields: [] });
  expect((await client.call(registration.getDraft, { kind: 'first' })).changedFields).toEqual([]);
  await people.submitted(client);
  await people.approve(await people.waiting(mobile));

  const administrator = await server.as('supplier-admin');
  const newcomer = {
    mobile: '13812340001',
    displayName: '李娜',
    identityNumber: `11010519491231005${identityCheck('11010519491231005')}`,
    role: 'operator',
  } as const;
  await administrator.call(staff.invite, newcomer);
  // Once while the invitation is open and once after it was accepted.
  expect(await tablesThatSay([newcomer.identityNumber])).toEqual([]);
  await server.visitor().call(staff.acceptInvitation, {
    token: await people.invitationToken(newcomer.mobile),
    identityTail: identityTail(newcomer.identityNumber),
    password: encoded('Datong#2026'),
  });
  const operator = await server.as('supplier-op');
  const own = sandboxIdentityNumber('supplier-op');
  expect((await operator.call(account.revealOwn, {})).identityNumber).toBe(own);
  expect((await operator.call(account.exportData, { password: encoded(SANDBOX_PASSWORD) })).content).toContain(own);

  const sandbox = SANDBOX_PEOPLE.map(({ userName }) => sandboxIdentityNumber(userName));
  expect(await tablesThatSay([FIRM.legalIdNumber, newcomer.identityNumber, ...sandbox])).toEqual([]);
  // Checks that the search finds plain text at all.
  expect(await tablesThatSay([newcomer.mobile])).toContain('user_account');
  expect(await tablesThatSay([FIRM.creditCode])).toContain('registration');
});

test('numbers from before encryption are encrypted at the start, and still readable', async () => {
  const installation = await newInstallation();
  const database = await openDatabase(installation.database);
  try {
    const isBefore = ({ name }: { name: string }) => name < '0288';
    await migrate(database, readMigrations().filter(isBefore));
    await database.session(async (session) => {
      await session.query(
        `insert into user_account (user_id, user_name, display_name, mobile, password_hash, identity_number, created_at)
          values ('U1', 'li', '李强', '13800001902', '', $1, now())`,
        [FIRM.legalIdNumber],
      );
      const form = { enterprise: { name: FIRM.name, legalIdNumber: FIRM.legalIdNumber }, account: {}, authorisation: {} };
      const corrected = { ...form, enterprise: { ...form.enterprise, legalIdNumber: '99' } };
      await session.query(
        `insert into registration (id, user_id, kind, enterprise_no, state, version, form, submitted_form, changed_by, saved_at, created_at)
          values ('R1', 'U1', 'first', 'E1', 'draft', 1, $1, $2, 'li', now(), now())`,
        [JSON.stringify(corrected), JSON.stringify(form)],
      );
      await session.query(
        `insert into idempotency (user_id, key, request_hash, answer, expires_at) values ('U1', 'a key', 'h', $1, now() + interval '1 day')`,
        [JSON.stringify(form)],
      );
    });
    await migrate(database);
    const { keys } = await startServices({ ...readConfig({ SANDBOX: '1' }), portalDir: undefined }, database, { store: memoryStore() });
    const { db } = database;
    const [person] = await db.select().from(userAccount);
    const [row] = await db.select().from(kept);
    const [answer] = await db.select().from(idempotency);
    if (!person || !row) throw new Error('the rows have gone');
    expect(identityDocumentOf({ keys }, person)).toEqual({ kind: 'identityCard', number: FIRM.legalIdNumber });
    expect(person.identityLookup).toBe(identityLookup({ keys }, { kind: 'identityCard', number: FIRM.legalIdNumber }));
    expect(wholeForm({ keys }, row).enterprise).toEqual({ name: FIRM.name, legalIdNumber: '99' });
    expect(submittedForm({ keys }, row)?.enterprise).toEqual({ name: FIRM.name, legalIdNumber: FIRM.legalIdNumber });
    expect(JSON.stringify([person, row, answer])).not.toContain(FIRM.legalIdNumber);
  } finally {
    await database.close();
    await installation.remove();
  }
});

test('an erased person leaves neither number nor lookup hash', async () => {
  const { db } = server.database;
  const userId = sandboxUserId('no-corp');
  expect(await erasePerson(db, server.clock.now(), userId)).toBe('all');
  const [row] = await db.select().from(userAccount).where(eq(userAccount.userId, userId));
  expect(row).toMatchObject({ identityNumber: null, identityLookup: null });
});

test('a changed ciphertext cannot be read', async () => {
  const { database } = server;
  await database.session((session) =>
    session.query("update user_account set identity_number = overlay(identity_number placing 'AAAA' from 30) where user_id = $1", [
      sandboxUserId('core-op'),
    ]),
  );
  const client = await server.as('core-op');
  await expect(client.call(account.revealOwn, {})).rejects.toMatchObject({ status: 500 });
});
