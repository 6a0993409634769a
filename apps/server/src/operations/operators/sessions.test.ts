import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/acting.ts';
import { START } from '../../testing/create-test-server.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { Restore } from '../../testing/restore.ts';
import { urlOf } from '../../testing/test-client.ts';
import { OPERATIONS_BASE } from '../bind-operations.ts';
import { operations } from '../contract/index.ts';
import type { Operation } from '../operation.ts';

const { session, suspensions, audit, limits } = operations;

let server: OperationsServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createOperationsServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const later = (minutes: number) => server.wallClock.moveTo(new Date(Date.parse(START) + minutes * 60_000));
const password = 'Lianxin@2026';
const openOnly = { page: 1, pageSize: 20, openOnly: true };
const guarded = Object.entries(operations).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Operation>)
    .filter(([, operation]) => operation.access !== 'visitor')
    .map(([name, operation]): [string, Operation] => [`${resource}.${name}`, operation]),
);
const signIn = (name: string, secret: string) => server.stranger().call(session.signIn, { name, password: secret });

describe('platform operations and the portal know nothing of each other', () => {
  test('every call answers 00018 to a stranger', async () => {
    for (const [name, operation] of guarded)
      expect([name, (await server.stranger().send(operation, {})).json().code]).toEqual([name, '00018']);
  });

  test('no call takes a portal session, whichever way it is shown', async () => {
    const portal = await server.as('core-admin');
    const cookie = Object.entries(portal.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const marker = portal.cookies['admin-successToken'] ?? '';
    const secret = portal.cookies['sid'] ?? '';
    for (const [name, operation] of guarded)
      for (const headers of [{ cookie, token: marker }, { authorization: `Bearer ${secret}` }, { authorization: `Bearer ops_${secret}` }])
        expect([name, (await server.stranger().send(operation, {}, headers)).json().code]).toEqual([name, '00018']);
  });

  test('the portal takes no operator, and has none of these calls', async () => {
    const { token = '' } = await server.operator('ops');
    const reply = await server.http.inject({
      method: 'POST',
      url: urlOf(contract.account.currentUser),
      payload: {},
      headers: { authorization: `Bearer ${token}`, token },
      cookies: { sid: token, 'admin-successToken': token },
    });
    expect(reply.json()).toMatchObject({ rspCd: '00018' });
    for (const [name, operation] of guarded) {
      const missing = await server.http.inject({ method: 'POST', url: OPERATIONS_BASE + operation.path, payload: {} });
      expect([name, missing.statusCode]).toEqual([name, 404]);
    }
    expect((await server.operations.inject({ method: 'POST', url: urlOf(contract.account.currentUser), payload: {} })).statusCode).toBe(
      404,
    );
  });

  test('a portal account cannot sign in as an operator, nor an operator to the portal', async () => {
    expect(await refusalOf(signIn('core-admin', password))).toMatchObject({ code: '20001' });
    const login = server.visitor().call(contract.account.login, { userName: 'ops', password: Buffer.from(password).toString('base64') });
    expect(await refusalOf(login)).toMatchObject({ code: '20001' });
  });

  test('answers no browser', async () => {
    const client = await server.operator('ops');
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'http://127.0.0.1:8788' }, { 'sec-fetch-site': 'same-origin' }])
      expect((await client.send(session.me, {}, headers as Record<string, string>)).statusCode).toBe(403);
  });
});

describe('signing in', () => {
  test('shows who one is and when one was here last, with a request id', async () => {
    const first = await signIn('ops', password);
    expect(first.operator).toMatchObject({ name: 'ops', passwordDue: false, lastSignInAt: null });
    later(1);
    const client = server.stranger();
    const second = await client.call(session.signIn, { name: 'ops', password });
    expect(second.operator.lastSignInAt).toBe(new Date(START).toISOString());
    client.token = second.token;
    const reply = await client.send(session.me, {});
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.stringMatching(/^\w{26}$/) });
    expect(reply.cookies).toEqual([]);
  });

  test('answers a wrong password and an unknown name alike, and locks both after five', async () => {
    for (const name of ['ops', 'nobody']) {
      for (let tries = 1; tries <= 4; tries += 1)
        expect([name, tries, (await refusalOf(signIn(name, 'wrong-password'))).code]).toEqual([name, tries, '20001']);
      expect(await refusalOf(signIn(name, 'wrong-password'))).toMatchObject({ code: '20002' });
      expect(await refusalOf(signIn(name, password))).toMatchObject({ code: '20002' });
    }
    later(31);
    expect((await signIn('ops', password)).operator.name).toBe('ops');
  });

  test('is counted apart from the portal accounts of the same name', async () => {
    const portal = server.visitor();
    const wrong = { userName: 'ops', password: Buffer.from('wrong-password').toString('base64') };
    expect(await refusalOf(portal.call(contract.account.login, wrong))).toMatchObject({ code: '20001' });
    for (let tries = 0; tries < 3; tries += 1) await refusalOf(portal.call(contract.account.login, wrong));
    expect((await signIn('ops', password)).operator.name).toBe('ops');
  });

  test('is limited for one address', async () => {
    const codes: string[] = [];
    for (let tries = 0; tries < 21; tries += 1) codes.push((await refusalOf(signIn(`name${tries}`, 'wrong-password'))).code);
    expect(codes.at(19)).toBe('20001');
    expect(codes.at(20)).toBe('10009');
  });

  test('leaves its failures and successes in the audit trail', async () => {
    await refusalOf(signIn('nobody', 'wrong-password'));
    const { list } = await (await server.operator('ops')).call(audit.list, { limit: 10 });
    expect(list.map(({ operatorName, action, outcome }) => [operatorName, action, outcome])).toEqual([
      ['ops', 'session.signIn', 'done'],
      ['nobody', 'session.signIn', 'refused CREDENTIALS_WRONG'],
    ]);
  });
});

