/** How to round a fraction; "up" is away from zero and "down" towards zero. */
export type RoundingMode = 'halfUp' | 'halfEven' | 'up' | 'down';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

type RoundsAway = (quotient: bigint, remainder: bigint, divisor: bigint) => boolean;

const ROUNDS_AWAY: Readonly<Record<RoundingMode, RoundsAway>> = {
  up: (_, remainder) => remainder > 0n,
  down: () => false,
  halfUp: (_, remainder, divisor) => remainder * 2n >= divisor,
  halfEven: (quotient, remainder, divisor) => remainder * 2n > divisor || (remainder * 2n === divisor && quotient % 2n === 1n),
};

/** Divides two integers and rounds the quotient, symmetrically about zero. Throws a RangeError for a zero denominator. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  if (denominator === 0n) throw new RangeError('divideRounded: the denominator is zero');
  const divisor = magnitude(denominator);
  const dividend = magnitude(numerator);
  const quotient = dividend / divisor;
  const rounded = ROUNDS_AWAY[mode](quotient, dividend % divisor, divisor) ? quotient + 1n : quotient;
  return numerator < 0n === denominator < 0n ? rounded : -rounded;
}
