import { contract } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { auditLog, signOnCode } from '../../../schema/index.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';
import { SANDBOX_PARTNER } from '../../../platform/config/partners.ts';
import { signatureOf, type CodeRequest } from './code-request.ts';

const { account, singleSignOn } = contract;
const BROWSER = 'Mozilla/5.0 (the browser of the person)';
const INVALID = { code: '20201' };

let server: TestServer;
let asked = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const now = () => Math.floor(server.wallClock.now().getTime() / 1000);
const wanted = (change: Partial<CodeRequest> = {}): CodeRequest => {
  asked += 1;
  return {
    partner: 'yongYou',
    userName: 'supplier-op',
    userAgent: BROWSER,
    timestamp: now(),
    nonce: `nonce-number-${1_000 + asked}`,
    ...change,
  };
};
const signed = (request: CodeRequest, secret = SANDBOX_PARTNER.secret) => ({ ...request, signature: signatureOf(secret, request) });
const ask = (payload: object, headers: Record<string, string> = {}) =>
  server.http.inject({ method: 'POST', url: '/sso/codes', payload, headers });
async function codeFor(change: Partial<CodeRequest> = {}): Promise<string> {
  const reply = await ask(signed(wanted(change)));
  return String(reply.json().data.code);
}

function browser(userAgent = BROWSER): TestClient {
  const client = server.visitor();
  const send: TestClient['send'] = (options) => client.send({ ...options, headers: { 'user-agent': userAgent, ...options.headers } });
  return { ...client, send };
}
const come = async (client: TestClient, request: { token: string; yycode?: string }) => {
  const reply = await client.send({
    method: 'POST',
    url: urlOf(singleSignOn.enter),
    payload: request,
    headers: { 'idempotency-key': 'entry-of-a-person' },
  });
  return { rspCd: reply.json().rspCd, data: reply.json().data, cookies: reply.cookies.map(({ name }) => name) };
};

