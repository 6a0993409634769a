import { contract, type FinancingId } from '@lianxin/api/contract';
import { addDays, addMonths, fen, sumFen, yuanOf, type CivilDate, type Fen } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyHistory } from '../../../ledger/verify.ts';
import { morningOf, startOfDay } from '../../../platform/clock/business-day.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { assignmentNotice, lenderEvent, posting } from '../../../schema/index.ts';
import { actors, refusalOf, signed, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { createBankPeople, financiers } from '../../../testing/financing.ts';
import { contracting, lenderSystem, lendingWorld, lentAgainstIssuer } from '../../../testing/lending.ts';
import type { Restore } from '../../../testing/restore.ts';
import { fund } from '../../../testing/settling.ts';
import type { SeedTools } from '../../../platform/services.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing, message, statement, treasury, voucher, workbench } = contract;
/** A bank that lends with recourse, with a limit for the issuer. */
const CHANNEL = 10;
const ILLEGAL = '10006';
/** More than the issuer's funds, in yuan; without it, the issuer cannot pay. */
const ALL = 1_000_000_000;
const LENDER = { enterpriseNo: 'E3010', enterpriseName: '龙城商业银行太原分行' } as const;

/** A world in which the bank has staff on the platform. */
async function recourseWorld(tools: SeedTools): Promise<void> {
  await lendingWorld(tools);
  await createBankPeople(tools, LENDER);
}

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
let agree: ReturnType<typeof contracting>;
beforeAll(async () => {
  server = await createTestServer({
    world: recourseWorld,
  });
  people = actors(server);
  money = financiers(server);
  agree = contracting(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

/** A disbursed financing, and the lender's system. */
async function paidOut(channel = CHANNEL) {
  const piece = await people.heldPiece({ amount: 200_000, invoice: 7 });
  const { id, version, applicationNumber } = await money.apply([piece], { channel });
  await money.pass(id, version);
  const say = lenderSystem(server, { applicationNumber, channel });
  await say({ event: 'accepted' });
  await say({ event: 'approved' });
  await agree.sign(id);
  await agree.confirm(id);
  await say({ event: 'countersigned' });
  await say({ event: 'registrationWaived', reason: '行内已登记' });
  const { quote } = await money.get(id);
  const morning = morningOf(quote.valueOn);
  if (morning > server.clock.now()) server.clock.moveTo(morning);
  await say({ event: 'disbursed', paidOn: quote.valueOn, receiptNumber: 'HD1', amount: yuanOf(quote.net) });
  await fund(server, 'E1001', -ALL);
  const shown = await money.get(id);
  expect(shown).toMatchObject({ state: 'disbursed', recourse: channel === CHANNEL });
  return { id, piece, say, paysOn: shown.quote.paysOn };
}

async function moveTo(day: CivilDate) {
  server.clock.moveTo(startOfDay(day));
  await server.runDueJobs();
}

const told = async (who: string) => (await people.call(who, message.list, { page: 1, pageSize: 50 })).list.map(({ kind }) => kind);
const tasks = async (who: string) => (await people.call(who, workbench.overview, {})).tasks.map(({ kind }) => kind);
const actsOf = async (id: FinancingId, who = 'supplier-op') => (await money.get(id, who)).acts;
const shownTo = async (id: FinancingId, who: string) => ({ id, version: (await money.get(id, who)).version });
const owed = async (id: FinancingId) => (await money.get(id)).owed ?? expect.fail('nothing is owed');
const words = async () =>
  (await server.database.db.select().from(lenderEvent))
    .slice(-1)
    .map(({ event, takenAt, ignoredBecause }) => [event, takenAt !== null, ignoredBecause])[0];

async function enter(id: FinancingId, amount: Fen, receiptNumber = 'HK1') {
  const paidOn = server.clock.today();
  await people.call('supplier-op', financing.repay, { ...(await shownTo(id, 'supplier-op')), paidOn, receiptNumber, amount });
}
const latest = async (id: FinancingId) => (await money.get(id)).repayments.at(-1) ?? expect.fail('nothing was repaid');
async function authorise(id: FinancingId) {
  const { id: repaymentId } = await latest(id);
  const shown = await shownTo(id, 'supplier-review');
  const signature = await signed(await server.as('supplier-review'), 'financingRepayment', id, shown.version);
  await people.call('supplier-review', financing.reviewRepayment, { ...shown, repaymentId, decision: 'authorise', signature });
}
async function confirm(id: FinancingId) {
  const { id: repaymentId } = await latest(id);
  const shown = await shownTo(id, 'bank-review');
  return people.call('bank-review', financing.confirmRepayment, { ...shown, repaymentId, decision: 'confirm' });
}

/** How many vouchers an enterprise's list counts in each state. */
const countsOf = async (who: string) => (await people.call(who, voucher.listHoldings, { page: 1, pageSize: 10 })).stateCounts ?? {};
/** What a bill of the held vouchers counts under each name in all months; it must balance. */
async function billOf(who: string) {
  const { months } = await people.call(who, statement.months, { side: 'held' });
  const sums: Record<string, bigint> = {};
  let before = 0n;
  for (const { opening, flows, closing } of months.toReversed()) {
    expect(opening).toBe(before);
    expect(closing).toBe(opening + sumFen(flows.map(({ amount }) => amount)));
    before = closing;
    for (const { kind, amount } of flows) sums[kind] = (sums[kind] ?? 0n) + amount;
  }
  return { ...sums, closing: before };
}

describe('a financing with recourse that the issuer has not paid', () => {
  test('counts what was bought back as held, not as financed, and as returned in both bills', async () => {
    const { id, paysOn } = await paidOut();
    await moveTo(addDays(paysOn, 1));
    expect(await countsOf('supplier-op')).toEqual({ financed: 1 });
    const { total } = await owed(id);
    await enter(id, total);
    await authorise(id);
    await confirm(id);
    expect(await countsOf('supplier-op')).toEqual({ holding: 1 });
    const face = yuan(200_000);
    expect(await billOf('supplier-op')).toMatchObject({ received: face, financed: fen(-face), returned: face, closing: face });
    expect(await billOf('bank-op')).toMatchObject({ received: face, financed: 0n, givenBack: fen(-face), closing: 0n });
    const flowsOf = async (who: string, direction: 'in' | 'out') =>
      (await people.call(who, treasury.months, { direction })).months
        .flatMap(({ flows }) => flows)
        .map(({ kind, amount }) => `${kind} ${amount}`)
        .toSorted();
    expect(await flowsOf('supplier-op', 'in')).toEqual([`issuance ${face}`, `returned ${face}`]);
    expect(await flowsOf('bank-op', 'out')).toEqual([`returned ${face}`]);
    const { trend } = await people.call('bank-op', treasury.assets, {});
    expect(trend.map(({ held }) => held).filter((held) => held < 0n)).toEqual([]);
  });

  test('is overdue the day after, is claimed, and returns the vouchers to the holder when it is repaid', async () => {
    const { id, piece, paysOn } = await paidOut();
    expect(await actsOf(id)).not.toContain('repay');
    await moveTo(addDays(paysOn, 3));
    expect(await money.get(id)).toMatchObject({ state: 'overdue', principalLeft: yuan(200_000) });
    expect(await told('supplier-op')).toContain('financingOverdue');
    expect(await tasks('supplier-op')).not.toContain('financingClaimed');

    await people.call('bank-op', financing.claim, await shownTo(id, 'bank-op'));
    expect(await actsOf(id, 'bank-op')).not.toContain('claim');
    expect(await told('supplier-op')).toContain('financingClaimed');
    expect(await tasks('supplier-op')).toContain('financingClaimed');

    const { payTo } = await money.get(id);
    const whole = await people.call('supplier-op', financing.payee, { id, payment: 'repayment' });
    expect(whole).toMatchObject({ accountName: payTo?.accountName, bankName: payTo?.bankName });
    expect(whole.accountNumber).toMatch(/^\d+$/);
    const claimed = (await people.call('supplier-op', message.list, { page: 1, pageSize: 50 })).list.find(
      ({ kind }) => kind === 'financingClaimed',
    );
    expect(claimed?.content).toContain(payTo?.accountNumber);

    const { total, lateInterest } = await owed(id);
    expect([total, lateInterest > 0n]).toEqual([fen(yuan(200_000) + lateInterest), true]);
    await enter(id, total);
    expect(await tasks('supplier-op')).not.toContain('financingClaimed');
    expect(await tasks('supplier-review')).toContain('financingRepaymentReview');
    const { waitingFor } = await money.get(id);
    expect(waitingFor).toMatchObject([{ party: 'own', role: 'reviewer' }]);
    const [queued] = (await people.call('supplier-review', financing.list, { page: 1, pageSize: 5, waitingForMe: true })).list;
    expect(queued).toMatchObject({ id, acts: ['view', 'receipt', 'repayAuthorise', 'repayReturn'] });
    await authorise(id);
    expect((await money.get(id)).waitingFor).toMatchObject([{ party: 'funder', role: 'reviewer' }]);
    expect((await confirm(id)).state).toBe('settled');

    const shown = await money.get(id);
    expect(shown).toMatchObject({
      paidOffOn: server.clock.today(),
      principalLeft: 0n,
      owed: null,
      acts: ['view', 'receipt', 'print', 'evidence'],
    });
    expect(shown.repayments).toMatchObject([{ state: 'confirmed', principal: yuan(200_000), interest: 0n, lateInterest }]);
    const [held] = await people.held('supplier');
    expect(held).toMatchObject({ amount: piece.amount, state: 'holding', number: shown.pieces[0]?.returnedNumber });
    const db = server.database.db;
    expect(await lentAgainstIssuer(db, CHANNEL)).toEqual([0n, 0n]);
    const notices = await db.select().from(assignmentNotice).where(eq(assignmentNotice.financingId, id));
    expect(notices.map(({ fromNo, toNo }) => [fromNo, toNo])).toEqual([
      ['E1002', 'E3010'],
      ['E3010', 'E1002'],
    ]);
    expect(await verifyHistory(db, piece.voucherId)).toMatchObject({ ok: true });
    // The lender no longer has a claim, and has received what it was owed.
    const book = await db
      .select()
      .from(posting)
      .where(and(eq(posting.objectId, id), eq(posting.book, 'lender')));
    const balance = (account: string) =>
      sumFen(book.filter((one) => one.account === account).map(({ side, amount }) => (side === 'debit' ? amount : fen(-amount))));
    expect([balance('voucher'), balance('lateInterest'), balance('lineUsed')]).toEqual([0n, fen(-lateInterest), 0n]);
    expect(await told('supplier-op')).toContain('financingBoughtBack');
  });

  test('is bought back in full or not at all', async () => {
    const { id, paysOn } = await paidOut();
    await moveTo(addDays(paysOn, 1));
    const payment = { ...(await shownTo(id, 'supplier-op')), paidOn: server.clock.today(), receiptNumber: 'HK1', amount: yuan(50_000) };
    expect(await refusalOf(people.call('supplier-op', financing.repay, payment))).toMatchObject({ code: '30001' });
  });

  test('is settled if the issuer pays after all, which ends the open repayment', async () => {
    const { id, paysOn } = await paidOut();
    await fund(server, 'E1001', 2 * ALL);
    await moveTo(paysOn);
    await enter(id, (await owed(id)).total);
    server.clock.moveTo(morningOf(paysOn));
    while ((await server.runDueJobs()) > 0);
    expect(await money.get(id)).toMatchObject({ state: 'settled', paidOffOn: null, principalLeft: 0n, owed: null });
    expect(await latest(id)).toMatchObject({ state: 'denied', reason: '核心企业已付款' });
    expect(await people.held('supplier')).toEqual([]);
  });

  test('is repaid to a bank without staff on the platform, confirmed by its system', async () => {
    const { id, say, paysOn } = await paidOut();
    await moveTo(addDays(paysOn, 1));
    const { total } = await owed(id);
    // The bank sees the money before the reviewer has authorised the repayment.
    await enter(id, total, 'HK7');
    await say({ event: 'repaid', receiptNumber: 'HK7', amount: yuanOf(total) });
    expect((await money.get(id)).state).toBe('overdue');
    await authorise(id);
    await server.runDueJobs();
    expect((await money.get(id)).state).toBe('settled');
    await say({ event: 'repaid', receiptNumber: 'HK7', amount: yuanOf(total) });
    expect(await words()).toEqual(['repaid', false, 'finished']);
  });

  test('is not settled by another amount or by a payment that was not received', async () => {
    const { id, say, paysOn } = await paidOut();
    await moveTo(addDays(paysOn, 1));
    const { total } = await owed(id);
    await enter(id, total, 'HK8');
    await authorise(id);
    await say({ event: 'repaid', receiptNumber: 'HK8', amount: yuanOf(fen(total - 1n)) });
    expect(await words()).toEqual(['repaid', false, 'amountDiffers']);
    await say({ event: 'repaymentMissing', receiptNumber: 'HK8', reason: '未查到该笔入账' });
    expect(await latest(id)).toMatchObject({ state: 'denied', reason: '未查到该笔入账' });
    expect(await told('supplier-op')).toContain('financingRepaymentDenied');
    expect(await actsOf(id)).toContain('repay');
  });
});

test('without recourse only the issuer owes anything', async () => {
  const { id, say, paysOn } = await paidOut(1);
  await moveTo(addDays(paysOn, 1));
  expect(await money.get(id)).toMatchObject({ state: 'overdue', owed: null, acts: ['view', 'receipt'] });
  const payment = { paidOn: server.clock.today(), receiptNumber: 'HK1', amount: yuan(1) };
  expect(await refusalOf(people.call('supplier-op', financing.repay, { ...(await shownTo(id, 'supplier-op')), ...payment }))).toMatchObject(
    {
      code: ILLEGAL,
    },
  );
  await say({ event: 'claimed' });
  expect(await words()).toEqual(['claimed', false, 'noRecourse']);
});

test('a repayment cannot be authorised by its maker, exceed the amount owed, or be dated before the due date', async () => {
  const { id, paysOn } = await paidOut();
  await moveTo(paysOn);
  const { total } = await owed(id);
  const shown = await shownTo(id, 'supplier-op');
  const payment = { ...shown, receiptNumber: 'HK1' };
  const today = server.clock.today();
  const repay = (given: object) =>
    refusalOf(people.call('supplier-op', financing.repay, { ...payment, paidOn: today, amount: total, ...given }));
  expect(await repay({ amount: fen(total + 1n) })).toMatchObject({ code: '30001' });
  expect(await repay({ paidOn: addDays(paysOn, -1) })).toMatchObject({ code: '10001' });
  expect(await repay({ paidOn: addMonths(today, 1) })).toMatchObject({ code: '10001' });
  await enter(id, total);
  expect(await repay({ version: shown.version + 1 })).toMatchObject({ code: ILLEGAL });
  expect(await actsOf(id)).not.toContain('repay');
  const review = { ...(await shownTo(id, 'supplier-review')), repaymentId: (await latest(id)).id };
  await server.database.session((session) =>
    session.query(`update repayment set maker_id = (select user_id from user_account where user_name = 'supplier-review')`),
  );
  expect(await refusalOf(people.call('supplier-review', financing.reviewRepayment, { ...review, decision: 'authorise' }))).toMatchObject({
    code: '30004',
  });
});
