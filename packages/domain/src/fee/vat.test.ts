import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../money/yuan.ts';
import { vatIn, vatRateOf } from './vat.ts';

test.each([
  ['service', 600_000n, 33_962n],
  ['ukey', 20_000n, 2_301n],
  ['evidence', 12_000n, 679n],
])('a %s fee of %d fen includes %d fen of tax', (kind, amount, tax) => {
  expect(vatIn(fen(amount), vatRateOf(kind))).toBe(tax);
});

test('the included tax is exact to half a fen', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom('ukey', 'service'), (amount, kind) => {
      const rate = vatRateOf(kind);
      const tax = vatIn(fen(amount), rate);
      const off = tax * (1_000_000n + rate) - amount * rate;
      expect(off * 2n <= 1_000_000n + rate && off * 2n >= -(1_000_000n + rate)).toBe(true);
    }),
  );
});
