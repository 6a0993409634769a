import { contract, type PledgeId } from '@lianxin/api/contract';
import { addDays, formatMoney } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { guarantor, job, posting } from '../../../schema/index.ts';
import { actors, refusalOf, signed, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld, lentAgainstIssuer } from '../../../testing/lending.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { message, pledge, voucher, workbench } = contract;
const PAGE = { page: 1, pageSize: 20 };

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof pledgers>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = pledgers(server);
  await signInPeople(server, ['core', 'supplier', 'fi', 'loan']);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

const told = async (who: string) => (await people.call(who, message.list, PAGE)).list.map(({ kind }) => kind);
const tasks = async (who: string) => (await people.call(who, workbench.overview, {})).tasks.map(({ kind }) => kind);
const listed = async (who: string, asked = {}) => people.call(who, pledge.list, { ...PAGE, ...asked });
const events = async (id: PledgeId) => (await money.get(id)).log.map(({ event }) => event);
const guaranteed = async () => {
  const [row] = await server.database.db
    .select()
    .from(guarantor)
    .where(eq(guarantor.enterpriseNo, enterpriseNo('E1006')));
  return row && [row.inTransit, row.used];
};
const lent = (channel: number) => lentAgainstIssuer(server.database.db, channel);

describe('an application', () => {
  test('pledges a part, which stays in its holder’s balance and can be neither transferred nor financed, while the rest is free', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id, applicationNumber, state } = await money.apply([piece], { pledged: 400_000, amount: 300_000 });
    expect([applicationNumber, state]).toEqual([expect.stringMatching(/^ZY\d{8}-\d{4}$/), 'awaitingReview']);
    const shown = await money.get(id);
    expect(shown).toMatchObject({
      part: 'own',
      pledged: yuan(400_000),
      amount: yuan(300_000),
      coverage: 1_333_333n,
      waitingFor: [{ party: 'own', role: 'reviewer' }],
      guarantee: { amount: yuan(300_000), feePaidOn: null },
    });
    expect(shown.checks.filter(({ level }) => level === 'fail' || level === 'pending')).toEqual([]);
    expect(shown.pieces).toMatchObject([{ number: `${piece.number}-01`, pledgeState: 'applying', amount: yuan(400_000) }]);
    const part = await people.call('supplier-op', voucher.get, { id: shown.pieces[0]?.pieceId ?? expect.fail() });
    expect(part).toMatchObject({ state: 'holding', pledgeState: 'applying' });
    expect(part.acts).not.toContain('transfer');
    expect(part.acts).not.toContain('finance');
  });

  test('waits for its reviewer, and releases its piece when it is returned or withdrawn', async () => {
    const piece = await people.heldPiece();
    const { id, version } = await money.apply([piece]);
    expect(await told('supplier-review')).toContain('pledgeToReview');
    expect(await tasks('supplier-review')).toContain('pledgeReview');
    expect(await people.call('supplier-review', message.pendingWork, {})).toMatchObject({ pledge: true });
    expect((await listed('supplier-review', { waitingForMe: true })).total).toBe(1);
    expect((await listed('supplier-op', { waitingForMe: true })).total).toBe(0);
    await people.call('supplier-review', pledge.review, { id, version, decision: 'return', reason: '请改用利率更低的渠道' });
    const { form, pieces } = await money.get(id);
    expect(pieces).toMatchObject([{ pledgeState: 'none' }]);
    const again = await people.call('supplier-op', pledge.apply, {
      ...(form ?? expect.fail()),
      resubmits: await money.shown(id, 'supplier-op'),
    });
    expect(again).toMatchObject({ id, state: 'awaitingReview' });
    await people.call('supplier-op', pledge.withdraw, { id, version: again.version });
    expect((await money.get(id)).pieces).toMatchObject([{ pledgeState: 'none' }]);
  });
});

