import { contract, type FinancingId, type RepaymentId } from '@lianxin/api/contract';
import { addDays, lifeOf, type Act, type Fen, type FinancingState } from '@lianxin/domain';
import { afterAll, beforeAll, expect } from 'vitest';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, signed } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { financiers, financingForm, financingWorld } from '../../../testing/financing.ts';
import { BEFORE_REPAYMENT, describeLendingMatrix, repayments } from '../../../testing/lending-matrix.ts';
import type { Attempts } from '../../../testing/matrix.ts';
import type { LegalAct } from '../../../testing/two-at-once.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing } = contract;
const reason = '试一试';

interface Subject {
  readonly id: FinancingId;
  readonly version: number;
  /** @default an id that does not exist */
  readonly repaymentId?: RepaymentId | undefined;
  /** @default one yuan */
  readonly repaid?: Fen | undefined;
  readonly signature?: Awaited<ReturnType<typeof signed>> | undefined;
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
/** An application for a piece of its own. */
let form: Awaited<ReturnType<typeof financingForm>>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
  // The same bank on a channel that requires a further step.
  await sql(`insert into lender select (jsonb_populate_record(lender, '{"channel": 4}')).* from lender where channel = 1`);
  await sql(
    `insert into lending_limit select (jsonb_populate_record(lending_limit, '{"channel": 4}')).* from lending_limit where channel = 1`,
  );
  form = await financingForm(server, [await people.heldPiece({ amount: 60_000, invoice: 8 })]);
});
afterAll(() => server.close());

const sql = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

const of = ({ id, version }: Subject) => ({ id, version });
const repayment = (one: Subject) => ({ ...of(one), repaymentId: one.repaymentId ?? financing.reviewRepayment.example.request.repaymentId });
const payment = (receiptNumber: string) => ({ paidOn: server.clock.today(), receiptNumber });

/** The acts that people perform through calls; the others are reported by lenders' systems. */
const ACTS: Attempts<Subject> = {
  submit: (client, one) => client.call(financing.apply, { ...form, resubmits: of(one) }),
  delete: (client, one) => client.call(financing.remove, of(one)),
  withdraw: (client, one) => client.call(financing.withdraw, of(one)),
  remind: (client, one) => client.call(financing.remind, { id: one.id }),
  pass: (client, one) => client.call(financing.review, { ...of(one), decision: 'pass', signature: one.signature }),
  return: (client, one) => client.call(financing.review, { ...of(one), decision: 'return', reason }),
  copyToLender: (client, one) => client.call(financing.apply, { ...form, copyOf: one.id }),
  furtherStep: (client, one) => client.call(financing.executeBcm, { ...of(one), customerNumber: '301201104712' }),
  supplement: (client, one) => client.call(financing.supplement, { ...of(one), answer: reason, attachments: [] }),
  signContract: (client, one) => client.call(financing.signContract, { ...of(one), agreed: true, signature: one.signature }),
  contractConfirm: (client, one) => client.call(financing.reviewContract, { ...of(one), decision: 'pass', signature: one.signature }),
  contractReturn: (client, one) => client.call(financing.reviewContract, { ...of(one), decision: 'return', reason }),
  consent: (client, one) => client.call(financing.consent, { ...of(one), decision: 'consent' }),
  consentRefuse: (client, one) => client.call(financing.consent, { ...of(one), decision: 'refuse', reason }),
  consentConfirm: (client, one) => client.call(financing.reviewConsent, { ...of(one), decision: 'pass', signature: one.signature }),
  consentReturn: (client, one) => client.call(financing.reviewConsent, { ...of(one), decision: 'return', reason }),
  disburse: (client, one) => client.call(financing.disburse, { ...of(one), ...payment('FK1') }),
  repay: (client, one) => client.call(financing.repay, { ...of(one), ...payment('HK1'), amount: one.repaid ?? yuan(1) }),
  repayAuthorise: (client, one) =>
    client.call(financing.reviewRepayment, { ...repayment(one), decision: 'authorise', signature: one.signature }),
  repayReturn: (client, one) => client.call(financing.reviewRepayment, { ...repayment(one), decision: 'return', reason }),
  repayConfirm: (client, one) => client.call(financing.confirmRepayment, { ...repayment(one), decision: 'confirm' }),
  repayDeny: (client, one) => client.call(financing.confirmRepayment, { ...repayment(one), decision: 'deny', reason }),
  markOverdue: (client, one) => client.call(financing.markOverdue, of(one)),
  claim: (client, one) => client.call(financing.claim, of(one)),
};

