import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night = { from: '22:00', to: '08:00' };
const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

it.each([
  ['sent in the evening to the next morning', '23:15', '2026-11-21T00:00:00.000Z'],
  ['sent in the first quiet minute to the next morning', '22:00', '2026-11-21T00:00:00.000Z'],
  ['sent after midnight to the same morning', '03:00', '2026-11-20T00:00:00.000Z'],
  ['by no time at the end of the quiet hours', '08:00', '2026-11-20T00:00:00.000Z'],
  ['by no time during the day', '14:30', '2026-11-20T06:30:00.000Z'],
])('postpones a message %s', (_, time, leaves) => {
  expect(afterQuietHours(at(time), night).toISOString()).toBe(leaves);
});

it('handles quiet hours within one day, no quiet hours, and instants with seconds', () => {
  const noon = { from: '12:00', to: '13:30' };
  expect(afterQuietHours(at('12:01'), noon)).toEqual(at('13:30'));
  expect(afterQuietHours(at('13:30'), noon)).toEqual(at('13:30'));
  expect(afterQuietHours(at('12:01'), undefined)).toEqual(at('12:01'));
  expect(afterQuietHours(at('12:01'), { from: '09:00', to: '09:00' })).toEqual(at('12:01'));
  expect(afterQuietHours(new Date('2026-11-20T12:01:40.5+08:00'), noon)).toEqual(at('13:30'));
});

const minute = fc
  .integer({ min: 0, max: 1439 })
  .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`);

it('never sends in quiet hours, early, or a day late', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      minute,
      minute,
      (when, from, to) => {
        const leaves = afterQuietHours(when, { from, to });
        const late = leaves.getTime() - when.getTime();
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(86_400_000);
        expect(afterQuietHours(leaves, { from, to })).toEqual(leaves);
      },
    ),
  );
});
