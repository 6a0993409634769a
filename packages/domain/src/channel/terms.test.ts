import { describe, expect, test } from 'vitest';
import { MAX_ANNUAL_RATE_PPM } from '../money/rate.ts';
import { inForceOn } from '../dated.ts';
import { CHANNEL_ROWS, CHANNELS } from './channels.ts';
import { defineChannels } from './define-channels.ts';
import { channelTermsOn } from './terms.ts';

describe('the terms of a channel', () => {
  test('exist for every channel and are plausible', () => {
    for (const { code, terms } of CHANNELS.list) {
      const { minAmount, maxAmount, minDays, maxDays, annualRatePpm } = terms;
      expect([code, minAmount > 0n && minAmount < maxAmount]).toEqual([code, true]);
      expect([code, minDays > 0 && minDays < maxDays && maxDays <= 366]).toEqual([code, true]);
      expect([code, annualRatePpm > 0n && annualRatePpm <= MAX_ANNUAL_RATE_PPM]).toEqual([code, true]);
    }
  });

  test('are offered by each of the twelve channels', () => {
    for (const { code, terms } of CHANNELS.list.slice(0, 12)) expect([code, terms.offered]).toEqual([code, true]);
  });

  test('are not offered when a row has none, and default to the usual terms where a row omits them', () => {
    const [bankA] = CHANNEL_ROWS;
    const own = { code: 14, alias: 'hn', name: { zh: '华南银行', en: 'Huanan Bank' }, kind: 'financing', core: 'register' } as const;
    const [closed, cheap] = defineChannels([own, { ...bankA, terms: { annualRatePpm: 30_000n } }]).list;
    expect(closed.terms.offered).toBe(false);
    expect(cheap?.terms).toEqual({ ...closed.terms, offered: true, annualRatePpm: 30_000n });
  });

  test('are the initial ones until the first dated row takes effect, then those of the latest row in force', () => {
    const [bankA] = CHANNELS.list;
    const cheaper = { ...bankA.terms, annualRatePpm: 30_000n };
    const closed = { ...bankA.terms, offered: false };
    const rows = [
      { channel: 1, effectiveFrom: '2027-03-01', terms: closed },
      { channel: 1, effectiveFrom: '2027-01-01', terms: cheaper },
      { channel: 2, effectiveFrom: '2026-01-01', terms: closed },
    ] as const;
    expect(channelTermsOn(bankA, '2026-12-31', rows)).toBe(bankA.terms);
    expect(channelTermsOn(bankA, '2027-01-01', rows)).toBe(cheaper);
    expect(channelTermsOn(bankA, '2027-02-28', rows)).toBe(cheaper);
    expect(channelTermsOn(bankA, '2027-03-01', rows)).toBe(closed);
    expect(inForceOn([], '2027-01-01')).toBeUndefined();
  });
});
