import { contract, IssuanceId, PledgeId, type RequestOf, type TwoReviews } from '@lianxin/api/contract';
import { REFUSAL_CODES, TWICE_REVIEWED, type ReviewedBusiness } from '@lianxin/domain';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerViolations } from '../../ledger/verify.ts';
import { yuan } from '../../sandbox/seed/trade.ts';
import { actors, issuanceForm, leg, refusalOf, signed, type PieceView } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { financiers } from '../../testing/financing.ts';
import { pledgers } from '../../testing/pledging.ts';
import { askTwo, reviewersWorld } from '../../testing/second-reviewers.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { PASSED_ALREADY, STALE_VERSION } = REFUSAL_CODES;
const { issuance, transfer, financing, pledge, creditLine, workbench } = contract;

type SignedAct = RequestOf<typeof contract.signature.prepare>['act'];

interface Subject {
  readonly id: string;
  readonly version: number;
}

interface Seen extends Subject {
  readonly state: string;
  readonly acts: readonly string[];
  readonly twoReviews?: TwoReviews | undefined;
  readonly events: readonly string[];
}

/** A review that two are to pass. */
interface Review {
  readonly name: string;
  /** The names of the people of the enterprise that reviews. */
  readonly who: string;
  readonly act: string;
  readonly business: ReviewedBusiness;
  /** Makes it; two are asked for just before its last step. */
  readonly made: (ask: () => Promise<void>) => Promise<{ readonly id: string }>;
  readonly seen: (client: TestClient, id: string) => Promise<Seen>;
  readonly pass: (client: TestClient, subject: Subject) => Promise<unknown>;
  readonly sendBack: (client: TestClient, subject: Subject) => Promise<unknown>;
  readonly signs?: SignedAct;
  readonly after: string;
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let invoice = 4;
beforeAll(async () => {
  server = await createTestServer({ world: reviewersWorld });
  people = actors(server);
});
afterAll(() => server.close());

const TRADE = { amount: 9000 };
const trade = () => ({ ...TRADE, invoice: 5 + (invoice++ % 7) });
const reason = '金额有误';
const issuanceId = (id: string) => z.parse(IssuanceId, id);
const pledgeId = (id: string) => z.parse(PledgeId, id);
const eventsOf = (log: readonly { readonly event: string }[]) => log.map(({ event }) => event);

async function seenIssuance(client: TestClient, id: string): Promise<Seen> {
  const one = await client.call(issuance.get, { id: issuanceId(id) });
  return { ...one, events: eventsOf(one.log) };
}
async function seenPledge(client: TestClient, id: string): Promise<Seen> {
  const one = await client.call(pledge.get, { id: pledgeId(id) });
  return { ...one, events: eventsOf(one.log) };
}
const reviewIssuance =
  (signs: SignedAct): Review['pass'] =>
  async (client, { id, version }) =>
    client.call(issuance.review, { id: issuanceId(id), version, decision: 'pass', signature: await signed(client, signs, id, version) });
const returnIssuance: Review['sendBack'] = (client, { id, version }) =>
  client.call(issuance.review, { id: issuanceId(id), version, decision: 'return', reason });

async function sentOut(piece: PieceView) {
  const [sent] = (await people.transfer([leg(piece, trade())])).transfers;
  return sent ?? expect.fail('no transfer');
}
const paidOut = async () => (await pledgers(server).paidOut([await people.heldPiece({ ...trade(), amount: 60_000 })])).id;

const transferId = (id: string) => z.parse(contract.transfer.get.request, { id }).id;
const financingId = (id: string) => z.parse(contract.financing.get.request, { id }).id;

async function passTransfer(client: TestClient, id: string, version: number) {
  const signature = await signed(client, 'transferReview', id, version);
  return client.call(transfer.review, { id: transferId(id), version, decision: 'pass', signature });
}
async function seenTransfer(client: TestClient, id: string): Promise<Seen> {
  const { list } = await client.call(transfer.listOutgoing, { page: 1, pageSize: 100 });
  const row = list.find((one) => one.id === id) ?? expect.fail('not sent');
  const one = await client.call(transfer.get, { id: row.id });
  return { ...row, events: eventsOf(one.log) };
}
const returnTransfer: Review['sendBack'] = (client, { id, version }) =>
  client.call(transfer.review, { id: transferId(id), version, decision: 'return', reason });
async function reviewRepayment(client: TestClient, { id, version }: Subject, decision: 'authorise' | 'return') {
  const { repayments } = await client.call(pledge.get, { id: pledgeId(id) });
  const repaymentId = repayments.at(-1)?.id ?? expect.fail('nothing was repaid');
  return client.call(pledge.reviewRepayment, {
    id: pledgeId(id),
    version,
    repaymentId,
    decision,
    ...(decision === 'return' && { reason }),
  });
}
const reviewCredit = (client: TestClient, id: string, version: number, decision: 'pass' | 'return') =>
  client.call(creditLine.review, {
    id: z.parse(creditLine.review.request.def.shape.id, id),
    version,
    decision,
    ...(decision === 'return' && { reason }),
  });

/** The recipient's half. */
const signFor = (
  kind: 'issuance' | 'transfer',
  who: string,
  sent: () => Promise<{ readonly id: string; readonly version: number }>,
): Review => ({
  name: `signing for what came by ${kind}`,
  who,
  act: 'signConfirm',
  business: 'signFor',
  async made(ask) {
    const { id, version } = await sent();
    await ask();
    await people.sign(kind, issuanceId(id), version, who);
    return { id };
  },
  async seen(client, id) {
    const { list } = await client.call(transfer.listIncoming, { page: 1, pageSize: 100 });
    const row = list.find((one) => one.id === id) ?? expect.fail('not sent');
    return { ...row, events: [] };
  },
  async pass(client, { id, version }) {
    const signature = await signed(client, `${kind}SignForConfirm`, id, version);
    return client.call(transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'pass', signature });
  },
  sendBack: (client, { id, version }) =>
    client.call(transfer.confirmSignFor, { kind, id: issuanceId(id), version, decision: 'return', reason }),
  signs: `${kind}SignForConfirm`,
  after: 'signed',
});

