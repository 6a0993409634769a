import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, shanghaiDate, type CivilDate } from '../calendar/civil-date.ts';
import { shanghaiInstant } from '../calendar/lender-hours.ts';
import { shanghaiMinute } from '../calendar/shanghai-minute.ts';
import { CHANNELS } from '../channel/channels.ts';
import { USUAL_TERMS, type ChannelTerms } from '../channel/terms.ts';
import { INTEREST_PAYERS } from '../money/interest-payer.ts';
import { fen, parseYuan, type Fen } from '../money/yuan.ts';
import { bearingOf, commonClause, HOLDER_BEARS, type BearingClause } from './bearing.ts';
import { isWithinTerms, termsWithQuote, type LenderQuote } from './lender-quote.ts';
import { pledgeLimit, type ObstacleReason, type OfferedPiece } from './obstacles.ts';
import { offerOf, rankedOffers, type OfferQuestion } from './offer.ts';
import { quoteSchedule, quoteStands } from './schedule.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const yuan = (text: string): Fen => parseYuan(text) ?? expect.fail(text);
const at = (text: string): Date => shanghaiInstant(day(text.slice(0, 10)), text.slice(11));
const terms: ChannelTerms = { offered: true, ...USUAL_TERMS };

const piece: OfferedPiece = {
  number: 'LX1',
  issuerNo: 'CORE',
  dueOn: day('2026-08-27'),
  available: yuan('1,000,000'),
  channel: 1,
  keptByItsChannel: false,
};
const asked: OfferQuestion = {
  channel: { code: 5, kind: 'financing' },
  terms,
  signed: true,
  credit: yuan('5,000,000'),
  pieces: [piece],
  amount: yuan('1,000,000'),
  askedAt: at('2026-03-02 10:00'),
};
const reasons = (change: Partial<OfferQuestion>): readonly ObstacleReason[] =>
  offerOf({ ...asked, ...change }).obstacles.map(({ reason }) => reason);

describe('the obstacles of a lender', () => {
  test('there are none for an application within the terms', () => {
    expect(reasons({})).toEqual([]);
  });

  test.each<[ObstacleReason, Partial<OfferQuestion>]>([
    ['notOffered', { terms: { ...terms, offered: false } }],
    ['notSigned', { signed: false }],
    ['otherChannelsVoucher', { terms: { ...terms, takes: 'own' } }],
    ['keptByItsChannel', { pieces: [{ ...piece, keptByItsChannel: true }] }],
    ['fallenDue', { pieces: [{ ...piece, dueOn: day('2026-03-02') }] }],
    ['termTooShort', { terms: { ...terms, minDays: 178 } }],
    ['termTooLong', { terms: { ...terms, maxDays: 176 } }],
    ['loanOutlivesPledge', { channel: { code: 3, kind: 'pledge' }, amount: yuan('500,000'), repayOn: day('2026-08-28') }],
    ['belowMinimum', { terms: { ...terms, minAmount: yuan('1,000,000.01') } }],
    ['aboveMaximum', { terms: { ...terms, maxAmount: yuan('999,999.99') } }],
    ['abovePledgeRate', { channel: { code: 3, kind: 'pledge' }, amount: yuan('800,000.01') }],
    ['noCreditLine', { credit: null }],
    ['creditShort', { credit: yuan('999,999.99') }],
    ['planShort', { planLeft: yuan('1') }],
    ['noGuarantor', { guarantorCredit: null }],
    ['guarantorShort', { guarantorCredit: yuan('1') }],
    ['notQuoted', { lenderQuote: null }],
    ['nothingLeft', { amount: yuan('100'), terms: { ...terms, minAmount: fen(1n) } }],
  ])('reports %s', (reason, change) => {
    expect(reasons(change)).toEqual([reason]);
  });

  test('a channel finances its own vouchers even when it takes no others and keeps its own', () => {
    const own = [{ ...piece, channel: 5, keptByItsChannel: true }] as const;
    expect(reasons({ pieces: own, terms: { ...terms, takes: 'own' } })).toEqual([]);
  });

  test('an obstacle contains the shortfall', () => {
    const { obstacles } = offerOf({ ...asked, credit: yuan('400,000') });
    expect(obstacles).toEqual([{ reason: 'creditShort', figures: { free: yuan('400,000'), shortfall: yuan('600,000') } }]);
  });

  test('there is no quote without remaining days, but there is one with other obstacles', () => {
    expect(offerOf({ ...asked, pieces: [{ ...piece, dueOn: day('2026-03-02') }] }).quote).toBeUndefined();
    expect(offerOf({ ...asked, signed: false }).quote?.paidOut).toBe(offerOf(asked).quote?.paidOut);
  });

  test('the pledge limit is rounded down and never exceeds the pledge rate', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.bigInt({ min: 0n, max: 1_000_000n }), (pledged, rate) => {
        const most = pledgeLimit(fen(pledged), rate);
        expect(most * 1_000_000n <= pledged * rate && (most + 1n) * 1_000_000n > pledged * rate).toBe(true);
      }),
    );
  });
});

