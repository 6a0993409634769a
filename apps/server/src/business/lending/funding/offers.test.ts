import { contract, toWire } from '@lianxin/api/contract';
import { CHANNELS, fen, type ChannelTerms, type Fen, type Offer } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieceOf } from '../../../ledger/change-piece.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { capitalPlanRow, datedLimit, enterpriseChannel, issuance, lender, lendingLimit } from '../../../schema/index.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { actors, day } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { BANK, financingWorld, OTHER_BANK } from '../../../testing/financing.ts';
import { withRollback } from '../../../testing/on-ledger.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { ChannelContent } from '../../foundation/limits/contents.ts';
import { quoteColumns } from './stored-quote.ts';
import { offersFor } from './offers.ts';

const HOLDER = enterpriseNo('E1002');
const ISSUER = enterpriseNo('E1001');

let server: TestServer;
let piece: PieceRow;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  const { id } = await actors(server).heldPiece({ amount: 600_000, invoice: 2 });
  piece = await pieceOf(server.database, id);
});
afterAll(() => server.close());

/** The offers of lenders after a change, which is rolled back afterwards. */
async function offersAfter(
  change: (db: Db) => Promise<unknown>,
  asked: { readonly amount?: Fen; readonly askedAt?: string; readonly pieces?: readonly PieceRow[] } = {},
): Promise<readonly Offer[]> {
  let offers: readonly Offer[] = [];
  const { amount = piece.amount, askedAt = '2026-11-20T09:42:00+08:00', pieces = [piece] } = asked;
  await withRollback(server, async (db) => {
    await change(db);
    const { channels, clock, lenderOn } = server.services;
    const context = { db, channels, clock, lender: lenderOn(db) };
    offers = await offersFor(context, { enterpriseNo: HOLDER, pieces, amount, askedAt: new Date(askedAt) });
  });
  return offers;
}

const nothing = async () => {};
const of = (offers: readonly Offer[], code = OTHER_BANK): Offer =>
  offers.find(({ channel }) => channel === code) ?? expect.fail('no offer');
const reasons = (offers: readonly Offer[], code = OTHER_BANK) => of(offers, code).obstacles.map(({ reason }) => reason);

/** Terms of a channel from a day on, as operators set them. */
const set =
  (code: number, terms: Partial<ChannelTerms>, effectiveFrom = day('2026-11-01')) =>
  (db: Db) => {
    const content = toWire(ChannelContent, { ...(CHANNELS.byCode(code)?.terms ?? expect.fail('no channel')), ...terms });
    return db
      .insert(datedLimit)
      .values({ kind: 'channel', channel: code, effectiveFrom, content, version: 1, setBy: 'ops', setAt: new Date() });
  };
const limit = (change: Partial<typeof lendingLimit.$inferSelect>) => (db: Db) =>
  db
    .update(lendingLimit)
    .set(change)
    .where(and(eq(lendingLimit.channel, OTHER_BANK), eq(lendingLimit.issuerNo, ISSUER)));

test('the offers contain every financing channel, and no channel that lends against a pledge', async () => {
  const offers = await offersAfter(nothing);
  const financing = CHANNELS.list.filter(({ kind }) => kind === 'financing').map(({ code }) => code);
  expect(offers.map(({ channel }) => channel).toSorted((left, right) => left - right)).toEqual(financing);
  expect([reasons(offers, BANK), reasons(offers)]).toEqual([[], []]);
});

test('available offers come first, the highest net amount first', async () => {
  const offers = await offersAfter(nothing);
  expect(offers.slice(0, 2).map(({ channel }) => channel)).toEqual([OTHER_BANK, BANK]);
  const dear = await offersAfter(set(OTHER_BANK, { annualRatePpm: 60_000n }));
  expect(dear.slice(0, 2).map(({ channel }) => channel)).toEqual([BANK, OTHER_BANK]);
  const closed = await offersAfter(set(OTHER_BANK, { offered: false }));
  expect(closed[0]?.channel).toBe(BANK);
});

