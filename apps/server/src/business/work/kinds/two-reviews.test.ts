import { contract, IssuanceId, PledgeId, type RequestOf, type TwoReviews } from '@lianxin/api/contract';
import { REFUSAL_CODES, TWICE_REVIEWED, type ReviewedBusiness } from '@lianxin/domain';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../../ledger/verify.ts';
import { yuan } from '../../../sandbox/seed/trade.ts';
import { actors, issuanceForm, leg, refusalOf, signed, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { pledgers } from '../../../testing/pledging.ts';
import { cachedStates, type ReachState } from '../../../testing/cached-states.ts';
import { requireTwoReviews, reviewersWorld } from '../../../testing/second-reviewers.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { PASSED_ALREADY, STALE_VERSION } = REFUSAL_CODES;
const { issuance, transfer, financing, pledge, creditLine, workbench } = contract;

type SignedAct = RequestOf<typeof contract.signature.prepare>['act'];

interface Subject {
  readonly id: string;
  readonly version: number;
}

interface Waiting {
  readonly role: string;
  readonly since: string;
}

/** What a reviewer is shown of what waits for them. */
interface Shown extends Subject {
  readonly state: string;
  readonly acts: readonly string[];
  readonly waitingFor?: Waiting | readonly Waiting[] | null;
  readonly twoReviews?: TwoReviews | undefined;
  readonly history: readonly string[];
}

/** A transaction that needs two reviewers. */
interface TwiceReviewed {
  readonly name: string;
  /** User name prefix of the reviewing enterprise. */
  readonly reviewers: string;
  readonly business: ReviewedBusiness;
  /** Takes the preceding steps; the result submits for review. */
  readonly prepare: () => Promise<() => Promise<{ readonly id: string }>>;
  readonly show: (reviewer: TestClient, id: string) => Promise<Shown>;
  readonly pass: (reviewer: TestClient, subject: Subject) => Promise<unknown>;
  readonly sendBack: (reviewer: TestClient, subject: Subject) => Promise<unknown>;
  readonly offeredAct: string;
  /** The signed text, if a signature is required. */
  readonly signedAct?: SignedAct;
  /** State after both approvals. */
  readonly leadsTo: string;
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let returnTo: ReachState<string>;
beforeAll(async () => {
  server = await createTestServer({ world: reviewersWorld });
  people = actors(server);
  for (const who of ['core', 'supplier']) for (const role of ['op', 'review', 'second', 'admin']) await server.as(`${who}-${role}`);
  returnTo = await cachedStates<string>(server);
});
afterAll(() => server.close());

/** Yuan; two reviewers are required from this amount on, and all amounts here are at least that. */
const AMOUNT = 9000;
const TRADE = { amount: AMOUNT, invoice: 5 };
const reason = '金额有误';

const issuanceId = (id: string) => z.parse(IssuanceId, id);
const pledgeId = (id: string) => z.parse(PledgeId, id);
const transferId = (id: string) => z.parse(transfer.get.request, { id }).id;
const financingId = (id: string) => z.parse(financing.get.request, { id }).id;
const creditApplicationId = (id: string) => z.parse(creditLine.review.request.def.shape.id, id);
const historyOf = (log: readonly { readonly event: string }[]) => log.map(({ event }) => event);

async function showIssuance(client: TestClient, id: string): Promise<Shown> {
  const one = await client.call(issuance.get, { id: issuanceId(id) });
  return { ...one, history: historyOf(one.log) };
}
async function showTransfer(client: TestClient, id: string): Promise<Shown> {
  const { list } = await client.call(transfer.listOutgoing, { page: 1, pageSize: 100 });
  const row = list.find((one) => one.id === id) ?? expect.fail('not sent');
  const one = await client.call(transfer.get, { id: row.id });
  return { ...row, history: historyOf(one.log) };
}
async function showPledge(client: TestClient, id: string): Promise<Shown> {
  const one = await client.call(pledge.get, { id: pledgeId(id) });
  return { ...one, history: historyOf(one.log) };
}

const passIssuance =
  (act: SignedAct): TwiceReviewed['pass'] =>
  async (client, { id, version }) =>
    client.call(issuance.review, { id: issuanceId(id), version, decision: 'pass', signature: await signed(client, act, id, version) });
const passTransfer =
  (act: SignedAct): TwiceReviewed['pass'] =>
  async (client, { id, version }) =>
    client.call(transfer.review, { id: transferId(id), version, decision: 'pass', signature: await signed(client, act, id, version) });
const returnIssuance: TwiceReviewed['sendBack'] = (client, { id, version }) =>
  client.call(issuance.review, { id: issuanceId(id), version, decision: 'return', reason });
const returnTransfer: TwiceReviewed['sendBack'] = (client, { id, version }) =>
  client.call(transfer.review, { id: transferId(id), version, decision: 'return', reason });

async function transferOf(piece: PieceView) {
  const [sent] = (await people.transfer([leg(piece, TRADE)])).transfers;
  return sent ?? expect.fail('no transfer');
}
async function passedTransfer() {
  const { id, version } = await transferOf(await people.heldPiece(TRADE));
  return people.passTransfer(id, version);
}
const pieceToLendAgainst = () => people.heldPiece({ ...TRADE, amount: 60_000 });

async function reviewRepayment(client: TestClient, { id, version }: Subject, decision: 'authorise' | 'return') {
  const { repayments } = await client.call(pledge.get, { id: pledgeId(id) });
  const repaymentId = repayments.at(-1)?.id ?? expect.fail('nothing was repaid');
  const given =
    decision === 'return' ? { decision, reason } : { decision, signature: await signed(client, 'pledgeRepayment', id, version) };
  return client.call(pledge.reviewRepayment, { id: pledgeId(id), version, repaymentId, ...given });
}

/** After the operator's signature two reviewers have to confirm. */
const signingFor = (
  kind: 'issuance' | 'transfer',
  recipient: string,
  offer: () => Promise<{ readonly id: string; readonly version: number }>,
): TwiceReviewed => ({
  name: `signing for what came by ${kind}`,
  reviewers: recipient,
  business: 'signFor',
  async prepare() {
    const { id, version } = await offer();
    return async () => {
      await people.sign(kind, issuanceId(id), version, recipient);
      return { id };
    };
  },
  async show(client, id) {
    const { list } = await client.call(transfer.listIncoming, { page: 1, pageSize: 100 });
    const row = list.find((one) => one.id === id) ?? expect.fail('not sent');
    return { ...row, history: [] };
  },
  async pass(client, { id, version }) {
    const signature = await signed(client, `${kind}SignForConfirm`, id, version);
    return client.call(transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'pass', signature });
  },
  sendBack: (client, { id, version }) =>
    client.call(transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'return', reason }),
  offeredAct: 'signConfirm',
  signedAct: `${kind}SignForConfirm`,
  leadsTo: 'signed',
});

