import { fen, sumFen, type Fen } from './yuan.ts';

/**
 * Divides an amount in proportion to weights, so that the parts sum exactly to it (largest remainder method): every part is rounded down
 * to the fen, and the leftover fen go one each to the largest remainders, earlier parts first. Throws a RangeError for a negative amount
 * or weight, and for a positive amount when all weights are zero.
 */
export function allocate(total: Fen, weights: readonly Fen[]): readonly Fen[] {
  const sum = sumFen(weights);
  if (total < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('allocate divides no negative amounts');
  if (sum === 0n) {
    if (total !== 0n) throw new RangeError('allocate: nothing carries a weight');
    return weights.map(() => fen(0n));
  }
  const shares = weights.map((weight, index) => ({ index, whole: (total * weight) / sum, rest: (total * weight) % sum }));
  const left = Number(total - shares.reduce((done, { whole }) => done + whole, 0n));
  const roundedUp = new Set(
    shares
      // The sort is stable, so equal remainders keep their order.
      .toSorted((one, other) => Number(other.rest - one.rest))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => fen(roundedUp.has(index) ? whole + 1n : whole));
}
