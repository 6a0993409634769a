import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { encoded, registering } from '../../testing/registering.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { account, session, staff } = contract;
const WHO = 'multi-op';
const MOBILE = '13900000006';
const NEW = 'Coal-and-iron-7';
const FIRST = z.parse(EnterpriseNo, 'E1001');
const SECOND = z.parse(EnterpriseNo, 'E1002');
const ROUNDS = 3;

let server: TestServer;
let returnToStart: Restore;
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
/** A client with a copy of the current cookies. */
function copyOf({ cookies }: TestClient): TestClient {
  const copy = server.visitor();
  Object.assign(copy.cookies, cookies);
  return copy;
}
const me = (client: TestClient) => client.call(account.currentUser, {});
const switchTo = (client: TestClient, enterpriseNo: EnterpriseNo) => client.call(account.switchEnterprise, { enterpriseNo });

/** The enterprises of those clients that still have a valid session. */
async function enterprisesOfLiveSessions(browsers: readonly TestClient[]): Promise<(string | null)[]> {
  const answers = await Promise.allSettled(browsers.map(me));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.enterpriseNo] : []));
}

/** Repeats all attempts concurrently from before `end` starts until it has finished. Returns a copy of the client after each successful attempt. */
async function repeatDuring(attempts: readonly (() => Promise<TestClient>)[], end: () => Promise<unknown>): Promise<TestClient[]> {
  const seen: TestClient[] = [];
  let ended = false;
  let succeed: () => void = () => {};
  const firstSuccess = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  const repeat = async (attempt: () => Promise<TestClient>): Promise<void> => {
    for (let tries = 0; tries < 40; tries += 1) {
      const last = ended;
      const browser = await attempt().catch(() => undefined);
      if (browser) {
        seen.push(copyOf(browser));
        succeed();
      }
      if (last) return;
    }
  };
  const repetitions = Promise.all(attempts.map(repeat));
  await firstSuccess;
  await end().finally(() => {
    ended = true;
  });
  await repetitions;
  return seen;
}

/** A client that switches back and forth between two enterprises. */
async function switchingClient(from?: TestClient): Promise<() => Promise<TestClient>> {
  const client = from ? copyOf(from) : await signIn();
  let next = SECOND;
  return async () => {
    await switchTo(client, next);
    next = next === FIRST ? SECOND : FIRST;
    return client;
  };
}
async function switchingClients(many: number, from?: TestClient) {
  const all: (() => Promise<TestClient>)[] = [];
  for (let one = 0; one < many; one += 1) all.push(await switchingClient(from));
  return all;
}
const signInsWithOldPassword = [signIn, signIn, signIn].map((attempt) => () => attempt());

describe('no earlier session survives', () => {
  const oldPassword = encoded(SANDBOX_PASSWORD);
  const endings: readonly (readonly [string, () => Promise<() => Promise<unknown>>])[] = [
    [
      'a password change',
      async () => {
        const client = await signIn();
        return () =>
          client.call(account.changePassword, { oldPassword, password: encoded(NEW), confirmation: encoded(NEW), captcha: 'K7QP' });
      },
    ],
    [
      'a password reset by SMS',
      async () => {
        const people = registering(server);
        await people.sendSms(server.visitor(), 'forgottenPassword', MOBILE, WHO);
        const captcha = await people.lastCode(MOBILE);
        return () => server.visitor().call(account.setPassword, { userName: WHO, mobile: MOBILE, captcha, password: encoded(NEW) });
      },
    ],
    [
      'a password reset by an administrator',
      async () => {
        const administrator = await server.as('supplier-admin');
        const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
        const member = list.find(({ userName }) => userName === WHO);
        if (!member) throw new Error(`${WHO} is not listed`);
        return () => administrator.call(staff.resetPassword, { userId: member.userId, version: member.version });
      },
    ],
  ];

  test.each(endings)('%s, despite concurrent switches and sign-ins', async (_, prepare) => {
    const end = await prepare();
    const browsers = await repeatDuring([...(await switchingClients(4)), ...signInsWithOldPassword], end);
    expect(await enterprisesOfLiveSessions(browsers)).toEqual([]);
  });

  test('the suspension of a membership, not even after it is lifted', async () => {
    const administrator = await server.as('supplier-admin');
    const which = async () => {
      const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
      const found = list.find(({ userName }) => userName === WHO);
      if (!found) throw new Error(`${WHO} is not listed`);
      return { userId: found.userId, version: found.version };
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const chosen = await which();
      const browsers = await repeatDuring(await switchingClients(5), () => administrator.call(staff.freeze, chosen));
      await administrator.call(staff.unfreeze, await which());
      expect(await enterprisesOfLiveSessions(browsers)).not.toContain(SECOND);
    }
  });

  test('a sign-out, including sessions from concurrent switches', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const browsers = await repeatDuring(await switchingClients(5, client), () => copyOf(client).call(account.logout, {}));
      expect(await enterprisesOfLiveSessions([...browsers, client])).toEqual([]);
    }
  });

  test('ending all others, except for the current session', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = await switchingClients(4);
      const client = await signIn();
      const browsers = await repeatDuring(others, () => client.call(session.endOthers, {}));
      expect(await enterprisesOfLiveSessions(browsers)).toEqual([]);
      expect(await enterprisesOfLiveSessions([client])).toEqual([FIRST]);
    }
  });

  test('concurrent switches from many windows, except for one new session', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const windows = Array.from({ length: 6 }, () => copyOf(client));
      const answers = await Promise.allSettled(windows.map((one) => switchTo(one, SECOND)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await enterprisesOfLiveSessions([...windows, client])).toEqual([SECOND]);
    }
  });

  test('signing in as another person in the same browser', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await signIn();
      const browsers = await repeatDuring(await switchingClients(4, client), () =>
        copyOf(client).call(account.login, { userName: 'supplier-op', password: oldPassword }),
      );
      expect(await enterprisesOfLiveSessions([...browsers, client])).toEqual([]);
    }
  });
});

test('a password change is refused if its session ends while the old password is verified', async () => {
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