const REVIEWS: readonly Review[] = [
  {
    name: 'issuing',
    who: 'core',
    act: 'pass',
    business: 'issuance',
    async made(ask) {
      await ask();
      return people.apply(trade());
    },
    seen: seenIssuance,
    pass: reviewIssuance('issuanceReview'),
    sendBack: returnIssuance,
    signs: 'issuanceReview',
    after: 'awaitingSignature',
  },
  {
    name: 'voiding',
    who: 'core',
    act: 'voidApprove',
    business: 'issuance',
    async made(ask) {
      const { id, version } = await people.issue(trade());
      await ask();
      return (await server.as('core-op')).call(issuance.cancel, { id, version, act: 'void', reason });
    },
    seen: seenIssuance,
    pass: reviewIssuance('voidReview'),
    sendBack: returnIssuance,
    signs: 'voidReview',
    after: 'voided',
  },
  signFor('issuance', 'supplier', () => people.issue(trade())),
  {
    name: 'transferring',
    who: 'supplier',
    act: 'pass',
    business: 'transfer',
    async made(ask) {
      const piece = await people.heldPiece(trade());
      await ask();
      return sentOut(piece);
    },
    seen: seenTransfer,
    pass: (client, { id, version }) => passTransfer(client, id, version),
    sendBack: returnTransfer,
    signs: 'transferReview',
    after: 'awaitingSignature',
  },
  {
    name: 'withdrawing a transfer',
    who: 'supplier',
    act: 'withdrawApprove',
    business: 'transfer',
    async made(ask) {
      const { id, version } = await sentOut(await people.heldPiece(trade()));
      const offered = await people.passTransfer(id, version);
      await ask();
      return people.call('supplier-op', transfer.withdraw, { id, version: offered.version, reason });
    },
    seen: seenTransfer,
    async pass(client, { id, version }) {
      const signature = await signed(client, 'withdrawalReview', id, version);
      return client.call(transfer.review, { id: transferId(id), version, decision: 'pass', signature });
    },
    sendBack: returnTransfer,
    signs: 'withdrawalReview',
    after: 'withdrawn',
  },
  signFor('transfer', 'tier2', async () => {
    const { id, version } = await sentOut(await people.heldPiece(trade()));
    return people.passTransfer(id, version);
  }),
  {
    name: 'financing',
    who: 'supplier',
    act: 'pass',
    business: 'financing',
    async made(ask) {
      const piece = await people.heldPiece({ ...trade(), amount: 60_000 });
      await ask();
      return financiers(server).apply([piece]);
    },
    async seen(client, id) {
      const one = await client.call(financing.get, { id: financingId(id) });
      return { ...one, events: eventsOf(one.log) };
    },
    async pass(client, { id, version }) {
      const signature = await signed(client, 'financingReview', id, version);
      return client.call(financing.review, { id: financingId(id), version, decision: 'pass', signature });
    },
    sendBack: (client, { id, version }) => client.call(financing.review, { id: financingId(id), version, decision: 'return', reason }),
    signs: 'financingReview',
    after: 'awaitingAcceptance',
  },
  {
    name: 'pledging',
    who: 'supplier',
    act: 'pass',
    business: 'pledge',
    async made(ask) {
      const piece = await people.heldPiece({ ...trade(), amount: 60_000 });
      await ask();
      return pledgers(server).apply([piece]);
    },
    seen: seenPledge,
    async pass(client, { id, version }) {
      const signature = await signed(client, 'pledgeReview', id, version);
      return client.call(pledge.review, { id: pledgeId(id), version, decision: 'pass', signature });
    },
    sendBack: (client, { id, version }) => client.call(pledge.review, { id: pledgeId(id), version, decision: 'return', reason }),
    signs: 'pledgeReview',
    after: 'awaitingGuarantor',
  },
  {
    name: 'guaranteeing',
    who: 'fi',
    act: 'approve',
    business: 'lending',
    async made(ask) {
      const money = pledgers(server);
      const { id } = await money.apply([await people.heldPiece({ ...trade(), amount: 60_000 })]);
      await money.pass(id);
      await ask();
      await money.accept(id, 'fi');
      await money.search(id, 'fi');
      return { id };
    },
    seen: seenPledge,
    async pass(client, { id, version }) {
      const signature = await signed(client, 'pledgeApproval', id, version);
      return client.call(pledge.decide, { id: pledgeId(id), version, act: 'approve', signature });
    },
    sendBack: (client, { id, version }) => client.call(pledge.sendBack, { id: pledgeId(id), version, reason }),
    signs: 'pledgeApproval',
    after: 'awaitingGuarantorSignature',
  },
  {
    name: 'repaying',
    who: 'supplier',
    act: 'repayAuthorise',
    business: 'pledge',
    async made(ask) {
      const id = await paidOut();
      await ask();
      const operator = await server.as('supplier-op');
      const { version } = await operator.call(pledge.get, { id });
      const paidOn = server.clock.today();
      return operator.call(pledge.repay, { id, version, paidOn, receiptNumber: `HK${id}`, amount: yuan(9000) });
    },
    seen: seenPledge,
    pass: (client, subject) => reviewRepayment(client, subject, 'authorise'),
    sendBack: (client, subject) => reviewRepayment(client, subject, 'return'),
    after: 'disbursed',
  },
  {
    name: 'asking for credit',
    who: 'core',
    act: 'pass',
    business: 'credit',
    async made(ask) {
      await write("update credit_application set state = 'withdrawn'", []);
      await ask();
      const administrator = await server.as('core-admin');
      const lines = await administrator.call(creditLine.get, {});
      const lineVersion = lines.find(({ channel }) => channel === 3)?.version ?? 0;
      return administrator.call(creditLine.apply, { channel: 3, amount: yuan(60_000_000), purpose: '设备更新', lineVersion });
    },
    async seen(client, id) {
      const { list } = await client.call(creditLine.applications, { page: 1, pageSize: 100 });
      const row = list.find((one) => one.id === id) ?? expect.fail('not asked');
      return { ...row, events: [] };
    },
    pass: (client, { id, version }) => reviewCredit(client, id, version, 'pass'),
    sendBack: (client, { id, version }) => reviewCredit(client, id, version, 'return'),
    after: 'awaitingDecision',
  },
];

