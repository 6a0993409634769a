import { contract } from '@lianxin/api/contract';
import { addDays, CHANNELS, fen, sumFen, type Fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createIds } from '../../../platform/clock/ids.ts';
import { systemRandom } from '../../../platform/clock/random.ts';
import type { LenderApplication, LenderQuoteRequest, LenderSettlement } from '../../../platform/lender/lender.ts';
import { simulatedLender } from '../../../platform/lender/simulated-lenders.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { job, lenderQuote } from '../../../schema/index.ts';
import { actors, refusalOf, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingForm } from '../../../testing/financing.ts';
import { lenderLife } from '../../../testing/lender-life.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgeForm, pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** The messages that lenders received, and replies of some of them in place of the sandbox's. */
let received: { quoted: LenderQuoteRequest[]; applied: LenderApplication[]; cancelled: string[]; settled: LenderSettlement[] };
let lessByPpm: bigint;
let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  const ids = createIds(systemClock, systemRandom);
  server = await createTestServer({
    world: lendingWorld,
    lenderOn: (db) => {
      const lender = simulatedLender(db, ids, server.clock);
      return {
        ...lender,
        async quote(question) {
          received.quoted.push(question);
          const said = await lender.quote(question);
          return said.outcome === 'quoted' ? { ...said, annualRatePpm: said.annualRatePpm - lessByPpm } : said;
        },
        apply(application) {
          received.applied.push(application);
          return lender.apply(application);
        },
        cancel(of) {
          received.cancelled.push(of.applicationNumber);
          return lender.cancel(of);
        },
        settle(settlement) {
          received.settled.push(settlement);
          return lender.settle(settlement);
        },
      };
    },
  });
  await signInPeople(server, ['core', 'supplier', 'fi', 'loan']);
  returnToStart = await server.checkpoint();
});
beforeEach(async () => {
  await returnToStart();
  received = { quoted: [], applied: [], cancelled: [], settled: [] };
  lessByPpm = 0n;
});
afterEach(() => assertWhole(server));
afterAll(() => server.close());

async function runAll(): Promise<void> {
  while ((await server.runDueJobs()) > 0);
}

/** Runs a job again, as after a crash before its completion was stored. */
async function again(kind: string): Promise<void> {
  await server.database.db.update(job).set({ doneAt: null, runAt: server.clock.now() }).where(eq(job.kind, kind));
  await runAll();
}

const paidIn = ({ payments }: LenderSettlement): Fen => sumFen(payments.map(({ amount }) => amount));

describe.each(CHANNELS.list.filter(({ kind }) => kind === 'financing'))('the lender behind channel $code', ({ code, quotedBy }) => {
  test('charges what it quoted, and receives the application and the payment at maturity, each exactly once', async () => {
    const money = financiers(server);
    const piece = await actors(server).heldPiece();
    const { id, version } = await money.apply([piece], { channel: code, amount: 800_000 });
    expect(received.quoted.some(({ channel }) => channel === code)).toBe(quotedBy === 'lender');
    await money.pass(id, version);
    const { state, quote, charged, applicationNumber } = await lenderLife(server).paidOut(id);
    expect([state, charged]).toEqual(['disbursed', { ...quote, id: charged?.id }]);
    expect(received.applied).toMatchObject([
      { applicationNumber, channel: code, amount: yuan(800_000), quoteId: quote.id, paidOut: quote.net },
    ]);
    await fund(server, 'E1001', 5_000_000);
    server.clock.moveTo(morningOf(quote.paysOn));
    await runAll();
    expect((await money.get(id)).state).toBe('settled');
    await again('financing.settleAtLender');
    const [told, twice] = received.settled;
    expect(told).toMatchObject({ applicationNumber, channel: code, payments: [{ by: 'issuer', paidOn: quote.paysOn }] });
    expect([told && paidIn(told), twice]).toEqual([yuan(800_000), told]);
  });
});

describe.each(CHANNELS.list.filter(({ kind }) => kind === 'pledge'))('the lender behind channel $code', ({ code, quotedBy, terms }) => {
  test('charges what it quoted, and receives the application once it is handed over, and the payment that repaid it', async () => {
    const money = pledgers(server);
    const { id, state, quote, owed, channel, applicationNumber } = await money.paidOut([await actors(server).heldPiece()], {
      channel: code,
      amount: 400_000,
    });
    await runAll();
    expect([state, channel]).toEqual(['disbursed', code]);
    expect(received.quoted.some((question) => question.channel === code)).toBe(quotedBy === 'lender');
    expect(quote.annualRate <= terms.annualRatePpm).toBe(true);
    expect(received.applied).toMatchObject([
      { applicationNumber, channel: code, amount: yuan(400_000), annualRatePpm: Number(quote.annualRate), quoteId: quote.id },
    ]);
    const guarantor = received.applied[0]?.pledge?.guarantor?.name ?? null;
    expect(guarantor).toBe(code === 3 ? '汇通融资担保有限公司' : null);
    await money.repay(id, owed?.total ?? expect.fail('nothing is owed'));
    await runAll();
    await again('pledge.settleAtLender');
    const [told, twice] = received.settled;
    expect(told).toMatchObject({ applicationNumber, channel: code, payments: [{ by: 'holder', paidOn: server.clock.today() }] });
    expect([told && paidIn(told), twice]).toEqual([owed?.total, told]);
  });

  test('receives the cancellation of an unsuccessful application', async () => {
    const money = pledgers(server);
    const { id, applicationNumber } = await money.apply([await actors(server).heldPiece()], { channel: code });
    await money.pass(id);
    if (code === 3) {
      await money.accept(id, 'fi');
      await money.approve(id, 'fi');
      await money.guarantee(id);
    }
    await runAll();
    await money.decline(id, 'loan');
    await runAll();
    expect([received.applied.map((one) => one.applicationNumber), received.cancelled]).toEqual([[applicationNumber], [applicationNumber]]);
  });
});

