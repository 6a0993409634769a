/** Approximate advance of a glyph in ems: 1 for a Chinese character, about half for other letters. */
export function advance(glyph: string): number {
  return /[\u2E80-\u9FFF\uF900-\uFFEF]/u.test(glyph) ? 1 : 0.56;
}

/** Approximate length of a text in ems. */
export function textLength(text: string): number {
  return Array.from(text).reduce((sum, glyph) => sum + advance(glyph), 0);
}

/** Repeats a whole phrase to fill a line of the given length, so that the remaining stretch is not visible. */
export function microPrint(phrase: string, length: number, size: number): string {
  const width = textLength(phrase) * size;
  return phrase.repeat(Math.max(1, Math.floor(length / Math.max(width, size))));
}
