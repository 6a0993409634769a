import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisSteps, place } from './scale.ts';

test('has round steps that include zero', () => {
  expect(axisSteps(-120.4, 241.5)).toEqual([-200, -100, 0, 100, 200, 300]);
  expect(axisSteps(0, 0.3)).toEqual([0, 0.1, 0.2, 0.3]);
});

test('covers every value', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (a, b) => {
      fc.pre(Math.abs(a) > 1e-6 || Math.abs(b) > 1e-6);
      const steps = axisSteps(Math.min(a, b), Math.max(a, b));
      expect(steps).toContain(0);
      for (const value of [a, b]) {
        const y = place(value, steps, 100);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});
