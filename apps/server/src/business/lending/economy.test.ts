import { contract, type FinancingId } from '@lianxin/api/contract';
import { addDays, fen, sumFen, type Act, type CivilDate } from '@lianxin/domain';
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../../ledger/verify.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { startOfDay } from '../../platform/clock/business-day.ts';
import { financing, fundEntry, job, lenderWord, lendingReservation, pledge, posting, voucher } from '../../schema/index.ts';
import { actors, leg, signed } from '../../testing/acting.ts';
import { assertWhole } from '../../testing/assert-whole.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { financingForm } from '../../testing/financing.ts';
import { lenderSystem, lendingWorld, signOnPage } from '../../testing/lending.ts';
import { pledgeActs } from '../../testing/pledge-acts.ts';
import { pledgeForm } from '../../testing/pledging.ts';
import { fund } from '../../testing/settling.ts';
import { CallFailed, type TestServer } from '../../testing/test-server.ts';
import type { FinancingRow } from '../financing/repository.ts';
import type { PledgeRow } from '../pledge/repository.ts';

/** ECONOMY_ACTS=20000 lets it go on for longer, ECONOMY_SEED plays one again. */
const ACTS = Number(process.env['ECONOMY_ACTS'] ?? 300);
const SEED = process.env['ECONOMY_SEED'] ?? 'an economy';
const LOOKS_EVERY = 50;
/** The one with recourse is asked more often. */
const CHANNELS = [1, 2, 4, 5, 7, 8, 10, 10, 10, 10, 12];
const HOLDERS = { supplier: 'E1002', tier2: 'E1003' } as const;
type Holder = keyof typeof HOLDERS;

const PLEDGE_CHANNELS = [3, 6, 11, 13];
const LOAN_PEOPLE = ['supplier-op', 'supplier-review', 'fi-op', 'fi-review', 'loan-op', 'loan-review'];
const LOAN_ACTS = pledgeActs({ signs: true });
const SETS_BACK: readonly Act[] = [
  'withdraw',
  'return',
  'delete',
  'remind',
  'askMore',
  'decline',
  'sendBack',
  'fail',
  'repayReturn',
  'repayDeny',
  'releaseReturn',
];
const partOf = (who: string) => (who.startsWith('supplier') ? 'own' : who.startsWith('loan') ? 'funder' : 'guarantor');
/** What a loan has of its lender's limit, by where it stands; nothing where it came to nothing. */
const LIMIT_AFTER: Readonly<Partial<Record<PledgeRow['state'], string>>> = {
  awaitingDisbursement: 'reserved',
  overdue: 'used',
  awaitingRelease: 'repaid',
  released: 'repaid',
};
const OVER: readonly PledgeRow['state'][] = ['withdrawn', 'declined', 'guarantorDeclined', 'released'];

const calls = contract.financing;
const random = seededRandom(SEED);
const oneOf = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(list.length, 1))];
const chance = (percent: number): boolean => random.below(100) < percent;

/**
 * Each enterprise's register day by day, added up from its entries and from what was posted as cash, apart from the views that the server
 * reads: what there was in the morning, what came and went, and what the books say was there in the evening.
 */
const REGISTER = `
  with moved as (
    select enterprise_no, booked_on, sum(case direction when 'in' then amount else 0 end) as came, sum(case direction when 'out' then amount else 0 end) as went
    from fund_entry group by enterprise_no, booked_on),
  posted as (
    select enterprise_no, booked_on, sum(case side when 'debit' then amount else -amount end) as net
    from posting where account = 'cash' and enterprise_no is not null group by enterprise_no, booked_on)
  select coalesce(m.enterprise_no, p.enterprise_no) as enterprise_no, coalesce(m.booked_on, p.booked_on)::text as day,
    coalesce((select sum(b.net) from posted b where b.enterprise_no = m.enterprise_no and b.booked_on < m.booked_on), 0)::text as opening,
    m.came::text as came, m.went::text as went,
    (select sum(b.net) from posted b where b.enterprise_no = m.enterprise_no and b.booked_on <= m.booked_on)::text as closing
  from moved m full join posted p on p.enterprise_no = m.enterprise_no and p.booked_on = m.booked_on
  order by 1, 2`;

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld, seed: SEED });
  people = actors(server);
});
afterAll(() => server.close());

const db = () => server.database.db;
const holderOf = ({ enterpriseNo }: FinancingRow): Holder => (enterpriseNo === HOLDERS.tier2 ? 'tier2' : 'supplier');
const inState = async (...states: FinancingRow['state'][]) =>
  oneOf(await db().select().from(financing).where(inArray(financing.state, states)).orderBy(asc(financing.id)));