describe('a lender that quotes its own rates', () => {
  const lenderQuote = { annualRatePpm: 30_000n, lenderFeePpm: 0n, minLenderFee: fen(0n), validUntil: at('2026-03-03 12:00') };

  test('is offered at its own quote, which may shorten the validity', () => {
    const { quote, schedule } = offerOf({ ...asked, lenderQuote });
    expect([quote?.question.terms, schedule.validUntil]).toEqual([termsWithQuote(terms, lenderQuote), lenderQuote.validUntil]);
    expect(quote?.question.terms.annualRatePpm).toBe(30_000n);
    const later = { ...lenderQuote, validUntil: at('2026-12-31 12:00') };
    expect(offerOf({ ...asked, lenderQuote: later }).schedule.validUntil).toEqual(offerOf(asked).schedule.validUntil);
  });

  test('has no quote when it declines to quote', () => {
    expect(offerOf({ ...asked, lenderQuote: null }).quote).toBeUndefined();
  });

  test.each<[string, boolean, Partial<LenderQuote>]>([
    ['the rates of its terms', true, { annualRatePpm: terms.annualRatePpm }],
    ['lower rates', true, {}],
    ['a higher rate', false, { annualRatePpm: terms.annualRatePpm + 1n }],
    ['no interest', false, { annualRatePpm: 0n }],
    ['a higher fee', false, { lenderFeePpm: terms.lenderFeePpm + 1n }],
    ['a higher minimum fee', false, { minLenderFee: fen(terms.minLenderFee + 1n) }],
    ['an expired quote', false, { validUntil: asked.askedAt }],
  ])('with %s is within its terms: %s', (_, accepted, change) => {
    expect(isWithinTerms({ ...lenderQuote, ...change }, terms, asked.askedAt)).toBe(accepted);
  });
});

describe('the schedule of a quote', () => {
  test('expects the payout after the lender’s working hours from receipt', () => {
    const { receivedOn, valueOn, expectedAt, validUntil } = quoteSchedule(terms, at('2026-03-02 10:00'));
    expect([receivedOn, valueOn, shanghaiMinute(expectedAt.toISOString())]).toEqual(['2026-03-02', '2026-03-03', '2026-03-03 10:00']);
    expect(shanghaiMinute(validUntil.toISOString())).toBe('2026-03-03 16:00');
  });

  test('moves to the next working day after the cut-off and over a weekend', () => {
    expect(quoteSchedule({ ...terms, expectedHours: 4 }, at('2026-03-06 16:01'))).toMatchObject({
      receivedOn: '2026-03-09',
      valueOn: '2026-03-09',
    });
    expect(shanghaiMinute(quoteSchedule(terms, at('2026-03-06 15:00')).validUntil.toISOString())).toBe('2026-03-09 16:00');
  });

  test('uses the requested day when it is later, rolled to a working day', () => {
    expect(quoteSchedule(terms, at('2026-03-02 10:00'), day('2026-03-07')).valueOn).toBe('2026-03-09');
    expect(quoteSchedule(terms, at('2026-03-02 10:00'), day('2026-03-02')).valueOn).toBe('2026-03-03');
  });

  test('keeps a quote valid up to and including its expiry', () => {
    const { validUntil } = quoteSchedule(terms, at('2026-03-02 10:00'));
    expect(quoteStands({ validUntil }, validUntil)).toBe(true);
    expect(quoteStands({ validUntil }, new Date(validUntil.getTime() + 1))).toBe(false);
  });

  test('never lies in the past and never gets earlier for a later request', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 300 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 60 * 24 * 10 }), fc.integer({ min: 1, max: 40 }), (first, more, expectedHours) => {
        const one = new Date(at('2026-01-01 00:00').getTime() + first * 60_000);
        const other = new Date(one.getTime() + more * 60_000);
        const [left, right] = [one, other].map((instant) => quoteSchedule({ ...terms, expectedHours }, instant));
        if (!left || !right) expect.fail('no schedule');
        expect(left.expectedAt >= one && left.validUntil > one && left.valueOn >= left.receivedOn).toBe(true);
        expect(right.expectedAt >= left.expectedAt && right.validUntil >= left.validUntil).toBe(true);
        expect(left.valueOn >= shanghaiDate(one)).toBe(true);
      }),
    );
  });
});

