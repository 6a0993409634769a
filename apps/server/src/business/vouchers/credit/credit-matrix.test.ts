import { contract, type CreditApplicationId } from '@lianxin/api/contract';
import { allowedActs, creditApplicationMachine, type Act, type CreditApplicationState, type Party, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { creditLine } = contract;
const AMOUNT = yuan(60_000_000);
const reason = '试一试';

interface Subject {
  readonly id: CreditApplicationId;
  readonly version: number;
}

const ACTS: Attempts<Subject> = {
  submit: (client, resubmits) =>
    client.call(creditLine.apply, { channel: 3, amount: AMOUNT, purpose: '设备更新', lineVersion: 0, resubmits }),
  delete: (client, subject) => client.call(creditLine.remove, subject),
  withdraw: (client, subject) => client.call(creditLine.withdraw, subject),
  remind: (client, { id }) => client.call(creditLine.remind, { id }),
  pass: (client, subject) => client.call(creditLine.review, { ...subject, decision: 'pass' }),
  return: (client, subject) => client.call(creditLine.review, { ...subject, decision: 'return', reason }),
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async ({ id }: Subject) => JSON.stringify(await sql('select * from credit_application where id = $1', [id]));

/** Removes all open requests. */
const cleared = () => sql('update credit_application set removed = true where channel = 3');

async function applied(): Promise<Subject> {
  await cleared();
  const administrator = await server.as('core-admin');
  const { id, version } = await administrator.call(creditLine.apply, {
    channel: 3,
    amount: AMOUNT,
    purpose: '设备更新',
    lineVersion: 0,
  });
  return { id, version };
}

describe('acts outside the matrix are refused with the state, without changes', () => {
  test.each([...creditApplicationMachine.states])('creditApplication %s', async (state) => {
    const subject = await applied();
    const decided = state === 'granted' || state === 'declined';
    await sql(
      `update credit_application set state = $2, decided_at = ${decided ? 'now()' : 'null'},
        granted_total = ${state === 'granted' ? 'amount' : 'null'}, valid_until = ${state === 'granted' ? 'current_date' : 'null'} where id = $1`,
      [subject.id, state],
    );
    const before = await rowOf(subject);
    for (const role of MATRIX_ROLES) {
      const client = await server.as(`core-${MATRIX_PEOPLE[role]}`);
      expect((await client.call(creditLine.application, { id: subject.id })).acts).toEqual(
        allowedActs('creditApplication', state, 'own', role),
      );
    }
    const granted = (_party: Party, role: Role) => allowedActs('creditApplication', state, 'own', role);
    await refusesTheRest({ server, object: 'creditApplication', state, who: { own: 'core' }, subject, attempts: ACTS, granted });
    expect(await rowOf(subject)).toBe(before);
  });
});

const LEGAL: readonly (readonly [CreditApplicationState, Act, CreditApplicationState | 'gone'])[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingDecision'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['awaitingDecision', 'withdraw', 'withdrawn'],
  ['awaitingDecision', 'remind', 'awaitingDecision'],
];

/** Brings a request to a state by the acts that lead there. */
async function requestIn(state: CreditApplicationState): Promise<Subject> {
  const { id, version } = await applied();
  if (state === 'awaitingReview') return { id, version };
  const decision = state === 'returned' ? { decision: 'return' as const, reason } : { decision: 'pass' as const };
  const reviewed = await (await server.as('core-review')).call(creditLine.review, { id, version, ...decision });
  return { id, version: reviewed.version };
}

describe('acts of the matrix succeed', () => {
  test('all acts of the matrix are tested', () => {
    const granted = grantedPairs(creditApplicationMachine.states, ['own'], (state, party, role) =>
      allowedActs('creditApplication', state, party, role),
    );
    const tried = LEGAL.map(([state, act]) => `${state} ${act}`);
    expect(tried.toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('creditApplication %s: %s leads to %s', async (from, act, to) => {
    const subject = await requestIn(from);
    const role = MATRIX_ROLES.find((one) => allowedActs('creditApplication', from, 'own', one).includes(act));
    if (role === undefined) expect.fail('the matrix does not grant it');
    await ACTS[act]?.(await server.as(`core-${MATRIX_PEOPLE[role]}`), subject);
    const after = (await server.as('core-admin')).call(creditLine.application, { id: subject.id });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
  });
});
