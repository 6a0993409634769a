import { contract, type Contract, type PledgeId, type RequestOf } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { guarantorProposal, posting, userAccount } from '../../../schema/index.ts';
import { actors, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { fundRegister, lendingFee, message, pledge, workbench } = contract;
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

type Asked = Partial<RequestOf<Contract['lendingFee']['list']>>;

const listed = (who: string, asked: Asked = {}) => people.call(who, lendingFee.list, { ...PAGE, ...asked });
const feeOf = async (id: PledgeId) => (await listed('fi-op', { kind: 'guaranteeFee' })).list.find(({ pledgeId }) => pledgeId === id);
const shown = async (pledgeId: PledgeId) => ({ pledgeId, version: (await feeOf(pledgeId))?.version ?? expect.fail() });
const confirm = async (id: PledgeId, who = 'fi-op') => people.call(who, lendingFee.confirm, await shown(id));
const reverse = async (id: PledgeId, who = 'fi-review', reason = '银行流水中未查到') =>
  people.call(who, lendingFee.reverse, { ...(await shown(id)), reason });
const tasks = async (who: string) => (await people.call(who, workbench.overview, {})).tasks.map(({ kind }) => kind);
const saying = async (who: string, kind: string) => (await people.call(who, message.list, PAGE)).list.find((one) => one.kind === kind);
const told = async (who: string) => (await people.call(who, message.list, PAGE)).list.map(({ kind }) => kind);

/** A guaranteed loan with a fee that the holder has declared as paid. */
async function paid(): Promise<PledgeId> {
  const { id } = await money.apply([await people.heldPiece({ amount: 1_000_000 })], { pledged: 500_000, amount: 400_000 });
  await money.pass(id);
  await money.accept(id, 'fi');
  await money.approve(id, 'fi');
  await money.guarantee(id);
  await money.payFee(id);
  return id;
}

describe('a guarantor’s fee', () => {
  test('is due from the guarantor’s signature on, and waits for the holder', async () => {
    const { id } = await money.apply([await people.heldPiece()]);
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    expect(await feeOf(id)).toBeUndefined();
    expect((await money.get(id)).acts).not.toContain('payFee');
    expect(await tasks('supplier-op')).not.toContain('pledgeFee');
    await money.guarantee(id);
    expect(await tasks('supplier-op')).toContain('pledgeFee');
    const { guarantee, quote } = await money.get(id);
    const due = await saying('supplier-op', 'pledgeFeeDue');
    for (const words of [formatMoney(guarantee?.fee ?? expect.fail()), '汇通融资担保有限公司', '****'])
      expect(due?.content).toContain(words);
    expect(await feeOf(id)).toMatchObject({
      kind: 'guaranteeFee',
      direction: 'receivable',
      state: 'due',
      amount: guarantee?.fee,
      basis: quote.amount,
      rate: 12_000n,
      unit: 'annualPercent',
      minimum: yuan(500),
      payers: [{ enterpriseNo: 'E1002' }],
      payee: { enterpriseNo: 'E1006' },
      waitingFor: { role: 'operator', enterpriseName: '恒信机电设备有限公司' },
      acts: [],
    });
  });

  test('is confirmed by the operator once after the holder declared it', async () => {
    const id = await paid();
    expect(await feeOf(id)).toMatchObject({ state: 'declared', receiptNumber: 'HT0001', acts: ['confirm'] });
    const before = await shown(id);
    expect(await confirm(id)).toMatchObject({ state: 'received', waitingFor: null, acts: [] });
    expect(await told('supplier-op')).toContain('pledgeFeeReceived');
    expect(await refusalOf(people.call('fi-op', lendingFee.confirm, before))).toMatchObject({ code: '10005' });
    expect(await refusalOf(reverse(id))).toMatchObject({ message: expect.stringContaining('当前状态【已到账】不可冲回') });
    const { sums, stateCounts, columnSums } = await listed('fi-review');
    const fee = (await feeOf(id))?.amount;
    expect(sums[0]).toEqual({ direction: 'receivable', outstanding: 0n, declared: 0n, received: fee, toRefund: 0n });
    expect([stateCounts, columnSums]).toEqual([{ received: 1 }, { amount: fee }]);
  });

  test('is reversed by the reviewer if it was not received, and may be paid again, even after the payout', async () => {
    const id = await paid();
    await money.accept(id, 'loan');
    await money.approve(id, 'loan');
    await money.register(id);
    await money.disburse(id);
    expect(await reverse(id)).toMatchObject({ state: 'reversed', paidOn: null, receiptNumber: null, reason: '银行流水中未查到' });
    const after = await money.get(id);
    expect(after).toMatchObject({ guarantee: { feePaidOn: null, feeReceiptNumber: null } });
    expect(after.acts).toContain('payFee');
    expect(after.log.at(-1)).toMatchObject({ event: 'reverseFee', reason: '银行流水中未查到' });
    expect(await told('supplier-op')).toContain('pledgeFeeReversed');
    await money.payFee(id);
    expect(await feeOf(id)).toMatchObject({ state: 'declared', reason: null });
    await confirm(id);
    const acts = (await server.database.db.select({ act: posting.act }).from(posting).where(eq(posting.book, 'guarantor'))).map(
      ({ act }) => act,
    );
    expect(acts.filter((act) => act === 'guaranteeFee')).toHaveLength(4);
    expect(acts.filter((act) => act === 'guaranteeFeeReversed')).toHaveLength(2);
  });

  test('cannot be confirmed by a reviewer, reversed by an operator, or decided by anybody else', async () => {
    const id = await paid();
    expect(await refusalOf(confirm(id, 'fi-review'))).toMatchObject({ code: '10004' });
    expect(await refusalOf(reverse(id, 'fi-op'))).toMatchObject({ code: '10004' });
    expect(await refusalOf(confirm(id, 'loan-op'))).toMatchObject({ code: '10002' });
    expect(await refusalOf(confirm(id, 'supplier-op'))).toMatchObject({ code: '10002' });
    expect((await listed('loan-op', { kind: 'guaranteeFee' })).list).toEqual([]);
    expect(await refusalOf(listed('supplier-op'))).toMatchObject({ code: '10003' });
  });
});

/** The ends of an application without a payout. */
const ENDS: Readonly<Record<string, (id: PledgeId) => Promise<unknown>>> = {
  'withdrawn by the holder': async (id) => people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op')),
  'declined by the lender': async (id) => {
    await money.accept(id, 'loan');
    return money.decline(id, 'loan');
  },
  'declined after questions about its documents': async (id) => {
    await money.accept(id, 'loan');
    await people.call('loan-op', pledge.decide, { ...(await money.shown(id, 'loan-op')), act: 'askMore', reason: '请补充运单' });
    return money.decline(id, 'loan');
  },
  'declined after its payment failed': async (id) => {
    await money.accept(id, 'loan');
    await money.approve(id, 'loan');
    await money.register(id);
    await people.call('loan-op', pledge.fail, { ...(await money.shown(id, 'loan-op')), reason: '户名不符' });
    return money.decline(id, 'loan');
  },
  'past its repayment day': async (id) => {
    server.clock.moveTo(new Date(startOfDay((await money.get(id)).repayOn).getTime() + 1_000));
    return server.runDueJobs();
  },
  'sent back and then withdrawn': async (id) => {
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
    expect(await tasks('fi-op')).not.toContain('lendingFeeRefund');
    expect((await money.get(id)).acts).not.toContain('delete');
    return people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op'));
  },
  'sent back and submitted again for another fee': async (id) => {
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
    const form = await pledgeForm(server, await people.held('supplier'), { amount: 300_000 });
    return people.call('supplier-op', pledge.apply, { ...form, resubmits: await money.shown(id, 'supplier-op') });
  },
};

/** Ends after which the application is asked about again, with another fee. */
const ASKED_ANEW = 'sent back and submitted again for another fee';

describe('a received guarantee fee of an unsuccessful application', () => {
  const atLender = async (): Promise<PledgeId> => {
    const id = await paid();
    await confirm(id);
    return id;
  };
  const refundOf = async (id: PledgeId, who = 'supplier-op') =>
    (await money.get(id, who)).feeRefunds[0] ?? expect.fail('nothing is owed back');
  /** The refunded fee, in the list of the fees that its payer bears. */
  const borne = async (id: PledgeId) =>
    (await people.call('supplier-op', contract.fee.list, { page: 1, pageSize: 50 })).list.find(
      ({ application, refund }) => application?.id === id && refund !== null,
    );
  const fundEntries = async (who: string) =>
    (await people.call(who, fundRegister.list, { ...PAGE, type: 'fee' })).list.map(({ direction, amount }) => [direction, amount]);

  test.each(Object.keys(ENDS))('%s, is refunded by the guarantor and confirmed by the holder', async (end) => {
    const id = await atLender();
    const { fee = expect.fail() } = (await money.get(id)).guarantee ?? {};
    expect((await money.get(id)).feeToComeBack).toBe(fee);
    await ENDS[end]?.(id);
    expect((await saying('supplier-op', 'pledgeFeeToComeBack'))?.content).toContain(formatMoney(fee));
    expect(await tasks('fi-op')).toContain('lendingFeeRefund');
    expect(await told('fi-op')).toContain('pledgeFeeToRefund');
    expect(await tasks('supplier-op')).not.toContain('pledgeFeeRefund');
    const [owedBack] = (await listed('fi-op', { states: ['refundDue'] })).list;
    expect(owedBack).toMatchObject({ amount: fee, acts: ['refund'], waitingFor: { role: 'operator' } });
    expect(await borne(id)).toMatchObject({ state: 'refundDue', amount: fee, refund: { paidOn: null, receiptNumber: null, reason: null } });
    const refund = await refundOf(id);
    expect(refund).toMatchObject({ state: 'refundDue', amount: fee, acts: [] });
    expect((await listed('fi-review')).sums[0]).toMatchObject({ received: 0n, toRefund: fee });
    const payee = await people.call('fi-op', lendingFee.refundPayee, { refundId: refund.id });
    expect(payee.accountNumber).toMatch(/^\d{10,30}$/);
    const payment = { paidOn: server.clock.today(), receiptNumber: 'TF0001' };
    await people.call('fi-op', lendingFee.refund, { refundId: refund.id, version: refund.version, ...payment });
    expect(await tasks('fi-op')).not.toContain('lendingFeeRefund');
    expect(await tasks('supplier-op')).toContain('pledgeFeeRefund');
    expect(await told('supplier-op')).toContain('pledgeFeeRefunded');
    const declared = await refundOf(id);
    expect(await borne(id)).toMatchObject({ state: 'refundDeclared', amount: fee, refund: { ...payment, reason: null } });
    expect(declared.acts).toEqual(['confirm', 'deny']);
    const denied = { refundId: refund.id, version: declared.version, decision: 'deny', reason: '未到账' } as const;
    expect(await people.call('supplier-op', lendingFee.reviewRefund, denied)).toMatchObject({ state: 'refundDue', reason: '未到账' });
    expect(await tasks('fi-op')).toContain('lendingFeeRefund');
    expect(await told('fi-op')).toContain('pledgeFeeRefundDenied');
    await people.call('fi-op', lendingFee.refund, { refundId: refund.id, version: (await refundOf(id)).version, ...payment });
    const confirmed = { refundId: refund.id, version: (await refundOf(id)).version, decision: 'confirm' } as const;
    expect(await people.call('supplier-op', lendingFee.reviewRefund, confirmed)).toMatchObject({ state: 'refunded', acts: [] });
    expect(await told('fi-review')).toContain('pledgeFeeRefundReceived');
    expect(await borne(id)).toMatchObject({ state: 'refunded', amount: fee, refund: payment });
    const { sums, total, columnSums } = await people.call('supplier-op', contract.fee.list, {
      ...PAGE,
      kind: 'guaranteeFee',
      states: ['refunded'],
    });
    expect([sums.paid, sums.toRefund, total, columnSums]).toEqual([0n, 0n, 1, { amount: fee }]);
    for (const who of ['fi-op', 'supplier-op']) {
      expect(await tasks(who)).not.toContain(who === 'fi-op' ? 'lendingFeeRefund' : 'pledgeFeeRefund');
      const entries = await fundEntries(who === 'fi-op' ? 'fi-admin' : 'supplier-admin');
      expect(new Set(entries.map(([direction]) => direction))).toEqual(new Set(['in', 'out']));
      expect(entries.map(([, amount]) => amount)).toEqual([fee, fee]);
    }
  });

  test('is refunded only after the guarantor has confirmed it, and is not owed if it was never received', async () => {
    const found = await paid();
    await people.call('supplier-op', pledge.withdraw, await money.shown(found, 'supplier-op'));
    expect(await told('supplier-op')).toContain('pledgeFeeToComeBack');
    expect(await tasks('fi-op')).toContain('lendingFeeConfirm');
    expect(await tasks('fi-op')).not.toContain('lendingFeeRefund');
    expect(await confirm(found)).toMatchObject({ state: 'refundDue', acts: ['refund'] });
    expect(await tasks('fi-op')).toContain('lendingFeeRefund');
    const { id } = await money.apply([await people.heldPiece({ invoice: 2 })]);
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    await money.guarantee(id);
    await money.payFee(id);
    await people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op'));
    expect(await reverse(id)).toMatchObject({ state: 'lapsed', waitingFor: null, acts: [], reason: '银行流水中未查到' });
    expect(await told('supplier-op')).not.toContain('pledgeFeeReversed');
    expect(await tasks('fi-op')).not.toContain('lendingFeeConfirm');
    expect((await listed('fi-op', { states: ['reversed', 'due'] })).list).toEqual([]);
    expect((await money.get(id)).feeRefunds).toEqual([]);
  });

  test('cannot be refunded or confirmed by another enterprise', async () => {
    const id = await atLender();
    await people.call('supplier-op', pledge.withdraw, await money.shown(id, 'supplier-op'));
    const { id: refundId, version } = await refundOf(id);
    const payment = { paidOn: server.clock.today(), receiptNumber: 'TF0001' };
    for (const who of ['loan-op', 'supplier-op'])
      expect(await refusalOf(people.call(who, lendingFee.refund, { refundId, version, ...payment }))).toMatchObject({
        code: who === 'loan-op' ? '10002' : expect.stringMatching(/^1000[24]$/),
      });
    expect(await refusalOf(people.call('supplier-op', lendingFee.refundPayee, { refundId }))).toMatchObject({ code: '10002' });
    expect(await refusalOf(people.call('supplier-op', lendingFee.reviewRefund, { refundId, version, decision: 'confirm' }))).toMatchObject({
      code: '10006',
    });
  });
});

describe('a guarantee fee that was never received', () => {
  /** A guaranteed loan whose fee is asked for and not paid. */
  async function asked(): Promise<PledgeId> {
    const { id } = await money.apply([await people.heldPiece({ amount: 1_000_000 })], { pledged: 500_000, amount: 400_000 });
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    await money.guarantee(id);
    return id;
  }
  /** The fee in the list of the fees that its payer bears. */
  const borne = async (id: PledgeId) =>
    (
      await people.call('supplier-op', contract.fee.list, {
        ...PAGE,
        states: ['pending', 'declared', 'returned', 'confirmed', 'cancelled'],
      })
    ).list.find(({ application }) => application?.id === id);
  const STARTS: Readonly<Record<string, { readonly make: () => Promise<PledgeId>; readonly deny: boolean }>> = {
    'asked for': { make: asked, deny: false },
    'declared and then denied': { make: paid, deny: true },
  };
  const ending = Object.keys(ENDS).filter((end) => end !== ASKED_ANEW);
  // A returned application without a paid fee is deleted, not withdrawn.
  const table = Object.keys(STARTS)
    .flatMap((start) => ending.map((end) => [start, end] as const))
    .filter(([start, end]) => start !== 'asked for' || end !== 'sent back and then withdrawn');

  test.each(table)('%s, of an application %s, is owed by nobody and stays in both lists', async (start, end) => {
    const { make, deny } = STARTS[start] ?? expect.fail();
    const id = await make();
    await ENDS[end]?.(id);
    if (deny) {
      expect(await tasks('fi-op')).toContain('lendingFeeConfirm');
      expect(await feeOf(id)).toMatchObject({ state: 'declared', waitingFor: { role: 'operator' } });
      await reverse(id);
    }
    const { fee = expect.fail() } = (await money.get(id)).guarantee ?? {};
    const saysSo = await saying('supplier-op', deny ? 'pledgeFeeNotReceived' : 'pledgeFeeLapsed');
    expect(saysSo?.content).toContain(formatMoney(fee));
    expect(await told('supplier-op')).not.toContain('pledgeFeeReversed');
    expect(await feeOf(id)).toMatchObject({
      state: 'lapsed',
      amount: fee,
      waitingFor: null,
      acts: [],
      reason: deny ? '银行流水中未查到' : null,
    });
    expect(await borne(id)).toMatchObject({ state: 'cancelled', amount: fee });
    expect((await listed('fi-review')).sums[0]).toMatchObject({ outstanding: 0n, declared: 0n, received: 0n, toRefund: 0n });
    expect((await money.get(id)).acts).not.toContain('payFee');
    for (const task of ['pledgeFee', 'pledgeFeeRefund']) expect(await tasks('supplier-op')).not.toContain(task);
    for (const task of ['lendingFeeConfirm', 'lendingFeeRefund']) expect(await tasks('fi-op')).not.toContain(task);
  });

  test('denied while the application is returned, is asked for again only once the guarantor has signed again', async () => {
    const id = await paid();
    await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
    expect(await reverse(id)).toMatchObject({ state: 'reversed', waitingFor: null, acts: [] });
    expect(await told('supplier-op')).toContain('pledgeFeeNotReceived');
    expect(await told('supplier-op')).not.toContain('pledgeFeeReversed');
    expect(await feeOf(id)).toBeUndefined();
  });
});

test('a fee that is unpaid when the pledge is released stays owed, with its to-do, until it is received', async () => {
  const { id, owed } = await money.paidOut([await people.heldPiece()]);
  await money.repay(id, owed?.total ?? expect.fail('nothing is owed'));
  const [before] = (await people.call('loan-op', pledge.list, { ...PAGE, part: 'funder' })).list;
  expect([before?.feeUnpaid, before?.feeReceived]).toEqual([(await money.get(id)).guarantee?.fee, false]);
  await money.release(id);
  expect(await money.get(id)).toMatchObject({ state: 'released', acts: expect.arrayContaining(['payFee']) });
  expect(await tasks('supplier-op')).toContain('pledgeFee');
  expect(await feeOf(id)).toMatchObject({ state: 'due', waitingFor: { role: 'operator' } });
  await money.payFee(id);
  expect(await tasks('supplier-op')).not.toContain('pledgeFee');
  expect(await tasks('fi-op')).toContain('lendingFeeConfirm');
  expect(await confirm(id)).toMatchObject({ state: 'received', waitingFor: null });
  expect(await money.get(id)).toMatchObject({ state: 'released', feeUnpaid: null, feeReceived: true });
});

test('an unconfirmed fee of a returned application keeps its guarantor and its amount', async () => {
  const id = await paid();
  await people.call('loan-review', pledge.sendBack, { ...(await money.shown(id, 'loan-review')), reason: '请降低金额' });
  const form = await pledgeForm(server, await people.held('supplier'), { amount: 300_000 });
  const again = { ...form, resubmits: await money.shown(id, 'supplier-op') };
  expect(await refusalOf(people.call('supplier-op', pledge.apply, again))).toMatchObject({
    code: '10001',
    data: { fields: [{ path: 'guarantorNo' }] },
  });
});

test('a withheld fee is due from the approval until the payout, and withheld from then on, without a receipt of its own', async () => {
  const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
  await money.pass(id);
  await money.accept(id, 'loan');
  expect((await listed('loan-op')).list).toEqual([]);
  await money.approve(id, 'loan');
  const lines = (await money.get(id)).quote.lines.filter(({ kind, total }) => kind !== 'interest' && total > 0n);
  const amounts = Object.fromEntries(lines.map(({ kind, total }) => [kind, total]));
  const before = await listed('loan-op');
  expect(Object.fromEntries(before.list.map(({ kind, amount }) => [kind, amount]))).toEqual(amounts);
  expect(new Set(before.list.map(({ state }) => state))).toEqual(new Set(['due']));
  expect(before.list.find(({ kind }) => kind === 'serviceFee')).toMatchObject({
    direction: 'payable',
    payers: [{ enterpriseNo: 'E1007' }],
    payee: null,
    waitingFor: { role: 'operator' },
    acts: [],
  });
  await money.register(id);
  await money.disburse(id);
  const { list: after } = await listed('loan-op', { states: ['withheld'], paidFrom: server.clock.today(), search: '恒信' });
  // The receipt of the payout is not the receipt of the fee.
  expect(after.map(({ paidOn, receiptNumber }) => [paidOn, receiptNumber])).toEqual(after.map(() => [server.clock.today(), null]));
  expect(after.length).toBe(before.list.length);
  // The lender passes the platform's fee on with the payout: both leave its account on that day, and nothing is left to do.
  expect(after.map(({ waitingFor, acts }) => [waitingFor, acts])).toEqual(after.map(() => [null, []]));
  const passedOn = (await server.database.db.select().from(posting).where(eq(posting.book, 'platform'))).filter(
    ({ account }) => account === 'cash',
  );
  expect(passedOn.map(({ side, amount }) => [side, amount])).toEqual([['debit', amounts['serviceFee']]]);
});

test('a fee that would be withheld lapses with the application, for both sides', async () => {
  const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
  await money.pass(id);
  await money.accept(id, 'loan');
  await money.approve(id, 'loan');
  await money.register(id);
  await people.call('loan-op', pledge.fail, { ...(await money.shown(id, 'loan-op')), reason: '户名不符' });
  await money.decline(id, 'loan');
  expect((await listed('loan-op')).list).toEqual([]);
  expect((await people.call('supplier-op', contract.fee.list, PAGE)).list.filter(({ application }) => application?.id === id)).toEqual([]);
});

describe('the terms of a guarantor', () => {
  const terms = (who = 'fi-op') => people.call(who, lendingFee.terms, {});
  const asked = { rate: 20_000n, unit: 'annualPercent', minimum: yuan(800) } as const;
  const propose = (change: Partial<RequestOf<Contract['lendingFee']['proposeTerms']>> = {}) =>
    people.call('fi-op', lendingFee.proposeTerms, { ...asked, version: 0, ...change });
  const review = (number: number, decision: 'confirm' | 'return', reason?: string) =>
    people.call('fi-review', lendingFee.reviewTerms, { number, decision, ...(reason !== undefined && { reason }) });

  test('are proposed by its operator, confirmed by its reviewer, and apply to quotes from then on', async () => {
    const piece = await people.heldPiece();
    const rateNow = async () => {
      const pieces = [{ pieceId: piece.id, version: piece.version }];
      const question = { pieces, pledged: yuan(50_000), amount: yuan(40_000), repayOn: piece.dueOn };
      const { offers } = await people.call('supplier-op', pledge.quote, question);
      return offers.find(({ channel }) => channel === 3)?.guarantors[0]?.rate;
    };
    expect(await propose()).toMatchObject({ rate: 12_000n, version: 0, proposal: { number: 1, state: 'waiting', isOwn: true } });
    expect(await told('fi-review')).toContain('guaranteeTermsToReview');
    expect(await rateNow()).toBe(12_000n);
    expect(await terms('fi-review')).toMatchObject({ guarantor: { acts: ['review'], proposal: { rate: 20_000n } } });
    expect(await review(1, 'confirm')).toMatchObject({
      rate: 20_000n,
      minimum: yuan(800),
      version: 1,
      proposal: { state: 'confirmed' },
      acts: [],
    });
    expect(await rateNow()).toBe(20_000n);
    expect(await told('fi-op')).toContain('guaranteeTermsConfirmed');
    expect(await refusalOf(review(1, 'confirm'))).toMatchObject({ code: '10005' });
    expect(await refusalOf(propose())).toMatchObject({ code: '10005' });
  });

  test('stay unchanged if the proposal is returned with a reason or replaced', async () => {
    await propose();
    expect(await refusalOf(review(1, 'return'))).toMatchObject({ code: '10001' });
    expect(await review(1, 'return', '高于同业')).toMatchObject({
      rate: 12_000n,
      version: 0,
      proposal: { state: 'returned', reason: '高于同业' },
    });
    await propose();
    await propose({ rate: 15_000n });
    expect(await refusalOf(review(2, 'confirm'))).toMatchObject({ code: '10005' });
    expect(await review(3, 'confirm')).toMatchObject({ rate: 15_000n });
  });

  test('cannot exceed the maximum rate, in any unit', async () => {
    const refused = { code: '10001', data: { fields: [{ path: 'rate' }] } };
    expect(await refusalOf(propose({ rate: 240_001n }))).toMatchObject(refused);
    expect(await refusalOf(propose({ rate: 667n, unit: 'dailyPerTenThousand' }))).toMatchObject(refused);
    expect(await refusalOf(people.call('loan-op', lendingFee.proposeTerms, { ...asked, version: 0 }))).toMatchObject({ code: '10002' });
  });

  test('cannot be confirmed by the person who proposed them, in any role', async () => {
    await propose();
    const { db } = server.database;
    const [reviewer] = await db.select().from(userAccount).where(eq(userAccount.userName, 'fi-review'));
    await db
      .update(guarantorProposal)
      .set({ proposedBy: reviewer?.userId ?? expect.fail() })
      .where(eq(guarantorProposal.enterpriseNo, enterpriseNo('E1006')));
    expect(await terms('fi-review')).toMatchObject({ guarantor: { acts: [], proposal: { isOwn: true } } });
    expect(await refusalOf(review(1, 'confirm'))).toMatchObject({ code: '30004' });
  });

  test('are shown to a lender by channel, as set by the platform', async () => {
    const { guarantor, channels } = await terms('loan-review');
    expect(guarantor).toBeNull();
    expect(channels.map(({ channel }) => channel)).toEqual([3, 6, 11, 13]);
  });
});
