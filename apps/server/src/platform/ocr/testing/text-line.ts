import type { TextLine } from '../text-line.ts';

/** A text line as read from a picture, with characters 20 wide and 24 high. */
export function textLine(text: string, left: number, top: number, confidence = 0.99): TextLine {
  const signs = Array.from(text);
  return {
    left,
    top,
    right: left + 20 * signs.length,
    bottom: top + 24,
    characters: signs.map((char, place) => ({ char, confidence, x: left + 20 * place + 10 })),
  };
}