describe('a loan', () => {
  test('goes through guarantor, lender, register and payment to its repayment and the release, with correct limits and postings', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id } = await money.apply([piece], { pledged: 500_000, amount: 400_000 });
    await money.pass(id);
    expect([await guaranteed(), await lent(3)]).toEqual([
      [yuan(400_000), 0n],
      [yuan(400_000), 0n],
    ]);
    expect(await refusalOf(people.call('loan-op', pledge.get, { id }))).toMatchObject({ code: '10002' });
    expect(await tasks('fi-op')).toContain('lendingAccept');
    await money.accept(id, 'fi');
    expect(await tasks('fi-op')).toContain('lendingSearch');
    await money.approve(id, 'fi');
    expect(await tasks('fi-review')).toContain('lendingSign');
    const { list, columnSums } = await people.call('fi-review', pledge.listToSign, PAGE);
    expect(list).toMatchObject([{ id, part: 'guarantor', ...columnSums, principalLeft: null }]);
    await money.guarantee(id);
    await money.payFee(id);
    await money.accept(id, 'loan');
    await money.approve(id, 'loan');
    expect(await tasks('loan-op')).toContain('lendingRegister');
    expect(await refusalOf(money.register(id, 'loan', 1))).toMatchObject({ code: '10001', data: { fields: [{ path: 'found' }] } });
    await money.register(id);
    expect((await money.get(id)).pieces).toMatchObject([{ pledgeState: 'pledged' }]);
    await money.disburse(id);
    expect([await guaranteed(), await lent(3)]).toEqual([
      [0n, yuan(400_000)],
      [0n, yuan(400_000)],
    ]);
    const paid = await money.get(id);
    expect(paid).toMatchObject({ state: 'disbursed', principalLeft: yuan(400_000), owed: { principal: yuan(400_000) } });
    expect(await told('fi-review')).toContain('pledgeGuaranteedPaidOut');
    await money.repay(id, yuan(100_000));
    const { list: toConfirm } = await people.call('loan-review', message.list, PAGE);
    expect(toConfirm.find(({ kind }) => kind === 'pledgeToConfirmRepayment')?.content).toContain('100,000.00');
    expect(await told('fi-review')).toContain('pledgeGuaranteedRepaid');
    expect(await lent(3)).toEqual([0n, (await money.get(id)).principalLeft]);
    const { owed } = await money.get(id);
    await money.repay(id, owed?.total ?? expect.fail());
    expect(await money.get(id)).toMatchObject({ state: 'awaitingRelease', principalLeft: 0n, owed: null });
    expect([await guaranteed(), await lent(3)]).toEqual([
      [0n, 0n],
      [0n, 0n],
    ]);
    expect(await told('supplier-op')).toContain('pledgePaidOff');
    await money.release(id);
    expect(await told('fi-review')).toContain('pledgeGuaranteedReleased');
    const released = await money.get(id, 'fi-review');
    expect(released).toMatchObject({ state: 'released', pieces: [{ pledgeState: 'none' }] });
    expect(await events(id)).toEqual(
      expect.arrayContaining(['countersign', 'payFee', 'register', 'disburse', 'repayPart', 'repayConfirm', 'release']),
    );
  });

  test('is asked back five days before its day, once, with the sum of that day and the account', async () => {
    const { id } = await money.paidOut([await people.heldPiece()]);
    const { quote } = await money.get(id);
    const day = quote.paysOn;
    server.clock.moveTo(startOfDay(addDays(day, -6)));
    await server.runDueJobs();
    expect(await told('supplier-op')).not.toContain('pledgeDueSoon');
    server.clock.moveTo(startOfDay(addDays(day, -5)));
    await server.runDueJobs();
    await server.runDueJobs();
    const asked = (await people.call('supplier-op', message.list, PAGE)).list.filter(({ kind }) => kind === 'pledgeDueSoon');
    server.clock.moveTo(startOfDay(day));
    const { owed, payTo } = await money.get(id);
    expect(asked.map(({ content }) => content)).toEqual([expect.stringContaining(formatMoney(owed?.total ?? expect.fail()))]);
    expect(asked[0]?.content).toContain(day);
    expect(asked[0]?.content).toContain(payTo?.accountNumber);
  });

  test('shows a repayment to be reviewed and confirmed with its own amount, since it was handed to that person', async () => {
    const { id, version } = await money.paidOut([await people.heldPiece()]);
    const made = server.clock.now().toISOString();
    const paid = { paidOn: server.clock.today(), receiptNumber: 'HK-PART', amount: yuan(30_000) };
    await people.call('supplier-op', pledge.repay, { id, version, ...paid });
    const taskOf = async (who: string) => (await people.call(who, contract.workbench.overview, {})).tasks.find((task) => task.id === id);
    expect(await taskOf('supplier-review')).toMatchObject({ kind: 'pledgeRepaymentReview', amount: paid.amount, waitingSince: made });
    const { repayments, version: shown } = await money.get(id);
    const [repayment] = repayments;
    const waitsSince = async (who: string) =>
      (await people.call(who, pledge.get, { id })).waitingFor.map(({ party, role, since }) => [party, role, since]);
    expect(await waitsSince('supplier-review')).toEqual([['own', 'reviewer', made]]);
    server.clock.moveTo(new Date(server.clock.now().getTime() + 3_600_000));
    const repaymentId = repayment?.id ?? expect.fail('nothing was repaid');
    const signature = await signed(await server.as('supplier-review'), 'pledgeRepayment', id, shown);
    const review = { repaymentId, decision: 'authorise' as const, signature };
    await people.call('supplier-review', pledge.reviewRepayment, { id, version: shown, ...review });
    const authorised = server.clock.now().toISOString();
    expect(await taskOf('loan-review')).toMatchObject({ kind: 'lendingRepayment', amount: paid.amount, waitingSince: authorised });
    expect(await waitsSince('supplier-review')).toEqual([['funder', 'reviewer', authorised]]);
  });

  test('of a lender that requires no guarantor goes to the lender at once', async () => {
    const { id, state } = await money.paidOut([await people.heldPiece()], { channel: 6 });
    expect(state).toBe('disbursed');
    expect(await refusalOf(people.call('fi-op', pledge.get, { id }))).toMatchObject({ code: '10002' });
  });

  test('is overdue the day after its due date, and then bears late interest', async () => {
    const { id, repayOn, owedAtMaturity } = await money.paidOut([await people.heldPiece()], { channel: 13, earlier: 20 });
    server.clock.moveTo(new Date(startOfDay(repayOn).getTime() + 6 * 86_400_000));
    await server.runDueJobs();
    const late = await money.get(id);
    expect(late.state).toBe('overdue');
    expect(late.owed?.lateInterest).toBeGreaterThan(0n);
    expect(late.owed?.total).toBeGreaterThan(owedAtMaturity);
    expect(await told('loan-review')).toContain('pledgeClaimOverdue');
    await money.repay(id, late.owed?.total ?? expect.fail());
    expect((await money.get(id)).state).toBe('awaitingRelease');
  });

  test('is cleared by its lender from money received, on the channel that works in this way', async () => {
    const { id } = await money.paidOut([await people.heldPiece()], { channel: 11 });
    const of = await money.shown(id, 'loan-review');
    await people.call('loan-review', pledge.ghClear, { ...of, paidOn: server.clock.today(), receiptNumber: 'GH0001' });
    const { state, repayments } = await people.call('supplier-op', pledge.get, { id });
    expect([state, repayments.map((one) => one.state)]).toEqual(['awaitingRelease', ['confirmed']]);
    const other = await money.paidOut([await people.heldPiece({ invoice: 2 })], { channel: 6 });
    const clear = { ...(await money.shown(other.id, 'loan-review')), paidOn: server.clock.today(), receiptNumber: 'GH0002' };
    expect(await refusalOf(people.call('loan-review', pledge.ghClear, clear))).toMatchObject({
      message: expect.stringContaining('已放款'),
    });
  });
});