describe('a partner', () => {
  test('gets a code for a person of its enterprises, valid for sixty seconds', async () => {
    const reply = await ask(signed(wanted()));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ rspCd: '00000', data: { expiresInSeconds: 60 } });
    expect(reply.json().data.entry).toBe(`/#token=${reply.json().data.code}`);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('is refused with a wrong secret, name, clock or changed line', async () => {
    const bad = [
      signed(wanted(), 'x'.repeat(40)),
      signed(wanted({ partner: 'nobody' })),
      signed(wanted({ timestamp: now() - 61 })),
      signed(wanted({ timestamp: now() + 61 })),
      { ...signed(wanted()), userName: 'core-op' },
      { ...signed(wanted()), userAgent: 'another browser' },
    ];
    for (const payload of bad) expect((await ask(payload)).statusCode).toBe(401);
  });

  test('cannot repeat a request', async () => {
    const request = signed(wanted());
    expect((await ask(request)).statusCode).toBe(200);
    expect((await ask(request)).statusCode).toBe(401);
  });

  test('gets one answer for people of other enterprises and for unknown names', async () => {
    const answers = [await ask(signed(wanted({ enterpriseNo: 'E1009' }))), await ask(signed(wanted({ userName: 'nobody-at-all' })))];
    const bodies = answers.map((reply) => reply.json());
    expect(bodies[0]).toMatchObject({ rspCd: '10002', data: null });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('must be a server: browsers and malformed requests are refused', async () => {
    expect((await ask(signed(wanted()), { origin: 'https://partner.example' })).statusCode).toBe(403);
    expect((await ask({ partner: 'yongYou' })).statusCode).toBe(400);
    expect((await ask({ ...signed(wanted()), role: 'administrator' })).statusCode).toBe(400);
  });
});

describe('a one-time code', () => {
  test('opens one session, which records the partner', async () => {
    const token = await codeFor();
    const client = browser();
    const first = await come(client, { token });
    expect(first).toMatchObject({ rspCd: '00000', data: { partnerName: '用友', info: { usrName: 'supplier-op', openedBy: 'yongYou' } } });
    expect(first.cookies).toContain('sid');
    expect(await client.call(account.currentUser, {})).toMatchObject({ userName: 'supplier-op', openedBy: 'yongYou' });
    expect(await come(browser(), { token })).toMatchObject(rspCd(INVALID));
  });

  test('works for one of twenty concurrent requests', async () => {
    const token = await codeFor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => come(browser(), { token })));
    expect(answers.filter(({ rspCd: code }) => code === '00000')).toHaveLength(1);
  });

  test('expires after sixty seconds', async () => {
    const token = await codeFor();
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 60_001));
    expect(await come(browser(), { token })).toMatchObject(rspCd(INVALID));
    server.wallClock.moveTo(new Date(START));
  });

  test('fails in another browser, and is used up by the attempt', async () => {
    const token = await codeFor();
    expect(await come(browser('somebody else’s browser'), { token })).toMatchObject(rspCd(INVALID));
    expect(await come(browser(), { token })).toMatchObject(rspCd(INVALID));
  });

  test('fails for another integration', async () => {
    expect(await come(browser(), { token: await codeFor(), yycode: 'another' })).toMatchObject(rspCd(INVALID));
    expect(await come(browser(), { token: await codeFor(), yycode: 'yongYou' })).toMatchObject({ rspCd: '00000' });
  });

  test('is stored as a keyed hash only', async () => {
    const token = await codeFor();
    expect(JSON.stringify(await server.database.db.select().from(signOnCode))).not.toContain(token);
  });

  test('leads to the enterprise named by the partner', async () => {
    const first = await come(browser(), { token: await codeFor({ userName: 'multi-op', enterpriseNo: 'E1002' }) });
    expect(first.data.info).toMatchObject({ corpNo: 'E1002' });
  });

  test('is logged without the code', async () => {
    const token = await codeFor();
    await come(browser(), { token });
    const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'singleSignOn'));
    expect(rows.at(-1)).toMatchObject({ subjectId: 'yongYou' });
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a browser with another person signed in', () => {
  const signInAs = async (userName: string) => {
    const client = browser();
    const reply = await client.send({ method: 'POST', url: '/sandbox/sign-on', payload: { userName, userAgent: BROWSER } });
    await come(client, { token: String(reply.json().data.code) });
    return client;
  };

  test('asks first, and changes nothing', async () => {
    const client = await signInAs('core-op');
    const answer = await come(client, { token: await codeFor() });
    expect(answer.cookies).toEqual([]);
    expect(answer.data).toMatchObject({
      question: { present: { corpNm: '晋北煤业集团有限公司' }, wanted: { corpNm: '恒信机电设备有限公司' } },
    });
    expect(answer.data.token).toBeUndefined();
    expect(await client.call(account.currentUser, {})).toMatchObject({ userName: 'core-op' });
  });

  test('switches on confirmation, once, within five minutes', async () => {
    const client = await signInAs('core-op');
    const { data } = await come(client, { token: await codeFor() });
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 4 * 60_000));
    expect(await come(client, { token: data.question.code })).toMatchObject({ data: { info: { usrName: 'supplier-op' } } });
    expect(await client.call(account.currentUser, {})).toMatchObject({ userName: 'supplier-op' });
    expect(await come(client, { token: data.question.code })).toMatchObject(rspCd(INVALID));
    server.wallClock.moveTo(new Date(START));
  });

  test('does not ask for the same person', async () => {
    const client = await signInAs('supplier-op');
    expect(await come(client, { token: await codeFor() })).toMatchObject({ data: { info: { usrName: 'supplier-op' } } });
  });
});

describe('the configuration', () => {
  test('has the sandbox’s partner in a sandbox only', () => {
    expect(readConfig({ SANDBOX: '1' }).partners).toEqual([SANDBOX_PARTNER]);
    expect(readConfig({ SANDBOX: '0' }).partners).toEqual([]);
  });

  test.each(['{}', 'not json', '[{"id":"a","name":"A","secret":"short","enterprises":["E1"]}]', '[{"id":"a"}]'])(
    'refuses SSO_PARTNERS=%s',
    (text) => expect(() => readConfig({ SSO_PARTNERS: text })).toThrow(/SSO_PARTNERS/),
  );

  test.each(['*', 'https://*.partner.example', 'partner.example', 'https://partner.example/path', 'javascript:alert(1)'])(
    'refuses frames from %s',
    (text) => expect(() => readConfig({ FRAME_ANCESTORS: text })).toThrow(/FRAME_ANCESTORS/),
  );

  test('allows frames from the configured origins', () =>
    expect(readConfig({ FRAME_ANCESTORS: 'https://erp.lianxin.example, https://oa.lianxin.example' }).frameAncestors).toEqual([
      'https://erp.lianxin.example',
      'https://oa.lianxin.example',
    ]));
});

function rspCd({ code }: { readonly code: string }) {
  return { rspCd: code };
}
