import { contract, type CreditApplicationId } from '@lianxin/api/contract';
import { allowedActs, creditApplicationMachine, STATE_LABELS, type Act, type CreditApplicationState, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yuan } from '../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../sandbox/seed/trading-world.ts';
import { refusalOf } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { creditLine } = contract;
const SUFFIX = { operator: 'op', reviewer: 'review', administrator: 'admin' } as const satisfies Partial<Record<Role, string>>;
const ROLES = ['operator', 'reviewer', 'administrator'] as const;
const ILLEGAL = '10006';
const ROLE = '10004';
const AMOUNT = yuan(60_000_000);
const reason = '试一试';

interface Subject {
  readonly id: CreditApplicationId;
  readonly version: number;
}
type Try = (client: TestClient, subject: Subject) => Promise<unknown>;

const ACTS: Readonly<Partial<Record<Act, Try>>> = {
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

/** Nothing is under way on the channel any more. */
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

describe('what the matrix does not grant is refused with the state’s name, and writes nothing', () => {
  test.each([...creditApplicationMachine.states])('creditApplication %s', async (state) => {
    const subject = await applied();
    const decided = state === 'granted' || state === 'declined';
    await sql(
      `update credit_application set state = $2, decided_at = ${decided ? 'now()' : 'null'},
        granted_total = ${state === 'granted' ? 'amount' : 'null'}, valid_until = ${state === 'granted' ? 'current_date' : 'null'} where id = $1`,
      [subject.id, state],
    );
    const before = await rowOf(subject);
    for (const role of ROLES) {
      const client = await server.as(`core-${SUFFIX[role]}`);
      const granted = allowedActs('creditApplication', state, 'own', role);
      expect((await client.call(creditLine.application, { id: subject.id })).acts).toEqual(granted);
      for (const [act, attempt] of Object.entries(ACTS)) {
        if (granted.some((one) => one === act)) continue;
        const refused = await refusalOf(attempt(client, subject));
        expect({ role, act, code: refused.code }).toEqual({ role, act, code: expect.stringMatching(`^(${ILLEGAL}|${ROLE})$`) });
        if (refused.code === ILLEGAL) expect(refused.message).toContain(`【${STATE_LABELS.creditApplication[state].zh}】`);
      }
    }
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

/** A request that came to a state by the acts that lead there. */
async function requestIn(state: CreditApplicationState): Promise<Subject> {
  const { id, version } = await applied();
  if (state === 'awaitingReview') return { id, version };
  const decision = state === 'returned' ? { decision: 'return' as const, reason } : { decision: 'pass' as const };
  const reviewed = await (await server.as('core-review')).call(creditLine.review, { id, version, ...decision });
  return { id, version: reviewed.version };
}

describe('what the matrix grants is done', () => {
  test('nothing that it grants is left out here', () => {
    const granted = creditApplicationMachine.states.flatMap((state) =>
      ROLES.flatMap((role) => allowedActs('creditApplication', state, 'own', role).map((act) => `${state} ${act}`)),
    );
    const tried = LEGAL.map(([state, act]) => `${state} ${act}`);
    expect([...new Set(granted.filter((one) => !one.endsWith(' view')))].toSorted()).toEqual(tried.toSorted());
  });

  test.each(LEGAL)('creditApplication %s: %s leads to %s', async (from, act, to) => {
    const subject = await requestIn(from);
    const role = ROLES.find((one) => allowedActs('creditApplication', from, 'own', one).includes(act));
    if (role === undefined) expect.fail('the matrix does not grant it');
    await ACTS[act]?.(await server.as(`core-${SUFFIX[role]}`), subject);
    const after = (await server.as('core-admin')).call(creditLine.application, { id: subject.id });
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
  });
});