const ISSUING: TwiceReviewed = {
  name: 'issuing',
  reviewers: 'core',
  business: 'issuance',
  prepare: async () => () => people.apply(TRADE),
  show: showIssuance,
  pass: passIssuance('issuanceReview'),
  sendBack: returnIssuance,
  offeredAct: 'pass',
  signedAct: 'issuanceReview',
  leadsTo: 'awaitingSignature',
};

const VOIDING: TwiceReviewed = {
  name: 'voiding',
  reviewers: 'core',
  business: 'issuance',
  async prepare() {
    const { id, version } = await people.issue(TRADE);
    return () => people.call('core-op', issuance.cancel, { id, version, act: 'void', reason });
  },
  show: showIssuance,
  pass: passIssuance('voidReview'),
  sendBack: returnIssuance,
  offeredAct: 'voidApprove',
  signedAct: 'voidReview',
  leadsTo: 'voided',
};

const TRANSFERRING: TwiceReviewed = {
  name: 'transferring',
  reviewers: 'supplier',
  business: 'transfer',
  async prepare() {
    const piece = await people.heldPiece(TRADE);
    return () => transferOf(piece);
  },
  show: showTransfer,
  pass: passTransfer('transferReview'),
  sendBack: returnTransfer,
  offeredAct: 'pass',
  signedAct: 'transferReview',
  leadsTo: 'awaitingSignature',
};

const WITHDRAWING_A_TRANSFER: TwiceReviewed = {
  name: 'withdrawing a transfer',
  reviewers: 'supplier',
  business: 'transfer',
  async prepare() {
    const { id, version } = await passedTransfer();
    return () => people.call('supplier-op', transfer.withdraw, { id: transferId(id), version, reason });
  },
  show: showTransfer,
  pass: passTransfer('withdrawalReview'),
  sendBack: returnTransfer,
  offeredAct: 'withdrawApprove',
  signedAct: 'withdrawalReview',
  leadsTo: 'withdrawn',
};

