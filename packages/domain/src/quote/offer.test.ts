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
import { isWithinTerms, termsAsSaid, type LenderQuote } from './lender-quote.ts';
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

describe('why a lender is greyed', () => {
  test('nothing keeps a lender from lending what its terms allow', () => {
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
    ['notQuoted', { said: null }],
    ['nothingLeft', { amount: yuan('100'), terms: { ...terms, minAmount: fen(1n) } }],
  ])('%s', (reason, change) => {
    expect(reasons(change)).toEqual([reason]);
  });

  test('its own voucher is taken by a lender that takes no others, and by the channel that keeps it', () => {
    const own = [{ ...piece, channel: 5, keptByItsChannel: true }] as const;
    expect(reasons({ pieces: own, terms: { ...terms, takes: 'own' } })).toEqual([]);
  });

  test('names what is short', () => {
    const { obstacles } = offerOf({ ...asked, credit: yuan('400,000') });
    expect(obstacles).toEqual([{ reason: 'creditShort', figures: { free: yuan('400,000'), shortfall: yuan('600,000') } }]);
  });

  test('what has no day left has no quote, and what is greyed for another reason has one', () => {
    expect(offerOf({ ...asked, pieces: [{ ...piece, dueOn: day('2026-03-02') }] }).quote).toBeUndefined();
    expect(offerOf({ ...asked, signed: false }).quote?.net).toBe(offerOf(asked).quote?.net);
  });

  test('what is lent against a pledge is rounded down, never above the rate', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.bigInt({ min: 0n, max: 1_000_000n }), (pledged, rate) => {
        const most = pledgeLimit(fen(pledged), rate);
        expect(most * 1_000_000n <= pledged * rate && (most + 1n) * 1_000_000n > pledged * rate).toBe(true);
      }),
    );
  });
});

describe('a lender that states its own rates', () => {
  const said = { annualRatePpm: 30_000n, lenderFeePpm: 0n, minLenderFee: fen(0n), validUntil: at('2026-03-03 12:00') };

  test('is quoted by what it says in place of its terms, for as long as it stands by it', () => {
    const { quote, schedule } = offerOf({ ...asked, said });
    expect([quote?.question.terms, schedule.validUntil]).toEqual([termsAsSaid(terms, said), said.validUntil]);
    expect(quote?.question.terms.annualRatePpm).toBe(30_000n);
    const later = { ...said, validUntil: at('2026-12-31 12:00') };
    expect(offerOf({ ...asked, said: later }).schedule.validUntil).toEqual(offerOf(asked).schedule.validUntil);
  });

  test('has no quote where it says nothing', () => {
    expect(offerOf({ ...asked, said: null }).quote).toBeUndefined();
  });

  test.each<[string, boolean, Partial<LenderQuote>]>([
    ['what its terms say', true, { annualRatePpm: terms.annualRatePpm }],
    ['less', true, {}],
    ['a higher rate', false, { annualRatePpm: terms.annualRatePpm + 1n }],
    ['no interest', false, { annualRatePpm: 0n }],
    ['a higher fee', false, { lenderFeePpm: terms.lenderFeePpm + 1n }],
    ['a higher least fee', false, { minLenderFee: fen(terms.minLenderFee + 1n) }],
    ['what stands no longer', false, { validUntil: asked.askedAt }],
  ])('that asks %s is heard: %s', (_, heard, change) => {
    expect(isWithinTerms({ ...said, ...change }, terms, asked.askedAt)).toBe(heard);
  });
});

describe('when the money comes', () => {
  test('is after the lender’s hours, counted from when it hears', () => {
    const { heardOn, valueOn, expectedAt, validUntil } = quoteSchedule(terms, at('2026-03-02 10:00'));
    expect([heardOn, valueOn, shanghaiMinute(expectedAt.toISOString())]).toEqual(['2026-03-02', '2026-03-03', '2026-03-03 10:00']);
    expect(shanghaiMinute(validUntil.toISOString())).toBe('2026-03-03 16:00');
  });

  test('is a working day later after the cut-off, and over a weekend', () => {
    expect(quoteSchedule({ ...terms, expectedHours: 4 }, at('2026-03-06 16:01'))).toMatchObject({
      heardOn: '2026-03-09',
      valueOn: '2026-03-09',
    });
    expect(shanghaiMinute(quoteSchedule(terms, at('2026-03-06 15:00')).validUntil.toISOString())).toBe('2026-03-09 16:00');
  });

  test('is the day wished for where that is later, rolled to a working day', () => {
    expect(quoteSchedule(terms, at('2026-03-02 10:00'), day('2026-03-07')).valueOn).toBe('2026-03-09');
    expect(quoteSchedule(terms, at('2026-03-02 10:00'), day('2026-03-02')).valueOn).toBe('2026-03-03');
  });

  test('a quote stands until its instant and not after', () => {
    const { validUntil } = quoteSchedule(terms, at('2026-03-02 10:00'));
    expect(quoteStands({ validUntil }, validUntil)).toBe(true);
    expect(quoteStands({ validUntil }, new Date(validUntil.getTime() + 1))).toBe(false);
  });

  test('is never before it was asked for, and the later it is asked the later it is', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 300 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 60 * 24 * 10 }), fc.integer({ min: 1, max: 40 }), (first, more, expectedHours) => {
        const one = new Date(at('2026-01-01 00:00').getTime() + first * 60_000);
        const other = new Date(one.getTime() + more * 60_000);
        const [left, right] = [one, other].map((instant) => quoteSchedule({ ...terms, expectedHours }, instant));
        if (!left || !right) expect.fail('no schedule');
        expect(left.expectedAt >= one && left.validUntil > one && left.valueOn >= left.heardOn).toBe(true);
        expect(right.expectedAt >= left.expectedAt && right.validUntil >= left.validUntil).toBe(true);
        expect(left.valueOn >= shanghaiDate(one)).toBe(true);
      }),
    );
  });
});

