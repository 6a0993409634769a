import { afterEach, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../calendar/civil-date.ts';
import { setPublishedYears } from '../calendar/working-day.ts';
import { fen } from '../money/yuan.ts';
import { lastDayInTime, owedOn, type OpenDebt } from './owed.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
afterEach(() => setPublishedYears([]));

test('a list published after the signature makes nobody late for a day off and adds no interest', () => {
  const signed = day('2027-05-04');
  const debt: OpenDebt = {
    principal: fen(100_000_000n),
    annualRatePpm: 36_500n,
    lateDailyPpm: 500n,
    since: day('2027-01-04'),
    paysOn: signed,
  };
  const owedBefore = owedOn(debt, signed);
  expect(owedOn(debt, day('2027-05-06')).lateInterest).toBe(100_000n);

  const labourDay = ['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05'].map(day);
  setPublishedYears([{ year: 2027, off: { labourDay }, work: {} }]);
  expect(lastDayInTime(signed)).toBe('2027-05-06');
  expect(owedOn(debt, day('2027-05-06'))).toEqual(owedBefore);
  expect(owedOn(debt, day('2027-05-07'))).toMatchObject({ interest: owedBefore.interest, lateInterest: 50_000n });
});
