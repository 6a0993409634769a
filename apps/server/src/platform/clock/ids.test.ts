import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movableClock, stoppedClock } from './clock.ts';
import { createIds } from './ids.ts';
import { seededRandom } from './random.ts';

const start = new Date('2026-11-20T01:42:00Z');

test('ids sort by time, and by order of creation within a millisecond', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 60 }), fc.string(), (pauses, seed) => {
      const clock = stoppedClock(start);
      const ids = createIds(clock, seededRandom(seed));
      const made = pauses.map((pauseMs) => {
        clock.moveTo(new Date(clock.now().getTime() + pauseMs));
        return ids.next();
      });
      expect(made).toEqual(made.toSorted());
      expect(new Set(made).size).toBe(made.length);
      expect(made.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the same seed repeats the sequence, and a different seed does not', () => {
  const play = (seed: string) => {
    const random = seededRandom(seed);
    return [random.bytes(5).toString('hex'), random.below(1000), random.bytes(70).toString('hex')];
  };
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('random numbers stay below their limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.string(), (limit, seed) => {
      const value = seededRandom(seed).below(limit);
      expect(value >= 0 && value < limit).toBe(true);
    }),
  );
});

test('a moved clock runs on from the time it was set to, and knows the date in Shanghai', () => {
  const base = stoppedClock(start);
  const clock = movableClock(base);
  clock.moveTo(new Date('2027-05-14T16:30:00Z'));
  base.moveTo(new Date(start.getTime() + 60_000));
  expect(clock.now().toISOString()).toBe('2027-05-14T16:31:00.000Z');
  expect(clock.today()).toBe('2027-05-15');
});
