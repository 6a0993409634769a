import { contract, type PledgeId } from '@lianxin/api/contract';
import { lifeOf, type Act, type PledgeApplicationState } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { actors, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { BEFORE_REPAYMENT, describeLendingMatrix, repayments } from '../../../testing/lending-matrix.ts';
import { pledgeActs, type PledgeSubject } from '../../../testing/pledge-acts.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';
import type { LegalAct } from '../../../testing/two-at-once.ts';

const { pledge } = contract;
const ILLEGAL = '10006';

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

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

/** Acts that the matrix grants but that are not possible when both sides have accepted, nothing was repaid and no release was requested. */
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

/** Sets an application to a state, with the columns that the state requires. */
const put = ({ id: one }: PledgeSubject, state: PledgeApplicationState) =>
  sql(
    `update pledge set state = $2, registration_number = ${REGISTERED.includes(state) ? "'ZD1'" : 'null'},
      disbursed_on = ${PAID_OUT.includes(state) ? 'current_date' : 'null'},
      principal_left = ${PAID_OUT.includes(state) ? "case when $2 in ('awaitingRelease', 'released') then 0 else amount end" : 'null'},
      released_on = ${state === 'released' ? 'current_date' : 'null'} where id = $1`,
    [one, state],
  );

const LEGAL: readonly LegalAct<PledgeApplicationState>[] = [
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
  ['disbursed', 'payFee', 'disbursed'],
  ['overdue', 'payFee', 'overdue'],
  ...repayments('awaitingRelease'),
  ['awaitingRelease', 'payFee', 'awaitingRelease'],
  ['awaitingRelease', 'remind', 'awaitingRelease'],
  ['awaitingRelease', 'releaseApply', 'awaitingRelease'],
  ['awaitingRelease', 'releaseConfirm', 'awaitingRelease'],
  ['awaitingRelease', 'releaseReturn', 'awaitingRelease'],
  ['awaitingRelease', 'release', 'released'],
  ['released', 'payFee', 'released'],
];

/** Views, `edit`, which opens the form that `submit` sends, and acts of scheduled jobs. */
const READING: readonly Act[] = ['receipt', 'print', 'evidence', 'edit', 'markOverdue'];

/** The acts that lead to a state; the last one enters it. */
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
  released: ['awaitingRelease', 'releaseApply', 'releaseConfirm', 'release'],
};
/** Acts required in a state before an act is possible. */
const BEFORE: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  search: ['accept'],
  askMore: ['accept'],
  decline: ['accept'],
  sendBack: ['accept'],
  approve: ['accept', 'search'],
  ...BEFORE_REPAYMENT,
  releaseConfirm: ['releaseApply'],
  releaseReturn: ['releaseApply'],
  release: ['releaseApply', 'releaseConfirm'],
};

/** Acts required in this state before an act is possible. */
const beforeActIn = (state: PledgeApplicationState, act: Act): readonly Act[] =>
  (BEFORE[act] ?? []).filter((step) => step !== 'accept' || state === 'awaitingGuarantor' || state === 'underApproval');

const ACTS = pledgeActs({ signs: false });
const SIGNING = pledgeActs({ signs: true });
let id: PledgeId;
let returnTo: ReachState<void>;
/** The piece that is pledged when an application is submitted again. */
let spare: PieceView;

/** Brings a pledge into a state through the acts that lead there, and performs some acts in it. */
const stand = (
  state: PledgeApplicationState,
  acts: readonly Act[],
  does: (state: PledgeApplicationState, act: Act) => Promise<void>,
): Promise<void> =>
  returnTo([state, ...acts].join(', '), async () => {
    const last = acts.at(-1);
    if (last !== undefined) {
      await stand(state, acts.slice(0, -1), does);
      return does(state, last);
    }
    const [from, ...way] = WAY[state] ?? expect.fail(`no way leads to ${state}`);
    await stand(from, way, does);
    if (state === 'overdue') await sql(`update pledge set state = 'overdue' where id = $1`, [id]);
  });

