import { contract, type FinancingId } from '@lianxin/api/contract';
import { addDays, addMonths, chargedOn, quoteOf, yuanOf, type CivilDate } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyHistory } from '../../../ledger/verify.ts';
import { morningOf, startOfDay } from '../../../platform/clock/business-day.ts';
import { accountId, yuan } from '../../../sandbox/seed/trade.ts';
import { assignmentNotice, financing as financingTable, lenderEvent, lendingReservation, posting } from '../../../schema/index.ts';
import { lenderSignature, lenderReportSecrets } from '../../../http/routes/lender-reports.ts';
import { actors, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { contracting, lenderSystem, lendingWorld, lentAgainstIssuer, signOnPage } from '../../../testing/lending.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { lendingJobs } from './lender-jobs.ts';
import { tableOutbox } from '../../../platform/outbox/outbox.ts';
import type { Lender } from '../../../platform/lender/lender.ts';
import { jobOf } from '../funding/index.ts';
import { parseQuoteQuestion } from '../funding/stored-quote.ts';

const { financing, message, transfer, voucher } = contract;

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
let agree: ReturnType<typeof contracting>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = financiers(server);
  agree = contracting(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

/** An application that its reviewer has passed, and the system of its lender. */
async function passed(channel = 1, amount?: number) {
  const piece = await people.heldPiece();
  const { id, version, applicationNumber } = await money.apply([piece], { channel, ...(amount !== undefined && { amount }) });
  await money.pass(id, version);
  return { id, piece, say: lenderSystem(server, { applicationNumber, channel }) };
}

const stateOf = async (id: FinancingId) => (await money.get(id)).state;
const told = async (who: string) => (await people.call(who, message.list, { page: 1, pageSize: 50 })).list.map(({ kind }) => kind);
const rowOf = async (id: FinancingId) => {
  const [row] = await server.database.db.select().from(financingTable).where(eq(financingTable.id, id));
  return row ?? expect.fail('no such financing');
};
const words = async () =>
  (await server.database.db.select().from(lenderEvent).orderBy(lenderEvent.receivedAt)).map(({ event, takenAt, ignoredBecause }) => [
    event,
    takenAt !== null,
    ignoredBecause,
  ]);
const limitOf = (channel = 1) => lentAgainstIssuer(server.database.db, channel);

const entry = (dueOn: CivilDate, change = {}) => ({
  event: 'registered',
  registration: {
    certificateNumber: 'ZD20261120000001',
    registeredAt: server.clock.now().toISOString(),
    expiresOn: addMonths(dueOn, 6),
    searchReportNumber: 'CX20261120000001',
    searchedAt: new Date(server.clock.now().getTime() - 3_600_000).toISOString(),
    found: 0,
    ...change,
  },
});

async function paid(id: FinancingId, later = 0) {
  const row = await rowOf(id);
  const paidOn = addDays(row.valueOn, later);
  const { paidOut } = chargedOn(quoteOf(parseQuoteQuestion(row.quoteQuestion)), paidOn);
  return { event: 'disbursed', paidOn, receiptNumber: 'HD1', amount: yuanOf(paidOut) };
}

/** Takes a financing from the lender's first report to a concluded contract. */
async function agreed(channel = 1) {
  const made = await passed(channel);
  await made.say({ event: 'accepted' });
  await made.say({ event: 'approved', reference: 'BANK-1' });
  await agree.sign(made.id);
  await agree.confirm(made.id);
  await made.say({ event: 'countersigned' });
  return made;
}

describe('a disbursed financing', () => {
  test('belongs to the lender: its piece replaces the holder’s, the postings balance and the issuer is notified', async () => {
    const { id, piece, say } = await agreed();
    expect(await stateOf(id)).toBe('awaitingDisbursement');
    await say(entry(piece.dueOn));
    expect(await limitOf()).toEqual([yuan(1_000_000), yuan(0)]);
    await say(await paid(id));
    const shown = await money.get(id);
    expect(shown).toMatchObject({
      state: 'disbursed',
      lenderNumber: 'BANK-1',
      registration: { certificateNumber: 'ZD20261120000001' },
      pieces: [{ number: piece.number, state: 'financed', lenderNumber: `${piece.number}-01` }],
    });
    expect(shown.charged?.net).toBe(shown.quote.net);
    expect(await limitOf()).toEqual([yuan(0), yuan(1_000_000)]);
    expect(await people.held('supplier')).toEqual([]);
    const seen = await people.call('supplier-op', voucher.get, { id: piece.id });
    expect([seen.state, seen.live]).toEqual(['financed', false]);
    const [notice] = await server.database.db.select().from(assignmentNotice);
    expect(notice).toMatchObject({ financingId: id, transferId: null, toNo: 'E3001', number: `${piece.number}-01` });
    const notices = await people.call('core-op', transfer.listNotices, { page: 1, pageSize: 20 });
    expect(notices.list).toMatchObject([{ to: { name: '晋源银行朔州分行' }, readAt: null }]);
    expect(await told('core-op')).toContain('creditorChanged');
    expect(await told('supplier-op')).toContain('financingDisbursed');
    expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
    const cash = await server.database.db.select().from(posting).where(eq(posting.account, 'cash'));
    expect(cash.filter(({ book, side }) => book === 'holder' && side === 'debit').map(({ amount }) => amount)).toEqual([shown.quote.net]);
  });

  test('later than quoted is charged for fewer days, on the same terms', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    server.clock.moveTo(morningOf(addDays((await money.get(id)).quote.valueOn, 7)));
    await say(await paid(id, 7));
    const { quote, charged } = await money.get(id);
    expect(charged?.days).toBe(quote.days - 7);
    expect((charged?.net ?? 0n) > quote.net).toBe(true);
  });

  test('is paid once, however often the lender reports it', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    const payment = await paid(id);
    expect(await say(payment, { serial: 'pay' })).toEqual({ status: 200, isNew: true });
    expect(await say(payment, { serial: 'pay' })).toEqual({ status: 200, isNew: false });
    expect(await say(payment, { serial: 'pay-again' })).toEqual({ status: 200, isNew: true });
    expect(await stateOf(id)).toBe('disbursed');
    expect((await words()).slice(-2)).toEqual([
      ['disbursed', true, null],
      ['disbursed', false, 'finished'],
    ]);
    expect(await server.database.db.$count(posting, eq(posting.act, 'disburse'))).toBeGreaterThan(0);
    expect(await server.database.db.$count(assignmentNotice)).toBe(1);
  });

  test('stays paid if the lender then reports a failure, or another event with the same serial number', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    await say(await paid(id), { serial: 'pay' });
    expect(await say({ event: 'failed', reason: '收款行退回' }, { serial: 'pay' })).toEqual({ status: 200, isNew: false });
    expect(await say({ event: 'failed', reason: '收款行退回' })).toEqual({ status: 200, isNew: true });
    expect((await words()).slice(-2)).toEqual([
      ['disbursed', true, null],
      ['failed', false, 'finished'],
    ]);
    expect([await stateOf(id), await limitOf()]).toEqual(['disbursed', [yuan(0), yuan(1_000_000)]]);
  });

  test('can fail and be paid again', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    await say({ event: 'failed', reason: '收款行退回' });
    expect(await money.get(id)).toMatchObject({ state: 'disbursementFailed', reason: '收款行退回' });
    await say(await paid(id));
    expect(await stateOf(id)).toBe('disbursed');
  });

  test('may be entered by the lender’s operator, but not before the registration', async () => {
    const { id } = await agreed();
    const row = await rowOf(id);
    const ask = people.call('supplier-op', financing.disburse, { id, version: row.version, paidOn: row.valueOn, receiptNumber: '1' });
    expect((await refusalOf(ask)).code).not.toBe('00000');
    expect(await stateOf(id)).toBe('awaitingDisbursement');
  });
});