describe('an unsuccessful application releases exactly what it reserved', () => {
  test.each([
    ['when the guarantor declines it', 'fi', 'guarantorDeclined'],
    ['when the lender declines it', 'loan', 'declined'],
  ] as const)('%s, and can be copied for another lender', async (_name, side, state) => {
    const piece = await people.heldPiece();
    const { id } = await money.apply([piece]);
    await money.pass(id);
    await money.accept(id, 'fi');
    if (side === 'loan') {
      await money.approve(id, 'fi');
      await money.guarantee(id);
      await money.accept(id, 'loan');
    }
    await money.decline(id, side);
    expect(await money.get(id)).toMatchObject({ state, pieces: [{ pledgeState: 'none' }], reason: '集中度超限' });
    expect([await guaranteed(), await lent(3)]).toEqual([
      [0n, 0n],
      [0n, 0n],
    ]);
    const [free] = await people.held('supplier');
    const { id: copy } = await money.apply([free ?? expect.fail()], { channel: 6 });
    expect((await money.get(copy)).state).toBe('awaitingReview');
  });

  test('when it ends after the registration because the payment failed', async () => {
    const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
    await money.pass(id);
    await money.accept(id, 'loan');
    await money.approve(id, 'loan');
    await money.register(id);
    await people.call('loan-op', pledge.fail, { ...(await money.shown(id, 'loan-op')), reason: '收款账号与户名不符' });
    await people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op'));
    expect(await money.get(id)).toMatchObject({ state: 'withdrawn', pieces: [{ pledgeState: 'none' }] });
    expect(await told('loan-op')).toContain('pledgeGivenUp');
  });

  test('when it is sent back for correction after questions', async () => {
    const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
    await money.pass(id);
    await money.accept(id, 'loan');
    await people.call('loan-op', pledge.decide, { ...(await money.shown(id, 'loan-op')), act: 'askMore', reason: '请补充运单' });
    expect(await tasks('supplier-op')).toContain('pledgeSupplement');
    const answer = { ...(await money.shown(id, 'supplier-op')), answer: '已补充', attachments: [] };
    expect(await people.call('supplier-op', pledge.supplement, answer)).toMatchObject({ state: 'underApproval' });
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
    expect(await money.get(id)).toMatchObject({ state: 'returned', reason: '请降低金额', pieces: [{ pledgeState: 'none' }] });
    expect(await lent(6)).toEqual([0n, 0n]);
  });

  test('when it ends twice before its lender’s system was reached', async () => {
    const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
    await money.pass(id);
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
    const form = await pledgeForm(server, await people.held('supplier'), { channel: 6 });
    await people.call('supplier-op', pledge.apply, { ...form, resubmits: await money.shown(id, 'supplier-op') });
    await money.pass(id);
    await people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op'));
    expect(await money.get(id)).toMatchObject({ state: 'withdrawn', pieces: [{ pledgeState: 'none' }] });
    const left = await server.database.db
      .select()
      .from(job)
      .where(and(eq(job.subject, id), isNull(job.doneAt)));
    expect(left.map(({ kind }) => kind)).toEqual(['pledge.cancelAtLender']);
  });

  test('but keeps a paid fee when it is sent back and submitted again', async () => {
    const { id } = await money.apply([await people.heldPiece()], { amount: 400_000 });
    const postedActs = async () =>
      (await server.database.db.select().from(posting).where(eq(posting.book, 'guarantor')))
        .filter(({ side }) => side === 'debit')
        .map(({ act }) => act);
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    await money.guarantee(id);
    await money.payFee(id);
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请补充运单' });
    const again = async (amount: number) => {
      const pieces = await people.held('supplier');
      const form = await pledgeForm(server, pieces, { amount });
      return people.call('supplier-op', pledge.apply, { ...form, resubmits: await money.shown(id, 'supplier-op') });
    };
    await again(400_000);
    const kept = await money.get(id);
    expect(kept.guarantee?.feePaidOn).not.toBeNull();
    expect(kept.acts).not.toContain('payFee');
    expect(await postedActs()).toEqual(['guaranteeFee']);
  });

  test('when the repayment day comes before the payout', async () => {
    const { id, repayOn } = await money.get((await money.apply([await people.heldPiece()], { channel: 6 })).id);
    await money.pass(id);
    server.clock.moveTo(new Date(startOfDay(repayOn).getTime() + 1_000));
    await server.runDueJobs();
    expect(await money.get(id)).toMatchObject({ state: 'withdrawn', pieces: [{ pledgeState: 'none' }] });
    expect(await lent(6)).toEqual([0n, 0n]);
  });
});
