import { contract, type Contract, type PledgeId, type RequestOf } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { guarantorProposal, posting, userAccount } from '../../../schema/index.ts';
import { actors, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { lendingFee, message, pledge } = contract;
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
const told = async (who: string) => (await people.call(who, message.list, PAGE)).list.map(({ kind }) => kind);

/** A loan that its guarantor has answered for, and whose fee its holder says it has paid. */
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
  test('is due from the moment the guarantor sees the loan, and waits for the holder', async () => {
    const { id } = await money.apply([await people.heldPiece()]);
    expect(await feeOf(id)).toBeUndefined();
    await money.pass(id);
    const { guarantee, quote } = await money.get(id);
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

  test('that was declared is found by the operator, once', async () => {
    const id = await paid();
    expect(await feeOf(id)).toMatchObject({ state: 'declared', receiptNumber: 'HT0001', acts: ['confirm'] });
    const before = await shown(id);
    expect(await confirm(id)).toMatchObject({ state: 'received', waitingFor: null, acts: [] });
    expect(await told('supplier-op')).toContain('pledgeFeeReceived');
    expect(await refusalOf(people.call('fi-op', lendingFee.confirm, before))).toMatchObject({ code: '10005' });
    expect(await refusalOf(reverse(id))).toMatchObject({ message: expect.stringContaining('当前状态【已到账】不可冲回') });
    const { sums, stateCounts, columnSums } = await listed('fi-review');
    const fee = (await feeOf(id))?.amount;
    expect(sums[0]).toEqual({ direction: 'receivable', outstanding: 0n, declared: 0n, received: fee });
    expect([stateCounts, columnSums]).toEqual([{ received: 1 }, { amount: fee }]);
  });

  test('that has not come is posted back by the reviewer, and may be paid again, even when the loan is out', async () => {
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

  test('is confirmed by no reviewer, reversed by no operator, and is nobody else’s', async () => {
    const id = await paid();
    expect(await refusalOf(confirm(id, 'fi-review'))).toMatchObject({ code: '10004' });
    expect(await refusalOf(reverse(id, 'fi-op'))).toMatchObject({ code: '10004' });
    expect(await refusalOf(confirm(id, 'loan-op'))).toMatchObject({ code: '10002' });
    expect(await refusalOf(confirm(id, 'supplier-op'))).toMatchObject({ code: '10002' });
    expect((await listed('loan-op', { kind: 'guaranteeFee' })).list).toEqual([]);
    expect(await refusalOf(listed('supplier-op'))).toMatchObject({ code: '10003' });
  });
});

test('what a lender withholds is due until it pays the loan out, and received from then on', async () => {
  const { id } = await money.apply([await people.heldPiece()], { channel: 6 });
  await money.pass(id);
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
  await money.accept(id, 'loan');
  await money.approve(id, 'loan');
  await money.register(id);
  await money.disburse(id);
  const { list: after } = await listed('loan-op', { states: ['received'], paidFrom: server.clock.today(), search: '恒信' });
  expect(after.map(({ paidOn, receiptNumber }) => [paidOn, receiptNumber])).toEqual(after.map(() => [server.clock.today(), 'DK0001']));
  expect(after.length).toBe(before.list.length);
});

describe('the terms of a guarantor', () => {
  const terms = (who = 'fi-op') => people.call(who, lendingFee.terms, {});
  const asked = { rate: 20_000n, unit: 'annualPercent', minimum: yuan(800) } as const;
  const propose = (change: Partial<RequestOf<Contract['lendingFee']['proposeTerms']>> = {}) =>
    people.call('fi-op', lendingFee.proposeTerms, { ...asked, version: 0, ...change });
  const review = (number: number, decision: 'confirm' | 'return', reason?: string) =>
    people.call('fi-review', lendingFee.reviewTerms, { number, decision, ...(reason !== undefined && { reason }) });

  test('are proposed by its operator, confirmed by its reviewer, and rule quotes from then on', async () => {
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

  test('stay as they are where the proposal is returned, for a reason, or another takes its place', async () => {
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

  test('ask no more than the highest rate, in whichever unit', async () => {
    const refused = { code: '10001', data: { fields: [{ path: 'rate' }] } };
    expect(await refusalOf(propose({ rate: 240_001n }))).toMatchObject(refused);
    expect(await refusalOf(propose({ rate: 667n, unit: 'dailyPerTenThousand' }))).toMatchObject(refused);
    expect(await refusalOf(people.call('loan-op', lendingFee.proposeTerms, { ...asked, version: 0 }))).toMatchObject({ code: '10002' });
  });

  test('are not confirmed by whoever proposed them, whatever role they have by then', async () => {
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

  test('are shown to a lender as the platform set them, channel by channel', async () => {
    const { guarantor, channels } = await terms('loan-review');
    expect(guarantor).toBeNull();
    expect(channels.map(({ channel }) => channel)).toEqual([3, 6, 11, 13]);
  });
});
