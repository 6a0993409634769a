import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, compareDates, type CivilDate } from '../calendar/civil-date.ts';
import { absenceProblem, absencesOverlap, absenceStateOn, ABSENCE_AHEAD_DAYS, ABSENCE_DAYS_MAX } from './absence.ts';

const today: CivilDate = civilDate('2026-11-20') ?? expect.fail();
const day = fc.integer({ min: -5, max: 150 }).map((days) => addDays(today, days));

test.each([
  [0, 0, undefined],
  [0, ABSENCE_DAYS_MAX - 1, undefined],
  [0, ABSENCE_DAYS_MAX, 'tooLong'],
  [-1, 3, 'past'],
  [ABSENCE_AHEAD_DAYS, ABSENCE_AHEAD_DAYS, undefined],
  [ABSENCE_AHEAD_DAYS + 1, ABSENCE_AHEAD_DAYS + 1, 'tooFar'],
  [3, 2, 'backwards'],
] as const)('an absence from day %s to day %s has the problem %s', (from, to, problem) => {
  expect(absenceProblem({ from: addDays(today, from), to: addDays(today, to) }, today)).toBe(problem);
});

test('an absence is running on each of its days and on no other, unless it was ended early', () => {
  fc.assert(
    fc.property(day, day, day, (from, to, on) => {
      const isInside = compareDates(from, on) <= 0 && compareDates(on, to) <= 0;
      expect(absenceStateOn({ from, to }, false, on) === 'running').toBe(isInside);
      expect(absenceStateOn({ from, to }, true, on)).toBe('ended');
    }),
  );
});

test('two absences overlap when they share a day, in either order of arguments', () => {
  fc.assert(
    fc.property(day, day, day, day, (a, b, c, d) => {
      const [one, other] = [
        { from: compareDates(a, b) <= 0 ? a : b, to: compareDates(a, b) <= 0 ? b : a },
        { from: compareDates(c, d) <= 0 ? c : d, to: compareDates(c, d) <= 0 ? d : c },
      ];
      const shared = Array.from({ length: 160 }, (_, days) => addDays(today, days - 5)).some(
        (on) => absenceStateOn(one, false, on) === 'running' && absenceStateOn(other, false, on) === 'running',
      );
      expect(absencesOverlap(one, other)).toBe(shared);
      expect(absencesOverlap(other, one)).toBe(shared);
    }),
  );
});
