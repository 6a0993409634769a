import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, civilDate, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { isWorkingDay } from '../calendar/working-day.ts';
import { termLimitOn, VOUCHER_LIMITS, type TermLimit } from './limits.ts';
import { hasFallenDue, signForDeadline, termAssessment } from './term.ts';

const day = (text: string): CivilDate => {
  const date = civilDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
};
const issuedOn = day('2026-01-31');

describe('the term of a voucher', () => {
  test.each([
    ['2026-01-30', 'past'],
    ['2026-01-31', 'past'],
    ['2026-02-01', 'ordinary'],
    ['2026-07-31', 'ordinary'],
    ['2026-08-01', 'needsReason'],
    ['2027-01-31', 'needsReason'],
    ['2027-02-01', 'tooLong'],
  ] as const)('from 2026-01-31 to %s is %s', (dueOn, level) => {
    expect(termAssessment({ issuedOn, dueOn: day(dueOn) }).level).toBe(level);
  });

  test('rolls the payment date, not the due date, to the next working day', () => {
    const term = termAssessment({ issuedOn: day('2026-04-10'), dueOn: day('2026-10-01') });
    expect(term).toMatchObject({ days: 174, paymentDate: '2026-10-08', level: 'ordinary', provisional: false });
  });

  test('marks the payment date as provisional in an unpublished year', () => {
    expect(termAssessment({ issuedOn: day('2026-09-01'), dueOn: day('2027-01-29') }).provisional).toBe(true);
    expect(termAssessment({ issuedOn: day('2026-09-01'), dueOn: day('2026-12-31') }).provisional).toBe(false);
  });

  test('is limited by the latest enabled row in force on the issue date', () => {
    const limits: readonly TermLimit[] = VOUCHER_LIMITS.term.map((row) => ({ ...row, enabled: true }));
    const dueOn = addMonths(day('2026-09-14'), 7);
    expect(termAssessment({ issuedOn: day('2026-09-14'), dueOn }).level).toBe('needsReason');
    expect(termAssessment({ issuedOn: day('2026-09-14'), dueOn, limits }).level).toBe('tooLong');
    expect(termAssessment({ issuedOn: day('2026-09-13'), dueOn, limits }).level).toBe('needsReason');
    expect(termLimitOn(day('2020-01-01'), limits).effectiveFrom).toBe('2025-06-15');
    expect(() => termLimitOn(day('2026-01-01'), [])).toThrow(RangeError);
  });

  test('never sets the payment date before the due date or on a day off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), (days) => {
        const dueOn = addDays(issuedOn, days);
        const term = termAssessment({ issuedOn, dueOn });
        expect(term.days).toBe(days);
        expect(daysBetween(dueOn, term.paymentDate)).toBeGreaterThanOrEqual(0);
        expect(isWorkingDay(term.paymentDate)).toBe(true);
      }),
    );
  });

  test('allows fifteen days for signing for the voucher', () => {
    expect(signForDeadline(day('2026-02-20'), day('2026-08-31'))).toBe('2026-03-07');
  });

  test('ends the time for signing before the due date', () => {
    expect(signForDeadline(day('2026-02-20'), day('2026-03-08'))).toBe('2026-03-07');
    expect(signForDeadline(day('2026-02-20'), day('2026-03-07'))).toBe('2026-03-06');
    expect(signForDeadline(day('2026-02-20'), day('2026-02-21'))).toBe('2026-02-20');
    expect(hasFallenDue(day('2026-03-07'), day('2026-03-06'))).toBe(false);
    expect(hasFallenDue(day('2026-03-07'), day('2026-03-07'))).toBe(true);
    expect(hasFallenDue(day('2026-03-07'), day('2026-03-08'))).toBe(true);
  });
});
