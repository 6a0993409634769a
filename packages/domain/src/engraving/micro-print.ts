/** Rough advance of a glyph in ems: a Chinese character fills the square, other letters about half of it. */
export function advance(glyph: string): number {
  return /[\u2E80-\u9FFF\uF900-\uFFEF]/u.test(glyph) ? 1 : 0.56;
}

/** Rough length of a text in ems. */
export function textLength(text: string): number {
  return Array.from(text).reduce((sum, glyph) => sum + advance(glyph), 0);
}

/** Repeats a phrase in whole until it fills a line of the given length, so that stretching to fit stays unnoticeable. */
export function microPrint(phrase: string, length: number, size: number): string {
  const width = textLength(phrase) * size;
  return phrase.repeat(Math.max(1, Math.floor(length / Math.max(width, size))));
}
