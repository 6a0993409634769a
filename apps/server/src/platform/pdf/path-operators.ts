/** Formats a number for a PDF content stream. */
export const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

type Letter = 'M' | 'C' | 'S' | 'Z';

const isLetter = (text: string): text is Letter => text === 'M' || text === 'C' || text === 'S' || text === 'Z';

/** Number of arguments of each path command. */
const ARGUMENT_COUNTS: Readonly<Record<Letter, number>> = { M: 2, C: 6, S: 4, Z: 0 };

/** Splits the arguments of a command into groups, because a command may be repeated without its letter. */
function argumentGroups(letter: Letter, rest: string): number[][] {
  const figures = rest
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const size = ARGUMENT_COUNTS[letter];
  return size === 0 ? [] : Array.from({ length: figures.length / size }, (_, place) => figures.slice(place * size, (place + 1) * size));
}

/** Converts an SVG path of the engraving (`smoothPath`: absolute M, C, S and Z) to PDF operators. Throws on other commands. */
export function pathOperators(path: string): string {
  const operators: string[] = [];
  let at = [0, 0];
  let lead = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (!isLetter(letter)) throw new Error(`path command ${letter} is not supported`);
    if (letter === 'Z') operators.push('h');
    for (const some of argumentGroups(letter, rest)) {
      // The first control point of S mirrors the last one of the previous curve.
      const mirrored = at.map((value, axis) => 2 * value - (lead[axis] ?? value));
      const whole = letter === 'S' ? [...mirrored, ...some] : some;
      operators.push(`${whole.map(formatNumber).join(' ')} ${letter === 'M' ? 'm' : 'c'}`);
      lead = letter === 'M' ? some : some.slice(-4, -2);
      at = some.slice(-2);
    }
  }
  return operators.join('\n');
}
