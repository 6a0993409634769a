import type { TextLine } from '../text-line.ts';

/** A stretch of text as if it had been read from a picture: signs 20 wide and 24 high, beginning at a place. */
export function written(text: string, left: number, top: number, confidence = 0.99): TextLine {
  const signs = Array.from(text);
  return {
    left,
    top,
    right: left + 20 * signs.length,
    bottom: top + 24,
    characters: signs.map((char, place) => ({ char, confidence, x: left + 20 * place + 10 })),
  };
}
