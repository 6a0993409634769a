import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { fen, sumFen } from './yuan.ts';

describe('allocating an amount by weights', () => {
  test.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [1n, [1n, 2n], [0n, 1n]],
    [10n, [0n, 5n], [0n, 10n]],
    // The leftover fen goes to the larger remainder, not to the larger weight.
    [2n, [5n, 2n], [1n, 1n]],
    [2n, [2n, 5n], [1n, 1n]],
    // Among equal remainders the earlier part gets it.
    [2n, [1n, 1n, 1n, 1n], [1n, 1n, 0n, 0n]],
    [0n, [], []],
    [0n, [0n, 0n], [0n, 0n]],
  ])('%s by the weights %s gives %s', (total, weights, parts) => {
    expect(allocate(fen(total), weights.map(fen))).toEqual(parts);
  });

  test('refuses zero weights and negative amounts', () => {
    expect(() => allocate(fen(1n), [])).toThrow(new RangeError('allocate: nothing carries a weight'));
    expect(() => allocate(fen(-1n), [fen(1n)])).toThrow(new RangeError('allocate divides no negative amounts'));
    expect(() => allocate(fen(1n), [fen(2n), fen(-1n)])).toThrow(new RangeError('allocate divides no negative amounts'));
  });

  test('the parts sum to the whole, and each is within a fen of its exact share', () => {
    const weight = fc.bigInt({ min: 0n, max: 10n ** 13n });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), weight, fc.array(weight, { maxLength: 12 }), (total, one, others) => {
        const weights = [one + 1n, ...others].map(fen);
        const sum = sumFen(weights);
        const parts = allocate(fen(total), weights);
        expect(sumFen(parts)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const off = part * sum - total * (weights[index] ?? 0n);
          expect(off < sum && off > -sum).toBe(true);
        }
      }),
    );
  });
});