describe('an offer is unavailable', () => {
  test.each<[string, (db: Db) => Promise<unknown>, string, object]>([
    ['if the lender accepts no applications', set(OTHER_BANK, { offered: false }), 'notOffered', {}],
    [
      'if the holder has not signed up with the lender',
      (db) =>
        db.delete(enterpriseChannel).where(and(eq(enterpriseChannel.enterpriseNo, HOLDER), eq(enterpriseChannel.channel, OTHER_BANK))),
      'notSigned',
      {},
    ],
    [
      'if the lender has no limit for the issuer',
      (db) => db.delete(lendingLimit).where(eq(lendingLimit.channel, OTHER_BANK)),
      'noCreditLine',
      {},
    ],
    [
      'if the limit less its used and reserved amounts is too small',
      limit({ total: yuan(1_000_000), used: yuan(300_000), inTransit: yuan(200_000) }),
      'creditShort',
      { free: yuan(500_000), shortfall: yuan(100_000) },
    ],
    [
      'if the limit is below the used amount',
      limit({ total: yuan(100_000), used: yuan(300_000) }),
      'creditShort',
      { free: 0n, shortfall: yuan(600_000) },
    ],
    [
      'if the lender finances only vouchers of its own channel',
      set(OTHER_BANK, { takes: 'own' }),
      'otherChannelsVoucher',
      { channel: BANK },
    ],
    ['if the voucher’s own channel excludes other lenders', set(BANK, { keepsOwn: true }), 'keptByItsChannel', { channel: BANK }],
    ['if the term is too long for the lender', set(OTHER_BANK, { maxDays: 90 }), 'termTooLong', { days: 172, maxDays: 90 }],
    ['if the term is too short for the lender', set(OTHER_BANK, { minDays: 200 }), 'termTooShort', { days: 172, minDays: 200 }],
    [
      'if the amount is above the lender’s maximum',
      set(OTHER_BANK, { maxAmount: yuan(500_000) }),
      'aboveMaximum',
      { amount: yuan(600_000), maxAmount: yuan(500_000) },
    ],
    [
      'if the amount is below the lender’s minimum',
      set(OTHER_BANK, { minAmount: yuan(700_000) }),
      'belowMinimum',
      { amount: yuan(600_000), minAmount: yuan(700_000) },
    ],
  ])('%s, with the reason', async (_, change, reason, figures) => {
    const offers = await offersAfter(change);
    expect(of(offers).obstacles).toEqual([{ reason, figures }]);
  });

  test('if the channel no longer has a lender', async () => {
    const offers = await offersAfter(async (db) => {
      await db.delete(lendingLimit).where(eq(lendingLimit.channel, OTHER_BANK));
      await db.delete(lender).where(eq(lender.channel, OTHER_BANK));
    });
    expect(reasons(offers)).toEqual(['notOffered', 'noCreditLine']);
  });

  test('but keeps its price, and the channel that excludes other lenders remains available', async () => {
    const offers = await offersAfter(set(BANK, { keepsOwn: true }));
    expect(of(offers).quote?.paidOut).toBeGreaterThan(0n);
    expect(reasons(offers, BANK)).toEqual([]);
  });

  test('if the voucher falls due before the payout', async () => {
    const offers = await offersAfter(nothing, { askedAt: '2027-05-14T16:59:00+08:00' });
    expect(of(offers)).toMatchObject({ quote: undefined, obstacles: [{ reason: 'fallenDue' }] });
  });
});