const SIGNED = {
  pass: 'financingReview',
  signContract: 'financingContract',
  contractConfirm: 'financingContractConfirm',
  consentConfirm: 'financingConsent',
  repayAuthorise: 'financingRepayment',
} as const satisfies Partial<Record<Act, Parameters<typeof signed>[1]>>;
const isSigned = (act: Act): act is keyof typeof SIGNED => Object.hasOwn(SIGNED, act);

/**
 * Acts that are not possible: contract acts before anybody but the lender's operator has agreed, a step that this lender does not require,
 * and acts on a repayment that does not exist.
 */
const NOT_DUE: readonly Act[] = [
  'contractConfirm',
  'contractReturn',
  'consentConfirm',
  'consentReturn',
  'furtherStep',
  'repayAuthorise',
  'repayReturn',
  'repayConfirm',
  'repayDeny',
];

/**
 * Acts tested elsewhere: views, `edit`, which opens the form that `submit` sends, and reports of lenders' systems
 * (lenders/lending.test.ts).
 */
const ELSEWHERE: readonly Act[] = [
  ...(['receipt', 'print', 'evidence', 'edit'] as const),
  ...(['accept', 'askMore', 'approve', 'decline', 'countersign', 'register', 'fail', 'retry'] as const),
];

const LEGAL: readonly LegalAct<FinancingState>[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingAcceptance'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['withdrawn', 'copyToLender', 'withdrawn'],
  ['declined', 'copyToLender', 'declined'],
  ['awaitingAcceptance', 'withdraw', 'withdrawn'],
  ['awaitingAcceptance', 'remind', 'awaitingAcceptance'],
  ['awaitingAcceptance', 'furtherStep', 'awaitingAcceptance'],
  ['underApproval', 'remind', 'underApproval'],
  ['supplementing', 'supplement', 'underApproval'],
  ['awaitingContract', 'withdraw', 'withdrawn'],
  ['awaitingContract', 'remind', 'awaitingContract'],
  ['awaitingContract', 'signContract', 'awaitingContract'],
  ['awaitingContract', 'contractConfirm', 'awaitingContract'],
  ['awaitingContract', 'contractReturn', 'awaitingContract'],
  ['awaitingContract', 'consent', 'awaitingContract'],
  ['awaitingContract', 'consentConfirm', 'awaitingContract'],
  ['awaitingContract', 'consentReturn', 'awaitingContract'],
  ['awaitingContract', 'consentRefuse', 'returned'],
  ['awaitingDisbursement', 'remind', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'disburse', 'disbursed'],
  ['disbursementFailed', 'withdraw', 'withdrawn'],
  ['disbursementFailed', 'remind', 'disbursementFailed'],
  ...repayments('settled'),
  ['disbursed', 'markOverdue', 'overdue'],
  ['overdue', 'claim', 'overdue'],
];

const userIdOf = (who: string) => `(select user_id from user_account where user_name = '${who}')`;
/** The state of the contract in which each act is possible. */
const CONTRACT: Readonly<Partial<Record<Act, string>>> = {
  contractConfirm: `own_assent = 'made', contract_maker_id = ${userIdOf('supplier-op')}`,
  contractReturn: `own_assent = 'made', contract_maker_id = ${userIdOf('supplier-op')}`,
  consentConfirm: `issuer_assent = 'made', consent_maker_id = ${userIdOf('core-op')}`,
  consentReturn: `issuer_assent = 'made', consent_maker_id = ${userIdOf('core-op')}`,
};

const columns = (id: FinancingId, change: string) => sql(`update financing set ${change} where id = $1`, [id]);

let id: FinancingId;
let returnTo: ReachState<void>;
const version = async () => (await money.get(id)).version;
const applied = () =>
  returnTo('applied for', async () => {
    ({ id } = await money.apply([await people.heldPiece({ amount: 20_000, invoice: 9 })]));
  });
