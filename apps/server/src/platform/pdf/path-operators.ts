/** A number as a page's content has it. */
export const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

type Letter = 'M' | 'C' | 'S' | 'Z';

const isLetter = (text: string): text is Letter => text === 'M' || text === 'C' || text === 'S' || text === 'Z';

/** How many figures follow each letter before it may repeat. */
const FIGURES: Readonly<Record<Letter, number>> = { M: 2, C: 6, S: 4, Z: 0 };

/** The figures that follow a letter, in the portions that it takes. */
function portions(letter: Letter, rest: string): number[][] {
  const figures = rest
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const size = FIGURES[letter];
  return size === 0 ? [] : Array.from({ length: figures.length / size }, (_, place) => figures.slice(place * size, (place + 1) * size));
}

/** A smooth path of the engraving (`smoothPath`: M, C, S and Z with absolute figures) as operators of a page's content. Throws on other letters. */
export function pathOperators(path: string): string {
  const operators: string[] = [];
  let at = [0, 0];
  let lead = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (!isLetter(letter)) throw new Error(`no engraving is drawn with ${letter}`);
    if (letter === 'Z') operators.push('h');
    for (const some of portions(letter, rest)) {
      // S begins as the piece before it ended, mirrored.
      const mirrored = at.map((value, axis) => 2 * value - (lead[axis] ?? value));
      const whole = letter === 'S' ? [...mirrored, ...some] : some;
      operators.push(`${whole.map(figure).join(' ')} ${letter === 'M' ? 'm' : 'c'}`);
      lead = letter === 'M' ? some : some.slice(-4, -2);
      at = some.slice(-2);
    }
  }
  return operators.join('\n');
}
