import { addDays, yuanOf, type CivilDate } from '@lianxin/domain';
import { and, eq, isNotNull, like, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { bankAccount, job, piece as pieceTable, posting, settlement, settlementPayment } from '../../../schema/index.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { actors, leg, type PieceView, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { BankSystem, type PaymentReport } from '../../../testing/bank-system.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';

let server: TestServer;
let bank: BankSystem;
let piece: PieceView;
let returnToStart: Restore;
beforeAll(async () => {
  bank = await BankSystem.open();
  server = await createTestServer({ world: lendingWorld, config: { bank: bank.config } });
  const people = actors(server);
  piece = await people.heldPiece({ amount: 1_000_000 });
  const sent = (await people.transfer([leg(piece, { amount: 300_000 })])).transfers[0] ?? expect.fail('no transfer');
  const offered = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, offered.version, 'tier2');
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(async () => {
  bank.reset();
  await returnToStart();
});
afterEach(() => assertWhole(server));
afterAll(async () => {
  await server.close();
  await bank.close();
});

const db = () => server.database.db;
const stateOf = async () => (await db().select().from(settlement))[0]?.state;
const payments = async () =>
  (await db().select().from(settlementPayment).orderBy(settlementPayment.id)).map(
    ({ payeeNo, amount, round, state, refusal }) => `${payeeNo} ${yuanOf(amount)} ${round} ${refusal ?? state}`,
  );
const troubles = async () => (await db().select().from(job).where(isNotNull(job.lastError))).map(({ lastError }) => lastError);

async function runAll(): Promise<void> {
  while ((await server.runDueJobs()) > 0);
}
async function comesTo(date: CivilDate): Promise<void> {
  server.clock.moveTo(morningOf(date));
  await runAll();
}
async function minutesPass(minutes: number): Promise<void> {
  server.clock.moveTo(new Date(server.clock.now().getTime() + minutes * 60_000));
  await runAll();
}

/** Both holders are paid and booked exactly once. */
async function expectEverybodyPaidOnce(): Promise<void> {
  expect(bank.executed.map(({ amount }) => amount).toSorted()).toEqual(['300000.00', '700000.00']);
  const received = await db()
    .select()
    .from(posting)
    .where(and(eq(posting.act, 'redeem'), eq(posting.book, 'holder'), eq(posting.account, 'cash')));
  expect(received.map(({ enterpriseNo, amount }) => `${enterpriseNo} ${yuanOf(amount)}`).toSorted()).toEqual([
    'E1002 700000.00',
    'E1003 300000.00',
  ]);
  const live = await db()
    .select()
    .from(pieceTable)
    .where(and(eq(pieceTable.live, true), eq(pieceTable.voucherId, piece.voucherId)));
  expect([await stateOf(), live.map(({ state }) => state)]).toEqual(['paid', ['settled', 'settled']]);
}

/** Changes the bank's answers for one payee. */
const changing = (change: (said: PaymentReport) => readonly PaymentReport[]) => (truth: readonly PaymentReport[]) => ({
  payments: truth.flatMap(change),
});
const failed = ({ reference }: PaymentReport): PaymentReport => ({ reference, outcome: 'failed', reason: '收款账户状态异常' });

describe('a slow bank', () => {
  test('when reserving is asked again with the same reference', async () => {
    const references: string[] = [];
    bank.behaviour = {
      setAside: (reference) => ({ outcome: references.push(reference) < 3 ? 'accepted' : 'setAside' }),
    };
    await comesTo(piece.dueOn);
    expect([await stateOf(), bank.requested]).toEqual(['reserving', []]);
    await minutesPass(1);
    await minutesPass(1);
    expect(new Set(references).size).toBe(1);
    await expectEverybodyPaidOnce();
  });

  test('for one payment makes the others, and is asked again for that one', async () => {
    bank.behaviour = { executes: ({ payments: all }) => all.slice(1).map(({ reference }) => reference) };
    await comesTo(piece.dueOn);
    expect([await stateOf(), (await payments()).map((one) => one.split(' ').at(-1))]).toEqual(['paying', ['open', 'paid']]);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
    expect(bank.requested).toHaveLength(3);
  });

  test('with a lost answer is asked again, and reports what it did', async () => {
    bank.behaviour = { responds: () => undefined };
    await comesTo(piece.dueOn);
    expect([bank.executed.length, await payments()]).toEqual([2, [expect.stringContaining('open'), expect.stringContaining('open')]]);
    bank.behaviour = {};
    await minutesPass(5);
    await expectEverybodyPaidOnce();
    expect(bank.requested).toHaveLength(4);
  });
});

describe('an answer of the bank', () => {
  test('given twice counts once', async () => {
    bank.behaviour = { responds: changing((said) => [said, said]) };
    await comesTo(piece.dueOn);
    await expectEverybodyPaidOnce();
    expect(await troubles()).toEqual([]);
  });

  test('without a word about a payment leaves that one open', async () => {
    bank.behaviour = { responds: (truth) => ({ payments: truth.slice(1) }) };
    await comesTo(piece.dueOn);
    expect([(await payments()).map((one) => one.split(' ').at(-1)), await troubles()]).toEqual([['open', 'paid'], []]);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
  });

  test('for payments not requested is ignored', async () => {
    const [first] = await db().select().from(pieceTable);
    bank.behaviour = {
      executes: ({ payments: all }) => all.slice(0, 1).map(({ reference }) => reference),
      responds: (truth) => ({ payments: [...truth, { ...truth[0], reference: first?.id }, { ...truth[0], reference: 'nobody’s' }] }),
    };
    await comesTo(piece.dueOn);
    expect((await payments()).map((one) => one.split(' ').at(-1))).toEqual(['paid', 'open']);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
  });

  test.each([
    ['failed, then paid', 'failed, paid', (said: PaymentReport) => [failed(said), said]],
    ['paid, then failed', 'paid, failed', (said: PaymentReport) => [said, failed(said)]],
    [
      'paid, then that it only has it',
      'paid, accepted',
      (said: PaymentReport) => [said, { reference: said.reference, outcome: 'accepted' }],
    ],
  ])('contradicting itself (%s) is ignored and requested again', async (_name, outcomes, contradicts) => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    bank.behaviour = { responds: changing(contradicts) };
    await comesTo(piece.dueOn);
    expect(told.mock.calls.map(([text]) => text)).toEqual(
      bank.requested.map((id) => expect.stringMatching(new RegExp(`payment ${id}: ${outcomes}\\b.*The bank contradicts itself`))),
    );
    told.mockRestore();
    expect([await stateOf(), (await payments()).map((one) => one.split(' ').at(-1))]).toEqual(['paying', ['open', 'open']]);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
  });

  test.each([
    ['a payment without the bank’s number', changing(({ reference, outcome, bookedAt = '' }) => [{ reference, outcome, bookedAt }])],
    ['a payment without its moment', changing((said) => [{ ...said, bookedAt: 'yesterday' }])],
    ['a failure without a reason', changing(({ reference }) => [{ reference, outcome: 'failed' }])],
    ['another outcome', changing((said) => [{ ...said, outcome: 'settled' }])],
    ['nothing of the agreed form', () => 'paid'],
  ])('in a wrong form (%s) is ignored and requested again', async (_name, says) => {
    bank.behaviour = { responds: says };
    await comesTo(piece.dueOn);
    expect((await payments()).map((one) => one.split(' ').at(-1))).toEqual(['open', 'open']);
    expect(await troubles()).toEqual([expect.stringContaining('not of the agreed form')]);
    bank.behaviour = {};
    await minutesPass(5);
    await expectEverybodyPaidOnce();
  });
});

describe('a payment reported as failed', () => {
  const tier2Refused = (truth: readonly PaymentReport[]) => ({
    payments: truth.map((said) =>
      bank.executed.find(({ reference }) => reference === said.reference)?.amount === '300000.00' ? failed(said) : said,
    ),
  });

  test('and made later is booked before anything is paid again', async () => {
    bank.behaviour = { responds: tier2Refused };
    await comesTo(piece.dueOn);
    expect([await stateOf(), await payments()]).toEqual([
      'partly',
      expect.arrayContaining(['E1002 700000.00 1 paid', 'E1003 300000.00 1 said']),
    ]);
    bank.behaviour = {};
    await comesTo(addDays(piece.dueOn, 3));
    await expectEverybodyPaidOnce();
    expect((await payments()).toSorted()).toEqual(['E1002 700000.00 1 paid', 'E1003 300000.00 1 paid']);
  });

  test('and then pending is not paid again before an answer', async () => {
    bank.behaviour = { responds: tier2Refused };
    await comesTo(piece.dueOn);
    bank.behaviour = { responds: (truth) => ({ payments: truth.map(({ reference }) => ({ reference, outcome: 'accepted' })) }) };
    await comesTo(addDays(piece.dueOn, 3));
    for (let minute = 0; minute < 3; minute += 1) await minutesPass(1);
    expect([await stateOf(), (await payments()).length]).toEqual(['partly', 2]);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
  });

  test('and failed again is replaced by another', async () => {
    const refused = new Set<string>();
    bank.behaviour = {
      refuses: (accountNumber) => {
        refused.add(accountNumber);
        return refused.size === 1;
      },
    };
    await comesTo(piece.dueOn);
    bank.behaviour = {};
    await comesTo(addDays(piece.dueOn, 3));
    await expectEverybodyPaidOnce();
    expect((await payments()).map((one) => one.split(' ').slice(2).join(' ')).toSorted()).toEqual(['1 confirmed', '1 paid', '2 paid']);
  });

  test('after being reported as paid stays paid, and is not requested again', async () => {
    await comesTo(piece.dueOn);
    const asked = bank.requested.length;
    bank.behaviour = { responds: changing((said) => [failed(said)]) };
    await comesTo(addDays(piece.dueOn, 3));
    expect(bank.requested).toHaveLength(asked);
    const unpaid = db().update(settlementPayment).set({ state: 'failed', reason: '退票', bankSerial: null, paidAt: null });
    await expect(unpaid).rejects.toThrow('settlement_payment');
    await expectEverybodyPaidOnce();
  });
});

test('a retry of payments that the bank never had asks the bank nothing', async () => {
  const account = eq(bankAccount.enterpriseNo, enterpriseNo('E1003'));
  await db().update(bankAccount).set({ state: 'frozen' }).where(account);
  await comesTo(piece.dueOn);
  expect([await stateOf(), await payments()]).toEqual(['partly', expect.arrayContaining(['E1003 300000.00 1 failed'])]);
  let requests = 0;
  const onMoment = () => void (requests += 1);
  bank.behaviour = { onMoment };
  await comesTo(addDays(piece.dueOn, 3));
  expect([await stateOf(), requests, await troubles()]).toEqual(['partly', 0, []]);
  await db().update(bankAccount).set({ state: 'normal' }).where(account);
  await comesTo(addDays(piece.dueOn, 4));
  await expectEverybodyPaidOnce();
});

describe('a job that comes at the wrong time', () => {
  /** Everything that a job could change. */
  const everything = async () => ({
    settlements: await db().select().from(settlement),
    payments: await db().select().from(settlementPayment).orderBy(settlementPayment.id),
    pieces: await db().select().from(pieceTable).orderBy(pieceTable.id),
    postings: await db().$count(posting),
    requested: bank.requested.length,
  });
  /** Lets the jobs of the first round run once more. */
  async function runAgain(): Promise<void> {
    const ofFirstRound = or(eq(job.subject, piece.voucherId), like(job.subject, `${piece.voucherId}:1%`));
    await db()
      .update(job)
      .set({ doneAt: null, runAt: server.clock.now() })
      .where(and(isNotNull(job.doneAt), ofFirstRound));
    await runAll();
  }

  test('does nothing before the payment day', async () => {
    const before = await everything();
    for (const kind of Object.values(SETTLEMENT_JOBS)) {
      const subject = kind === SETTLEMENT_JOBS.retry ? piece.voucherId : `${piece.voucherId}:1:1`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await planJob({ db: db(), ids: server.services.ids }, { kind, subject, runAt: server.clock.now() });
    }
    await runAll();
    expect([await everything(), await troubles()]).toEqual([before, []]);
  });

  test('does nothing once all is paid', async () => {
    const reserved: string[] = [];
    bank.behaviour = { setAside: (reference) => ({ outcome: reserved.push(reference) > 0 ? 'setAside' : '' }) };
    await comesTo(piece.dueOn);
    const before = await everything();
    await planJob(
      { db: db(), ids: server.services.ids },
      { kind: SETTLEMENT_JOBS.retry, subject: piece.voucherId, runAt: server.clock.now() },
    );
    await runAgain();
    expect([await everything(), await troubles()]).toEqual([before, []]);
    expect(reserved).toEqual([`${piece.voucherId}-1`]);
  });

  test('of an earlier round asks the bank nothing while the next is under way', async () => {
    const refused = new Set<string>();
    bank.behaviour = { refuses: (accountNumber) => refused.add(accountNumber).size === 1 };
    await comesTo(piece.dueOn);
    const reserved: string[] = [];
    bank.behaviour = { setAside: (reference) => ({ outcome: reserved.push(reference) > 0 ? 'accepted' : '' }) };
    await comesTo(addDays(piece.dueOn, 3));
    const reserving = await everything();
    await runAgain();
    expect([await stateOf(), await everything(), await troubles()]).toEqual(['reserving', reserving, []]);
    expect(reserved).toEqual([`${piece.voucherId}-2`]);
    bank.behaviour = { executes: () => [] };
    await minutesPass(1);
    const paying = await everything();
    await runAgain();
    expect([await stateOf(), await everything(), await troubles()]).toEqual(['paying', paying, []]);
    bank.behaviour = {};
    await minutesPass(1);
    await expectEverybodyPaidOnce();
  });
});