describe('the bearing of costs', () => {
  const agreed = { ...HOLDER_BEARS, interestPayer: 'agreed', holderInterestPpm: 400_000n } as const;

  test.each(INTEREST_PAYERS)(
    'an undertaking of the issuer (%s) takes precedence over the terms unless it leaves the costs to the holder',
    (clause) => {
      const { interestPayer, feePayer } = bearingOf({
        kind: 'financing',
        terms: agreed,
        clause: { interestPayer: clause, feePayer: clause },
      });
      expect(interestPayer).toBe(clause === 'holder' ? 'agreed' : clause);
      expect(feePayer).toBe(clause);
    },
  );

  test('an agreed share applies; without a figure or an agreement the share of the terms applies', () => {
    const shareOf = (clause: BearingClause) => {
      const { holderInterestPpm, holderFeePpm } = bearingOf({ kind: 'financing', terms: agreed, clause });
      return [holderInterestPpm, holderFeePpm];
    };
    const shares = { holderInterestPpm: 250_000n, holderFeePpm: 750_000n };
    expect(shareOf({ interestPayer: 'agreed', feePayer: 'agreed', ...shares })).toEqual([250_000n, 750_000n]);
    expect(shareOf({ interestPayer: 'agreed' })).toEqual([400_000n, 1_000_000n]);
    expect(shareOf({ interestPayer: 'issuer', feePayer: 'holder', ...shares })).toEqual([400_000n, 1_000_000n]);
  });

  test('equal undertakings of several vouchers are combined; different ones have no common clause', () => {
    const clause = { interestPayer: 'agreed', holderInterestPpm: 250_000n } as const;
    expect(commonClause([clause, { ...clause }])).toEqual(clause);
    expect(commonClause([])).toBeUndefined();
    for (const other of [
      { interestPayer: 'agreed' },
      { ...clause, holderInterestPpm: 300_000n },
      { ...clause, feePayer: 'issuer' },
    ] as const)
      expect(commonClause([clause, other])).toBeUndefined();
  });

  test('the holder bears all costs of a loan, and when the issuer has refused its share', () => {
    expect(bearingOf({ kind: 'pledge', terms: agreed, clause: { interestPayer: 'issuer', feePayer: 'issuer' } })).toEqual(HOLDER_BEARS);
    expect(bearingOf({ kind: 'financing', terms: agreed, issuerRefused: true })).toEqual(HOLDER_BEARS);
  });
});

describe('ranking offers', () => {
  const offers = CHANNELS.list.map(({ code, kind, terms: own }) =>
    offerOf({ ...asked, channel: { code, kind }, terms: own, signed: code !== 12 }),
  );

  test('puts the highest net amount first and offers with obstacles last', () => {
    const ranked = rankedOffers(offers);
    const open = ranked.filter(({ obstacles }) => obstacles.length === 0);
    expect(ranked.slice(0, open.length)).toEqual(open);
    const nets = open.map(({ quote }) => quote?.paidOut ?? fen(0n));
    expect(nets).toEqual(nets.toSorted((left, right) => (left > right ? -1 : 1)));
    expect(ranked.findIndex(({ channel }) => channel === 12)).toBeGreaterThanOrEqual(open.length);
  });

  test('is a permutation that does not depend on the input order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...offers], { minLength: offers.length }), (shuffled) => {
        expect(rankedOffers(shuffled)).toEqual(rankedOffers(offers));
      }),
    );
  });

  test('finds different net amounts for all standard channels', () => {
    const nets = offers.filter(({ channel }) => [1, 2, 4, 5, 7, 8, 10, 12].includes(channel)).map(({ quote }) => quote?.paidOut);
    expect(new Set(nets).size).toBe(nets.length);
  });

  test('a longer term leaves a lower net amount', () => {
    const later = offerOf({ ...asked, pieces: [{ ...piece, dueOn: addDays(piece.dueOn, 30) }] });
    expect((later.quote?.paidOut ?? 0n) < (offerOf(asked).quote?.paidOut ?? 0n)).toBe(true);
  });
});
