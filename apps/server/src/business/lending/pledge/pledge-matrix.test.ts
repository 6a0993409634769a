import { contract, type PledgeId } from '@lianxin/api/contract';
import { allowedActs, pledgeApplicationMachine, type Act, type Party, type PledgeApplicationState, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { actors, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { grantedPairs, MATRIX_PEOPLE, MATRIX_ROLES, refusesTheRest } from '../../../testing/matrix.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgeActs, type PledgeSubject } from '../../../testing/pledge-acts.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { actAtOnce, pairsIn } from '../../../testing/two-at-once.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { pledge } = contract;
const PARTIES = ['own', 'funder', 'guarantor'] as const;
const WHO = { own: 'supplier', funder: 'loan', guarantor: 'fi' } as const satisfies Partial<Record<Party, string>>;
const ILLEGAL = '10006';

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
  submit: (client: TestClient, { id, version }: PledgeSubject) => client.call(pledge.apply, { ...form, resubmits: { id, version } }),
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
  return later.includes(act) || (state === 'returned' && act === 'withdraw') || (lookedAt && (act === 'accept' || act === 'withdraw'));
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
      for (const role of MATRIX_ROLES) {
        const client = await server.as(`${WHO[party]}-${MATRIX_PEOPLE[role]}`);
        const granted = allowedActs('pledge', state, party, role);
        const shown = (await client.call(pledge.list, { page: 1, pageSize: 20, part: party })).list[0];
        expect({ party, role, acts: shown?.acts }).toEqual({ party, role, acts: granted.filter((act) => !notDue(state, act)) });
      }
    }
    const shown = { ...subject, today: server.clock.today(), now: server.clock.now() };
    const granted = (party: Party, role: Role) => allowedActs('pledge', state, party, role);
    await refusesTheRest({ server, object: 'pledge', state, who: WHO, subject: shown, attempts: ACTS, granted });
    expect(await rowOf(subject)).toBe(before);
  });
});

const LEGAL: readonly (readonly [PledgeApplicationState, Act, PledgeApplicationState | 'gone'])[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingGuarantor'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['returned', 'withdraw', 'withdrawn'],
  ['withdrawn', 'copyToLender', 'withdrawn'],
  ['awaitingGuarantor', 'withdraw', 'withdrawn'],
  ['awaitingGuarantor', 'remind', 'awaitingGuarantor'],
  ['awaitingGuarantor', 'accept', 'awaitingGuarantor'],
  ['awaitingGuarantor', 'search', 'awaitingGuarantor'],
  ['awaitingGuarantor', 'askMore', 'guarantorSupplementing'],
  ['awaitingGuarantor', 'approve', 'awaitingGuarantorSignature'],
  ['awaitingGuarantor', 'decline', 'guarantorDeclined'],
  ['awaitingGuarantor', 'sendBack', 'returned'],
  ['guarantorSupplementing', 'supplement', 'awaitingGuarantor'],
  ['guarantorSupplementing', 'decline', 'guarantorDeclined'],
  ['guarantorDeclined', 'copyToLender', 'guarantorDeclined'],
  ['awaitingGuarantorSignature', 'withdraw', 'withdrawn'],
  ['awaitingGuarantorSignature', 'remind', 'awaitingGuarantorSignature'],
  ['awaitingGuarantorSignature', 'countersign', 'underApproval'],
  ['awaitingGuarantorSignature', 'decline', 'guarantorDeclined'],
  ['underApproval', 'withdraw', 'withdrawn'],
  ['underApproval', 'remind', 'underApproval'],
  ['underApproval', 'payFee', 'underApproval'],
  ['underApproval', 'accept', 'underApproval'],
  ['underApproval', 'search', 'underApproval'],
  ['underApproval', 'askMore', 'supplementing'],
  ['underApproval', 'approve', 'awaitingRegistration'],
  ['underApproval', 'decline', 'declined'],
  ['underApproval', 'sendBack', 'returned'],
  ['supplementing', 'supplement', 'underApproval'],
  ['supplementing', 'payFee', 'supplementing'],
  ['supplementing', 'decline', 'declined'],
  ['declined', 'copyToLender', 'declined'],
  ['awaitingRegistration', 'remind', 'awaitingRegistration'],
  ['awaitingRegistration', 'payFee', 'awaitingRegistration'],
  ['awaitingRegistration', 'search', 'awaitingRegistration'],
  ['awaitingRegistration', 'register', 'awaitingDisbursement'],
  ['awaitingRegistration', 'decline', 'declined'],
  ['awaitingDisbursement', 'remind', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'payFee', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'disburse', 'disbursed'],
  ['awaitingDisbursement', 'fail', 'disbursementFailed'],
  ['disbursementFailed', 'withdraw', 'withdrawn'],
  ['disbursementFailed', 'remind', 'disbursementFailed'],
  ['disbursementFailed', 'payFee', 'disbursementFailed'],
  ['disbursementFailed', 'retry', 'awaitingDisbursement'],
  ['disbursementFailed', 'decline', 'declined'],
  ...(['disbursed', 'overdue'] as const).flatMap((state) => [
    [state, 'payFee', state] as const,
    [state, 'repay', state] as const,
    [state, 'repayAuthorise', state] as const,
    [state, 'repayReturn', state] as const,
    [state, 'repayDeny', state] as const,
    [state, 'repayConfirm', 'awaitingRelease'] as const,
  ]),
  ['awaitingRelease', 'payFee', 'awaitingRelease'],
  ['awaitingRelease', 'remind', 'awaitingRelease'],
  ['awaitingRelease', 'releaseApply', 'awaitingRelease'],
  ['awaitingRelease', 'releaseConfirm', 'awaitingRelease'],
  ['awaitingRelease', 'releaseReturn', 'awaitingRelease'],
  ['awaitingRelease', 'release', 'released'],
];

