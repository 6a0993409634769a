import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { encoded, registering } from '../../testing/registering.ts';
import type { Return } from '../../testing/restore.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { account, session, staff } = contract;
const WHO = 'multi-op';
const MOBILE = '13900000006';
const NEW = 'Coal-and-iron-7';
const FIRST = z.parse(EnterpriseNo, 'E1001');
const SECOND = z.parse(EnterpriseNo, 'E1002');
const ROUNDS = 3;

let server: TestServer;
let returnToStart: Return;
beforeAll(async () => {
  server = await createTestServer({ config: { signInsPerMinute: 6000 } });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

async function signIn(password = SANDBOX_PASSWORD): Promise<TestClient> {
  const client = server.visitor();
  await client.call(account.login, { userName: WHO, password: encoded(password) });
  return client;
}
/** The same browser once more, with the cookies that it has now. */
function copyOf({ cookies }: TestClient): TestClient {
  const copy = server.visitor();
  Object.assign(copy.cookies, cookies);
  return copy;
}
const me = (client: TestClient) => client.call(account.currentUser, {});
const switchTo = (client: TestClient, enterpriseNo: EnterpriseNo) => client.call(account.switchEnterprise, { enterpriseNo });

/** Those of the browsers that are still let in, and where they act. */
async function alive(browsers: readonly TestClient[]): Promise<(string | null)[]> {
  const answers = await Promise.allSettled(browsers.map(me));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.enterpriseNo] : []));
}

/** Keeps doing all of it at once, without a pause, from before the end begins until it has come; answers every browser as it was after each step. */
async function underFire(attempts: readonly (() => Promise<TestClient>)[], end: () => Promise<unknown>): Promise<TestClient[]> {
  const seen: TestClient[] = [];
  let ended = false;
  let hit: () => void = () => {};
  const firstHit = new Promise<void>((resolve) => {
    hit = resolve;
  });
  const shoot = async (attempt: () => Promise<TestClient>): Promise<void> => {
    for (let tries = 0; tries < 40; tries += 1) {
      const last = ended;
      const browser = await attempt().catch(() => undefined);
      if (browser) {
        seen.push(copyOf(browser));
        hit();
      }
      if (last) return;
    }
  };
  const shots = Promise.all(attempts.map(shoot));
  await firstHit;
  await end().finally(() => {
    ended = true;
  });
  await shots;
  return seen;
}

/** A browser of its own that goes to and fro between its enterprises. */
async function wanderer(from?: TestClient): Promise<() => Promise<TestClient>> {
  const client = from ? copyOf(from) : await signIn();
  let next = SECOND;
  return async () => {
    await switchTo(client, next);
    next = next === FIRST ? SECOND : FIRST;
    return client;
  };
}
async function wanderers(many: number, from?: TestClient) {
  const all: (() => Promise<TestClient>)[] = [];
  for (let one = 0; one < many; one += 1) all.push(await wanderer(from));
  return all;
}
const whoKnowsTheOldPassword = [signIn, signIn, signIn].map((attempt) => () => attempt());

describe('no session is left of the time before', () => {
  const oldPassword = encoded(SANDBOX_PASSWORD);
  const endings: readonly (readonly [string, () => Promise<() => Promise<unknown>>])[] = [
    [
      'a change of password',
      async () => {
        const client = await signIn();
        return () =>
          client.call(account.changePassword, { oldPassword, password: encoded(NEW), confirmation: encoded(NEW), captcha: 'K7QP' });
      },
    ],
    [
      'a forgotten password',
      async () => {
        const people = registering(server);
        await people.sendSms(server.visitor(), 'forgottenPassword', MOBILE, WHO);
        const captcha = await people.lastCode(MOBILE);
        return () => server.visitor().call(account.setPassword, { userName: WHO, mobile: MOBILE, captcha, password: encoded(NEW) });
      },
    ],
    [
      'a reset by an administrator',
      async () => {
        const administrator = await server.as('supplier-admin');
        const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
        const member = list.find(({ userName }) => userName === WHO);
        if (!member) throw new Error(`${WHO} is not listed`);
        return () => administrator.call(staff.resetPassword, { userId: member.userId, version: member.version });
      },
    ],
  ];

  test.each(endings)('after %s, whatever is switched or signed in to meanwhile', async (_, prepare) => {
    const end = await prepare();
    const browsers = await underFire([...(await wanderers(4)), ...whoKnowsTheOldPassword], end);
    expect(await alive(browsers)).toEqual([]);
  });

  test('after a freeze none acts for the enterprise, not even once the position is restored', async () => {
    const administrator = await server.as('supplier-admin');
    const which = async () => {
      const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
      const found = list.find(({ userName }) => userName === WHO);
      if (!found) throw new Error(`${WHO} is not listed`);
      return { userId: found.userId, version: found.version };
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const chosen = await which();
      const browsers = await underFire(await wanderers(5), () => administrator.call(staff.freeze, chosen));
      await administrator.call(staff.unfreeze, await which());
      expect(await alive(browsers)).not.toContain(SECOND);
    }
  });

  test('after signing out none that followed by a switch lives on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const browsers = await underFire(await wanderers(5, client), () => copyOf(client).call(account.logout, {}));
      expect(await alive([...browsers, client])).toEqual([]);
    }
  });

  test('after ending the others only the one that said so lives on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = await wanderers(4);
      const client = await signIn();
      const browsers = await underFire(others, () => client.call(session.endOthers, {}));
      expect(await alive(browsers)).toEqual([]);
      expect(await alive([client])).toEqual([FIRST]);
    }
  });

  test('after switching at once from many windows one session lives on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const windows = Array.from({ length: 6 }, () => copyOf(client));
      const answers = await Promise.allSettled(windows.map((one) => switchTo(one, SECOND)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await alive([...windows, client])).toEqual([SECOND]);
    }
  });

  test('signing in as another person in the same browser ends what the first one had', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const browsers = await underFire(await wanderers(4, client), () =>
        copyOf(client).call(account.login, { userName: 'supplier-op', password: oldPassword }),
      );
      expect(await alive([...browsers, client])).toEqual([]);
    }
  });
});

test('a password is not changed by a session that ended while the old one was looked at', async () => {
  const client = await signIn();
  const change = copyOf(client).call(account.changePassword, {
    oldPassword: encoded(SANDBOX_PASSWORD),
    password: encoded(NEW),
    confirmation: encoded(NEW),
    captcha: 'K7QP',
  });
  await client.call(account.logout, {});
  await expect(change).rejects.toMatchObject({ code: '00018' });
  expect(await me(await signIn())).toMatchObject({ userName: WHO });
});
