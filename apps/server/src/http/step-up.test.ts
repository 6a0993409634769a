import { contract, type Endpoint } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../schema/index.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { refusalOf } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { encoded, registering } from '../testing/registering.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

const { account, fee, issuance, message, session, signature, transfer } = contract;
const MINUTE = 60_000;
const STEP_UP = '10015';

let server: TestServer;
const start = (config: Parameters<typeof createTestServer>[0]) => async () => {
  server = await createTestServer(config);
};
const codeOf = async (client: TestClient, endpoint: Endpoint): Promise<string> => {
  try {
    await client.call(endpoint, endpoint.example.request);
    return '00000';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'defect';
  }
};
const signIn = async (userName: string) => {
  const client = server.visitor();
  await client.call(account.login, { userName, password: encoded(SANDBOX_PASSWORD) });
  return client;
};
const later = (ms: number) => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + ms));

describe('with step-up confirmation for acts on money', () => {
  beforeAll(start({ config: { passwordProfile: 'cn-l3', stepUpMinutes: 5 } }));
  afterAll(() => server.close());

  test('a session alone is not enough to move money', async () => {
    const [operator, reviewer] = [await signIn('supplier-op'), await signIn('supplier-review')];
    for (const endpoint of [
      issuance.apply,
      issuance.cancel,
      transfer.apply,
      transfer.signFor,
      transfer.withdraw,
      fee.pay,
      signature.prepare,
    ])
      expect([endpoint.path, await codeOf(operator, endpoint)]).toEqual([endpoint.path, STEP_UP]);
    for (const endpoint of [issuance.review, transfer.review, transfer.confirmSignFor])
      expect([endpoint.path, await codeOf(reviewer, endpoint)]).toEqual([endpoint.path, STEP_UP]);
    // Missing permissions are reported first, and acts that do not move money need no confirmation.
    expect(await codeOf(reviewer, transfer.apply)).toBe('10004');
    expect(await codeOf(operator, message.markRead)).not.toBe(STEP_UP);
    expect(await codeOf(operator, transfer.saveDraft)).not.toBe(STEP_UP);
  });

  test('an SMS code confirms this session for five minutes and is valid once', async () => {
    const people = registering(server);
    const [here, elsewhere] = [await signIn('supplier-op'), await signIn('supplier-op')];
    await here.call(account.sendSms, { purpose: 'stepUp' });
    const code = await people.lastCode('13900000002');
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await refusalOf(here.call(session.confirm, { code: wrong }))).code).toBe('20004');
    expect(await codeOf(here, fee.pay)).toBe(STEP_UP);
    expect(await here.call(session.confirm, { code })).toEqual({ validSeconds: 300 });
    expect(await codeOf(here, fee.pay)).toBe('10002');
    expect(await codeOf(elsewhere, fee.pay)).toBe(STEP_UP);
    expect((await refusalOf(elsewhere.call(session.confirm, { code }))).code).toBe('20004');
    later(5 * MINUTE - 1);
    expect(await codeOf(here, fee.pay)).toBe('10002');
    later(1);
    expect(await codeOf(here, fee.pay)).toBe(STEP_UP);
    expect(await server.database.db.select().from(auditLog)).toContainEqual(expect.objectContaining({ action: 'session.confirm' }));
  });

  test('the password also confirms, with five attempts in 15 minutes, but a code for another purpose does not', async () => {
    const client = await signIn('supplier-review');
    expect((await refusalOf(client.call(session.confirm, {}))).code).toBe('10001');
    for (let times = 0; times < 5; times += 1)
      expect((await refusalOf(client.call(session.confirm, { password: encoded('not-this-one') }))).code).toBe('20005');
    expect((await refusalOf(client.call(session.confirm, { password: encoded(SANDBOX_PASSWORD) }))).code).toBe('10009');
    later(15 * MINUTE);
    await client.call(session.confirm, { password: encoded(SANDBOX_PASSWORD) });
    expect(await codeOf(client, transfer.review)).toBe('10002');
    const people = registering(server);
    await people.sendSms(server.visitor(), 'forgottenPassword', '13900000003', 'supplier-review');
    const other = await people.lastCode('13900000003');
    expect((await refusalOf(client.call(session.confirm, { code: other }))).code).toBe('20004');
  });

  test('an act that was refused before the confirmation can be repeated with the same key', async () => {
    const client = await signIn('supplier-op');
    const idempotencyKey = 'one-intent-of-the-person';
    const pay = () => client.call(fee.pay, fee.pay.example.request, { idempotencyKey });
    expect((await refusalOf(pay())).code).toBe(STEP_UP);
    later(15 * MINUTE);
    await client.call(session.confirm, { password: encoded(SANDBOX_PASSWORD) });
    expect((await refusalOf(pay())).code).toBe('10002');
  });
});

describe('by default', () => {
  beforeAll(start({}));
  afterAll(() => server.close());

  test('no confirmation is required', async () => {
    expect(await codeOf(await signIn('supplier-op'), fee.pay)).toBe('10002');
  });
});
