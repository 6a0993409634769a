import { describe, expect, test } from 'vitest';
import { MAX_ANNUAL_RATE_PPM } from '../money/rate.ts';
import { rulingOn } from '../dated.ts';
import { CHANNEL_CODES, defaultChannelTerms, channelTermsOn } from './terms.ts';

describe('the terms of a channel', () => {
  test('are given for every channel and make sense', () => {
    for (const code of CHANNEL_CODES) {
      const { minAmount, maxAmount, minDays, maxDays, annualRatePpm } = defaultChannelTerms(code);
      expect([code, minAmount > 0n && minAmount < maxAmount]).toEqual([code, true]);
      expect([code, minDays > 0 && minDays < maxDays && maxDays <= 366]).toEqual([code, true]);
      expect([code, annualRatePpm > 0n && annualRatePpm <= MAX_ANNUAL_RATE_PPM]).toEqual([code, true]);
    }
  });

  test('are offered by each of the twelve channels', () => {
    for (const code of [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13] as const)
      expect([code, defaultChannelTerms(code).offered]).toEqual([code, true]);
  });

  test('are the default until a dated row rules, and the latest row from then on', () => {
    const cheaper = { ...defaultChannelTerms(1), annualRatePpm: 30_000n };
    const closed = { ...defaultChannelTerms(1), offered: false };
    const rows = [
      { channel: 1, effectiveFrom: '2027-03-01', terms: closed },
      { channel: 1, effectiveFrom: '2027-01-01', terms: cheaper },
      { channel: 2, effectiveFrom: '2026-01-01', terms: closed },
    ] as const;
    expect(channelTermsOn(1, '2026-12-31', rows)).toBe(defaultChannelTerms(1));
    expect(channelTermsOn(1, '2027-01-01', rows)).toBe(cheaper);
    expect(channelTermsOn(1, '2027-02-28', rows)).toBe(cheaper);
    expect(channelTermsOn(1, '2027-03-01', rows)).toBe(closed);
    expect(rulingOn([], '2027-01-01')).toBeUndefined();
  });
});
