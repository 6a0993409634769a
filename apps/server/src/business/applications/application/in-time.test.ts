import { describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { stoppedClock } from '../../../platform/clock/clock.ts';
import { day } from '../../../testing/acting.ts';
import { assertInTime, type Term } from './in-time.ts';

const dueOn = day('2026-11-27');
const tryOn = (date: string, term: Term) => () => assertInTime({ clock: stoppedClock(startOfDay(day(date))) }, term);
const tooLate = (until: string) => expect.objectContaining({ key: 'TOO_LATE', details: { until } });

describe('the time of an application', () => {
  test('ends the day before maturity', () => {
    for (const term of [{ dueOn }, { dueOn, signDeadline: null }]) {
      expect(tryOn('2026-11-26', term)).not.toThrow();
      expect(tryOn('2026-11-27', term)).toThrow(tooLate('2026-11-26'));
    }
  });

  test('ends on the last day to sign, if earlier', () => {
    const term = { dueOn, signDeadline: day('2026-11-24') };
    expect(tryOn('2026-11-24', term)).not.toThrow();
    expect(tryOn('2026-11-25', term)).toThrow(tooLate('2026-11-24'));
  });

  test('never exceeds maturity, whatever the last day to sign', () => {
    const term = { dueOn, signDeadline: day('2026-12-05') };
    expect(tryOn('2026-11-26', term)).not.toThrow();
    expect(tryOn('2026-11-27', term)).toThrow(tooLate('2026-11-26'));
  });
});