const FINANCING: TwiceReviewed = {
  name: 'financing',
  reviewers: 'supplier',
  business: 'financing',
  async prepare() {
    const piece = await pieceToLendAgainst();
    return () => financiers(server).apply([piece]);
  },
  async show(client, id) {
    const one = await client.call(financing.get, { id: financingId(id) });
    return { ...one, history: historyOf(one.log) };
  },
  async pass(client, { id, version }) {
    const signature = await signed(client, 'financingReview', id, version);
    return client.call(financing.review, { id: financingId(id), version, decision: 'pass', signature });
  },
  sendBack: (client, { id, version }) => client.call(financing.review, { id: financingId(id), version, decision: 'return', reason }),
  offeredAct: 'pass',
  signedAct: 'financingReview',
  leadsTo: 'awaitingAcceptance',
};

const PLEDGING: TwiceReviewed = {
  name: 'pledging',
  reviewers: 'supplier',
  business: 'pledge',
  async prepare() {
    const piece = await pieceToLendAgainst();
    return () => pledgers(server).apply([piece]);
  },
  show: showPledge,
  async pass(client, { id, version }) {
    const signature = await signed(client, 'pledgeReview', id, version);
    return client.call(pledge.review, { id: pledgeId(id), version, decision: 'pass', signature });
  },
  sendBack: (client, { id, version }) => client.call(pledge.review, { id: pledgeId(id), version, decision: 'return', reason }),
  offeredAct: 'pass',
  signedAct: 'pledgeReview',
  leadsTo: 'awaitingGuarantor',
};

const GUARANTEEING: TwiceReviewed = {
  name: 'guaranteeing',
  reviewers: 'fi',
  business: 'lending',
  async prepare() {
    const money = pledgers(server);
    const { id } = await money.apply([await pieceToLendAgainst()]);
    await money.pass(id);
    return async () => {
      await money.accept(id, 'fi');
      await money.search(id, 'fi');
      return { id };
    };
  },
  show: showPledge,
  async pass(client, { id, version }) {
    const signature = await signed(client, 'pledgeApproval', id, version);
    return client.call(pledge.decide, { id: pledgeId(id), version, act: 'approve', signature });
  },
  sendBack: (client, { id, version }) => client.call(pledge.sendBack, { id: pledgeId(id), version, reason }),
  offeredAct: 'approve',
  signedAct: 'pledgeApproval',
  leadsTo: 'awaitingGuarantorSignature',
};

const REPAYING: TwiceReviewed = {
  name: 'repaying',
  reviewers: 'supplier',
  business: 'pledge',
  async prepare() {
    const { id, version } = await pledgers(server).paidOut([await pieceToLendAgainst()]);
    const payment = { paidOn: server.clock.today(), receiptNumber: 'HK1', amount: yuan(AMOUNT) };
    return () => people.call('supplier-op', pledge.repay, { id, version, ...payment });
  },
  show: showPledge,
  pass: (client, subject) => reviewRepayment(client, subject, 'authorise'),
  sendBack: (client, subject) => reviewRepayment(client, subject, 'return'),
  offeredAct: 'repayAuthorise',
  signedAct: 'pledgeRepayment',
  leadsTo: 'disbursed',
};

const ASKING_FOR_CREDIT: TwiceReviewed = {
  name: 'asking for credit',
  reviewers: 'core',
  business: 'credit',
  async prepare() {
    await query("update credit_application set state = 'withdrawn'");
    const lines = await people.call('core-admin', creditLine.get, {});
    const lineVersion = lines.find(({ channel }) => channel === 3)?.version ?? 0;
    const application = { channel: 3, amount: yuan(60_000_000), purpose: '设备更新', lineVersion };
    return () => people.call('core-admin', creditLine.apply, application);
  },
  async show(client, id) {
    const { list } = await client.call(creditLine.applications, { page: 1, pageSize: 100 });
    const row = list.find((one) => one.id === id) ?? expect.fail('not asked');
    return { ...row, history: [] };
  },
  pass: (client, { id, version }) => client.call(creditLine.review, { id: creditApplicationId(id), version, decision: 'pass' }),
  sendBack: (client, { id, version }) =>
    client.call(creditLine.review, { id: creditApplicationId(id), version, decision: 'return', reason }),
  offeredAct: 'pass',
  leadsTo: 'awaitingDecision',
};