const shown = ({ id, version }: FinancingRow) => ({ id, version });

async function issue() {
  await people.heldPiece({ amount: 10_000 + random.below(150_000), invoice: 1 + random.below(14) });
}

async function passOn() {
  const piece = oneOf(await people.held('supplier'));
  if (!piece) return;
  const amount = Math.max(1, Math.floor((Number(piece.amount) / 100) * (random.below(100) / 100)));
  const [sent] = (await people.transfer([leg(piece, { amount, invoice: 1 + random.below(12) })])).transfers;
  if (!sent) return;
  const passed = await people.passTransfer(sent.id, sent.version);
  if (chance(80)) await people.receive('transfer', sent.id, passed.version, 'tier2');
}

async function apply() {
  const holder: Holder = chance(75) ? 'supplier' : 'tier2';
  const held = await people.held(holder);
  const first = oneOf(held);
  const second = chance(25) ? held.find(({ id }) => id !== first?.id) : undefined;
  if (!first) return;
  const pieces = second ? [first, second] : [first];
  const all = pieces.reduce((sum, { amount }) => sum + Number(amount), 0) / 100;
  const amount = chance(40) ? all : Math.max(1, Math.floor((all * random.below(101)) / 100));
  const wish = { amount, channel: oneOf(CHANNELS) ?? 1, holder };
  const form = await financingForm(server, pieces, wish);
  if (form.invoices.length > 0) await people.call(`${holder}-op`, calls.apply, form);
}

async function review() {
  const row = await inState('awaitingReview');
  if (!row) return;
  const client = await server.as(`${holderOf(row)}-review`);
  if (chance(15)) return void (await client.call(calls.review, { ...shown(row), decision: 'return', reason: '请核对' }));
  const signature = await signed(client, 'financingReview', row.id, row.version);
  await client.call(calls.review, { ...shown(row), decision: 'pass', signature });
}

async function withdraw() {
  const row = await inState(
    'awaitingReview',
    'awaitingAcceptance',
    'underApproval',
    'awaitingContract',
    'awaitingDisbursement',
    'disbursed',
  );
  if (row) await people.call(`${holderOf(row)}-op`, calls.withdraw, shown(row));
}

