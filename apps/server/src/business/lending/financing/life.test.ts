import { contract, type FinancingId } from '@lianxin/api/contract';
import { addDays, nextWorkingDay } from '@lianxin/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyHistory } from '../../../ledger/verify.ts';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, leg, type PieceView, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingForm, financingWorld, OTHER_BANK } from '../../../testing/financing.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { financing, message, signature, voucher, workbench } = contract;
const PAGE = { page: 1, pageSize: 20 };

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

const held = async () => (await people.held('supplier')).map(({ number, amount }) => [number, amount]);
const told = async (who: string) => (await people.call(who, message.list, PAGE)).list.map(({ kind }) => kind);
const tasks = async (who: string) => (await people.call(who, workbench.overview, {})).tasks.map(({ kind }) => kind);
const listed = async (who = 'supplier-op', asked = {}) => people.call(who, financing.list, { ...PAGE, ...asked });
const events = async (id: FinancingId) => (await money.get(id)).log.map(({ event }) => event);
const whole = ({ id, version }: PieceView) =>
  people.call('supplier-op', voucher.get, { id }).then((now) => [now.state, now.version > version]);

describe('an application', () => {
  test('splits off a part, which is in financing, while the rest stays a normal holding', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id, applicationNumber, state } = await money.apply([piece], { amount: 400_000 });
    expect([applicationNumber, state]).toEqual([expect.stringMatching(/^RZ\d{8}-\d{4}$/), 'awaitingReview']);
    expect(await held()).toEqual([[`${piece.number}-02`, yuan(600_000)]]);
    const shown = await money.get(id);
    expect(shown.pieces).toMatchObject([{ number: `${piece.number}-01`, state: 'financing', amount: yuan(400_000), lenderNumber: null }]);
    expect(shown).toMatchObject({ part: 'own', amount: yuan(400_000), waitingFor: [{ party: 'own', role: 'reviewer' }], charged: null });
    expect(shown.checks.filter(({ level }) => level === 'fail' || level === 'pending')).toEqual([]);
    expect(shown.papers).toMatchObject([{ used: yuan(1_000_000), occupied: 0n, thisTime: yuan(400_000), claimedElsewhere: false }]);
    expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
  });

  test('uses several pieces in their order, splitting at most the last', async () => {
    const [one, other] = [await people.heldPiece({ amount: 300_000, invoice: 1 }), await people.heldPiece({ amount: 500_000, invoice: 2 })];
    const { id } = await money.apply([one, other], { amount: 450_000 });
    expect((await money.get(id)).pieces.map(({ number, amount }) => [number, amount])).toEqual([
      [one.number, yuan(300_000)],
      [`${other.number}-01`, yuan(150_000)],
    ]);
    expect(await held()).toEqual([[`${other.number}-02`, yuan(350_000)]]);
    expect((await listed()).list).toMatchObject([{ id, pieceCount: 2, number: one.number, acts: ['view', 'withdraw', 'remind'] }]);
    expect(await people.call('supplier-op', financing.vouchers, { id })).toHaveLength(2);
  });

  test('for two pieces of one voucher keeps the history of the voucher complete', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    await people.transfer([leg(piece, { amount: 100_000 })]);
    const [rest] = await people.held('supplier');
    const first = await money.apply([rest ?? expect.fail()], { amount: 200_000 });
    await money.return(first.id, first.version);
    const pieces = await people.held('supplier');
    expect(pieces).toHaveLength(2);
    const { id, version } = await money.apply(pieces, { amount: 900_000 });
    await money.pass(id, version);
    expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
  });

  test('notifies its reviewer and appears on the workbench and in the red dot', async () => {
    await money.apply([await people.heldPiece()]);
    expect(await told('supplier-review')).toContain('financingToReview');
    expect(await tasks('supplier-review')).toContain('financingReview');
    expect(await people.call('supplier-review', message.pendingWork, {})).toMatchObject({ financing: true });
    expect(await people.call('supplier-op', message.pendingWork, {})).toMatchObject({ financing: false });
    expect((await listed('supplier-review', { waitingForMe: true })).total).toBe(1);
    expect((await listed('supplier-op', { waitingForMe: true })).total).toBe(0);
  });

  test('deletes the draft from which it was submitted', async () => {
    const piece = await people.heldPiece();
    const draft = await people.call('supplier-op', financing.saveDraft, { form: { amount: yuan(1) } });
    const form = await financingForm(server, [piece]);
    const saved = await people.call('supplier-op', financing.saveDraft, { id: draft.id, version: draft.version, form });
    const { form: kept } = (await people.call('supplier-op', financing.listDrafts, {}))[0] ?? expect.fail();
    expect([saved.version, kept]).toEqual([1, form]);
    await people.call('supplier-op', financing.apply, { ...form, draftId: draft.id });
    expect(await people.call('supplier-op', financing.listDrafts, {})).toEqual([]);
  });

  test('is shown on its piece, from which it can be withdrawn or reviewed', async () => {
    const piece = await people.heldPiece();
    const { id } = await money.apply([piece]);
    const shown = async (who: string) => people.call(who, voucher.get, { id: piece.id });
    expect(await shown('supplier-op')).toMatchObject({ state: 'financing', applicationId: id, availableAmount: 0n });
    expect((await shown('supplier-op')).acts).toContain('withdraw');
    expect((await shown('supplier-review')).acts).toEqual(expect.arrayContaining(['pass', 'return']));
    expect(await shown('core-op')).toMatchObject({ applicationId: null, acts: ['view'] });
    expect((await shown('supplier-op')).log.map(({ event }) => event)).toContain('financing.submit');
    expect((await shown('core-op')).log.map(({ event }) => event)).not.toContain('financing.submit');
  });
});