const TWICE: readonly TwiceReviewed[] = [
  ISSUING,
  VOIDING,
  signingFor('issuance', 'supplier', () => people.issue(TRADE)),
  TRANSFERRING,
  WITHDRAWING_A_TRANSFER,
  signingFor('transfer', 'tier2', passedTransfer),
  FINANCING,
  PLEDGING,
  GUARANTEEING,
  REPAYING,
  ASKING_FOR_CREDIT,
];

/** Submits while two reviewers are required and restores the setting. Returns the id. */
const submittedForTwo = ({ name, reviewers, business, prepare }: TwiceReviewed): Promise<string> =>
  returnTo(name, async () => {
    const submit = await prepare();
    await requireTwoReviews(server, reviewers, business, AMOUNT);
    const { id } = await submit();
    await requireTwoReviews(server, reviewers, business, null);
    return id;
  });

const query = (text: string, values: readonly unknown[] = []) => server.database.session((session) => session.query(text, [...values]));
const tasksOf = async (client: TestClient) => (await client.call(workbench.overview, {})).tasks.map(({ id }) => id);
const openReviewsOf = (id: string) => query('select 1 from two_reviews where object_id = $1 and closed_at is null', [id]);

/** Writes a final approval into the database, bypassing the server. */
const forgePass = ({ offeredAct }: TwiceReviewed, id: string, actorId: string) =>
  query(
    `insert into application_log (id, object_kind, object_id, event, from_state, to_state, actor_id, actor_name, actor_role, enterprise_no, at)
     select 'forged', object_kind, object_id, $1, to_state, 'settled', $2, 'x', 'reviewer', enterprise_no, at
     from application_log where object_id = $3 and actor_role <> 'system' order by id desc limit 1`,
    [offeredAct, actorId, id],
  );

const NOBODY_YET = { firstName: null, firstAt: null, isMine: false };

