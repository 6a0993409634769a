import { expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { payoutGap } from './payout-day.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const terms = { amount: fen(75_000_000n), annualRate: 58_000n, valueOn: day('2026-12-02'), days: 141 };

test.each([
  ['on the value date', '2026-12-02', undefined],
  ['four days before it', '2026-11-28', { side: 'before', days: 4, interest: 48_333n }],
  ['three days after it', '2026-12-05', { side: 'after', days: 3, interest: 36_250n }],
  ['after the whole term', '2027-12-05', { side: 'after', days: 368, interest: 1_703_750n }],
])('a payout %s', (_when, paidOn, gap) => {
  expect(payoutGap(terms, day(paidOn))).toEqual(gap);
});