describe('an unsuccessful application releases exactly what it reserved', () => {
  test('when its reviewer returns it, and can be submitted again, also with other pieces', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id, version } = await money.apply([piece], { amount: 400_000 });
    const back = await money.return(id, version, '请改期');
    expect(await held()).toEqual([
      [`${piece.number}-01`, yuan(400_000)],
      [`${piece.number}-02`, yuan(600_000)],
    ]);
    expect(await money.get(id)).toMatchObject({ state: 'returned', reason: '请改期', form: { amount: yuan(400_000) } });
    expect(await told('supplier-op')).toContain('financingReturned');
    expect(await tasks('supplier-op')).toContain('financingReturned');
    const [, rest] = await people.held('supplier');
    const form = await financingForm(server, [rest ?? expect.fail()], { amount: 500_000 });
    const again = await people.call('supplier-op', financing.apply, { ...form, resubmits: { id, version: back.version } });
    expect(again).toMatchObject({ id, state: 'awaitingReview' });
    expect(await money.get(id)).toMatchObject({ reason: null, pieces: [{ number: `${piece.number}-03` }], form: null });
    expect(await events(id)).toEqual(['submit', 'return', 'submit']);
  });

  test('and restores the requested payout day only if there was one and it has not passed', async () => {
    const form = await financingForm(server, [await people.heldPiece()]);
    const wishedOn = nextWorkingDay(addDays(server.clock.today(), 10));
    const { offers } = await people.call('supplier-op', financing.quote, { pieces: form.pieces, amount: form.amount, wishedOn });
    const quoteId = offers.find(({ channel }) => channel === form.channel)?.quote?.id ?? expect.fail();
    const { id, version } = await people.call('supplier-op', financing.apply, { ...form, wishedOn, quoteId });
    await people.call('supplier-op', financing.saveDraft, { form: { wishedOn } });
    await money.return(id, version);
    expect((await money.get(id)).form).toMatchObject({ wishedOn });
    server.clock.moveTo(new Date(server.clock.now().getTime() + 30 * 86_400_000));
    expect((await money.get(id)).form).not.toHaveProperty('wishedOn');
    expect((await people.call('supplier-op', financing.listDrafts, {}))[0]?.form).toEqual({});
    const other = await money.apply([await people.heldPiece({ invoice: 2 })]);
    await money.return(other.id, other.version);
    expect((await money.get(other.id)).form).not.toHaveProperty('wishedOn');
  });

  test('and can be submitted again for the same piece', async () => {
    const piece = await people.heldPiece();
    const { id, version } = await money.apply([piece]);
    const back = await money.return(id, version);
    const [now] = await people.held('supplier');
    const form = await financingForm(server, [now ?? expect.fail()]);
    await people.call('supplier-op', financing.apply, { ...form, resubmits: { id, version: back.version } });
    expect((await money.get(id)).pieces).toMatchObject([{ number: piece.number, state: 'financing' }]);
  });

  test('when it is deleted after its return', async () => {
    const { id, version } = await money.apply([await people.heldPiece()]);
    const back = await money.return(id, version);
    await people.call('supplier-op', financing.remove, { id, version: back.version });
    expect((await listed()).total).toBe(0);
  });

  test('when it is withdrawn and copied for another lender', async () => {
    const piece = await people.heldPiece();
    const { id, version } = await money.apply([piece]);
    expect(await people.call('supplier-op', financing.withdraw, { id, version, reason: '改期' })).toMatchObject({ state: 'withdrawn' });
    expect(await whole(piece)).toEqual(['holding', true]);
    const { form, acts } = await money.get(id);
    expect(acts).toContain('copyToLender');
    expect(form?.pieces).toMatchObject([{ pieceId: piece.id }]);
    const [now] = await people.held('supplier');
    const copy = await financingForm(server, [now ?? expect.fail()], { channel: OTHER_BANK });
    const made = await people.call('supplier-op', financing.apply, { ...copy, copyOf: id });
    expect((await money.get(made.id)).copiedFrom).toMatchObject({ id });
  });

  test('when it is withdrawn after the review, including the limit, and notifies the lender', async () => {
    const { id, version } = await money.apply([await people.heldPiece()]);
    const passed = await money.pass(id, version);
    expect(await reserved()).toBe(yuan(1_000_000));
    await people.call('supplier-op', financing.withdraw, { id, version: passed.version });
    expect(await reserved()).toBe(0n);
    expect(await told('bank-op')).toEqual(expect.arrayContaining(['financingToAccept', 'financingGivenUp']));
    expect(await held()).toHaveLength(1);
  });

  test('when it lapses because nobody reviewed it by the due date', async () => {
    const piece = await people.heldPiece();
    const { id } = await money.apply([piece]);
    server.clock.moveTo(new Date(startOfDay(piece.dueOn).getTime() - 1));
    await server.runDueJobs();
    expect((await money.get(id)).state).toBe('awaitingReview');
    server.clock.moveTo(startOfDay(piece.dueOn));
    await server.runDueJobs();
    expect((await money.get(id)).state).toBe('returned');
    expect(await told('supplier-op')).toContain('financingLapsed');
  });
});

