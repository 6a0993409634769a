import { describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { stoppedClock } from '../../../platform/clock/clock.ts';
import { day } from '../../../testing/acting.ts';
import { assertInTime, type Term } from './in-time.ts';

const dueOn = day('2026-11-27');
const tryOn = (date: string, term: Term) => () => assertInTime({ clock: stoppedClock(startOfDay(day(date))) }, term);
const tooLate = (until: string) => expect.objectContaining({ key: 'TOO_LATE', details: { until } });

describe('an application goes on', () => {
  test('until the day before it falls due', () => {
    for (const term of [{ dueOn }, { dueOn, signDeadline: null }]) {
      expect(tryOn('2026-11-26', term)).not.toThrow();
      expect(tryOn('2026-11-27', term)).toThrow(tooLate('2026-11-26'));
    }
  });

  test('until the last day to sign for it, where that comes first', () => {
    const term = { dueOn, signDeadline: day('2026-11-24') };
    expect(tryOn('2026-11-24', term)).not.toThrow();
    expect(tryOn('2026-11-25', term)).toThrow(tooLate('2026-11-24'));
  });

  test('no longer than until it falls due, whatever the last day to sign for it', () => {
    const term = { dueOn, signDeadline: day('2026-12-05') };
    expect(tryOn('2026-11-26', term)).not.toThrow();
    expect(tryOn('2026-11-27', term)).toThrow(tooLate('2026-11-26'));
  });
});
