import { rowsOf, type Row, type RowCharacter } from './rows.ts';
import type { TextLine } from '../../../../platform/ocr/text-line.ts';

export type Labels<Field extends string> = readonly (readonly [field: Field, ...words: string[]])[];

interface FoundLabel<Field extends string> {
  readonly field: Field;
  readonly row: number;
  readonly from: number;
  readonly until: number;
}

/** The text next to and below a label. */
export type Values<Field extends string> = ReadonlyMap<Field, readonly RowCharacter[]>;

const heightOf = ({ line }: RowCharacter): number => line.bottom - line.top;

/** How many characters of a label may be misread: one of four or more, and one of two if they stand apart, as spread labels do. */
function allowedIn(row: Row, place: number, length: number): number {
  const apart = row.characters.slice(place, place + length).every(({ line }) => line.characters.length === 1);
  return length >= 4 || (length === 2 && apart) ? 1 : 0;
}

/** The label at a position where text begins: the closest match, the longest of equals. */
function labelAt<Field extends string>(row: Row, place: number, labels: Labels<Field>): { field: Field; length: number } | undefined {
  let best: { field: Field; length: number; differing: number } | undefined;
  for (const [field, ...words] of labels)
    for (const word of words) {
      const there = row.text.slice(place, place + word.length);
      const differing = Array.from(word).filter((sign, index) => sign !== there.charAt(index)).length;
      if (there.length !== word.length || differing > allowedIn(row, place, word.length)) continue;
      if (!best || differing < best.differing || (differing === best.differing && word.length > best.length))
        best = { field, length: word.length, differing };
    }
  return best;
}

function labelsIn<Field extends string>(row: Row, index: number, labels: Labels<Field>): FoundLabel<Field>[] {
  const found: FoundLabel<Field>[] = [];
  for (let place = 0; place < row.characters.length; place += 1) {
    if (row.characters[place]?.begins !== true) continue;
    const label = labelAt(row, place, labels);
    if (!label) continue;
    found.push({ field: label.field, row: index, from: place, until: place + label.length });
    place += label.length - 1;
  }
  return found;
}

const withoutColon = (characters: readonly RowCharacter[]): readonly RowCharacter[] =>
  characters[0]?.char === '：' ? characters.slice(1) : characters;

/** Tolerance for aligning further lines of a value, and their greatest distance, in text heights. */
const ALIGNMENT_TOLERANCE = 1.3;
const LINE_DISTANCE = 1.6;

/** Further lines of a value: aligned below it, until another label of the column or a gap. */
function furtherLines<Field extends string>(
  rows: readonly Row[],
  found: readonly FoundLabel<Field>[],
  start: FoundLabel<Field>,
  first: readonly RowCharacter[],
): RowCharacter[] {
  const head = first[0];
  const label = rows[start.row]?.characters[start.from];
  if (!head || !label) return [];
  const more: RowCharacter[] = [];
  const size = heightOf(head);
  let bottom = head.line.bottom;
  for (let index = start.row + 1; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || row.top > bottom + LINE_DISTANCE * size) break;
    const stops = found.some((other) => {
      const sign = rows[index]?.characters[other.from];
      return other.row === index && sign !== undefined && Math.abs(sign.line.left - label.line.left) < 3 * size;
    });
    if (stops) break;
    const lines = new Set(row.characters.map(({ line }) => line));
    const next = [...lines].find((line) => {
      const labelled = found.some((other) => other.row === index && row.characters[other.from]?.line === line);
      const beginning = line.characters[0]?.x ?? line.left;
      const gap = (line.top + line.bottom) / 2 - (bottom - size / 2);
      return !labelled && Math.abs(beginning - head.x) < ALIGNMENT_TOLERANCE * size && gap > 0 && gap < LINE_DISTANCE * size;
    });
    if (!next) continue;
    more.push(...row.characters.filter(({ line }) => line === next));
    bottom = next.bottom;
  }
  return more;
}

/** Finds labels on a picture and their values: text to the right and lines below, wherever they are. */
export function valuesOf<Field extends string>(lines: readonly TextLine[], labels: Labels<Field>): Values<Field> {
  const rows = rowsOf(lines);
  const found = rows.flatMap((row, index) => labelsIn(row, index, labels));
  const values = new Map<Field, readonly RowCharacter[]>();
  for (const start of found) {
    const row = rows[start.row];
    if (!row || values.has(start.field)) continue;
    const next = found.find((other) => other.row === start.row && other.from >= start.until);
    const beside = withoutColon(row.characters.slice(start.until, next?.from));
    const below = beside.length > 0 ? beside : firstBelow(rows, start);
    if (below.length > 0) values.set(start.field, [...below, ...(beside.length > 0 ? furtherLines(rows, found, start, beside) : [])]);
  }
  return values;
}

/** A label with nothing to its right may have its value below. */
function firstBelow<Field extends string>(rows: readonly Row[], { row, from }: FoundLabel<Field>): readonly RowCharacter[] {
  const label = rows[row]?.characters[from];
  const next = rows[row + 1];
  if (!label || !next || next.top > label.line.bottom + 1.5 * heightOf(label)) return [];
  return next.characters.filter(({ line }) => Math.abs(line.left - label.line.left) < 1.5 * heightOf(label));
}