describe('an event reported by a lender', () => {
  test('waits if it arrives out of order', async () => {
    const { id, piece, say } = await passed();
    await say({ event: 'approved' });
    await say({ event: 'countersigned' });
    await say(entry(piece.dueOn));
    await say(await paid(id));
    expect([await stateOf(id), await words()]).toEqual([
      'awaitingAcceptance',
      ['approved', 'countersigned', 'registered', 'disbursed'].map((event) => [event, false, null]),
    ]);
    const waiting = (await money.get(id)).lenderWords;
    expect(waiting).toMatchObject(waiting.map(() => ({ takenAt: null, ignoredBecause: null })));
    expect(waiting.map(({ event }) => event)).toEqual(['approve', 'countersign', 'register', 'disburse']);
    await say({ event: 'accepted' });
    expect(await stateOf(id)).toBe('awaitingContract');
    await agree.sign(id);
    await agree.confirm(id);
    await server.runDueJobs();
    expect(await stateOf(id)).toBe('disbursed');
  });

  test('is rejected without a valid signature of the channel at the present time', async () => {
    const { id, say } = await passed();
    expect((await say({ event: 'accepted' }, { secret: 'x'.repeat(32) })).status).toBe(401);
    const [another] = lenderReportSecrets(server.services, 12);
    expect((await say({ event: 'accepted' }, { secret: another ?? '' })).status).toBe(401);
    expect((await say({ event: 'accepted' }, { clockOffset: 301 })).status).toBe(401);
    expect((await say({ event: 'accepted' }, { clockOffset: -301 })).status).toBe(401);
    expect((await say({ event: 'granted' })).status).toBe(400);
    expect((await say({ event: 'disbursed', paidOn: '2026-11-23', receiptNumber: '1', amount: '-1' })).status).toBe(400);
    const body = {
      url: '/gateway/lenders/1/words',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    } as const;
    expect((await server.http.inject(body)).statusCode).toBe(401);
    expect([await stateOf(id), await words()]).toEqual(['awaitingAcceptance', []]);
  });

  test('for an application of another channel, or for an unknown one, is stored without effect', async () => {
    const { id, say } = await passed();
    expect((await say({ event: 'accepted' }, { channel: 12 })).status).toBe(200);
    expect(await words()).toEqual([['accepted', false, 'noSuchApplication']]);
    expect(await stateOf(id)).toBe('awaitingAcceptance');
  });

  test('with another amount than agreed, or after the end, is stored without effect', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    await say({ ...(await paid(id)), amount: '1000000.00' });
    expect((await words()).at(-1)).toEqual(['disbursed', false, 'amountDiffers']);
    expect((await money.get(id)).lenderWords.at(-1)).toMatchObject({ event: 'disburse', takenAt: null, ignoredBecause: 'amountDiffers' });
    expect(await stateOf(id)).toBe('awaitingDisbursement');
    await say(await paid(id));
    await say({ event: 'declined', reason: '改变主意' });
    expect((await words()).at(-1)).toEqual(['declined', false, 'finished']);
    expect(await stateOf(id)).toBe('disbursed');
  });

  test('about an invalid register entry has no effect, and nothing is paid before a valid one', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn, { found: 1 }));
    expect((await words()).at(-1)).toEqual(['registered', false, expect.stringContaining('duplicateFound')]);
    expect((await money.get(id)).lenderWords.at(-1)).toMatchObject({ event: 'register', ignoredBecause: 'refused' });
    expect((await money.get(id, 'core-op')).lenderWords).toEqual([]);
    await say(await paid(id));
    expect(await stateOf(id)).toBe('awaitingDisbursement');
    await say(entry(piece.dueOn));
    expect(await stateOf(id)).toBe('disbursed');
  });

  test('about a payment on a future day waits for that day', async () => {
    const { id, piece, say } = await agreed();
    await say(entry(piece.dueOn));
    const ahead = await paid(id, 3);
    await say(ahead);
    expect((await words()).at(-1)).toEqual(['disbursed', false, null]);
    expect(await stateOf(id)).toBe('awaitingDisbursement');
    server.clock.moveTo(startOfDay(ahead.paidOn));
    await server.runDueJobs();
    expect((await words()).at(-1)).toEqual(['disbursed', true, null]);
    expect(await stateOf(id)).toBe('disbursed');
  });

  test('about a refusal releases all reservations', async () => {
    const { id, piece, say } = await passed();
    await say({ event: 'accepted' });
    await say({ event: 'declined', reason: '未通过评审' });
    expect(await money.get(id)).toMatchObject({ state: 'declined', reason: '未通过评审' });
    expect((await people.held('supplier')).map(({ id: held }) => held)).toEqual([piece.id]);
    expect(await limitOf()).toEqual([yuan(0), yuan(0)]);
    expect((await server.database.db.select().from(lendingReservation)).map(({ state }) => state)).toEqual(['released']);
  });

  test('from before the submission belongs to an earlier application with the same number', async () => {
    const { id, say } = await passed();
    await say({ event: 'declined', reason: '旧消息' }, { saidAt: new Date(server.clock.now().getTime() - 600_000) });
    expect([await stateOf(id), (await words()).at(-1)]).toEqual(['awaitingAcceptance', ['declined', false, 'saidBeforeItWasAsked']]);
  });

  test('that is pending when the application ends does not apply to the one submitted again under its number', async () => {
    const { id, piece, say } = await passed();
    await say(entry(piece.dueOn));
    expect(await words()).toEqual([['registered', false, null]]);
    await people.call('supplier-op', financing.withdraw, { id, version: (await money.get(id)).version });
    expect(await words()).toEqual([['registered', false, 'finished']]);
  });

  test('about a question is answered by the operator with documents', async () => {
    const { id, say } = await passed();
    await say({ event: 'accepted' });
    await say({ event: 'askMore', questions: '请补充发运单据' });
    const shown = await money.get(id);
    expect([shown.state, shown.questions, shown.acts]).toEqual(['supplementing', '请补充发运单据', expect.arrayContaining(['supplement'])]);
    await people.call('supplier-op', financing.supplement, { id, version: shown.version, answer: '发运单已补充', attachments: [] });
    expect((await money.get(id)).log.at(-1)).toMatchObject({ event: 'supplement', reason: '发运单已补充' });
    await say({ event: 'approved' });
    expect(await stateOf(id)).toBe('awaitingContract');
  });
});

