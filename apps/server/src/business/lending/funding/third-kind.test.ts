import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinancingId, RepaymentId } from '@lianxin/api/contract';
import { contract } from '@lianxin/api/contract';
import type { Act, Fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { BANK } from '../../../testing/financing.ts';
import { lentAgainstIssuer } from '../../../testing/lending.ts';
import { BEFORE_REPAYMENT, describeLendingMatrix, repayments } from '../../../testing/lending-matrix.ts';
import type { Attempts } from '../../../testing/matrix.ts';
import type { Restore } from '../../../testing/restore.ts';
import { reverseFactoringIn } from '../../../testing/reverse-factoring/calls.ts';
import { reverseFactoringContract } from '../../../testing/reverse-factoring/contract.ts';
import { life, type State } from '../../../testing/reverse-factoring/life.ts';
import { factoring, factoringForm, reverseFactoringWorld, signed } from '../../../testing/reverse-factoring/people.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { LegalAct } from '../../../testing/two-at-once.ts';

const calls = reverseFactoringContract;
const PAGE = { page: 1, pageSize: 20 };
const reason = '试一试';

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof factoring>;
beforeAll(async () => {
  server = await createTestServer({ world: reverseFactoringWorld, more: reverseFactoringIn });
  people = actors(server);
  money = factoring(server);
});
afterAll(() => server.close());

const told = async (who: string) => (await people.call(who, contract.message.list, PAGE)).list.map(({ kind }) => kind);
const heldBySupplier = async () => (await people.held('supplier')).map(({ amount }) => amount);
const lent = () => lentAgainstIssuer(server.database.db, BANK);

describe('a third kind of application to a lender, defined in a test', () => {
  let returnToStart: Restore;
  let piece: PieceView;
  beforeAll(async () => {
    piece = await people.heldPiece({ amount: 60_000, invoice: 7 });
    returnToStart = await server.checkpoint();
  });
  beforeEach(() => returnToStart());

  test('goes from its draft through both reviews and the payout to its repayment', async () => {
    const form = await factoringForm(server, [piece]);
    const draft = await people.call('core-op', calls.saveDraft, { form: { amount: form.amount } });
    const saved = await people.call('core-op', calls.saveDraft, { id: draft.id, version: draft.version, form });
    expect(await people.call('core-op', calls.listDrafts, {})).toMatchObject([{ id: draft.id, version: saved.version, form }]);
    const { id, applicationNumber } = await people.call('core-op', calls.apply, { ...form, draftId: draft.id });
    expect(applicationNumber).toMatch(/^FB\d{8}-\d{4}$/);
    expect(await people.call('core-op', calls.listDrafts, {})).toEqual([]);
    expect(await heldBySupplier()).toEqual([]);
    expect((await people.call('core-review', calls.list, { ...PAGE, waitingForMe: true })).list).toMatchObject([
      { id, state: 'awaitingReview', acts: ['view', 'pass', 'return'], waitingFor: [{ party: 'own', role: 'reviewer' }] },
    ]);
    expect(await refusalOf(money.get(id, 'bank-op'))).toMatchObject({ code: '10002' });

    await money.pass(id);
    expect(await lent()).toEqual([yuan(60_000), 0n]);
    expect((await people.call('bank-op', calls.list, { ...PAGE, part: 'funder' })).total).toBe(1);
    expect(await told('bank-op')).toContain('financingToAccept');
    await money.accept(id);
    await people.call('bank-op', calls.decide, { ...(await money.shown(id, 'bank-op')), act: 'askMore', reason: '请补充运单' });
    const answer = { ...(await money.shown(id, 'core-op')), answer: '已补充', attachments: [] };
    expect(await people.call('core-op', calls.supplement, answer)).toMatchObject({ state: 'underApproval' });
    expect(await money.approve(id)).toMatchObject({ state: 'awaitingDisbursement' });
    expect(await refusalOf(money.disburse(id))).toMatchObject({ message: expect.stringContaining('登记') });
    await money.register(id);
    await people.call('bank-op', calls.fail, { ...(await money.shown(id, 'bank-op')), reason: '收款账号与户名不符' });
    await people.call('bank-op', calls.retry, await money.shown(id, 'bank-op'));
    await money.disburse(id);
    expect(await lent()).toEqual([0n, yuan(60_000)]);
    expect((await people.held('bank')).map(({ amount }) => amount)).toEqual([yuan(60_000)]);

    const { owed } = await money.get(id);
    expect(owed).toMatchObject({ principal: yuan(60_000), total: yuan(60_000) });
    await money.repay(id, owed?.total ?? expect.fail());
    const paid = await money.get(id);
    expect(paid).toMatchObject({ state: 'settled', owed: null, repayments: [{ state: 'confirmed' }] });
    expect(paid.log.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['submit', 'pass', 'accept', 'approve', 'register', 'disburse', 'repayConfirm']),
    );
    expect([await lent(), await people.held('bank')]).toEqual([[0n, 0n], []]);
    await server.runDueJobs();
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test('is settled when the voucher is paid to its lender at maturity', async () => {
    const { id } = await money.apply([piece]);
    await money.pass(id);
    await money.accept(id);
    await money.approve(id);
    await money.register(id);
    await money.disburse(id);
    await fund(server, 'E1001', 60_000);
    server.clock.moveTo(morningOf((await money.get(id)).quote.paysOn));
    while ((await server.runDueJobs()) > 0);
    expect(await money.get(id)).toMatchObject({ state: 'settled', owed: null, repayments: [] });
    expect(await lent()).toEqual([0n, 0n]);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test('releases the voucher and the limit when it is withdrawn or declined by its lender', async () => {
    const { id } = await money.apply([piece]);
    await money.pass(id);
    await people.call('core-op', calls.withdraw, { ...(await money.shown(id, 'core-op')), reason: '改期' });
    expect([await heldBySupplier(), await lent()]).toEqual([[yuan(60_000)], [0n, 0n]]);
    expect(await told('bank-op')).toContain('financingGivenUp');

    const { form } = await money.get(id);
    const again = { ...(await factoringForm(server, await people.held('supplier'))), copyOf: id };
    expect(form?.pieces).toEqual(again.pieces);
    const { id: copy } = await people.call('core-op', calls.apply, again);
    await money.pass(copy);
    await people.call('bank-review', calls.decide, { ...(await money.shown(copy, 'bank-review')), act: 'decline', reason: '集中度超限' });
    expect(await money.get(copy)).toMatchObject({ state: 'declined', reason: '集中度超限', copiedFrom: { id } });
    expect([await heldBySupplier(), await lent()]).toEqual([[yuan(60_000)], [0n, 0n]]);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test('cannot be decided by the supplier or by its maker', async () => {
    const { id } = await money.apply([piece]);
    expect(await refusalOf(money.get(id, 'supplier-op'))).toMatchObject({ code: '10002' });
    await money.pass(id);
    await money.accept(id);
    const sql = `update reverse_factoring set accepted_by = (select user_id from user_account where user_name = 'bank-review')`;
    await server.database.session((session) => session.query(sql));
    expect(await refusalOf(money.approve(id))).toMatchObject({ code: '30004' });
  });
});

interface Subject {
  readonly id: FinancingId;
  readonly version: number;
  readonly repaymentId?: RepaymentId | undefined;
  readonly repaid?: Fen | undefined;
}

let form: Awaited<ReturnType<typeof factoringForm>>;
const of = ({ id, version }: Subject) => ({ id, version });
const payment = (receiptNumber: string) => ({ paidOn: server.clock.today(), receiptNumber });
const repayment = (one: Subject) => ({
  ...of(one),
  repaymentId: one.repaymentId ?? calls.reviewRepayment.example.request.repaymentId,
});

const ACTS: Attempts<Subject> = {
  submit: (client, one) => client.call(calls.apply, { ...form, resubmits: of(one) }),
  delete: (client, one) => client.call(calls.remove, of(one)),
  withdraw: (client, one) => client.call(calls.withdraw, of(one)),
  remind: (client, { id }) => client.call(calls.remind, { id }),
  pass: (client, one) => client.call(calls.review, { ...of(one), decision: 'pass' }),
  return: (client, one) => client.call(calls.review, { ...of(one), decision: 'return', reason }),
  copyToLender: (client, { id }) => client.call(calls.apply, { ...form, copyOf: id }),
  supplement: (client, one) => client.call(calls.supplement, { ...of(one), answer: reason, attachments: [] }),
  accept: (client, one) => client.call(calls.decide, { ...of(one), act: 'accept' }),
  askMore: (client, one) => client.call(calls.decide, { ...of(one), act: 'askMore', reason }),
  approve: (client, one) => client.call(calls.decide, { ...of(one), act: 'approve' }),
  decline: (client, one) => client.call(calls.decide, { ...of(one), act: 'decline', reason }),
  disburse: (client, one) => client.call(calls.disburse, { ...of(one), ...payment('FK1') }),
  fail: (client, one) => client.call(calls.fail, { ...of(one), reason }),
  retry: (client, one) => client.call(calls.retry, of(one)),
  repay: (client, one) => client.call(calls.repay, { ...of(one), ...payment('HK1'), amount: one.repaid ?? yuan(1) }),
  repayAuthorise: (client, one) => client.call(calls.reviewRepayment, { ...repayment(one), decision: 'authorise' }),
  repayReturn: (client, one) => client.call(calls.reviewRepayment, { ...repayment(one), decision: 'return', reason }),
  repayConfirm: (client, one) => client.call(calls.confirmRepayment, { ...repayment(one), decision: 'confirm' }),
  repayDeny: (client, one) => client.call(calls.confirmRepayment, { ...repayment(one), decision: 'deny', reason }),
};

const LEGAL: readonly LegalAct<State>[] = [
  ['awaitingReview', 'withdraw', 'withdrawn'],
  ['awaitingReview', 'remind', 'awaitingReview'],
  ['awaitingReview', 'pass', 'awaitingAcceptance'],
  ['awaitingReview', 'return', 'returned'],
  ['returned', 'submit', 'awaitingReview'],
  ['returned', 'delete', 'gone'],
  ['withdrawn', 'copyToLender', 'withdrawn'],
  ['awaitingAcceptance', 'withdraw', 'withdrawn'],
  ['awaitingAcceptance', 'remind', 'awaitingAcceptance'],
  ['awaitingAcceptance', 'accept', 'underApproval'],
  ['awaitingAcceptance', 'decline', 'declined'],
  ['underApproval', 'remind', 'underApproval'],
  ['underApproval', 'askMore', 'supplementing'],
  ['underApproval', 'approve', 'awaitingDisbursement'],
  ['underApproval', 'decline', 'declined'],
  ['supplementing', 'supplement', 'underApproval'],
  ['supplementing', 'decline', 'declined'],
  ['declined', 'copyToLender', 'declined'],
  ['awaitingDisbursement', 'remind', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'register', 'awaitingDisbursement'],
  ['awaitingDisbursement', 'disburse', 'disbursed'],
  ['awaitingDisbursement', 'fail', 'disbursementFailed'],
  ['disbursementFailed', 'withdraw', 'withdrawn'],
  ['disbursementFailed', 'remind', 'disbursementFailed'],
  ['disbursementFailed', 'retry', 'awaitingDisbursement'],
  ['disbursementFailed', 'decline', 'declined'],
  ...repayments('settled'),
];

/** The acts that lead to a state; the last one enters it. */
const WAY: Readonly<Partial<Record<State, readonly [State, Act]>>> = {
  returned: ['awaitingReview', 'return'],
  withdrawn: ['awaitingReview', 'withdraw'],
  awaitingAcceptance: ['awaitingReview', 'pass'],
  underApproval: ['awaitingAcceptance', 'accept'],
  supplementing: ['underApproval', 'askMore'],
  declined: ['underApproval', 'decline'],
  awaitingDisbursement: ['underApproval', 'approve'],
  disbursementFailed: ['awaitingDisbursement', 'fail'],
  disbursed: ['awaitingDisbursement', 'disburse'],
  overdue: ['disbursed', 'view'],
};
const BEFORE: typeof BEFORE_REPAYMENT = { ...BEFORE_REPAYMENT, disburse: ['register'] };

let id: FinancingId;
let returnTo: ReachState<void>;
const stand = (state: State, acts: readonly Act[], does: (state: State, act: Act) => Promise<void>): Promise<void> =>
  returnTo([state, ...acts].join(', '), async () => {
    const last = acts.at(-1);
    if (last !== undefined) {
      await stand(state, acts.slice(0, -1), does);
      return does(state, last);
    }
    const [from, act] = WAY[state] ?? expect.fail(`no way leads to ${state}`);
    await stand(from, BEFORE[act] ?? [], does);
    if (state !== 'overdue') return does(from, act);
    await server.database.session((session) => session.query(`update reverse_factoring set state = 'overdue' where id = $1`, [id]));
  });

describeLendingMatrix<State, Subject>({
  server: () => server,
  kind: 'reverseFactoring',
  table: 'reverse_factoring',
  life,
  who: { own: 'core', funder: 'bank' },
  roles: ['operator', 'reviewer'],
  legal: LEGAL,
  elsewhere: ['edit'],
  listed: async (client, part) =>
    part === 'own' || part === 'funder' ? (await client.call(calls.list, { ...PAGE, part })).list[0]?.acts : [],
  get: (one) => money.get(one),
  refused: {
    async begin() {
      form = await factoringForm(server, [await people.heldPiece({ amount: 60_000, invoice: 8 })]);
      const { id: one } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
      await money.pass(one);
      await money.accept(one);
      return money.shown(one, 'core-op');
    },
    put: ({ id: one }, state) =>
      server.database.session((session) =>
        session.query(
          `update reverse_factoring set state = $2, principal_left = case when $2 in ('disbursed', 'overdue') then amount end,
            interest_since = value_on where id = $1`,
          [one, state],
        ),
      ),
    notDue: (_state, act) => act in BEFORE_REPAYMENT,
    attempts: ACTS,
  },
  granted: {
    async begin() {
      form = await factoringForm(server, [await people.heldPiece({ amount: 20_000, invoice: 10 })]);
      returnTo = await cachedStates(server);
      await returnTo('awaitingReview', async () => {
        ({ id } = await money.apply([await people.heldPiece({ amount: 20_000, invoice: 9 })]));
      });
    },
    id: () => id,
    stand: (state, act, does) => stand(state, BEFORE[act] ?? [], does),
    async prepared(client, _state, act) {
      if (act === 'pass') return () => money.pass(id);
      if (act === 'approve') return () => money.approve(id);
      if (act === 'register') return () => money.register(id);
      const { version, owed, repayments: made } = await money.get(id);
      const subject = { id, version, repaid: owed?.total, repaymentId: made.at(-1)?.id };
      if (act === 'repayAuthorise') {
        const signature = await signed(client, id, version, 'repay');
        return () => client.call(calls.reviewRepayment, { ...repayment(subject), decision: 'authorise', signature });
      }
      const attempt = ACTS[act] ?? expect.fail(`${act} has no call`);
      return () => attempt(client, subject);
    },
    before: (_state, act) => (BEFORE[act] ?? []).join(),
  },
});

/** The lines of a text without blank lines and comments. */
const linesOf = (text: string): number =>
  text
    .replaceAll(/\/\*\*?.*?\*\//gs, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

test('the third kind, with its screens and tests, takes less than 2,000 lines', () => {
  const folder = join(import.meta.dirname, '../../../testing/reverse-factoring');
  const screens = join(import.meta.dirname, '../../../../../../packages/features/src/lending/funding/third-kind.test.tsx');
  const files = [...readdirSync(folder).map((name) => join(folder, name)), import.meta.filename, screens];
  const lines = files.reduce((sum, file) => sum + linesOf(readFileSync(file, 'utf8')), 0);
  process.stdout.write(`Reverse factoring is sketched in ${lines} lines.\n`);
  expect(lines).toBeLessThan(2_000);
});