async function furtherStep() {
  const row = await inState('awaitingAcceptance');
  if (!row) return;
  const operator = `${holderOf(row)}-op`;
  const said = { declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' };
  if (row.channel === 2) await people.call(operator, calls.executeAbc, { ...shown(row), ...said });
  else await people.call(operator, calls.executeBcm, { ...shown(row), customerNumber: '301201104712' });
}

async function supplement() {
  const row = await inState('supplementing');
  if (row) await people.call(`${holderOf(row)}-op`, calls.supplement, { ...shown(row), answer: '已补充', attachments: [] });
}

/** The holder's next step towards the contract: on the lender's page where it has one. */
async function sign() {
  const row = await inState('awaitingContract');
  if (!row) return;
  const operator = await server.as(`${holderOf(row)}-op`);
  const reviewer = await server.as(`${holderOf(row)}-review`);
  if (row.ownAssent === 'open' && row.channel === 7) {
    const { url } = await operator.call(calls.signIcbc, shown(row));
    await signOnPage(server, url);
  } else if (row.ownAssent === 'open') {
    const signature = await signed(operator, 'financingContract', row.id, row.version);
    await operator.call(calls.signContract, { ...shown(row), agreed: true, signature });
  } else if (chance(10)) {
    await reviewer.call(calls.reviewContract, { ...shown(row), decision: 'return', reason: '请核对账户' });
  } else {
    const signature = await signed(reviewer, 'financingContractConfirm', row.id, row.version);
    await reviewer.call(calls.reviewContract, { ...shown(row), decision: 'pass', signature });
  }
}

/** The issuer's next step, where it bears a share. */
async function agree() {
  const row = await inState('awaitingContract');
  if (row?.issuerAssent === 'open') {
    const decision = chance(10) ? 'refuse' : 'consent';
    await people.call('core-op', calls.consent, { ...shown(row), decision, reason: '未约定付息' });
  } else if (row?.issuerAssent === 'made') {
    const reviewer = await server.as('core-review');
    const signature = await signed(reviewer, 'financingConsent', row.id, row.version);
    await reviewer.call(calls.reviewConsent, { ...shown(row), decision: 'pass', signature });
  }
}

/** A lender says what it likes, in whatever order, and some of it twice. */
async function say() {
  const row = oneOf(await db().select().from(financing).where(isNotNull(financing.passedAt)).orderBy(asc(financing.id)));
  if (!row) return;
  const word = oneOf([
    { event: 'accepted' },
    { event: 'approved' },
    { event: 'countersigned' },
    { event: 'holderSigned' },
    { event: 'askMore', questions: '请补充合同' },
    { event: 'declined', reason: '未通过评审' },
    { event: 'failed', reason: '收款行退回' },
    { event: 'registrationWaived', reason: '行内已登记' },
    { event: 'disbursed', paidOn: row.valueOn, receiptNumber: 'HD1', amount: '1.00' },
  ]);
  const serial = `${row.applicationNumber}-said-${random.below(4)}`;
  const reply = await lenderSystem(server, row)(word ?? {}, { serial });
  expect(reply.status).toBe(200);
}

async function applyForLoan() {
  const piece = oneOf(await people.held('supplier'));
  if (!piece) return;
  const whole = Number(piece.amount) / 100;
  const pledged = chance(50) ? whole : Math.max(1, Math.floor((whole * (1 + random.below(100))) / 100));
  const wish = {
    pledged,
    channel: oneOf(PLEDGE_CHANNELS) ?? 6,
    earlier: random.below(40),
    ...(chance(30) && { amount: Math.floor(pledged / 2) }),
  };
  const form = await pledgeForm(server, [piece], wish);
  if (form.invoices.length > 0) await people.call('supplier-op', contract.pledge.apply, form);
}

/** Somebody of one of the three sides does something that a loan lets them do; what sets it back less often than what takes it on. */
async function goOnWithLoan() {
  const row = oneOf(
    await db()
      .select()
      .from(pledge)
      .where(notInArray(pledge.state, [...OVER]))
      .orderBy(asc(pledge.id)),
  );
  const first = random.below(LOAN_PEOPLE.length);
  for (const who of row ? [...LOAN_PEOPLE.slice(first), ...LOAN_PEOPLE.slice(0, first)] : []) {
    const client = await server.as(who);
    const found = (
      await client.call(contract.pledge.list, { page: 1, pageSize: 1, part: partOf(who), search: row?.applicationNumber ?? '' })
    ).list[0];
    const setsBack = chance(10);
    const done = oneOf(found?.acts.filter((one) => LOAN_ACTS[one] !== undefined && SETS_BACK.includes(one) === setsBack) ?? []);
    if (!found || done === undefined) continue;
    const { repayments, owed, ...shown } = await client.call(contract.pledge.get, { id: found.id });
    const repaid = owed && (chance(50) ? owed.total : fen(1n + (owed.total * BigInt(random.below(100))) / 100n));
    const { id, version } = shown;
    const moment = { today: server.clock.today(), now: server.clock.now() };
    await LOAN_ACTS[done]?.(client, { id, version, ...moment, repaymentId: repayments.at(-1)?.id, repaid: repaid ?? undefined });
    return;
  }
}

async function timePasses(minutes: number) {
  server.clock.moveTo(new Date(server.clock.now().getTime() + minutes * 60_000));
  await server.runDueJobs();
}

/** What may happen next, and how often of a hundred. */
const HAPPENINGS: readonly (readonly [weight: number, happens: () => Promise<unknown>])[] = [
  [8, issue],
  [3, passOn],
  [10, apply],
  [9, review],
  [2, withdraw],
  [4, furtherStep],
  [4, supplement],
  [12, sign],
  [4, agree],
  [4, say],
  [4, applyForLoan],
  [26, goOnWithLoan],
  [10, () => timePasses(chance(5) ? 24 * 60 : 1 + random.below(10))],
];

/** Tries something; the business may refuse it. Anything else that goes wrong is a defect. */
async function attempt(happens: () => Promise<unknown>): Promise<void> {
  try {
    await happens();
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 200)) throw error;
  }
}

/** Does one of them. */
async function act(): Promise<void> {
  let left = random.below(100);
  const [, happens] = HAPPENINGS.find(([weight]) => (left -= weight) < 0) ?? expect.fail('the weights make a hundred');
  await attempt(happens);
}