/** Made, while two are asked for from the amount that everything here has at least. */
async function madeForTwo({ who, business, made }: Review): Promise<string> {
  const { id } = await made(() => askTwo(server, who, business, 9000));
  await askTwo(server, who, business, null);
  return id;
}

const tasksOf = async (client: TestClient) => (await client.call(workbench.overview, {})).tasks.map(({ id }) => id);
const write = (text: string, values: readonly unknown[]) => server.database.session((session) => session.query(text, [...values]));

/** Writes the step that carries it out past everything but the database. */
const writePass = ({ act }: Review, id: string, actorId: string) =>
  write(
    `insert into application_log (id, object_kind, object_id, event, from_state, to_state, actor_id, actor_name, actor_role, enterprise_no, at)
     select 'forged', object_kind, object_id, $1, to_state, 'settled', $2, 'x', 'reviewer', enterprise_no, at
     from application_log where object_id = $3 and actor_role <> 'system' order by id desc limit 1`,
    [act, actorId, id],
  );

describe('what two are to pass', () => {
  test.each(REVIEWS)('$name: the first pass is a step of its own, and another’s carries it out', async (review) => {
    const { who, act, seen, pass, signs, after } = review;
    const id = await madeForTwo(review);
    const [first, second] = [await server.as(`${who}-review`), await server.as(`${who}-second`)];
    const before = await seen(first, id);
    expect(before).toMatchObject({ twoReviews: { firstName: null, firstAt: null, isMine: false }, acts: expect.arrayContaining([act]) });
    expect(await tasksOf(first)).toContain(id);

    await pass(first, before);
    const between = await seen(first, id);
    expect(between).toMatchObject({ state: before.state, twoReviews: { firstName: expect.any(String), isMine: true } });
    expect(between.acts).not.toContain(act);
    expect(await tasksOf(first)).not.toContain(id);
    if (signs) {
      const prepared = first.call(contract.signature.prepare, { act: signs, subjectId: id, version: between.version });
      expect((await refusalOf(prepared)).code).toBe(PASSED_ALREADY);
    }
    const again = await refusalOf(review.sendBack(first, between));
    expect(again.code).toBe(PASSED_ALREADY);
    const person = await first.call(contract.account.currentUser, {});
    await expect(writePass(review, id, person.id), 'the database takes no two passes of one person').rejects.toThrow(/two_reviews/);

    expect(await tasksOf(second)).toContain(id);
    const other = await seen(second, id);
    expect(other).toMatchObject({
      twoReviews: { firstName: between.twoReviews?.firstName, isMine: false },
      acts: expect.arrayContaining([act]),
    });
    await pass(second, other);
    const done = await seen(second, id);
    expect(done.state).toBe(after);
    expect(done.twoReviews).toBeUndefined();
    if (done.events.length > 0) expect(done.events.slice(-2)).toEqual(['passFirst', expect.stringMatching(act === 'pass' ? /^pass/ : act)]);
    expect(await ledgerViolations(server.database.db)).toEqual([]);
  });

  test.each(REVIEWS)('$name: nobody carries it out alone, whoever writes the step', async (review) => {
    const id = await madeForTwo(review);
    const second = await (await server.as(`${review.who}-second`)).call(contract.account.currentUser, {});
    await expect(writePass(review, id, second.id)).rejects.toThrow(/two_reviews_in_order/);
    const client = await server.as(`${review.who}-second`);
    await review.sendBack(client, await review.seen(client, id));
  });

  test('sent back by the second, it takes two anew', async () => {
    const review = REVIEWS[0] ?? expect.fail();
    const id = await madeForTwo(review);
    const [first, second] = [await server.as('core-review'), await server.as('core-second')];
    await review.pass(first, await review.seen(first, id));
    await review.sendBack(second, await review.seen(second, id));
    expect(await write('select 1 from two_reviews where object_id = $1 and closed_at is null', [id])).toEqual([]);
    await askTwo(server, 'core', 'issuance', 9000);
    const maker = await server.as('core-op');
    const { version } = await maker.call(issuance.get, { id: issuanceId(id) });
    await maker.call(issuance.apply, { id: issuanceId(id), version, form: await issuanceForm(maker, trade()) });
    await askTwo(server, 'core', 'issuance', null);
    expect((await review.seen(first, id)).twoReviews).toEqual({ firstName: null, firstAt: null, isMine: false });
  });

  test('the amount is that of the submission: settings that change later change nothing', async () => {
    await askTwo(server, 'core', 'issuance', null);
    const alone = await people.apply(trade());
    await askTwo(server, 'core', 'issuance', 9000);
    const reviewer = await server.as('core-review');
    const one = await seenIssuance(reviewer, alone.id);
    expect(one.twoReviews).toBeUndefined();
    const both = await people.apply(trade());
    await askTwo(server, 'core', 'issuance', null);
    expect((await seenIssuance(reviewer, both.id)).twoReviews).toBeDefined();
    expect((await people.pass(alone.id, one.version)).state).toBe('awaitingSignature');
    expect((await people.pass(both.id, both.version)).state).toBe('awaitingReview');
  });

  test('below the amount one is enough', async () => {
    await askTwo(server, 'core', 'issuance', 9000.01);
    const { id, version } = await people.apply(trade());
    expect((await people.pass(id, version)).state).toBe('awaitingSignature');
    await askTwo(server, 'core', 'issuance', null);
  });

  test('withdrawn, nobody’s pass stands', async () => {
    const id = await madeForTwo(REVIEWS[0] ?? expect.fail());
    const reviewer = await server.as('core-review');
    const { version } = await seenIssuance(reviewer, id);
    const passed = await people.pass(issuanceId(id), version);
    await (await server.as('core-op')).call(issuance.cancel, { id: issuanceId(id), version: passed.version, act: 'withdraw' });
    const open = await write('select 1 from two_reviews where object_id = $1 and closed_at is null', [id]);
    expect(open).toEqual([]);
  });

  test('two reviewers at once: one is first, and the other sees that it has changed', async () => {
    const id = await madeForTwo(REVIEWS[0] ?? expect.fail());
    const [first, second] = [await server.as('core-review'), await server.as('core-second')];
    const { version } = await seenIssuance(first, id);
    const given = await Promise.all([first, second].map((client) => signed(client, 'issuanceReview', id, version)));
    const outcomes = await Promise.allSettled(
      [first, second].map((client, place) =>
        client.call(issuance.review, { id: issuanceId(id), version, decision: 'pass', signature: given[place] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(lost.code).toBe(STALE_VERSION);
    expect((await seenIssuance(first, id)).state).toBe('awaitingReview');
  });
});

test('the database follows the reviews that the domain names', async () => {
  const rows = await write('select object_kind, act, business from twice_reviewed', []);
  const named = Object.entries(TWICE_REVIEWED).flatMap(([object_kind, acts]) =>
    Object.entries(acts).map(([act, business]) => ({ object_kind, act, business })),
  );
  const order = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
  expect(order(rows)).toEqual(order(named));
});