describe('the price of an offer', () => {
  test('follows the terms in force on the day of the request', async () => {
    const change = set(OTHER_BANK, { annualRatePpm: 30_000n }, day('2026-11-24'));
    const rateOn = async (askedAt: string) => of(await offersAfter(change, { askedAt })).quote?.question.terms.annualRatePpm;
    expect(await rateOn('2026-11-23T23:59:00+08:00')).toBe(34_800n);
    expect(await rateOn('2026-11-24T00:01:00+08:00')).toBe(30_000n);
  });

  test('follows the issuer’s clause on costs if all vouchers share it, in any order of the vouchers', async () => {
    const { id } = await actors(server).heldPiece({ amount: 300_000, invoice: 1 });
    const other = await pieceOf(server.database, id);
    const issuerPays = (vouchers: readonly PieceRow[]) => async (db: Db) => {
      for (const { voucherId } of vouchers)
        await db
          .update(issuance)
          .set({ form: sql`jsonb_set(${issuance.form}, '{interestPayer}', '"issuer"')` })
          .where(eq(issuance.voucherId, voucherId));
    };
    const costs = async (undertook: readonly PieceRow[], pieces: readonly PieceRow[]) =>
      of(await offersAfter(issuerPays(undertook), { pieces })).quote?.issuerCosts;
    expect(await costs([piece, other], [piece, other])).toBeGreaterThan(0n);
    expect([await costs([piece], [piece, other]), await costs([piece], [other, piece])]).toEqual([0n, 0n]);
  });

  test('splits interest and fees by the shares that the issuer agreed to', async () => {
    const agreed = (parts: Readonly<Record<string, string>>) => (db: Db) =>
      db
        .update(issuance)
        .set({ form: sql`${issuance.form} || ${JSON.stringify({ interestPayer: 'agreed', feePayer: 'agreed', ...parts })}::jsonb` })
        .where(eq(issuance.voucherId, piece.voucherId));
    const lines = async (parts: Readonly<Record<string, string>>) =>
      (of(await offersAfter(agreed(parts))).quote?.lines ?? []).filter(({ total }) => total > 0n);
    const quarter = await lines({ interestShare: '25', feeShare: '75' });
    expect(quarter.length).toBeGreaterThan(1);
    for (const { kind, total, holder, issuer } of quarter) {
      const share = kind === 'interest' ? 25n : 75n;
      expect([kind, holder + issuer]).toEqual([kind, total]);
      expect([kind, holder * 100n - total * share < 100n && total * share - holder * 100n < 100n]).toEqual([kind, true]);
    }
  });

  test('charges the interest to the party named in the terms', async () => {
    const agreed = set(OTHER_BANK, { interestPayer: 'issuer' });
    const [own, others] = [of(await offersAfter(nothing)), of(await offersAfter(agreed))];
    expect(own.quote?.issuerCosts).toBe(0n);
    expect(others.quote?.issuerCosts).toBeGreaterThan(0n);
  });

  test('has one quote id for each combination of day, amount and terms', async () => {
    const idOf = async (change: (db: Db) => Promise<unknown>, asked: Parameters<typeof offersAfter>[1]) => {
      const { quote, schedule } = of(await offersAfter(change, asked));
      return quote ? quoteColumns({ quote, schedule }).quoteId : expect.fail('no quote');
    };
    const first = await idOf(nothing, {});
    expect(await idOf(nothing, { askedAt: '2026-11-20T09:43:00+08:00' })).toBe(first);
    expect(await idOf(nothing, { amount: fen(piece.amount - 1n) })).not.toBe(first);
    expect(await idOf(nothing, { askedAt: '2026-11-24T09:43:00+08:00' })).not.toBe(first);
    expect(await idOf(set(OTHER_BANK, { annualRatePpm: 34_900n }), {})).not.toBe(first);
  });
});

test('in the sandbox the supplier and the second-tier supplier compare at least five offers, and see why others are unavailable', async () => {
  const sandbox = await createTestServer({ world: sandboxWorld });
  try {
    for (const who of ['supplier-op', 'tier2-op']) {
      const client = await sandbox.as(who);
      const { list } = await client.call(contract.voucher.listFinanceable, { page: 1, pageSize: 100 });
      const one = list
        .flatMap(({ issuer, dueOn, pieces }) => (issuer.enterpriseNo === ISSUER && dueOn > day('2027-01-01') ? pieces : []))
        .find(({ amount }) => amount > yuan(100_000));
      if (!one) throw new Error(`${who} has nothing to finance`);
      const { offers } = await client.call(contract.financing.quote, {
        pieces: [{ pieceId: one.id, version: one.version }],
        amount: yuan(100_000),
      });
      expect(offers.filter(({ quote, obstacles }) => quote !== null && obstacles.length === 0).length).toBeGreaterThanOrEqual(5);
      expect(offers.flatMap(({ obstacles }) => obstacles.map(({ reason }) => reason))).toContain('creditShort');
    }
  } finally {
    await sandbox.close();
  }
});

describe('a lender’s capital plan', () => {
  const plan = (outflow: number, first: string, period: 'week' | 'month') => (db: Db) =>
    db.insert(capitalPlanRow).values({
      enterpriseNo: enterpriseNo('E3001'),
      period,
      first: day(first),
      inflow: yuan(0),
      outflow: yuan(outflow),
      changedBy: 'bank-op',
      changedAt: new Date(),
    });

  test('limits the payouts of the week and of the month, on all its channels', async () => {
    const short = async (...made: Parameters<typeof plan>) => {
      const offers = await offersAfter(plan(...made));
      return [reasons(offers, BANK), reasons(offers)];
    };
    // One lender pays on the Friday of the request, the other on the following Monday.
    expect(await short(500_000, '2026-11-16', 'week')).toEqual([['planShort'], []]);
    expect(await short(500_000, '2026-11-23', 'week')).toEqual([[], ['planShort']]);
    expect(await short(500_000, '2026-11-01', 'month')).toEqual([['planShort'], ['planShort']]);
    const [obstacle] = of(await offersAfter(plan(500_000, '2026-11-01', 'month'))).obstacles;
    expect(obstacle?.figures).toEqual({ free: yuan(500_000), shortfall: yuan(100_000) });
  });

  test('has no effect for other periods or with enough left', async () => {
    expect(reasons(await offersAfter(plan(500_000, '2026-11-09', 'week')))).toEqual([]);
    expect(reasons(await offersAfter(plan(600_000, '2026-11-16', 'week')))).toEqual([]);
  });
});
