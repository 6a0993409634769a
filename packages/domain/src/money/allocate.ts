import { fen, sumFen, type Fen } from './yuan.ts';

/**
 * Divides an amount in the proportion of weights, so that the parts sum exactly to it: each gets its whole fen, and what is left over
 * goes, a fen each, to those with the largest remainders, the earlier first. Throws where there is something to divide and no weight.
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
  const lucky = new Set(
    shares
      // Equal remainders stay in their order.
      .toSorted((one, other) => Number(other.rest - one.rest))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => fen(lucky.has(index) ? whole + 1n : whole));
}
