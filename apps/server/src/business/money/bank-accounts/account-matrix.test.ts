import { contract, type BankAccountId } from '@lianxin/api/contract';
import { allowedActs, bankAccountMachine, type Act, type BankAccountState, type Party, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { bankAccount } = contract;

interface Subject {
  readonly id: BankAccountId;
  readonly version: number;
}

const ACTS: Attempts<Subject> = {
  prove: (client, subject) => client.call(bankAccount.startVerification, subject),
  makeDefault: (client, subject) => client.call(bankAccount.setDefault, { ...subject, channel: 3 }),
  unbind: (client, subject) => client.call(bankAccount.remove, subject),
};

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async ({ id }: Subject) => JSON.stringify(await sql('select * from bank_account where id = $1', [id]));
const seenBy = async (who: string, { id }: Subject) => (await server.as(who)).call(bankAccount.get, { id });

const COLUMNS: Readonly<Record<BankAccountState, readonly [state: string, verified: boolean]>> = {
  unproved: ['normal', false],
  usable: ['normal', true],
  frozen: ['frozen', true],
  unbound: ['closed', true],
};

/** A new account, put into a state directly. */
async function accountIn(state: BankAccountState): Promise<Subject> {
  count += 1;
  const admin = await server.as('supplier-admin');
  const accountNumber = `62122605000078${String(count).padStart(4, '0')}1`;
  const { id, version } = await admin.call(bankAccount.save, {
    accountNumber,
    branchNumber: '102173000018',
    kind: 'receiving',
    channel: null,
  });
  await sql('update bank_account set state = $2, verified = $3 where id = $1', [id, ...COLUMNS[state]]);
  return { id, version };
}

describe('acts outside the matrix are refused with the state, without changes', () => {
  test.each([...bankAccountMachine.states])('bankAccount %s', async (state) => {
    const subject = await accountIn(state);
    const before = await rowOf(subject);
    for (const role of MATRIX_ROLES)
      expect((await seenBy(`supplier-${MATRIX_PEOPLE[role]}`, subject)).acts).toEqual(allowedActs('bankAccount', state, 'own', role));
    const granted = (_party: Party, role: Role) => allowedActs('bankAccount', state, 'own', role);
    await refusesTheRest({ server, object: 'bankAccount', state, who: { own: 'supplier' }, subject, attempts: ACTS, granted });
    expect(await rowOf(subject)).toBe(before);
  });
});

const LEGAL: readonly (readonly [BankAccountState, Act, BankAccountState])[] = [
  ['unproved', 'prove', 'unproved'],
  ['unproved', 'unbind', 'unbound'],
  ['usable', 'makeDefault', 'usable'],
  ['usable', 'unbind', 'unbound'],
  ['frozen', 'unbind', 'unbound'],
];

describe('acts of the matrix succeed', () => {
  test('all acts of the matrix are tested', () => {
    const granted = grantedPairs(bankAccountMachine.states, ['own'], (state, party, role) =>
      allowedActs('bankAccount', state, party, role),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('bankAccount %s: %s leads to %s', async (from, act, to) => {
    const subject = await accountIn(from);
    const attempt = ACTS[act] ?? expect.fail(`${act} has no call`);
    await attempt(await server.as('supplier-admin'), subject);
    const after = await seenBy('supplier-op', subject);
    expect(after.state).toBe(to);
    if (act === 'prove') expect(after.deposit).not.toBeNull();
    if (act === 'makeDefault') expect(after.defaultOf).toEqual([3]);
  });
});
