import { contract, toWire } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownPlace } from '../../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { encoded, registering } from '../../../testing/registering.ts';
import type { Restore } from '../../../testing/restore.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { account } = contract;
const WHO = 'supplier-op';
const MOBILE = '13900000002';
const HOME = '192.0.2.7';
const AWAY = '198.51.100.9';
const HOUR_MS = 3_600_000;

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer({ config: { trustProxy: 1, signInsPerMinute: 6000 } });
  people = registering(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

interface Try {
  readonly password?: string;
  readonly from?: string;
  readonly userName?: string;
  /** The device cookie, if the browser is known. */
  readonly device?: string | undefined;
}

/** Signs in with a solved picture. Returns the code and the device cookie. */
async function attempt({ password = SANDBOX_PASSWORD, from = AWAY, userName = WHO, device }: Try = {}) {
  const payload = toWire(account.login.request, { userName, password: encoded(password), ...(await people.solved()) });
  const reply = await server.http.inject({
    method: 'POST',
    url: urlOf(account.login),
    headers: { 'x-forwarded-for': from },
    ...(device === undefined ? {} : { cookies: { device } }),
    payload: payload as object,
  });
  return { code: String(reply.json().rspCd), device: reply.cookies.find(({ name }) => name === 'device')?.value ?? device };
}
const wrong = (more: Try = {}) => attempt({ ...more, password: 'wrong-password' });
/** Guesses until locked. Returns the number of attempts that were checked. */
async function guessUntilLocked(more: Try = {}): Promise<number> {
  for (let answered = 0; answered < 100; answered += 1) if ((await wrong(more)).code === '20002') return answered;
  throw new Error('never locked');
}

describe('a stranger’s guesses', () => {
  test('lock the name for strangers, but not at its known browser or address', async () => {
    const { device } = await attempt({ from: HOME });
    expect(await guessUntilLocked()).toBe(4);
    expect((await attempt()).code).toBe('20002');
    expect((await attempt({ from: '203.0.113.5' })).code).toBe('20002');
    expect((await attempt({ from: '203.0.113.5', device })).code).toBe('00000');
    expect((await attempt({ from: HOME })).code).toBe('00000');
  });

  test('require no captcha from known places', async () => {
    const { device } = await attempt({ from: HOME });
    await wrong();
    await wrong();
    const request = { userName: WHO, password: encoded(SANDBOX_PASSWORD) };
    expect((await refusalOf(server.visitor().call(account.login, request))).code).toBe('20003');
    const client = server.visitor();
    client.cookies['device'] = device ?? '';
    expect(await client.call(account.login, request)).toMatchObject({ user: { userName: WHO } });
  });

  test('do not become known by another’s browser, or an invented one', async () => {
    await attempt({ from: HOME });
    const { device } = await attempt({ userName: 'core-op', from: '203.0.113.5' });
    await guessUntilLocked();
    expect((await wrong({ device })).code).toBe('20002');
    expect((await wrong({ device: 'invented' })).code).toBe('20002');
  });

  test('gain no attempts when the owner signs in', async () => {
    const { device } = await attempt({ from: HOME });
    let looked = 0;
    for (let day = 0; day < 10; day += 1) {
      if ((await wrong()).code === '20001') looked += 1;
      expect((await attempt({ from: HOME, device })).code).toBe('00000');
    }
    expect(looked).toBe(4);
  });

  test('are limited by day, from all places together', async () => {
    const places = Array.from({ length: 12 }, (_, place) => `192.0.2.${place + 1}`);
    let device: string | undefined;
    for (const from of places) {
      ({ device } = await attempt({ from, device }));
      server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 1000));
    }
    expect(await server.database.db.$count(knownPlace)).toBe(10);
    const perHour: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      let looked = 0;
      for (const from of places) looked += await guessUntilLocked({ from });
      perHour.push(looked);
      server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + HOUR_MS));
    }
    // Four and four for each of the nine known addresses, the browser and all strangers; then a day of rest.
    expect(perHour).toEqual([40, 40, 0]);
  });

  test('reveal nothing: an unknown name gets the same answers at every step', async () => {
    await attempt({ from: HOME });
    const answers = async (userName: string) => {
      const codes: string[] = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push((await wrong({ userName })).code);
      return codes;
    };
    expect(await answers('nobody-of-this-name')).toEqual(await answers(WHO));
  });
});

describe('a known place', () => {
  test('is locked by failures there, and nowhere else', async () => {
    const { device } = await attempt({ from: HOME });
    expect(await guessUntilLocked({ device })).toBe(4);
    expect((await attempt({ device })).code).toBe('20002');
    expect((await attempt({ from: HOME })).code).toBe('00000');
    expect((await attempt()).code).toBe('00000');
  });

  test('is added by an SMS code, even while others guess', async () => {
    await guessUntilLocked();
    const client = server.visitor();
    await people.sendSms(client, 'forgottenPassword', MOBILE, WHO);
    const password = 'Coal-and-iron-7';
    const captcha = await people.lastCode(MOBILE);
    await client.call(account.setPassword, { userName: WHO, mobile: MOBILE, captcha, password: encoded(password) });
    await guessUntilLocked();
    expect(await client.call(account.login, { userName: WHO, password: encoded(password) })).toMatchObject({ user: { userName: WHO } });
    expect((await attempt({ password })).code).toBe('20002');
  });

  test('is forgotten after three months', async () => {
    const { device } = await attempt({ from: HOME });
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 91 * 24 * HOUR_MS));
    await guessUntilLocked();
    expect((await attempt({ device })).code).toBe('20002');
  });

  test('is stored as hashes', async () => {
    const { device = '' } = await attempt({ from: HOME });
    const rows = JSON.stringify(await server.database.db.select().from(knownPlace));
    expect([device, HOME, WHO].filter((text) => rows.includes(text))).toEqual([]);
  });
});

test('the device cookie cannot be read by the page, grants no access and survives signing out', async () => {
  const client = server.visitor();
  const reply = await client.send({
    method: 'POST',
    url: urlOf(account.login),
    payload: { username: WHO, password: encoded(SANDBOX_PASSWORD) },
  });
  expect(reply.cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const mark = client.cookies['device'];
  await client.call(account.logout, {});
  expect(client.cookies).toEqual({ device: mark });
  expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: false });
  await client.call(account.login, { userName: WHO, password: encoded(SANDBOX_PASSWORD) });
  expect(client.cookies['device']).toBe(mark);
});
