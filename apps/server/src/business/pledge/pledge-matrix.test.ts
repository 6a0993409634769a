import { contract, type PledgeId } from '@lianxin/api/contract';
import {
  allowedActs,
  pledgeApplicationMachine,
  STATE_LABELS,
  type Act,
  type Party,
  type PledgeApplicationState,
  type Role,
} from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../ledger/verify.ts';
import { actors, refusalOf } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { lendingWorld } from '../../testing/lending.ts';
import { pledgeActs, type PledgeShown } from '../../testing/pledge-acts.ts';
import { pledgeForm, pledgers } from '../../testing/pledging.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { pledge } = contract;
const SUFFIX = { operator: 'op', reviewer: 'review', administrator: 'admin' } as const satisfies Partial<Record<Role, string>>;
const ROLES = ['operator', 'reviewer', 'administrator'] as const;
const PARTIES = ['own', 'funder', 'guarantor'] as const;
const WHO = { own: 'supplier', funder: 'loan', guarantor: 'fi' } as const satisfies Partial<Record<Party, string>>;
const ILLEGAL = '10006';
const ROLE = '10004';

interface Subject {
  readonly id: PledgeId;
  readonly version: number;
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof pledgers>;
let form: Awaited<ReturnType<typeof pledgeForm>>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = pledgers(server);
  form = await pledgeForm(server, [await people.heldPiece({ amount: 60_000, invoice: 8 })]);
});
afterAll(() => server.close());

const ACTS = {
  ...pledgeActs({ signs: false }),
  submit: (client: TestClient, { id, version }: PledgeShown) => client.call(pledge.apply, { ...form, resubmits: { id, version } }),
};

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));
const rowOf = async ({ id }: Subject) => JSON.stringify(await sql('select * from pledge where id = $1', [id]));

/** Both sides have accepted, nothing was repaid and no release was asked for: what then is not due, whatever the matrix says. */
function notDue(state: PledgeApplicationState, act: Act): boolean {
  const lookedAt = state === 'awaitingGuarantor' || state === 'underApproval';
  const later: readonly Act[] = [
    'repayAuthorise',
    'repayReturn',
    'repayConfirm',
    'repayDeny',
    'releaseConfirm',
    'releaseReturn',
    'release',
    'markOverdue',
  ];
  return later.includes(act) || (lookedAt && (act === 'accept' || act === 'withdraw'));
}

const PAID_OUT: readonly PledgeApplicationState[] = ['disbursed', 'overdue', 'awaitingRelease', 'released'];
const REGISTERED: readonly PledgeApplicationState[] = [...PAID_OUT, 'awaitingDisbursement', 'disbursementFailed'];

/** Puts an application into a state with what the state asks of a row. */
const put = ({ id }: Subject, state: PledgeApplicationState) =>
  sql(
    `update pledge set state = $2, registration_number = ${REGISTERED.includes(state) ? "'ZD1'" : 'null'},
      disbursed_on = ${PAID_OUT.includes(state) ? 'current_date' : 'null'},
      principal_left = ${PAID_OUT.includes(state) ? "case when $2 in ('awaitingRelease', 'released') then 0 else amount end" : 'null'},
      released_on = ${state === 'released' ? 'current_date' : 'null'} where id = $1`,
    [id, state],
  );

describe('what the matrix does not grant is refused with the state’s name, and writes nothing', () => {
  let subject: Subject;
  beforeAll(async () => {
    const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
    await money.pass(id);
    await money.accept(id, 'fi');
    const { version } = await money.get(id);
    subject = { id, version };
    await sql(
      `update pledge set handed_to_lender_at = passed_at, lender_accepted_by = (select user_id from user_account where user_name = 'loan-op') where id = $1`,
      [id],
    );
  });
  afterAll(() => put(subject, 'awaitingGuarantor'));

  test.each([...pledgeApplicationMachine.states].filter((state) => state !== 'draft'))('a pledge %s', async (state) => {
    await put(subject, state);
    const before = await rowOf(subject);
    for (const party of PARTIES) {
      for (const role of ROLES) {
        const client = await server.as(`${WHO[party]}-${SUFFIX[role]}`);
        const granted = allowedActs('pledge', state, party, role);
        const shown = (await client.call(pledge.list, { page: 1, pageSize: 20, part: party })).list[0];
        expect({ party, role, acts: shown?.acts }).toEqual({ party, role, acts: granted.filter((act) => !notDue(state, act)) });
        for (const [act, attempt] of Object.entries(ACTS)) {
          if (granted.some((one) => one === act)) continue;
          const refused = await refusalOf(attempt(client, { ...subject, today: server.clock.today(), now: server.clock.now() }));
          expect({ party, role, act, code: refused.code }).toEqual({
            party,
            role,
            act,
            code: expect.stringMatching(`^(${ILLEGAL}|${ROLE})$`),
          });
          if (refused.code === ILLEGAL) expect(refused.message).toContain(`【${STATE_LABELS.pledge[state].zh}】`);
        }
      }
    }
    expect(await rowOf(subject)).toBe(before);
  });
});

test('an act that the matrix grants and that is not due is refused, and nobody decides on what they accepted', async () => {
  const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 9 })], { channel: 6 });
  await money.pass(id);
  const approving = { ...(await money.shown(id, 'loan-review')), act: 'approve' as const };
  expect(await refusalOf(people.call('loan-review', pledge.decide, approving))).toMatchObject({ code: ILLEGAL });
  await money.accept(id, 'loan');
  await sql(`update pledge set lender_accepted_by = (select user_id from user_account where user_name = 'loan-review') where id = $1`, [
    id,
  ]);
  const { acts } = (await people.call('loan-review', pledge.list, { page: 1, pageSize: 20, part: 'funder' })).list[0] ?? {
    acts: [],
  };
  expect(acts).not.toContain('approve');
  const own = { ...(await money.shown(id, 'loan-review')), act: 'approve' as const };
  expect(await refusalOf(people.call('loan-review', pledge.decide, own))).toMatchObject({ code: '30004' });
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});