/** What only shows something, `edit`, which opens the form that `submit` sends, and what time does by itself. */
const READING: readonly Act[] = ['receipt', 'print', 'evidence', 'edit', 'markOverdue'];

/** The acts that lead to a state, the last of them into it. */
const WAY: Readonly<Partial<Record<PledgeApplicationState, readonly [PledgeApplicationState, ...(readonly Act[])]>>> = {
  returned: ['awaitingReview', 'return'],
  withdrawn: ['awaitingReview', 'withdraw'],
  awaitingGuarantor: ['awaitingReview', 'pass'],
  guarantorSupplementing: ['awaitingGuarantor', 'accept', 'askMore'],
  guarantorDeclined: ['awaitingGuarantor', 'accept', 'decline'],
  awaitingGuarantorSignature: ['awaitingGuarantor', 'accept', 'search', 'approve'],
  underApproval: ['awaitingGuarantorSignature', 'countersign'],
  supplementing: ['underApproval', 'accept', 'askMore'],
  declined: ['underApproval', 'accept', 'decline'],
  awaitingRegistration: ['underApproval', 'accept', 'search', 'approve'],
  awaitingDisbursement: ['awaitingRegistration', 'register'],
  disbursementFailed: ['awaitingDisbursement', 'fail'],
  disbursed: ['awaitingDisbursement', 'disburse'],
  overdue: ['disbursed'],
  awaitingRelease: ['disbursed', 'repay', 'repayAuthorise', 'repayConfirm'],
};
/** What has to be done in a state before an act on it is due. */
const BEFORE: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  search: ['accept'],
  askMore: ['accept'],
  decline: ['accept'],
  sendBack: ['accept'],
  approve: ['accept', 'search'],
  repayAuthorise: ['repay'],
  repayReturn: ['repay'],
  repayDeny: ['repay', 'repayAuthorise'],
  repayConfirm: ['repay', 'repayAuthorise'],
  releaseConfirm: ['releaseApply'],
  releaseReturn: ['releaseApply'],
  release: ['releaseApply', 'releaseConfirm'],
};

/** What has to be done in this state before an act on it is due. */
const beforeActIn = (state: PledgeApplicationState, act: Act): readonly Act[] =>
  (BEFORE[act] ?? []).filter((step) => step !== 'accept' || state === 'awaitingGuarantor' || state === 'underApproval');

const SIGNING = pledgeActs({ signs: true });
/** What is pledged where an application is made again. */
let spare: PieceView;

/** What the matrix grants, ready to be done by the first whom it grants it to, on the version of now. */
async function prepared(id: PledgeId, state: PledgeApplicationState, act: Act): Promise<() => Promise<unknown>> {
  const [who] = PARTIES.flatMap((party) =>
    MATRIX_ROLES.flatMap((role) =>
      allowedActs('pledge', state, party, role).includes(act) ? [`${WHO[party]}-${MATRIX_PEOPLE[role]}`] : [],
    ),
  );
  const client = await server.as(who ?? expect.fail('the matrix does not grant it'));
  const { version, owed, repayments } = await money.get(id);
  const at = { id, version, today: server.clock.today(), now: server.clock.now(), repaid: owed?.total, repaymentId: repayments.at(-1)?.id };
  if (act === 'submit' || act === 'copyToLender') {
    const applied = await pledgeForm(server, [spare]);
    const again = act === 'submit' ? { resubmits: { id, version } } : { copyOf: id };
    return () => client.call(pledge.apply, { ...applied, ...again });
  }
  const attempt = SIGNING[act] ?? expect.fail(`${act} has no call`);
  return () => attempt(client, at);
}

