import type { ReadCharacter, TextLine } from '../../../../platform/ocr/text-line.ts';

export interface RowCharacter extends ReadCharacter {
  readonly line: TextLine;
  /** True at the start of a line or after a gap: a label may begin here. */
  readonly begins: boolean;
}

/** Text at one height, from left to right, without spaces. */
export interface Row {
  readonly characters: readonly RowCharacter[];
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** Full-width and half-width forms, mapped to the one that records use. */
const WIDTH_VARIANTS: Readonly<Record<string, string>> = {
  '(': '（',
  ')': '）',
  ':': '：',
  ';': '；',
  ',': '，',
  '—': '-',
  '–': '-',
  '~': '-',
  '•': '·',
};

const heightOf = ({ top, bottom }: TextLine): number => bottom - top;
const middleOf = ({ top, bottom }: TextLine): number => (top + bottom) / 2;

/** A gap of more text heights separates texts. */
const GAP_WIDTH = 2.2;

function charactersOf(lines: readonly TextLine[]): RowCharacter[] {
  const characters: RowCharacter[] = [];
  const ordered = lines.toSorted((a, b) => a.left - b.left);
  for (const [place, line] of ordered.entries()) {
    let before = -Infinity;
    // Of two close texts, the first may contain a part of the second's first character.
    const ends = ordered[place + 1]?.left ?? Infinity;
    for (const read of line.characters) {
      if (/\s/.test(read.char) || read.x > ends) continue;
      const begins = characters.at(-1)?.line !== line || read.x - before > GAP_WIDTH * heightOf(line);
      const char = read.char.normalize('NFKC');
      characters.push({ ...read, char: WIDTH_VARIANTS[char] ?? char, line, begins });
      before = read.x;
    }
  }
  return characters;
}

/** Groups lines of text by height, from top to bottom. */
export function rowsOf(lines: readonly TextLine[]): Row[] {
  const groups: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const group = groups.find((present) =>
      present.some((other) => Math.abs(middleOf(other) - middleOf(line)) < 0.45 * Math.min(heightOf(other), heightOf(line))),
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const characters = charactersOf(group);
    return {
      characters,
      text: characters.map(({ char }) => char).join(''),
      top: Math.min(...group.map(({ top }) => top)),
      bottom: Math.max(...group.map(({ bottom }) => bottom)),
    };
  });
}
