import { contract } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { sandboxUserId } from '../../../sandbox/people.ts';
import { accountId } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { auditLog, setting, userAccount } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { decideErasure } from './erasure.ts';
import { erasePerson } from './erase.ts';

const { account, session, bankAccount } = contract;
const page = { page: 1, pageSize: 20 };
const password = Buffer.from(SANDBOX_PASSWORD).toString('base64');
const wrong = Buffer.from('Wrong@2026').toString('base64');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

describe('a person’s disclosures', () => {
  test('are logged each time, and readable by the person only', async () => {
    const operator = await server.as('supplier-op');
    await operator.call(bankAccount.reveal, { id: accountId('E1002') });
    const own = await operator.call(account.revealOwn, {});
    expect(own.mobile).toMatch(/^1\d{10}$/);
    const { list } = await operator.call(account.reveals, page);
    expect(list.map(({ of }) => of)).toEqual(expect.arrayContaining(['bankAccount', 'person']));
    expect((await (await server.as('tier2-op')).call(account.reveals, page)).total).toBe(0);
  });
});

describe('a person’s data', () => {
  test('are exported with the password, which is logged, without passwords and keys', async () => {
    const operator = await server.as('supplier-op');
    expect((await refusalOf(operator.call(account.exportData, { password: wrong }))).code).toBe('20005');
    const { name, content } = await operator.call(account.exportData, { password });
    expect(name).toMatch(/\.json$/);
    const read: unknown = JSON.parse(content);
    expect(read).toMatchObject({ person: { userName: 'supplier-op' }, positions: [{ enterpriseNo: 'E1002' }] });
    expect(content).not.toMatch(/passwordHash|\$argon2|sealedKey|secretHash/);
    const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'person.export'));
    expect(audited).toHaveLength(1);
  });

  test('can be erased on one request, which can be withdrawn; what the law keeps is listed', async () => {
    const viewer = await server.as('data-viewer');
    expect((await refusalOf(viewer.call(account.requestErasure, { password: wrong }))).code).toBe('20005');
    const { request, kept, positions } = await viewer.call(account.requestErasure, { password });
    expect(request).toMatchObject({ state: 'requested', version: 1 });
    expect(kept).toContain('logs');
    expect(positions).toHaveLength(1);
    expect((await refusalOf(viewer.call(account.requestErasure, { password }))).code).toBe('10007');
    const back = await viewer.call(account.withdrawErasure, { id: request?.id ?? '', version: 1 });
    expect(back.request?.state).toBe('withdrawn');
    const other = await server.as('supplier-op');
    expect((await refusalOf(other.call(account.withdrawErasure, { id: request?.id ?? '', version: 2 }))).code).toBe('10002');
  });

  test('of an enterprise’s member lose only optional parts', async () => {
    const operator = await server.as('tier2-op');
    await operator.call(account.saveSettings, { changes: { density: 'compact' } });
    const { request } = await operator.call(account.requestErasure, { password });
    const { db } = server.database;
    const at = server.services.clock.now();
    const { userId } = await decideErasure({ db, at, by: '运营员' }, { id: request?.id ?? '' }, 'carryOut', null);
    expect(await erasePerson(db, at, userId)).toBe('optional');
    expect(await db.select().from(setting).where(eq(setting.userId, userId))).toEqual([]);
    expect((await operator.call(account.currentUser, {})).displayName).not.toBe('已删除用户');
  });

  test('of a person without enterprises are erased, with their sign-in', async () => {
    const { db } = server.database;
    const userId = sandboxUserId('no-corp');
    const client = await server.as('no-corp');
    expect(await erasePerson(db, server.services.clock.now(), userId)).toBe('all');
    const [row] = await db.select().from(userAccount).where(eq(userAccount.userId, userId));
    expect(row).toMatchObject({ displayName: '已删除用户', mobile: '', mail: null, identityNumber: null });
    expect((await refusalOf(client.call(account.currentUser, {}))).code).toBe('00018');
  });
});

describe('sign-ins', () => {
  test('are listed with device; another one is ended, another person’s is not found', async () => {
    const here = await server.as('core-op');
    const there = server.visitor();
    await there.call(account.login, { userName: 'core-op', password });
    const list = await here.call(session.list, {});
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = list.find(({ isCurrent }) => !isCurrent);
    expect((await refusalOf((await server.as('supplier-op')).call(session.end, { id: other?.id ?? '' }))).code).toBe('10002');
    expect(await here.call(session.end, { id: other?.id ?? '' })).toEqual({ ended: 1 });
    expect((await refusalOf(there.call(account.currentUser, {}))).code).toBe('00018');
    const own = list.find(({ isCurrent }) => isCurrent);
    expect((await refusalOf(here.call(session.end, { id: own?.id ?? '' }))).code).toBe('10002');
  });

  test('are kept, newest first, by pages', async () => {
    const client = await server.as('core-op');
    const { list, total } = await client.call(session.history, { page: 1, pageSize: 1 });
    expect(list).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  });

  test('list the person’s consents by pages', async () => {
    const client = await server.as('core-op');
    expect(await client.call(account.consents, page)).toMatchObject({ page: 1 });
  });
});