describe('two approvals', () => {
  test.each(TWICE)('$name: the first approval changes nothing, the second by another person carries it out', async (business) => {
    const { reviewers, offeredAct, signedAct, leadsTo, show, pass, sendBack } = business;
    const id = await submittedForTwo(business);
    const [first, second] = [await server.as(`${reviewers}-review`), await server.as(`${reviewers}-second`)];

    const submitted = await show(first, id);
    expect(submitted).toMatchObject({ twoReviews: NOBODY_YET, acts: expect.arrayContaining([offeredAct]) });
    expect(await tasksOf(first)).toContain(id);

    server.clock.moveTo(new Date(server.clock.now().getTime() + 600_000));
    const firstAt = server.clock.now().toISOString();
    await pass(first, submitted);
    server.clock.moveTo(new Date(server.clock.now().getTime() + 600_000));
    const passedOnce = await show(first, id);
    expect(passedOnce.state, 'one pass leads nowhere').toBe(submitted.state);
    expect(passedOnce.twoReviews).toMatchObject({ firstName: expect.any(String), isMine: true });

    // The first reviewer can do nothing more.
    expect(passedOnce.acts).not.toContain(offeredAct);
    expect(await tasksOf(first)).not.toContain(id);
    if (signedAct) {
      const signingAgain = first.call(contract.signature.prepare, { act: signedAct, subjectId: id, version: passedOnce.version });
      expect(await refusalOf(signingAgain)).toMatchObject({ code: PASSED_ALREADY });
    }
    expect(await refusalOf(sendBack(first, passedOnce))).toMatchObject({ code: PASSED_ALREADY });
    const { id: firstPerson } = await first.call(contract.account.currentUser, {});
    await expect(forgePass(business, id, firstPerson), 'the database takes no two passes of one person').rejects.toThrow(/two_reviews/);

    // The other is shown who was first, and carries it out.
    const { tasks } = await second.call(workbench.overview, {});
    expect(tasks.find((task) => task.id === id)?.waitingSince, 'it waits for the second since the first has passed it').toBe(firstAt);
    const shownToSecond = await show(second, id);
    const waiting = [shownToSecond.waitingFor ?? []].flat().filter(({ role }) => role === 'reviewer');
    expect(waiting.map(({ since }) => since)).toEqual(waiting.map(() => firstAt));
    expect(shownToSecond.acts).toContain(offeredAct);
    expect(shownToSecond.twoReviews).toMatchObject({ firstName: passedOnce.twoReviews?.firstName, isMine: false });
    await pass(second, shownToSecond);
    const passedTwice = await show(second, id);
    expect(passedTwice.state).toBe(leadsTo);
    expect(passedTwice.twoReviews).toBeUndefined();
    const lastTwo = passedTwice.history.slice(-2);
    if (lastTwo.length > 0) expect(lastTwo).toEqual(['passFirst', expect.stringMatching(offeredAct === 'pass' ? /^pass/ : offeredAct)]);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test.each(TWICE)('$name: nobody can give both, even through the database', async (business) => {
    const id = await submittedForTwo(business);
    const second = await server.as(`${business.reviewers}-second`);
    const { id: secondPerson } = await second.call(contract.account.currentUser, {});
    await expect(forgePass(business, id, secondPerson)).rejects.toThrow(/two_reviews_in_order/);
    await business.sendBack(second, await business.show(second, id));
  });

  test('a return by the second reviewer requires two new approvals', async () => {
    const id = await submittedForTwo(ISSUING);
    const [first, second] = [await server.as('core-review'), await server.as('core-second')];
    await ISSUING.pass(first, await showIssuance(first, id));
    await ISSUING.sendBack(second, await showIssuance(second, id));
    expect(await openReviewsOf(id)).toEqual([]);

    await requireTwoReviews(server, 'core', 'issuance', AMOUNT);
    const maker = await server.as('core-op');
    const { version } = await maker.call(issuance.get, { id: issuanceId(id) });
    await maker.call(issuance.apply, { id: issuanceId(id), version, form: await issuanceForm(maker, TRADE) });
    expect((await showIssuance(first, id)).twoReviews).toEqual(NOBODY_YET);
  });

  test('the settings at submission decide', async () => {
    await requireTwoReviews(server, 'core', 'issuance', null);
    const alone = await people.apply(TRADE);
    await requireTwoReviews(server, 'core', 'issuance', AMOUNT);
    const reviewer = await server.as('core-review');
    const one = await showIssuance(reviewer, alone.id);
    expect(one.twoReviews).toBeUndefined();
    const both = await people.apply(TRADE);
    await requireTwoReviews(server, 'core', 'issuance', null);
    expect((await showIssuance(reviewer, both.id)).twoReviews).toBeDefined();
    expect((await people.pass(alone.id, one.version)).state).toBe('awaitingSignature');
    expect((await people.pass(both.id, both.version)).state).toBe('awaitingReview');
  });

  test('below the amount one approval is enough', async () => {
    await requireTwoReviews(server, 'core', 'issuance', AMOUNT + 0.01);
    const { id, version } = await people.apply(TRADE);
    expect((await people.pass(id, version)).state).toBe('awaitingSignature');
    await requireTwoReviews(server, 'core', 'issuance', null);
  });

  test('a withdrawal cancels approvals', async () => {
    const id = await submittedForTwo(ISSUING);
    const reviewer = await server.as('core-review');
    const { version } = await showIssuance(reviewer, id);
    const passed = await people.pass(issuanceId(id), version);
    await people.call('core-op', issuance.cancel, { id: issuanceId(id), version: passed.version, act: 'withdraw' });
    expect(await openReviewsOf(id)).toEqual([]);
  });

  test('of two concurrent reviewers one is first, and the other sees the change', async () => {
    const id = await submittedForTwo(ISSUING);
    const both = [await server.as('core-review'), await server.as('core-second')] as const;
    const [first] = both;
    const { version } = await showIssuance(first, id);
    const signatures = await Promise.all(both.map((client) => signed(client, 'issuanceReview', id, version)));
    const outcomes = await Promise.allSettled(
      both.map((client, place) =>
        client.call(issuance.review, { id: issuanceId(id), version, decision: 'pass', signature: signatures[place] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(lost.code).toBe(STALE_VERSION);
    expect((await showIssuance(first, id)).state).toBe('awaitingReview');
  });
});

test('the database covers the reviews named by the domain', async () => {
  const rows = await query('select object_kind, act, business from twice_reviewed');
  const named = Object.entries(TWICE_REVIEWED).flatMap(([object_kind, acts]) =>
    Object.entries(acts).map(([act, business]) => ({ object_kind, act, business })),
  );
  const order = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
  expect(order(rows)).toEqual(order(named));
});