const done = async (id: PledgeId, state: PledgeApplicationState, act: Act): Promise<void> => {
  await (
    await prepared(id, state, act)
  )();
};

describe('what the matrix grants is done', () => {
  let id: PledgeId;
  let returnTo: ReachState<void>;
  let returnToBefore: Restore;
  beforeAll(async () => {
    returnToBefore = await server.checkpoint();
    spare = await people.heldPiece({ amount: 20_000, invoice: 10 });
    for (const who of Object.values(WHO)) for (const role of MATRIX_ROLES) await server.as(`${who}-${MATRIX_PEOPLE[role]}`);
    returnTo = await cachedStates(server);
    await returnTo('awaitingReview', async () => {
      ({ id } = await money.apply([await people.heldPiece({ amount: 20_000, invoice: 9 })]));
    });
  });
  afterAll(() => returnToBefore());

  /** Has the pledge stand in a state, by the acts that lead there, with some acts done in it. */
  const stand = (state: PledgeApplicationState, acts: readonly Act[] = []): Promise<void> =>
    returnTo([state, ...acts].join(', '), async () => {
      const last = acts.at(-1);
      if (last !== undefined) {
        await stand(state, acts.slice(0, -1));
        return done(id, state, last);
      }
      const [from, ...way] = WAY[state] ?? expect.fail(`no way leads to ${state}`);
      await stand(from, way);
      if (state === 'overdue') await sql(`update pledge set state = 'overdue' where id = $1`, [id]);
    });

  /** Only what a fee was paid for is withdrawn once it was returned. */
  const needsFee = (state: PledgeApplicationState, act: Act) => state === 'returned' && act === 'withdraw';

  /** Has the pledge stand in a state with what has to be done there before an act is due. */
  async function standFor(state: PledgeApplicationState, act: Act): Promise<void> {
    await stand(state, beforeActIn(state, act));
    if (needsFee(state, act))
      await sql(`update pledge set guarantee_fee_paid_on = value_on, guarantee_fee_receipt = 'HT1' where id = $1`, [id]);
  }

  test('nothing that it grants is left out here', () => {
    const granted = grantedPairs(pledgeApplicationMachine.states, PARTIES, (state, party, role) =>
      // A draft is no application yet: it is kept and thrown away by calls of its own.
      state === 'draft' ? [] : allowedActs('pledge', state, party, role).filter((act) => !READING.includes(act)),
    );
    expect(LEGAL.map(([state, act]) => `${state} ${act}`).toSorted()).toEqual(granted);
  });

  test.each(LEGAL)('a pledge %s: %s leads to %s', async (from, act, to) => {
    await standFor(from, act);
    await done(id, from, act);
    const after = money.get(id);
    if (to === 'gone') expect(await refusalOf(after)).toMatchObject({ code: '10002' });
    else expect((await after).state).toBe(to);
    expect((await ledgerViolations(server.database.db)).filter((one) => one.includes(id))).toEqual([]);
  });

  /** What is overdue takes the acts of what is paid out. Of two acts that need other preparation only one is due. */
  const PAIRS = pairsIn(LEGAL.filter(([state]) => state !== 'overdue')).filter(
    ([state, [, one], [, other]]) =>
      beforeActIn(state, one).join() === beforeActIn(state, other).join() && needsFee(state, one) === needsFee(state, other),
  );
  test.each(PAIRS.map(([state, one, other]) => [state, one[1], other[1], one, other] as const))(
    'of two who act at once on a pledge %s, %s and %s, nobody’s act is lost without a word',
    async (state, act, otherAct, [, , to], [, , otherTo]) => {
      await standFor(state, act);
      const both = [await prepared(id, state, act), await prepared(id, state, otherAct)] as const;
      await actAtOnce(both, to !== state && otherTo !== state);
      expect((await ledgerViolations(server.database.db)).filter((one) => one.includes(id))).toEqual([]);
    },
  );
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