describe('a session', () => {
  test('ends after a quarter of an hour without a call, and after eight hours with them', async () => {
    const client = await server.operator('ops');
    later(14);
    await client.call(session.me, {});
    later(28);
    await client.call(session.me, {});
    later(44);
    expect(await refusalOf(client.call(session.me, {}))).toMatchObject({ code: '00018' });
    const busy = await server.operator('ops');
    for (let minutes = 54; minutes < 44 + 480; minutes += 10) {
      later(minutes);
      await busy.call(session.me, {});
    }
    later(44 + 480);
    expect(await refusalOf(busy.call(session.me, {}))).toMatchObject({ code: '00018' });
  });

  test('ends with signing out', async () => {
    const client = await server.operator('ops');
    await client.call(session.signOut, {});
    expect(await refusalOf(client.call(session.me, {}))).toMatchObject({ code: '00018' });
  });

  test('is kept as a hash', async () => {
    const { token = '' } = await server.operator('ops');
    const rows = await server.database.session((sql) => sql.query('select secret_hash from operator_session'));
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  });
});

describe('a password', () => {
  test('that was given by another must be changed before anything else', async () => {
    const client = await server.operator('newcomer');
    expect(await client.call(session.me, {})).toMatchObject({ passwordDue: true });
    expect(await refusalOf(client.call(operations.enterprises.find, { search: '晋北' }))).toMatchObject({ code: '40001' });
    await client.call(session.changePassword, { password, newPassword: 'Quiet-river-7-stones' });
    expect(await refusalOf(client.call(session.me, {}))).toMatchObject({ code: '00018' });
    const again = await server.operator('newcomer', 'Quiet-river-7-stones');
    expect((await again.call(operations.enterprises.find, { search: '晋北煤业集团' })).list).toHaveLength(1);
  });

  test.each([
    ['too short', 'Short-1'],
    ['of two kinds of characters', 'onlylettersand1234'],
    ['with the name in it', 'My-name-is-Ops-77'],
    ['of few characters', 'Aa1Aa1Aa1Aa1'],
    ['the old one', password],
  ])('%s is refused', async (_why, newPassword) => {
    const client = await server.operator('ops');
    expect(await refusalOf(client.call(session.changePassword, { password, newPassword }))).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'newPassword' }] },
    });
  });

  test('is changed only by who knows it, and the tries are counted', async () => {
    const client = await server.operator('ops');
    const guess = () => client.call(session.changePassword, { password: 'wrong-password', newPassword: 'Quiet-river-7-stones' });
    for (let tries = 1; tries <= 4; tries += 1) expect(await refusalOf(guess())).toMatchObject({ code: '20001' });
    expect(await refusalOf(guess())).toMatchObject({ code: '20002' });
  });
});

describe('a duty', () => {
  test('opens its own calls and no others', async () => {
    const client = await server.operator('auditor');
    expect((await client.call(audit.verify, {})).whole).toBe(true);
    const answers: string[] = [];
    for (const [name, operation] of guarded.filter(([, { access }]) => access !== 'audit' && access !== 'any'))
      answers.push(`${name} ${(await client.send(operation, {})).json().code}`);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter((answer) => !answer.endsWith(' 10003'))).toEqual([]);
  });

  test('that is missing is noted where somebody tried to act without it', async () => {
    const client = await server.operator('auditor');
    await client.send(suspensions.impose, {});
    await refusalOf(client.call(suspensions.list, openOnly));
    const [newest] = (await client.call(audit.list, { limit: 1 })).list;
    expect(newest).toMatchObject({ operatorName: 'auditor', action: 'suspensions.impose', outcome: 'refused 10003 FORBIDDEN' });
  });
});

test('what does not fit the contract is refused field by field, in the language of the request', async () => {
  const client = await server.operator('ops');
  const wrong = { effectiveFrom: '2027-02-30', version: 0, reason: '', content: { warnMonths: 0, maxMonths: 13, enabled: true }, more: 1 };
  const reply = await client.send(limits.setTerm, wrong, { 'accept-language': 'en' });
  expect(reply.json()).toMatchObject({ code: '10001', message: expect.stringMatching(/entries/) });
  const paths = reply.json().data.fields.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(['content.maxMonths', 'content.warnMonths', 'effectiveFrom', 'more', 'reason']);
});

test('an act without its key never reaches the business, and one key acts once', async () => {
  const client = await server.operator('ops');
  const request = { enterpriseNo: 'E1001', reason: '到期未付' };
  expect((await client.send(suspensions.impose, request, { 'idempotency-key': 'short' })).statusCode).toBe(400);
  const headers = { 'idempotency-key': 'the-same-intent' };
  const replies = [await client.send(suspensions.impose, request, headers), await client.send(suspensions.impose, request, headers)];
  expect(replies.map((reply) => reply.json().code)).toEqual(['00000', '00000']);
  const other = await client.send(suspensions.impose, { ...request, reason: '别的' }, headers);
  expect(other.json()).toMatchObject({ code: '10008' });
  expect((await client.call(suspensions.list, openOnly)).total).toBe(1);
});
