import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captcha, smsCode, smsSending } from '../../schema/index.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { registering } from '../../testing/registering.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { spendCode, type CodeSubject } from './sms-codes.ts';

const { account } = contract;
const MOBILE = '13800000001';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer();
  people = registering(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const at = (ms: number) => server.wallClock.moveTo(new Date(Date.parse(START) + ms));
const send = (mobile = MOBILE) => people.sendSms(server.visitor(), 'register', mobile);
const spend = (of: CodeSubject, code: string) =>
  spendCode({ db: server.database.db, wallClock: server.wallClock, keys: server.services.keys }, of, code);
const keyOf = async (call: Promise<unknown>) => {
  try {
    await call;
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('sending', () => {
  test('requires a captcha and uses it up', async () => {
    const visitor = server.visitor();
    expect((await refusalOf(visitor.call(account.sendSms, { purpose: 'register', mobile: MOBILE }))).code).toBe('20003');
    const picture = await people.solved();
    const wrong = { ...picture, captcha: 'zzzz' };
    expect((await refusalOf(visitor.call(account.sendSms, { purpose: 'register', mobile: MOBILE, ...wrong }))).code).toBe('20004');
    expect((await refusalOf(visitor.call(account.sendSms, { purpose: 'register', mobile: MOBILE, ...picture }))).code).toBe('20004');
    expect(await server.database.db.select().from(captcha)).toEqual([]);
    expect(await people.texts(MOBILE)).toEqual([]);
  });

  test('requires 60 seconds between two codes to a number, and reports the remaining time', async () => {
    expect(await send()).toEqual({ resendAfterSeconds: 60, validSeconds: 300 });
    at(20 * SECOND);
    expect(await refusalOf(send())).toMatchObject({ code: '20101', message: '验证码已发送，请 40 秒后再试' });
    at(MINUTE);
    await send();
    expect(await people.texts(MOBILE)).toHaveLength(2);
  });

  test('is limited to 5 an hour and 10 a day for a number', async () => {
    for (let times = 0; times < 5; times += 1) {
      at(times * MINUTE);
      await send();
    }
    at(5 * MINUTE);
    expect((await refusalOf(send())).code).toBe('20102');
    for (let times = 0; times < 5; times += 1) {
      at(2 * HOUR + times * MINUTE);
      await send();
    }
    at(5 * HOUR);
    expect((await refusalOf(send())).code).toBe('20102');
    at(27 * HOUR);
    await send();
  });

  test('is limited to 20 a day from an IP address, for all numbers together', async () => {
    for (let times = 0; times < 20; times += 1) {
      at(times * 3 * SECOND);
      await send(`138000001${String(times).padStart(2, '0')}`);
    }
    expect((await refusalOf(send('13800000199'))).code).toBe('20102');
    at(25 * HOUR);
    await send('13800000199');
  });

  test('accepts only one of several concurrent requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => keyOf(send())));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await server.database.db.select().from(smsSending)).toHaveLength(1);
  });

  test('uses the signed-in person’s own number for a confirmation, and needs a session', async () => {
    expect((await refusalOf(server.visitor().call(account.sendSms, { purpose: 'stepUp' }))).code).toBe('00018');
    await (await server.as('supplier-op')).call(account.sendSms, { purpose: 'stepUp' });
    expect(await people.lastCode('13900000002')).toMatch(/^\d{6}$/);
  });
});

describe('a code', () => {
  const of: CodeSubject = { purpose: 'register', mobile: MOBILE };

  test('has six digits, is stored as a hash and valid once', async () => {
    await send();
    const code = await people.lastCode(MOBILE);
    expect(code).toMatch(/^\d{6}$/);
    const rows = JSON.stringify([await server.database.db.select().from(smsCode), await server.database.db.select().from(smsSending)]);
    expect([rows.includes(code), rows.includes(MOBILE)]).toEqual([false, false]);
    expect([await keyOf(spend(of, code)), await keyOf(spend(of, code))]).toEqual(['done', 'CAPTCHA_WRONG']);
  });

  test('is valid for five minutes', async () => {
    await send();
    const code = await people.lastCode(MOBILE);
    at(5 * MINUTE);
    expect(await keyOf(spend(of, code))).toBe('CAPTCHA_WRONG');
  });

  test('is invalid after five wrong attempts', async () => {
    await send();
    const code = await people.lastCode(MOBILE);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let times = 0; times < 5; times += 1) expect(await keyOf(spend(of, wrong))).toBe('CAPTCHA_WRONG');
    expect(await keyOf(spend(of, code))).toBe('CAPTCHA_WRONG');
  });

  test('is valid for its purpose, number and subject only', async () => {
    await send();
    const code = await people.lastCode(MOBILE);
    expect(await keyOf(spend({ purpose: 'forgottenPassword', mobile: MOBILE }, code))).toBe('CAPTCHA_WRONG');
    expect(await keyOf(spend({ purpose: 'register', mobile: '13800000002' }, code))).toBe('CAPTCHA_WRONG');
    expect(await keyOf(spend({ ...of, subject: 'somebody' }, code))).toBe('CAPTCHA_WRONG');
    expect(await keyOf(spend(of, code))).toBe('done');
  });

  test('is replaced by a later one', async () => {
    await send();
    const first = await people.lastCode(MOBILE);
    at(MINUTE);
    await send();
    expect(await people.lastCode(MOBILE)).not.toBe(first);
    expect(await keyOf(spend(of, first))).toBe('CAPTCHA_WRONG');
    expect(await keyOf(spend(of, await people.lastCode(MOBILE)))).toBe('done');
  });
});
