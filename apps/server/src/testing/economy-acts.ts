import { contract } from '@lianxin/api/contract';
import { addDays, fen, type Act } from '@lianxin/domain';
import { and, asc, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import type { FinancingRow } from '../business/lending/financing/index.ts';
import type { PledgeRow } from '../business/lending/pledge/index.ts';
import type { Random } from '../platform/clock/random.ts';
import { enterpriseNo } from '../sandbox/seed/trade.ts';
import { financing, piece, pledge } from '../schema/index.ts';
import { actors, day, leg, signed, type Trader } from './acting.ts';
import { BANK_CHANNELS, INVOICES_PER_TRADE, PLEDGE_CHANNELS, type Economy } from './economy-world.ts';
import { financingForm } from './financing.ts';
import { lenderSystem, signOnPage } from './lending.ts';
import { pledgeActs } from './pledge-acts.ts';
import { pledgeForm } from './pledging.ts';
import { CallFailed, type TestServer } from './test-server.ts';

/** Possible next acts with their weights, in percent. */
const ACT_WEIGHTS = [
  ['issue', 8],
  ['passOn', 5],
  ['apply', 10],
  ['review', 9],
  ['withdraw', 2],
  ['furtherStep', 4],
  ['supplement', 4],
  ['sign', 12],
  ['agree', 4],
  ['say', 4],
  ['applyForLoan', 4],
  ['goOnWithLoan', 24],
  ['timePasses', 10],
] as const;

type ActName = (typeof ACT_WEIGHTS)[number][0];

/** How often an act was attempted and done, and its refusals by code. In the remaining attempts there was no object to act on. */
export interface AttemptCounts {
  tried: number;
  done: number;
  readonly refused: Map<string, number>;
}

/** Due dates of vouchers, on working days and others. */
const DUE_DATES = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-14'].map(day);
const MIN_TERM_DAYS = 21;

/** The channel with recourse is chosen more often. */
const CHANNELS = [...BANK_CHANNELS, 10, 10, 10];

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
/** Final states of loans. */
export const LOANS_OVER: readonly PledgeRow['state'][] = ['withdrawn', 'declined', 'guarantorDeclined', 'released'];

/** Random acts of an economy's people and lenders; every attempt is counted. */
export function economyActs(server: TestServer, economy: Economy, random: Random) {
  const { financing: calls } = contract;
  const people = actors(server);
  const { db } = server.database;
  const tried = new Map(ACT_WEIGHTS.map(([name]): [ActName, AttemptCounts] => [name, { tried: 0, done: 0, refused: new Map() }]));
  const suppliers = economy.suppliers.map(({ no }) => enterpriseNo(no));
  let jobs = 0;

  const oneOf = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(list.length, 1))];
  const chance = (percent: number): boolean => random.below(100) < percent;
  const expected = ({ id, version }: FinancingRow) => ({ id, version });
  const holderOf = ({ enterpriseNo }: Pick<FinancingRow, 'enterpriseNo'>): Trader => economy.traderOf(enterpriseNo);
  const operatorOf = (row: FinancingRow): string => `${holderOf(row).who}-op`;

  async function anyFinancing(where: SQL | undefined): Promise<FinancingRow | undefined> {
    const found = oneOf(await db.select({ id: financing.id }).from(financing).where(where).orderBy(asc(financing.id)));
    return found && (await db.select().from(financing).where(eq(financing.id, found.id)))[0];
  }
  const inState = (...states: FinancingRow['state'][]) => anyFinancing(inArray(financing.state, states));

  /** A random held piece, mostly an unpledged one, and a way to get another of the same holder, issuer and due date. */
  async function heldPiece() {
    const held = await db
      .select({ id: piece.id, holderNo: piece.holderNo, issuerNo: piece.issuerNo, dueOn: piece.dueOn })
      .from(piece)
      .where(
        and(
          eq(piece.live, true),
          eq(piece.state, 'holding'),
          inArray(piece.holderNo, suppliers),
          chance(10) ? undefined : eq(piece.pledgeState, 'none'),
        ),
      )
      .orderBy(asc(piece.id));
    const found = oneOf(held);
    if (!found) return;
    const holder = economy.traderOf(found.holderNo);
    const others = held.filter(
      ({ id, holderNo, issuerNo, dueOn }) =>
        id !== found.id && holderNo === found.holderNo && issuerNo === found.issuerNo && dueOn === found.dueOn,
    );
    const view = (id: typeof found.id) => people.call(`${holder.who}-op`, contract.voucher.get, { id });
    return { holder, first: await view(found.id), another: async () => view((oneOf(others) ?? found).id) };
  }

  async function issue() {
    const issuer = oneOf(economy.issuers);
    const recipient = issuer && oneOf(economy.suppliersOf(issuer.no));
    const dueOn = oneOf(DUE_DATES.filter((due) => due > addDays(server.clock.today(), MIN_TERM_DAYS)));
    if (!recipient || !dueOn) return false;
    const amount = 30_000 + random.below(300_000);
    const trade = { buyer: issuer.no, seller: recipient.no, amount, invoice: 1 + random.below(INVOICES_PER_TRADE), dueOn };
    await people.heldPiece(trade, issuer.who, recipient.who);
    return true;
  }

  async function passOn() {
    const held = await heldPiece();
    const recipient = held && oneOf(economy.suppliersOf(held.holder.no));
    if (!recipient) return false;
    const { holder, first } = held;
    const whole = Number(first.amount) / 100;
    const amount = chance(20) ? whole : Math.max(1, Math.floor(whole * (random.below(100) / 100)));
    const trade = { buyer: holder.no, seller: recipient.no, amount, invoice: 1 + random.below(INVOICES_PER_TRADE) };
    const [sent] = (await people.transfer([leg(first, trade)], holder.who)).transfers;
    if (!sent) return false;
    const passed = await people.passTransfer(sent.id, sent.version, holder.who);
    if (chance(80)) await people.receive('transfer', sent.id, passed.version, recipient.who);
    return true;
  }

  async function apply() {
    const held = await heldPiece();
    if (!held) return false;
    const { holder, first } = held;
    const second = chance(25) ? await held.another() : first;
    const pieces = second.id === first.id ? [first] : [first, second];
    const all = pieces.reduce((sum, { amount }) => sum + Number(amount), 0) / 100;
    const amount = chance(40) ? all : Math.max(1, Math.floor((all * random.below(101)) / 100));
    const form = await financingForm(server, pieces, { amount, channel: oneOf(CHANNELS) ?? 1, holder });
    if (form.invoices.length === 0) return false;
    await people.call(`${holder.who}-op`, calls.apply, form);
    return true;
  }

  async function review() {
    const row = await inState('awaitingReview');
    if (!row) return false;
    const client = await server.as(`${holderOf(row).who}-review`);
    if (chance(15)) {
      await client.call(calls.review, { ...expected(row), decision: 'return', reason: '请核对' });
    } else {
      const signature = await signed(client, 'financingReview', row.id, row.version);
      await client.call(calls.review, { ...expected(row), decision: 'pass', signature });
    }
    return true;
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
    if (row) await people.call(operatorOf(row), calls.withdraw, expected(row));
    return row !== undefined;
  }

  async function furtherStep() {
    const row = await inState('awaitingAcceptance');
    if (!row) return false;
    const declaration = { declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' };
    if (row.channel === 2) await people.call(operatorOf(row), calls.executeAbc, { ...expected(row), ...declaration });
    else await people.call(operatorOf(row), calls.executeBcm, { ...expected(row), customerNumber: '301201104712' });
    return true;
  }

  async function supplement() {
    const row = await inState('supplementing');
    if (row) await people.call(operatorOf(row), calls.supplement, { ...expected(row), answer: '已补充', attachments: [] });
    return row !== undefined;
  }

  /** The holder's next step towards the contract, on the lender's page if it has one. */
  async function sign() {
    const row = await inState('awaitingContract');
    if (!row) return false;
    const operator = await server.as(operatorOf(row));
    const reviewer = await server.as(`${holderOf(row).who}-review`);
    if (row.ownAssent === 'open' && row.channel === 7) {
      const { url } = await operator.call(calls.signIcbc, expected(row));
      await signOnPage(server, url);
    } else if (row.ownAssent === 'open') {
      const signature = await signed(operator, 'financingContract', row.id, row.version);
      await operator.call(calls.signContract, { ...expected(row), agreed: true, signature });
    } else if (chance(10)) {
      await reviewer.call(calls.reviewContract, { ...expected(row), decision: 'return', reason: '请核对账户' });
    } else {
      const signature = await signed(reviewer, 'financingContractConfirm', row.id, row.version);
      await reviewer.call(calls.reviewContract, { ...expected(row), decision: 'pass', signature });
    }
    return true;
  }

  /** The issuer's next step, if it bears a share of the costs. */
  async function agree() {
    const row = await anyFinancing(and(eq(financing.state, 'awaitingContract'), inArray(financing.issuerAssent, ['open', 'made'])));
    if (!row) return false;
    const { who } = economy.traderOf(row.issuerNo);
    if (row.issuerAssent === 'open') {
      const decision = chance(10) ? 'refuse' : 'consent';
      await people.call(`${who}-op`, calls.consent, { ...expected(row), decision, reason: '未约定付息' });
    } else {
      const reviewer = await server.as(`${who}-review`);
      const signature = await signed(reviewer, 'financingConsent', row.id, row.version);
      await reviewer.call(calls.reviewConsent, { ...expected(row), decision: 'pass', signature });
    }
    return true;
  }

  /** A lender sends an arbitrary report, in any order and sometimes twice. */
  async function say() {
    const row = await anyFinancing(isNotNull(financing.passedAt));
    if (!row) return false;
    const report = oneOf([
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
    const { status } = await lenderSystem(server, row)(report ?? {}, { serial });
    if (status !== 200) throw new Error(`a report of channel ${row.channel} is answered with ${status}`);
    return true;
  }

  async function applyForLoan() {
    const held = await heldPiece();
    if (!held) return false;
    const { holder, first } = held;
    const whole = Number(first.amount) / 100;
    if (whole < 1) return false;
    const pledged = chance(50) ? whole : Math.max(1, Math.floor((whole * (1 + random.below(100))) / 100));
    const wish = {
      pledged,
      channel: oneOf(PLEDGE_CHANNELS) ?? 6,
      earlier: random.below(40),
      holder,
      ...(chance(30) && { amount: Math.max(1, Math.floor(pledged / 2)) }),
    };
    const form = await pledgeForm(server, [first], wish);
    if (form.invoices.length === 0) return false;
    await people.call(`${holder.who}-op`, contract.pledge.apply, form);
    return true;
  }

  /** Somebody on one of the three sides makes an act that the loan allows; acts that set it back are chosen less often. */
  async function goOnWithLoan() {
    const row = oneOf(
      await db
        .select({ enterpriseNo: pledge.enterpriseNo, search: pledge.applicationNumber })
        .from(pledge)
        .where(notInArray(pledge.state, [...LOANS_OVER]))
        .orderBy(asc(pledge.id)),
    );
    if (!row) return false;
    const { who: holder } = holderOf(row);
    const sides = (
      [
        ['own', holder],
        ['guarantor', 'fi'],
        ['funder', 'loan'],
      ] as const
    ).flatMap(([part, side]) => ['op', 'review'].map((end) => ({ part, who: `${side}-${end}` })));
    const from = random.below(sides.length);
    for (const { part, who } of [...sides.slice(from), ...sides.slice(0, from)]) {
      const client = await server.as(who);
      const [found] = (await client.call(contract.pledge.list, { page: 1, pageSize: 1, part, search: row.search })).list;
      const setsBack = chance(10);
      const done = oneOf(found?.acts.filter((one) => LOAN_ACTS[one] !== undefined && SETS_BACK.includes(one) === setsBack) ?? []);
      if (!found || done === undefined) continue;
      const { repayments, owed, id, version } = await client.call(contract.pledge.get, { id: found.id });
      const repaid = owed && (chance(50) ? owed.total : fen(1n + (owed.total * BigInt(random.below(100))) / 100n));
      const moment = { today: server.clock.today(), now: server.clock.now() };
      await LOAN_ACTS[done]?.(client, { id, version, ...moment, repaymentId: repayments.at(-1)?.id, repaid: repaid ?? undefined });
      return true;
    }
    return false;
  }

  async function moveTo(moment: Date) {
    server.clock.moveTo(moment);
    jobs += await server.runDueJobs();
  }
  const pass = (minutes: number) => moveTo(new Date(server.clock.now().getTime() + minutes * 60_000));
  async function timePasses() {
    await pass(chance(5) ? 24 * 60 : 1 + random.below(10));
    return true;
  }

  const acts: Readonly<Record<ActName, () => Promise<boolean>>> = {
    issue,
    passOn,
    apply,
    review,
    withdraw,
    furtherStep,
    supplement,
    sign,
    agree,
    say,
    applyForLoan,
    goOnWithLoan,
    timePasses,
  };

  /** Attempts an act. Refusals are counted; any other error is a defect and fails the test. */
  async function attempt(what: ActName): Promise<void> {
    const count = tried.get(what);
    if (!count) throw new Error(`${what} is not counted`);
    count.tried += 1;
    try {
      if (await acts[what]()) count.done += 1;
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 200)) throw error;
      count.refused.set(error.code, (count.refused.get(error.code) ?? 0) + 1);
    }
  }

  return {
    people,
    holderOf,
    chance,
    attempt,
    moveTo,
    /** Lets minutes pass and runs the jobs due in them. */
    pass,
    /** Attempts a random act. */
    async act(): Promise<void> {
      let left = random.below(100);
      const [what] = ACT_WEIGHTS.find(([, weight]) => (left -= weight) < 0) ?? [];
      if (what === undefined) throw new Error('the weights do not add up to a hundred');
      await attempt(what);
    },
    /** The counts of all attempts and of the jobs run. */
    count: () => ({ tried, jobs }),
  };
}
