import { contract, type FundSupplementId } from '@lianxin/api/contract';
import { allowedActs, fundSupplementMachine, type Act, type FundSupplementState, type Party, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest, type Attempts } from '../../../testing/matrix.ts';
import { supplementForm, uploadReceipt } from '../../../testing/supplementing.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { fundRegister } = contract;

interface Subject {
  readonly id: FundSupplementId;
  readonly version: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  await uploadReceipt(server);
});
afterAll(() => server.close());

const ACTS: Attempts<Subject> = {
  submit: (client, resubmits) => client.call(fundRegister.submitSupplement, { ...supplementForm(server), resubmits }),
  delete: (client, subject) => client.call(fundRegister.removeSupplement, subject),
  withdraw: (client, subject) => client.call(fundRegister.withdrawSupplement, subject),
  pass: (client, subject) => client.call(fundRegister.reviewSupplement, { ...subject, decision: 'pass' }),
  return: (client, subject) => client.call(fundRegister.reviewSupplement, { ...subject, decision: 'return', reason: '试一试' }),
};

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async ({ id }: Subject) => JSON.stringify(await sql('select * from fund_supplement where id = $1', [id]));
const submitted = async () => (await server.as('supplier-admin')).call(fundRegister.submitSupplement, supplementForm(server));

describe('acts outside the matrix are refused with the state, without changes', () => {
  test.each([...fundSupplementMachine.states])('fundSupplement %s', async (state) => {
    const { id, version } = await submitted();
    const subject = { id, version };
    const checked =
      state === 'passed'
        ? `, reviewer_id = (select user_id from user_account where user_name = 'supplier-review'), reviewer_name = '试', passed_at = now()`
        : '';
    await sql(`update fund_supplement set state = $2${checked} where id = $1`, [id, state]);
    const before = await rowOf(subject);
    for (const role of MATRIX_ROLES.filter((one) => one !== 'operator')) {
      const shown = await (await server.as(`supplier-${MATRIX_PEOPLE[role]}`)).call(fundRegister.supplement, { id });
      expect(shown.acts).toEqual(allowedActs('fundSupplement', state, 'own', role));
    }
    const granted = (_party: Party, role: Role) => allowedActs('fundSupplement', state, 'own', role);
    await refusesTheRest({ server, object: 'fundSupplement', state, who: { own: 'supplier' }, subject, attempts: ACTS, granted });
    expect(await rowOf(subject)).toBe(before);
  });
});

const LEGAL: readonly (readonly [FundSupplementState, Act, FundSupplementState | 'gone'])[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'pass', 'passed'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
];

describe('acts of the matrix succeed', () => {
  test('all acts of the matrix are tested', () => {
    const granted = grantedPairs(fundSupplementMachine.states, ['own'], (state, party, role) =>
      allowedActs('fundSupplement', state, party, role),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('fundSupplement %s: %s leads to %s', async (from, act, to) => {
    const { id, version } = await submitted();
    const reviewer = await server.as('supplier-review');
    const subject =
      from === 'returned'
        ? {
            id,
            version: (await reviewer.call(fundRegister.reviewSupplement, { id, version, decision: 'return', reason: '请核对' })).version,
          }
        : { id, version };
    const role = MATRIX_ROLES.find((one) => allowedActs('fundSupplement', from, 'own', one).includes(act));
    if (role === undefined) expect.fail('the matrix does not grant it');
    const attempt = ACTS[act] ?? expect.fail(`${act} has no call`);
    await attempt(await server.as(`supplier-${MATRIX_PEOPLE[role]}`), subject);
    const after = reviewer.call(fundRegister.supplement, { id });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
  });
});