/** A returned application is withdrawn only if its fee was paid. */
const needsFee = (state: PledgeApplicationState, act: Act) => state === 'returned' && act === 'withdraw';

describeLendingMatrix<PledgeApplicationState, PledgeSubject>({
  server: () => server,
  kind: 'pledge',
  table: 'pledge',
  life: lifeOf('pledge'),
  who: { own: 'supplier', funder: 'loan', guarantor: 'fi' },
  legal: LEGAL,
  elsewhere: READING,
  listed: async (client, part) =>
    part === 'counterparty' ? [] : (await client.call(pledge.list, { page: 1, pageSize: 20, part })).list[0]?.acts,
  get: (one) => money.get(one),
  refused: {
    async begin() {
      const one = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
      await money.pass(one.id);
      await money.accept(one.id, 'fi');
      const { version } = await money.get(one.id);
      await sql(
        `update pledge set handed_to_lender_at = passed_at, lender_accepted_by = (select user_id from user_account where user_name = 'loan-op') where id = $1`,
        [one.id],
      );
      return { id: one.id, version, today: server.clock.today(), now: server.clock.now() };
    },
    put,
    notDue,
    attempts: {
      ...ACTS,
      submit: (client: TestClient, { id: one, version }) => client.call(pledge.apply, { ...form, resubmits: { id: one, version } }),
    },
  },
  granted: {
    async begin() {
      spare = await people.heldPiece({ amount: 20_000, invoice: 10 });
      returnTo = await cachedStates(server);
      await returnTo('awaitingReview', async () => {
        ({ id } = await money.apply([await people.heldPiece({ amount: 20_000, invoice: 9 })]));
      });
    },
    id: () => id,
    async stand(state, act, does) {
      await stand(state, beforeActIn(state, act), does);
      if (needsFee(state, act))
        await sql(`update pledge set guarantee_fee_paid_on = value_on, guarantee_fee_receipt = 'HT1' where id = $1`, [id]);
    },
    async prepared(client, _state, act) {
      const { version, owed, repayments: made } = await money.get(id);
      if (act === 'submit' || act === 'copyToLender') {
        const applied = await pledgeForm(server, [spare]);
        const again = act === 'submit' ? { resubmits: { id, version } } : { copyOf: id };
        return () => client.call(pledge.apply, { ...applied, ...again });
      }
      const at = { id, version, today: server.clock.today(), now: server.clock.now(), repaid: owed?.total, repaymentId: made.at(-1)?.id };
      const attempt = SIGNING[act] ?? expect.fail(`${act} has no call`);
      return () => attempt(client, at);
    },
    before: (state, act) => [...beforeActIn(state, act), needsFee(state, act)].join(),
  },
});

test('an act that the matrix grants but that is not possible is refused, and nobody approves what they accepted', async () => {
  const one = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 9 })], { channel: 6 });
  await money.pass(one.id);
  const approving = { ...(await money.shown(one.id, 'loan-review')), act: 'approve' as const };
  expect(await refusalOf(people.call('loan-review', pledge.decide, approving))).toMatchObject({ code: ILLEGAL });
  await money.accept(one.id, 'loan');
  await sql(`update pledge set lender_accepted_by = (select user_id from user_account where user_name = 'loan-review') where id = $1`, [
    one.id,
  ]);
  const { acts } = (await people.call('loan-review', pledge.list, { page: 1, pageSize: 20, part: 'funder' })).list[0] ?? {
    acts: [],
  };
  expect(acts).not.toContain('approve');
  const own = { ...(await money.shown(one.id, 'loan-review')), act: 'approve' as const };
  expect(await refusalOf(people.call('loan-review', pledge.decide, own))).toMatchObject({ code: '30004' });
  expect(await ledgerViolations(server.database.db)).toEqual([]);
});