const reserved = async () => {
  const rows = await server.database.db.select().from((await import('../../../schema/index.ts')).lendingLimit);
  return rows.reduce((sum, { inTransit }) => sum + inTransit, 0n);
};

describe('the reviewer', () => {
  test('signs the pieces, the parties, the amounts and the quote; from then on the lender sees the application', async () => {
    const piece = await people.heldPiece();
    const { id, version } = await money.apply([piece]);
    const { elements } = await people.call('supplier-review', signature.prepare, { act: 'financingReview', subjectId: id, version });
    expect(Object.fromEntries(elements.map(({ code, value }) => [code, value]))).toMatchObject({
      holderName: '恒信机电设备有限公司',
      issuerName: '晋北煤业集团有限公司',
      lenderName: '银行A',
      pieceNumbers: piece.number,
      amount: '1000000.00',
    });
    expect((await listed('bank-op', { part: 'funder' })).total).toBe(0);
    expect(await money.pass(id, version)).toMatchObject({ state: 'awaitingAcceptance' });
    expect(await reserved()).toBe(yuan(1_000_000));
    expect((await listed('bank-op', { part: 'funder' })).list).toMatchObject([{ id, part: 'funder', acts: ['view', 'accept'] }]);
    expect((await money.get(id, 'bank-op')).papers).toHaveLength(1);
    expect((await listed('core-op', { part: 'counterparty' })).total).toBe(0);
    expect(await told('supplier-op')).toContain('financingPassed');
    const entries = (await people.call('supplier-op', voucher.history, { id: piece.id })).entries;
    expect(entries.map(({ kind }) => kind).slice(-2)).toEqual(['financing.submit', 'financing.pass']);
    expect(entries.at(-1)?.signature?.verified).toBe(true);
  });

  test('cannot sign once the quote has expired', async () => {
    const { id, version } = await money.apply([await people.heldPiece()]);
    const { quote } = await money.get(id);
    server.clock.moveTo(endOfDay(server.clock.today()));
    server.clock.moveTo(new Date(new Date(quote.validUntil).getTime() + 1));
    await expect(money.pass(id, version)).rejects.toThrow('报价已于');
  });
});
