import { contract, type FinancingId } from '@lianxin/api/contract';
import { addDays, sumFen, type CivilDate } from '@lianxin/domain';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../../../ledger/verify.ts';
import { morningOf, startOfDay } from '../../../platform/clock/business-day.ts';
import { seededRandom } from '../../../platform/clock/random.ts';
import {
  financing,
  fundEntry,
  job,
  lenderEvent,
  lendingReservation,
  piece,
  pledge,
  posting,
  quotaReservation,
  transfer,
  voucher,
} from '../../../schema/index.ts';
import { signed } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { economyActs, LOANS_OVER } from '../../../testing/economy-acts.ts';
import { economyFigures, registerDays } from '../../../testing/economy-figures.ts';
import { economyOf } from '../../../testing/economy-world.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { FinancingRow } from '../financing/repository.ts';
import type { PledgeRow } from '../pledge/repository.ts';

/** ECONOMY_ACTS=20000 runs longer and prints figures, ECONOMY_ENTERPRISES=100 uses more enterprises, ECONOMY_SEED repeats a run. */
const LONG = process.env['ECONOMY_ACTS'];
const ACTS = Number(LONG ?? 300);
const ENTERPRISES = Number(process.env['ECONOMY_ENTERPRISES'] ?? 6);
const SEED = process.env['ECONOMY_SEED'] ?? 'an economy';
/** Acts between two checks of everything, which take longer the more data there is. */
const LOOKS_EVERY = Math.max(50, Math.ceil(ACTS / 20));
/** The funds of each issuer, in yuan. */
const FUNDS = 1_000_000_000;

/** The use of the lender's limit by a loan in each state; none if it was not paid out. */
const LIMIT_AFTER: Readonly<Partial<Record<PledgeRow['state'], string>>> = {
  awaitingDisbursement: 'reserved',
  overdue: 'used',
  awaitingRelease: 'repaid',
  released: 'repaid',
};

const calls = contract.financing;
const economy = economyOf(ENTERPRISES);
const [bankrupt] = economy.issuers;

let server: TestServer;
let acts: ReturnType<typeof economyActs>;
beforeAll(
  async () => {
    // Everybody signs in from one address while the clock stands still, so the limit on sign-ins is raised.
    server = await createTestServer({ world: economy.world, seed: SEED, config: { signInsPerMinute: 10 * ENTERPRISES } });
    acts = economyActs(server, economy, seededRandom(SEED));
    for (const { no } of economy.issuers) await fund(server, no, FUNDS);
  },
  120_000 + ENTERPRISES * 1_000,
);
afterAll(() => server.close());

const db = () => server.database.db;

/** Every issuer pays its vouchers when due except the first, which has no funds left; everything else is paid or returned. */
async function playOut(): Promise<void> {
  await fund(server, bankrupt?.no ?? expect.fail('nobody issues'), -2 * FUNDS);
  // Continues unfinished work as far as possible.
  for (let round = 0; round < 20; round += 1) {
    for (const what of ['review', 'furtherStep', 'supplement', 'agree', 'sign'] as const)
      for (let count = 0; count < ENTERPRISES; count += 6) await acts.attempt(what);
    await acts.pass(10);
  }
  // Lenders pay on the value day, some of them after a day off.
  for (let day = 0; day < 5; day += 1) for (const minutes of [24 * 60, 10, 10]) await acts.pass(minutes);
  const due = await db()
    .selectDistinct({ on: voucher.paymentDate })
    .from(voucher)
    .where(gt(voucher.paymentDate, server.clock.today()))
    .orderBy(asc(voucher.paymentDate));
  for (const { on } of due) await acts.moveTo(morningOf(on));
  const last = due.reduce<CivilDate>((latest, { on }) => (on > latest ? on : latest), server.clock.today());
  await acts.moveTo(startOfDay(addDays(last, 1)));
  for (let round = 0; round < 3; round += 1) await acts.pass(10);
  await payBack();
}

/** The liable party repays what a lender has claimed, partly after one return. */
async function payBack(): Promise<void> {
  const { people } = acts;
  for (let round = 0; round < 2; round += 1) {
    const claimed = await db()
      .select()
      .from(financing)
      .where(and(eq(financing.state, 'overdue'), isNotNull(financing.claimedAt)))
      .orderBy(asc(financing.id));
    for (const row of claimed) {
      const { who } = acts.holderOf(row);
      const [operator, reviewer] = [`${who}-op`, `${who}-review`];
      const { owed, version, id } = await people.call(operator, calls.get, { id: row.id });
      const amount = owed?.total ?? expect.fail('nothing is owed of what was claimed');
      const payment = { paidOn: server.clock.today(), receiptNumber: `HK${row.applicationNumber}-${round + 1}`, amount };
      const entered = await people.call(operator, calls.repay, { id, version, ...payment });
      const repaymentId = (await people.call(operator, calls.repayments, { id })).repayments.at(-1)?.id ?? expect.fail('nothing is there');
      await people.call(reviewer, calls.reviewRepayment, {
        id,
        version: entered.version,
        repaymentId,
        ...(round === 0 && acts.chance(30)
          ? { decision: 'return', reason: '请核对' }
          : { decision: 'authorise', signature: await signed(await server.as(reviewer), 'financingRepayment', id, entered.version) }),
      });
    }
    for (let wait = 0; wait < 3; wait += 1) await acts.pass(10);
  }
}

