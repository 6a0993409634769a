import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from './civil-date.ts';
import { publishedYearProblems, type PublishedYear } from './published-year.ts';

const day = (text: string): CivilDate => civilDate(text) ?? expect.fail(text);
const days = (...texts: string[]): CivilDate[] => texts.map(day);

/** A plausible list; the State Council has not published 2027. */
const list: PublishedYear = {
  year: 2027,
  off: {
    newYear: days('2027-01-01', '2027-01-02', '2027-01-03'),
    springFestival: days('2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12'),
    tombSweeping: days('2027-04-03', '2027-04-04', '2027-04-05'),
    labourDay: days('2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05'),
    dragonBoat: days('2027-06-09'),
    midAutumn: days('2027-09-15'),
    nationalDay: days('2027-10-01', '2027-10-02', '2027-10-03', '2027-10-04', '2027-10-05', '2027-10-06', '2027-10-07'),
  },
  work: { springFestival: days('2027-01-30', '2027-02-14'), labourDay: days('2027-05-08') },
};

describe('a published list', () => {
  test('is accepted as the State Council writes it, with days of December before', () => {
    expect(publishedYearProblems(list)).toEqual([]);
    const off = { ...list.off, newYear: days('2026-12-31', '2027-01-01') };
    const work = { ...list.work, newYear: days('2026-12-27') };
    expect(publishedYearProblems({ ...list, off, work })).toEqual([]);
  });

  test.each<[string, string, string, Partial<PublishedYear>]>([
    [
      'a day of another year',
      'anotherYear',
      '2028-10-07',
      { off: { ...list.off, nationalDay: days('2027-10-01', '2027-10-02', '2027-10-03', '2028-10-07') } },
    ],
    ['a day of December for another holiday', 'anotherYear', '2026-12-27', { work: { springFestival: days('2026-12-27') } }],
    ['a day that is free and worked', 'namedTwice', '2027-01-02', { work: { newYear: days('2027-01-02') } }],
    ['a day named twice', 'namedTwice', '2027-05-08', { work: { labourDay: days('2027-05-08', '2027-05-08') } }],
    ['a legal holiday that is left out', 'legalDayMissing', '2027-06-09', { off: { ...list.off, dragonBoat: [] } }],
    ['a worked weekday', 'workedWeekday', '2027-05-10', { work: { labourDay: days('2027-05-10') } }],
  ])('with %s is refused', (_, rule, found, change) => {
    expect(publishedYearProblems({ ...list, ...change })).toEqual([{ rule, day: found }]);
  });

  test('that has a legal holiday worked is refused', () => {
    const problems = publishedYearProblems({ ...list, work: { labourDay: days('2027-05-01') } });
    expect(problems.map(({ rule }) => rule)).toEqual(['namedTwice', 'legalDayWorked']);
  });
});
