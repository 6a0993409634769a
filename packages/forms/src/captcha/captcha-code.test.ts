import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPTCHA_LENGTH, matchesCaptcha, newCaptcha } from './captcha-code.ts';

const sequence = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const random = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 4, maxLength: 8 });

test('a code has four characters without any that look alike', () => {
  fc.assert(
    fc.property(random, (numbers) => {
      const code = newCaptcha(sequence(numbers));
      expect(code).toHaveLength(CAPTCHA_LENGTH);
      expect(code).toMatch(/^[2-9A-HJ-NP-Za-km-z]{4}$/);
    }),
  );
});

test('upper and lower case match', () => {
  fc.assert(
    fc.property(random, (numbers) => {
      const code = newCaptcha(sequence(numbers));
      expect(matchesCaptcha(code.toUpperCase(), code)).toBe(true);
      expect(matchesCaptcha(` ${code.toLowerCase()} `, code)).toBe(true);
    }),
  );
});

test('another text does not match', () => {
  expect(matchesCaptcha('', 'AB3d')).toBe(false);
  expect(matchesCaptcha('AB3', 'AB3d')).toBe(false);
  expect(matchesCaptcha('AB3dd', 'AB3d')).toBe(false);
});