describe('a lender that sets its own rates', () => {
  const { pledge } = contract;
  const offerOf = async (amount: number, channel: number) => {
    const [piece] = await actors(server).held('supplier');
    if (!piece) throw new Error('nothing is held');
    const form = await pledgeForm(server, [piece], { channel, amount });
    const { offers } = await actors(server).call('supplier-op', pledge.quote, {
      pieces: form.pieces,
      pledged: form.pledged,
      amount: form.amount,
      repayOn: form.repayOn,
    });
    return { form, offer: offers.find((one) => one.channel === channel) ?? expect.fail('no offer') };
  };

  test('charges lower rates for higher amounts, and never more than its terms', async () => {
    await actors(server).heldPiece();
    expect((await offerOf(400_000, 11)).offer.quote?.annualRate).toBe(88_000n);
    expect((await offerOf(600_000, 11)).offer.quote?.annualRate).toBe(84_000n);
    lessByPpm = -1n;
    const { offer } = await offerOf(400_000, 11);
    expect([offer.quote, offer.obstacles.map(({ reason }) => reason)]).toEqual([null, ['notQuoted']]);
  });

  test('may give no quote, and is not asked if it would refuse anyway', async () => {
    await actors(server).heldPiece();
    const { offer } = await offerOf(400_066, 6);
    expect([offer.quote, offer.obstacles.map(({ reason }) => reason)]).toEqual([null, ['notQuoted']]);
    received.quoted = [];
    await server.database.session((session) => session.query(`delete from enterprise_channel where channel = 6`));
    expect((await offerOf(400_000, 6)).offer.obstacles.map(({ reason }) => reason)).toEqual(['notSigned']);
    expect(received.quoted.map(({ channel }) => channel)).not.toContain(6);
  });

  test('receives applications at the rate that was shown, without being asked again', async () => {
    await actors(server).heldPiece();
    const { form, offer } = await offerOf(400_000, 6);
    lessByPpm = 1_000n;
    received.quoted = [];
    const { id } = await actors(server).call('supplier-op', pledge.apply, form);
    expect(received.quoted).toEqual([]);
    lessByPpm = 0n;
    const money = pledgers(server);
    await money.pass(id);
    expect((await money.get(id)).quote).toEqual(offer.quote);
  });

  test('receives no application at a rate that was quoted to another enterprise, for another question, or that has expired', async () => {
    await actors(server).heldPiece();
    const { form, offer } = await offerOf(400_000, 6);
    const quoteId = offer.quote?.id ?? expect.fail('no quote');
    const apply = (changed: Partial<typeof form>) => refusalOf(actors(server).call('supplier-op', pledge.apply, { ...form, ...changed }));
    expect(await apply({ amount: fen(form.amount - 1n) })).toMatchObject({ code: '30015' });
    expect(await apply({ repayOn: addDays(form.repayOn, -1) })).toMatchObject({ code: '30015' });
    await server.database.db
      .update(lenderQuote)
      .set({ enterpriseNo: enterpriseNo('E1001') })
      .where(eq(lenderQuote.id, quoteId));
    expect(await apply({})).toMatchObject({ code: '30015' });
    await offerOf(400_000, 6);
    server.clock.moveTo(new Date(Date.parse(offer.quote?.validUntil ?? '') + 1));
    expect(await apply({})).toMatchObject({ code: '30015' });
  });
});

test('the issuer’s payment at maturity repays a loan, and is reported to its lender’s system', async () => {
  const money = pledgers(server);
  const piece = await actors(server).heldPiece();
  const { id, applicationNumber } = await money.paidOut([piece], { channel: 13, amount: 400_000 });
  await fund(server, 'E1001', 5_000_000);
  server.clock.moveTo(morningOf(piece.dueOn));
  await runAll();
  expect((await money.get(id)).state).toBe('awaitingRelease');
  expect(received.settled).toMatchObject([{ applicationNumber, channel: 13, payments: [{ by: 'issuer', paidOn: piece.dueOn }] }]);
});

test('one form is one application at its lender, which receives the quoted figures', async () => {
  const piece = await actors(server).heldPiece();
  const form = await financingForm(server, [piece], { channel: 1, amount: 800_000 });
  const { id, version } = await actors(server).call('supplier-op', contract.financing.apply, form);
  await financiers(server).pass(id, version);
  await runAll();
  await again('financing.submitToLender');
  expect(new Set(received.applied.map(({ applicationNumber, askedAt }) => `${applicationNumber} ${askedAt}`)).size).toBe(1);
  expect(received.applied[0]?.quoteId).toBe(form.quoteId);
});