describe('the contract', () => {
  test('is signed by two people of the holder, once each, before or after the lender', async () => {
    const { id, say } = await passed();
    await say({ event: 'accepted' });
    await say({ event: 'approved' });
    await say({ event: 'countersigned' });
    const { version } = await money.get(id);
    const unread = people.call('supplier-op', financing.signContract, { id, version, agreed: false });
    expect((await refusalOf(unread)).code).toBe('10001');
    await agree.sign(id);
    expect(await told('supplier-review')).toContain('financingContractToConfirm');
    const again = await money.get(id, 'supplier-review');
    await people.call('supplier-review', financing.reviewContract, {
      id,
      version: again.version,
      decision: 'return',
      reason: '请核对账户',
    });
    await agree.sign(id);
    await agree.confirm(id);
    expect(await stateOf(id)).toBe('awaitingDisbursement');
  });

  test('waits for the issuer if it bears a share, which its two signers see', async () => {
    const { id, say } = await passed(2);
    const step = { id, version: (await money.get(id)).version };
    await say({ event: 'accepted' });
    expect(await stateOf(id)).toBe('awaitingAcceptance');
    const factoring = { ...step, declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' };
    await people.call('supplier-op', financing.executeAbc, factoring);
    await server.runDueJobs();
    expect(await stateOf(id)).toBe('underApproval');
    await say({ event: 'approved' });
    await agree.sign(id);
    await agree.confirm(id);
    await say({ event: 'countersigned' });
    const seen = await money.get(id, 'core-op');
    expect([seen.part, seen.state, seen.issuerCosts > 0n]).toEqual(['counterparty', 'awaitingContract', true]);
    // Only the issuer sees the accounts from which it pays its share.
    expect(seen.issuerPaysFrom.map(({ id }) => id)).toEqual([accountId('E1001')]);
    expect((await people.call('supplier-op', contract.financing.get, { id: seen.id })).issuerPaysFrom).toEqual([]);
    // The issuer's staff see tasks with its share, not with the financed amount.
    const amounts = async (who: string) =>
      (await people.call(who, contract.workbench.overview, {})).tasks.map(({ kind, amount }) => [kind, amount]);
    expect(await amounts('core-op')).toContainEqual(['financingConsent', seen.issuerCosts]);
    await agree.consent(id);
    expect(await amounts('core-review')).toContainEqual(['financingConsentConfirm', seen.issuerCosts]);
    await agree.confirmConsent(id);
    expect(await stateOf(id)).toBe('awaitingDisbursement');
  });

  test('is not concluded if the issuer refuses: the application returns to its maker', async () => {
    const { id, say } = await passed(2);
    const { version } = await money.get(id);
    await people.call('supplier-op', financing.executeAbc, {
      id,
      version,
      declaresAssignable: true,
      contactName: '王建国',
      contactMobile: '13900000002',
    });
    await say({ event: 'accepted' });
    await say({ event: 'approved' });
    const seen = await money.get(id, 'core-op');
    await people.call('core-op', financing.consent, { id, version: seen.version, decision: 'refuse', reason: '合同未约定付息' });
    expect(await stateOf(id)).toBe('returned');
    expect(await people.held('supplier')).toHaveLength(1);
    expect(await limitOf(2)).toEqual([yuan(0), yuan(0)]);
  });

  test('is signed on the lender’s own page if it has one', async () => {
    const { id, say } = await passed(7, 800_000);
    await say({ event: 'accepted' });
    await say({ event: 'approved' });
    const { version } = await money.get(id);
    const here = people.call('supplier-op', financing.signContract, { id, version, agreed: true });
    expect((await refusalOf(here)).message).toContain('签约');
    await say({ event: 'holderSigned' });
    expect((await words()).at(-1)).toEqual(['holderSigned', false, 'nobodyAskedToSign']);
    const { url } = await people.call('supplier-op', financing.signIcbc, { id, version });
    await say({ event: 'holderSigned' });
    expect((await words()).at(-1)).toEqual(['holderSigned', false, 'nobodyOpenedThePage']);
    const [opened, signing] = await signOnPage(server, url);
    expect([opened, signing]).toEqual([expect.stringMatching(/王建国.*签署融资合同/), expect.stringContaining('合同已签署')]);
    for (const again of await signOnPage(server, url)) expect(again).toContain('链接已失效');
    expect((await money.get(id)).assents).toMatchObject({ own: 'made' });
    await agree.confirm(id);
    await say({ event: 'countersigned' });
    expect(await stateOf(id)).toBe('awaitingDisbursement');
  });
});

describe('the ticket to a lender’s signing page', () => {
  const asked = async () => {
    const { id, say } = await passed(7, 800_000);
    await say({ event: 'accepted' });
    await say({ event: 'approved' });
    const page = async (who = 'supplier-op') => {
      const { url } = await people.call(who, financing.signIcbc, { id, version: (await money.get(id)).version });
      return url;
    };
    const visit = async (url: string) => (await server.http.inject({ method: 'GET', url })).body.includes('签署融资合同');
    return { id, page, visit };
  };

  test('admits its person once, within ten minutes, and not after another was requested', async () => {
    const { page, visit } = await asked();
    const [first, second] = [await page(), await page()];
    expect([await visit(first), await visit(second), await visit(second)]).toEqual([false, true, false]);
    const old = await page();
    server.clock.moveTo(new Date(server.clock.now().getTime() + 601_000));
    expect(await visit(old)).toBe(false);
  });

  test('lets nobody in whose position is suspended, or who is not the last to have asked', async () => {
    const { id, page, visit } = await asked();
    const url = await page();
    const frozen = (at: string | null) =>
      server.database.session((session) =>
        session.query(
          "update membership m set frozen_at = $1 from user_account u where u.user_id = m.user_id and u.user_name = 'supplier-op'",
          [at],
        ),
      );
    await frozen(server.clock.now().toISOString());
    expect(await visit(url)).toBe(false);
    await frozen(null);
    await server.database.db.update(financingTable).set({ contractMakerId: null }).where(eq(financingTable.id, id));
    expect(await visit(url)).toBe(false);
    expect(await visit(await page())).toBe(true);
  });

  test('is valid for one application and its channel, and signs nothing before it was used', async () => {
    const { id, page, visit } = await asked();
    const url = await page();
    expect(await visit(url.replace('/lenders/7/', '/lenders/12/'))).toBe(false);
    const [path = '', ticket = ''] = url.split('?ticket=');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const unseen = await server.http.inject({ method: 'POST', url: path, headers, payload: `ticket=${ticket}` });
    expect([unseen.body.includes('链接已失效'), (await money.get(id)).assents]).toEqual([true, expect.objectContaining({ own: 'open' })]);
    expect(await visit(`${path}?ticket=${'A'.repeat(43)}`)).toBe(false);
  });

  test('is redeemed once, by the channel’s lender only, and names the signer', async () => {
    const { id, page } = await asked();
    const { applicationNumber } = await money.get(id);
    const body = JSON.stringify({ ticket: (await page()).split('?ticket=')[1] });
    const redeem = async (channel: number, signedFor = channel) => {
      const timestamp = String(Math.floor(server.wallClock.now().getTime() / 1_000));
      const [secret = ''] = lenderReportSecrets(server.services, signedFor);
      const signature = lenderSignature(secret, { timestamp, channel: String(channel), body });
      const headers = { 'content-type': 'application/json', 'x-lender-timestamp': timestamp, 'x-lender-signature': signature };
      const reply = await server.http.inject({ method: 'POST', url: `/gateway/lenders/${channel}/tickets`, headers, payload: body });
      return [reply.statusCode, reply.json<unknown>()] as const;
    };
    expect((await redeem(7, 12))[0]).toBe(401);
    expect(await redeem(12)).toEqual([200, { outcome: 'refused' }]);
    expect(await redeem(7)).toEqual([200, { outcome: 'opened', applicationNumber, signer: '王建国' }]);
    expect(await redeem(7)).toEqual([200, { outcome: 'refused' }]);
  });
});

test('an application withdrawn after its submission is cancelled at the lender, and later events have no effect', async () => {
  const { id, say } = await passed();
  const { version } = await money.get(id);
  await people.call('supplier-op', financing.withdraw, { id, version });
  await server.runDueJobs();
  await say({ event: 'accepted' });
  expect([await stateOf(id), await words()]).toEqual(['withdrawn', [['accepted', false, 'finished']]]);
});

test('the cancellation is not repeated after the application was submitted and passed again', async () => {
  const cancelled: string[] = [];
  const nothing = () => Promise.resolve();
  const lender: Lender = {
    quote: () => Promise.resolve({ outcome: 'byTerms' }),
    settle: nothing,
    enrol: () => Promise.resolve({ outcome: 'byPeople' }),
    apply: nothing,
    continue: nothing,
    cancel: ({ applicationNumber }) => Promise.resolve(void cancelled.push(applicationNumber)),
    status: () => Promise.resolve({ phase: '办理中' }),
    signingPage: () => Promise.reject(new Error('nobody asked for it')),
  };
  const { clock, ids, random, database } = server.services;
  const job = lendingJobs({ lenderOn: () => lender })[jobOf('financing', 'cancelAtLender')];
  const cancel = (id: FinancingId) =>
    database.transaction((db) => job?.({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) }, id) ?? nothing());
  const { id } = await passed();
  await cancel(id);
  expect(cancelled).toEqual([]);
  await people.call('supplier-op', financing.withdraw, { id, version: (await money.get(id)).version });
  await cancel(id);
  expect(cancelled).toEqual([(await money.get(id)).applicationNumber]);
});