test(
  `${ACTS} acts of ${ENTERPRISES} enterprises and their lenders, from the seed “${SEED}”, lose nothing and double nothing`,
  async () => {
    for (let count = 1; count <= ACTS; count += 1) {
      await acts.act();
      if (count % LOOKS_EVERY === 0) await assertWhole(server);
    }
    await playOut();
    await assertWhole(server);
    const figures = await economyFigures(server, acts.count());
    if (LONG !== undefined) process.stdout.write(`${ACTS} acts of ${ENTERPRISES} enterprises (ECONOMY_SEED=${SEED})\n${figures.text}\n`);
    for (const { id } of await db().select().from(voucher)) expect(await verifyHistory(db(), id)).toMatchObject({ ok: true });
    // Issued vouchers were transferred, and fell due with issuers that paid and with one that did not.
    expect([figures.completed > 0, figures.paidVouchers > 0, figures.unpaidVouchers > 0]).toEqual([true, true, true]);

    const states = await db()
      .select({ id: financing.id, state: financing.state, claimedAt: financing.claimedAt, paidOffOn: financing.paidOffOn })
      .from(financing);
    const ended: readonly FinancingRow['state'][] = ['returned', 'withdrawn', 'declined', 'overdue', 'settled'];
    expect(states.filter(({ state }) => !ended.includes(state))).toEqual([]);
    const paid = new Set<FinancingId>(states.flatMap(({ id, state }) => (state === 'overdue' || state === 'settled' ? [id] : [])));
    expect(paid.size).toBeGreaterThan(0);
    // The liable party has repaid what the issuer did not pay.
    expect(states.filter(({ state, claimedAt }) => state === 'overdue' && claimedAt !== null)).toEqual([]);
    expect(states.filter(({ paidOffOn }) => paidOffOn !== null).length).toBeGreaterThan(0);

    const loans = await db().select().from(pledge);
    const restingIn: readonly PledgeRow['state'][] = [...LOANS_OVER, 'returned', 'awaitingDisbursement', 'overdue', 'awaitingRelease'];
    expect(loans.filter(({ state }) => !restingIn.includes(state))).toEqual([]);
    expect(loans.filter(({ disbursedOn }) => disbursedOn !== null).length).toBeGreaterThan(0);

    const takenOfLimits = await db().select().from(lendingReservation);
    const lentOn = new Map<string, string>(loans.map(({ id, state }) => [id, LIMIT_AFTER[state] ?? 'released']));
    const financedOn = new Map<string, string>(
      states.flatMap(({ id, state }): [string, string][] => (paid.has(id) ? [[id, state === 'settled' ? 'repaid' : 'used']] : [])),
    );
    for (const { applicationId, state } of takenOfLimits)
      expect(state).toBe(lentOn.get(applicationId) ?? financedOn.get(applicationId) ?? 'released');
    const payments = await db()
      .select()
      .from(posting)
      .where(and(eq(posting.act, 'disburse'), eq(posting.account, 'voucher'), eq(posting.side, 'debit')));
    expect(payments.map(({ objectId }) => objectId).toSorted()).toEqual([...paid].toSorted());
    // Every lender event was applied, was ignored, or waits for a step that never came.
    const waiting = await db()
      .select()
      .from(lenderEvent)
      .where(and(isNull(lenderEvent.takenAt), isNull(lenderEvent.ignoredBecause)));
    for (const { financingId } of waiting) expect(paid.has(financingId ?? expect.fail('of no application'))).toBe(false);

    // No reservation and no payment under way is left over.
    const reserved = await db().select().from(quotaReservation).where(eq(quotaReservation.state, 'reserved'));
    expect(reserved).toEqual([]);
    const onTheWay = await db()
      .select()
      .from(transfer)
      .where(inArray(transfer.state, ['awaitingReview', 'awaitingSignature', 'awaitingSignatureReview']));
    expect(onTheWay).toEqual([]);
    const resting = await db()
      .select()
      .from(piece)
      .where(and(eq(piece.live, true), notInArray(piece.state, ['holding', 'financed', 'settled'])));
    expect(resting).toEqual([]);

    const register = await registerDays(server);
    expect(register.length).toBeGreaterThan(0);
    expect(register.filter(({ opening, came, went, closing }) => opening + came - went !== closing)).toEqual([]);
    const entries = await db().select().from(fundEntry);
    const [paidIn, paidOut] = (['in', 'out'] as const).map((way) =>
      sumFen(entries.filter(({ direction }) => direction === way).map(({ amount }) => amount)),
    );
    // The money that left enterprises and reached none of them is the platform's revenue.
    const platform = (await db().select().from(posting)).filter(({ book, account }) => book === 'platform' && account === 'cash');
    const earned = platform.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0n);
    expect((paidOut ?? 0n) - (paidIn ?? 0n)).toBe(earned);

    const failed = await db().select().from(job).where(isNotNull(job.lastError));
    expect(failed).toEqual([]);
    const lost = await db()
      .select()
      .from(job)
      .where(and(isNull(job.doneAt), lte(job.runAt, server.clock.now())));
    expect(lost).toEqual([]);
  },
  ACTS * 2_000 + ENTERPRISES * 5_000 + 60_000,
);