/** Every piece of money is paid or given back by the day on which the last voucher falls due; the issuer has nothing left to pay with. */
async function playOut(): Promise<void> {
  await fund(server, 'E1001', -1_000_000_000);
  // What was begun is gone on with, as far as it goes.
  for (let round = 0; round < 20; round += 1) {
    for (const goOn of [review, furtherStep, supplement, agree, sign]) await attempt(goOn);
    await timePasses(10);
  }
  // Lenders pay on the value day, some of them after a day off.
  for (let day = 0; day < 5; day += 1) for (const minutes of [24 * 60, 10, 10]) await timePasses(minutes);
  const due = (await db().select({ on: voucher.dueOn }).from(voucher)).map(({ on }) => on);
  const last = due.reduce<CivilDate>((latest, on) => (on > latest ? on : latest), server.clock.today());
  server.clock.moveTo(startOfDay(addDays(last, 1)));
  await server.runDueJobs();
  for (let round = 0; round < 3; round += 1) await timePasses(10);
  await payBack();
}

/** Whoever answers for it pays back what a lender has claimed, some of it after it was returned once. */
async function payBack(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const claimed = await db()
      .select()
      .from(financing)
      .where(and(eq(financing.state, 'overdue'), isNotNull(financing.claimedAt)));
    for (const row of claimed.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const [operator, reviewer] = [`${holderOf(row)}-op`, `${holderOf(row)}-review`];
      const { owed, version, id } = await people.call(operator, calls.get, { id: row.id });
      const amount = owed?.total ?? expect.fail('nothing is owed of what was claimed');
      const payment = { paidOn: server.clock.today(), receiptNumber: `HK${row.applicationNumber}-${round + 1}`, amount };
      const entered = await people.call(operator, calls.repay, { id, version, ...payment });
      const repaymentId = (await people.call(operator, calls.repayments, { id })).repayments.at(-1)?.id ?? expect.fail('nothing is there');
      await people.call(reviewer, calls.reviewRepayment, {
        id,
        version: entered.version,
        repaymentId,
        ...(round === 0 && chance(30) ? { decision: 'return', reason: '请核对' } : { decision: 'authorise' }),
      });
    }
    for (let wait = 0; wait < 3; wait += 1) await timePasses(10);
  }
}

test(
  `${ACTS} acts of traders and lenders, from the seed “${SEED}”, lose nothing and double nothing`,
  async () => {
    for (let count = 1; count <= ACTS; count += 1) {
      await act();
      if (count % LOOKS_EVERY === 0) await assertWhole(server);
    }
    await playOut();
    await assertWhole(server);
    for (const { id } of await db().select().from(voucher)) expect(await verifyHistory(db(), id)).toMatchObject({ ok: true });

    const states = await db()
      .select({ id: financing.id, state: financing.state, claimedAt: financing.claimedAt, paidOffOn: financing.paidOffOn })
      .from(financing);
    const ended: readonly FinancingRow['state'][] = ['returned', 'withdrawn', 'declined', 'overdue', 'settled'];
    expect(states.filter(({ state }) => !ended.includes(state))).toEqual([]);
    const paid = new Set<FinancingId>(states.flatMap(({ id, state }) => (state === 'overdue' || state === 'settled' ? [id] : [])));
    expect(paid.size).toBeGreaterThan(0);
    // Whoever answers for what its issuer has not paid has paid it back.
    expect(states.filter(({ state, claimedAt }) => state === 'overdue' && claimedAt !== null)).toEqual([]);
    expect(states.filter(({ paidOffOn }) => paidOffOn !== null).length).toBeGreaterThan(0);

    const loans = await db().select().from(pledge);
    const restingIn: readonly PledgeRow['state'][] = [...OVER, 'returned', 'awaitingDisbursement', 'overdue', 'awaitingRelease'];
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
    // What a lender said has had its effect, has none, or waits for a step that never came.
    const waiting = await db()
      .select()
      .from(lenderWord)
      .where(and(isNull(lenderWord.takenAt), isNull(lenderWord.ignoredBecause)));
    for (const { financingId } of waiting) expect(paid.has(financingId ?? expect.fail('of no application'))).toBe(false);

    const register = await server.database.session((session) => session.query(REGISTER));
    expect(register.length).toBeGreaterThan(0);
    const fenOf = (row: Readonly<Record<string, unknown>>, column: string): bigint => BigInt(String(row[column]));
    const off = register.filter((row) => fenOf(row, 'opening') + fenOf(row, 'came') - fenOf(row, 'went') !== fenOf(row, 'closing'));
    expect(off).toEqual([]);
    const entries = await db().select().from(fundEntry);
    const [paidIn, paidOut] = (['in', 'out'] as const).map((way) =>
      sumFen(entries.filter(({ direction }) => direction === way).map(({ amount }) => amount)),
    );
    // What left enterprises and reached none of them is what the platform has earned.
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
  ACTS * 2_000 + 60_000,
);