const passed = () =>
  returnTo('passed', async () => {
    await applied();
    await money.pass(id, await version());
    await columns(id, `own_assent = 'open', lender_assent = 'open', issuer_assent = 'open', registration_waived_because = '试'`);
  });
const paidOut = (state: FinancingState) =>
  returnTo(state, async () => {
    await passed();
    await columns(id, `state = 'awaitingDisbursement'`);
    const payment = { paidOn: server.clock.today(), receiptNumber: `FK${id}` };
    await people.call('bank-op', financing.disburse, { id, version: await version(), ...payment });
    const yesterday = addDays(server.clock.today(), -1);
    const before = addDays(yesterday, -10);
    await columns(
      id,
      `state = '${state}', pays_on = '${yesterday}', interest_since = '${yesterday}', disbursed_on = '${before}',
        quote_question = regexp_replace(replace(quote_question, '"recourse":false', '"recourse":true'), '"valueOn":"[^"]*"', '"valueOn":"${before}"')`,
    );
  });

describeLendingMatrix<FinancingState, Subject>({
  server: () => server,
  kind: 'financing',
  table: 'financing',
  life: lifeOf('financing'),
  who: { own: 'supplier', counterparty: 'core', funder: 'bank' },
  // The bank has no administrator in this test.
  roles: ['operator', 'reviewer'],
  legal: LEGAL,
  elsewhere: ELSEWHERE,
  listed: async (client, part) =>
    part === 'guarantor' ? [] : (await client.call(financing.list, { page: 1, pageSize: 20, part })).list[0]?.acts,
  get: (one) => money.get(one),
  refused: {
    async begin() {
      const one = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
      const { version: shown } = await money.pass(one.id, one.version);
      await columns(one.id, `own_assent = 'open', issuer_assent = 'open', lender_assent = 'made', registration_waived_because = '试'`);
      return { id: one.id, version: shown };
    },
    put(one, state) {
      const paid = ['disbursed', 'overdue', 'settled'].includes(state);
      return sql(
        `update financing set state = $2, disbursed_on = ${paid ? 'current_date' : 'null'}, principal_left = ${paid ? 'amount' : 'null'},
          interest_since = ${paid ? 'pays_on' : 'null'}, quote_question = replace(quote_question, '"recourse":false', '"recourse":true'), pays_on = $3 where id = $1`,
        [one.id, state, addDays(server.clock.today(), -1)],
      );
    },
    notDue: (_state, act) => NOT_DUE.includes(act),
    attempts: ACTS,
  },
  granted: {
    async begin() {
      returnTo = await cachedStates(server);
      await applied();
    },
    id: () => id,
    async stand(state, act, does) {
      if (state === 'disbursed' || state === 'overdue') {
        const withRepayment = (done: readonly Act[]): Promise<void> => {
          const last = done.at(-1);
          if (last === undefined) return paidOut(state);
          return returnTo([state, ...done].join(', '), async () => {
            await withRepayment(done.slice(0, -1));
            await does(state, last);
          });
        };
        return withRepayment(BEFORE_REPAYMENT[act] ?? []);
      }
      if (state === 'awaitingReview' || state === 'returned' || state === 'withdrawn' || state === 'declined') {
        await applied();
        if (state === 'returned') await money.return(id, await version());
        if (state === 'withdrawn' || state === 'declined') {
          await people.call('supplier-op', financing.withdraw, { id, version: await version() });
          await columns(id, `state = '${state}'`);
        }
        return;
      }
      await passed();
      if (act === 'furtherStep') await columns(id, 'channel = 4, asks_further_step = true');
      await columns(id, `state = '${state}'${CONTRACT[act] === undefined ? '' : `, ${CONTRACT[act]}`}`);
    },
    async prepared(client, _state, act) {
      const { version: shown, owed, repayments: made } = await money.get(id);
      const attempt = ACTS[act] ?? expect.fail(`${act} has no call`);
      const signature = isSigned(act) ? await signed(client, SIGNED[act], id, shown) : undefined;
      return () => attempt(client, { id, version: shown, repaid: owed?.total, repaymentId: made.at(-1)?.id, signature });
    },
    before: (_state, act) => [CONTRACT[act], ...(BEFORE_REPAYMENT[act] ?? []), act === 'furtherStep' && act].join(),
  },
});