describe('who bears what', () => {
  const agreed = { ...HOLDER_BEARS, interestPayer: 'agreed', holderInterestPpm: 400_000n } as const;

  test.each(INTEREST_PAYERS)('an undertaking of the voucher (%s) goes before the terms unless it leaves it to the holder', (clause) => {
    const { interestPayer, feePayer } = bearingOf({
      kind: 'financing',
      terms: agreed,
      clause: { interestPayer: clause, feePayer: clause },
    });
    expect(interestPayer).toBe(clause === 'holder' ? 'agreed' : clause);
    expect(feePayer).toBe(clause);
  });

  test('a share that was agreed is the share; one that was agreed without a figure, and one that nobody agreed to, are the terms’', () => {
    const shareOf = (clause: BearingClause) => {
      const { holderInterestPpm, holderFeePpm } = bearingOf({ kind: 'financing', terms: agreed, clause });
      return [holderInterestPpm, holderFeePpm];
    };
    const shares = { holderInterestPpm: 250_000n, holderFeePpm: 750_000n };
    expect(shareOf({ interestPayer: 'agreed', feePayer: 'agreed', ...shares })).toEqual([250_000n, 750_000n]);
    expect(shareOf({ interestPayer: 'agreed' })).toEqual([400_000n, 1_000_000n]);
    expect(shareOf({ interestPayer: 'issuer', feePayer: 'holder', ...shares })).toEqual([400_000n, 1_000_000n]);
  });

  test('vouchers that undertake the same are one; those that differ in anything leave it to the terms', () => {
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

  test('the holder bears everything of a loan, and where the issuer refused its share', () => {
    expect(bearingOf({ kind: 'pledge', terms: agreed, clause: { interestPayer: 'issuer', feePayer: 'issuer' } })).toEqual(HOLDER_BEARS);
    expect(bearingOf({ kind: 'financing', terms: agreed, issuerRefused: true })).toEqual(HOLDER_BEARS);
  });
});

describe('offers side by side', () => {
  const offers = CHANNELS.list.map(({ code, kind, terms: own }) =>
    offerOf({ ...asked, channel: { code, kind }, terms: own, signed: code !== 12 }),
  );

  test('come the most money first, and greyed ones last', () => {
    const ranked = rankedOffers(offers);
    const open = ranked.filter(({ obstacles }) => obstacles.length === 0);
    expect(ranked.slice(0, open.length)).toEqual(open);
    const nets = open.map(({ quote }) => quote?.net ?? fen(0n));
    expect(nets).toEqual(nets.toSorted((left, right) => (left > right ? -1 : 1)));
    expect(ranked.findIndex(({ channel }) => channel === 12)).toBeGreaterThanOrEqual(open.length);
  });

  test('are every offer once, in one order whatever order they come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...offers], { minLength: offers.length }), (shuffled) => {
        expect(rankedOffers(shuffled)).toEqual(rankedOffers(offers));
      }),
    );
  });

  test('of the standard channels differ: no two nets are alike', () => {
    const nets = offers.filter(({ channel }) => [1, 2, 4, 5, 7, 8, 10, 12].includes(channel)).map(({ quote }) => quote?.net);
    expect(new Set(nets).size).toBe(nets.length);
  });

  test('a day more costs more', () => {
    const later = offerOf({ ...asked, pieces: [{ ...piece, dueOn: addDays(piece.dueOn, 30) }] });
    expect((later.quote?.net ?? 0n) < (offerOf(asked).quote?.net ?? 0n)).toBe(true);
  });
});
